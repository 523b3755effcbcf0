import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigation } from 'react-router-dom'

/**
 * Says whether the router leads elsewhere than the page shows: from the start of a navigation until its page is
 * rendered. It is a function because the router moves on before React renders, and a new one once that is over.
 * An effect that writes the shown address at such a moment would take the navigation back.
 */
export function useIsRouterAhead(): () => boolean {
  const { key } = useLocation()
  const { state } = useNavigation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(() => {
    if (router === undefined) return false
    const { navigation, location } = router.state
    return state !== 'idle' || navigation.state !== 'idle' || location.key !== key
  }, [router, key, state])
}

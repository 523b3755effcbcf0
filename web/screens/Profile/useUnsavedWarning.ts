import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router-dom'

/**
 * Holds back leaving the page while there is something unsaved: within the product the answer's blocker asks, a
 * closing tab is asked about by the browser.
 */
export function useUnsavedWarning(isUnsaved: boolean): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return blocker
}

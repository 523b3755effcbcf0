import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router-dom'

/**
 * Blocks leaving the page while something is unsaved. Within the product the caller asks with the returned blocker; when
 * the tab is closed, the browser asks.
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

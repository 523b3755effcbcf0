import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { IEnvironment } from 'relay-runtime'
import { onSessionChange } from '../device/browserMemory.ts'
import { followSession } from '../relay/session.ts'

/**
 * Follows a session that changed without this page doing it: in another tab, or because the server ended it. The
 * store is left for an empty one, and a screen that needs a person sends a visitor to sign in.
 */
export function useSessionWatch({
  environment,
  viewerId,
}: {
  environment: IEnvironment
  viewerId: string | null
}) {
  const { revalidate } = useRevalidator()
  const known = useRef({ environment, viewerId })

  useEffect(() => {
    const follow = () => void followSession().then(revalidate)
    const before = known.current
    known.current = { environment, viewerId }
    if (before.environment === environment && before.viewerId !== viewerId) follow()
    return onSessionChange(follow)
  }, [environment, viewerId, revalidate])
}

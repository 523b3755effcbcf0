import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { sessionQuery } from '../__generated__/sessionQuery.graphql.ts'
import { SESSION_QUERY } from '../relay/session.ts'
import { ReadyAnnouncer } from './ReadyAnnouncer.tsx'
import { TopNavigation } from './TopNavigation.tsx'
import { useSessionWatch } from './useSessionWatch.ts'

type Props = { environment: IEnvironment; sessionRef: PreloadedQuery<sessionQuery>; isHidden: boolean }

/** The navigation for the current session, and its announcements. It follows a session that changes in another tab. */
export function SessionNavigation({ environment, sessionRef, isHidden }: Props) {
  const { viewer } = usePreloadedQuery<sessionQuery>(SESSION_QUERY, sessionRef)
  useSessionWatch({ environment, viewerId: viewer?.id ?? null })
  return (
    <>
      {viewer && <ReadyAnnouncer viewerId={viewer.id} />}
      {!isHidden && <TopNavigation viewer={viewer} />}
    </>
  )
}

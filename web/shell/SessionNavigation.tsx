import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { sessionQuery } from '../__generated__/sessionQuery.graphql.ts'
import { SESSION_QUERY } from '../relay/session.ts'
import { TopNavigation } from './TopNavigation.tsx'
import { useSessionWatch } from './useSessionWatch.ts'

type Props = { environment: IEnvironment; sessionRef: PreloadedQuery<sessionQuery>; isHidden: boolean }

/** The navigation of whoever is there, which follows a session that begins or ends elsewhere. */
export function SessionNavigation({ environment, sessionRef, isHidden }: Props) {
  const { viewer } = usePreloadedQuery<sessionQuery>(SESSION_QUERY, sessionRef)
  useSessionWatch({ environment, viewerId: viewer?.id ?? null })
  return isHidden ? null : <TopNavigation viewer={viewer} />
}

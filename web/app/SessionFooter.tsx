import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { sessionQuery } from '../__generated__/sessionQuery.graphql.ts'
import { SESSION_QUERY } from '../relay/session.ts'
import { Footer, QuietFooter } from './Footer.tsx'

/** The foot of the page for the current session. */
export function SessionFooter({ sessionRef }: { sessionRef: PreloadedQuery<sessionQuery> }) {
  const { viewer } = usePreloadedQuery<sessionQuery>(SESSION_QUERY, sessionRef)
  return viewer ? <QuietFooter /> : <Footer />
}

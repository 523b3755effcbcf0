import { fetchQuery, graphql, type PreloadedQuery } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { sessionQuery } from '../__generated__/sessionQuery.graphql.ts'
import { announceSessionChange, forgetPerson } from '../device/browserMemory.ts'
import { createEnvironment, replaceEnvironment } from './environment.ts'
import { refreshIfStale, startQuery } from './queries.ts'

/** Who is signed in. */
export const SESSION_QUERY = graphql`
  query sessionQuery {
    viewer {
      id
      ...session_viewer
    }
  }
`

/** The signed-in person, as the frame shows them. */
export const SESSION_VIEWER = graphql`
  fragment session_viewer on User {
    fullName
    role
  }
`

/** Starts the session's query in this environment. */
export function startSession(environment: IEnvironment): PreloadedQuery<sessionQuery> {
  return startQuery<sessionQuery>({ environment, query: SESSION_QUERY, variables: {} })
}

/** Asks again who is there, if that was last asked a while ago. */
export function refreshSession(environment: IEnvironment): void {
  refreshIfStale<sessionQuery>({ environment, query: SESSION_QUERY, variables: {} })
}

/** Whether somebody is signed in, as the store knows it or else as the server says. */
export async function isSignedIn(environment: IEnvironment): Promise<boolean> {
  const answer = await fetchQuery<sessionQuery>(
    environment,
    SESSION_QUERY,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise()
  return Boolean(answer?.viewer)
}

async function enterNewStore(): Promise<void> {
  const environment = createEnvironment()
  // Where the session cannot be read now, the frame reads it again and says so if that fails too.
  await isSignedIn(environment).catch(() => undefined)
  replaceEnvironment(environment)
}

/**
 * Begins anew after somebody signed in: an empty store, in which only the session has been read. The caller then
 * navigates; the routes pick the new environment up with that navigation.
 */
export async function beginSession(): Promise<void> {
  await enterNewStore()
  announceSessionChange()
}

/** Ends a session that the server has ended: the store and all else that the browser kept for the person go. */
export async function endSession(): Promise<void> {
  forgetPerson()
  await beginSession()
}

/** Follows a session that began or ended elsewhere (another tab, or the server). The caller then revalidates. */
export async function followSession(): Promise<void> {
  await enterNewStore()
}

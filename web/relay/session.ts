import { fetchQuery, graphql, type PreloadedQuery } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { sessionQuery } from '../__generated__/sessionQuery.graphql.ts'
import { announceSessionChange, forgetPerson } from '../device/browserMemory.ts'
import { forgetKeptPages } from '../device/offlinePages.ts'
import { createEnvironment, replaceEnvironment } from './environment.ts'
import { refreshIfStale, startQuery } from './queries.ts'

/** Who is signed in. */
export const SESSION_QUERY = graphql`
  query sessionQuery @raw_response_type {
    viewer {
      id
      ...session_viewer
    }
  }
`

/** The signed-in account, as the frame shows it. */
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

/** Refetches the session if its result is stale. */
export function refreshSession(environment: IEnvironment): void {
  refreshIfStale<sessionQuery>({ environment, query: SESSION_QUERY, variables: {} })
}

/** Asks the server who is signed in, whatever the store has. The frame follows a change. */
export function askSession(environment: IEnvironment): void {
  fetchQuery<sessionQuery>(environment, SESSION_QUERY, {}, { fetchPolicy: 'network-only' }).subscribe({
    error: () => undefined,
  })
}

/** Whether somebody is signed in, from the store or else from the server. */
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
  await forgetKeptPages()
  const environment = createEnvironment()
  // If the session cannot be read now, the frame reads it again and shows a failure.
  await isSignedIn(environment).catch(() => undefined)
  replaceEnvironment(environment)
}

/**
 * Starts with an empty store after somebody signed in, and reads the session into it. The caller then navigates, and
 * the routes use the new environment.
 */
export async function beginSession(): Promise<void> {
  await enterNewStore()
  announceSessionChange()
}

/** Deletes the store and all that the browser kept for the person, after the server has ended the session. */
export async function endSession(): Promise<void> {
  forgetPerson()
  await beginSession()
}

/** Adopts a session that began or ended elsewhere (another tab, or the server). The caller then revalidates. */
export async function followSession(): Promise<void> {
  await enterNewStore()
}

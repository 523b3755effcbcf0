import type { PreloadedQuery } from 'react-relay'
import type { ShouldRevalidateFunction } from 'react-router-dom'
import type { IEnvironment } from 'relay-runtime'
import type { sessionQuery } from '../__generated__/sessionQuery.graphql.ts'
import { currentEnvironment } from '../relay/environment.ts'
import { startSession } from '../relay/session.ts'

export type AppLoad = { environment: IEnvironment; sessionRef: PreloadedQuery<sessionQuery> }

let loaded: AppLoad | null = null

/**
 * Hands the environment and its session to the frame. They come with the navigation, so that the frame and the
 * screens inside it change to another person's store in one step.
 */
export function appLoader(): AppLoad {
  const environment = currentEnvironment()
  const earlier = loaded
  loaded = { environment, sessionRef: startSession(environment) }
  if (earlier?.environment === environment) earlier.sessionRef.dispose()
  return loaded
}

/** The frame loads again only for another environment, or when a person presses 'Try again'. */
export const appShouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  loaded?.environment !== currentEnvironment() || currentUrl.href === nextUrl.href

import type { OpenedSession } from '../../domain/accounts/sessions.ts'
import type { AppContext, Origin, Viewer } from '../../domain/appContext.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { Loaders } from './loaders.ts'

/** What a resolver may use. The HTTP layer builds one for each request; tests build their own. */
export type GraphContext = {
  app: AppContext
  /** The rows that Pothos reads, always inside a policy's filter. */
  prisma: PrismaClient
  /** The signed-in account, or null. It changes once in a request that signs in or out: see `becomeViewer`. */
  viewer: Viewer | null
  origin: Origin
  requestId: string
  loaders: Loaders
  /** Sends the browser the token of a new session. */
  openSession(session: OpenedSession): void
  /** Removes the token from the browser. */
  closeSession(): void
}

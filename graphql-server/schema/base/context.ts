import type { OpenedSession } from '../../domain/accounts/sessions.ts'
import type { AppContext, Origin, Viewer } from '../../domain/appContext.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { Loaders } from './loaders.ts'

/** What a resolver may use. The HTTP layer builds one for each request; tests build their own. */
export type GraphContext = {
  app: AppContext
  /** The rows that Pothos reads, always inside a policy's filter. */
  prisma: PrismaClient
  /** Who is asking. Changes once in a request that signs somebody in or out: see `becomeViewer`. */
  viewer: Viewer | null
  origin: Origin
  requestId: string
  loaders: Loaders
  /** Hands the browser the token of a session that was just opened. */
  openSession(session: OpenedSession): void
  /** Takes the token back from the browser. */
  closeSession(): void
}

import type { OpenedSession } from '../../domain/accounts/sessions.ts'
import type { AppContext, Origin, Viewer } from '../../domain/appContext.ts'
import type { PartnerAccess } from '../../domain/partners/access.ts'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import type { Loaders } from './loaders.ts'

/** What a resolver may use. The HTTP layer creates one for each request; tests create their own. */
export type GraphContext = {
  app: AppContext
  /** The client that Pothos reads rows with, always under a policy's filter. */
  prisma: PrismaClient
  /** The signed-in account, or null. It changes within a request that signs in or out: see `becomeViewer`. */
  viewer: Viewer | null
  /** The key that the request came with, which acts for an organisation; null for people and visitors. */
  partner: PartnerAccess | null
  origin: Origin
  requestId: string
  loaders: Loaders
  /** Sends the browser the token of a new session. */
  openSession(session: OpenedSession): void
  /** Removes the token from the browser. */
  closeSession(): void
}

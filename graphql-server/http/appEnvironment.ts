import type { HttpBindings } from '@hono/node-server'
import type { Config } from '../config.ts'
import type { OpenedSession } from '../domain/accounts/sessions.ts'
import type { AppContext, Origin, Viewer } from '../domain/appContext.ts'
import type { PartnerAccess } from '../domain/partners/access.ts'
import type { Log } from '../infra/log.ts'
import type { Metrics } from '../infra/metrics.ts'

/** The caller of a request, and how the session cookie in their browser is set and removed. */
export type Caller = {
  app: AppContext
  viewer: Viewer | null
  /** The key of a request to the graph or /bulk, instead of a viewer. */
  partner: PartnerAccess | null
  origin: Origin
  requestId: string
  openSession(session: Pick<OpenedSession, 'token' | 'expiresAt'>): void
  closeSession(): void
}

/** What the handlers of one request share. */
export type AppEnvironment = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The address of the peer, or the one that trusted proxies report. */
    address: string
    log: Log
    /** Set on /api, /graphql and /bulk. */
    caller: Caller
  }
}

/** What the listener needs from the rest of the server. */
export type AppParts = {
  config: Config
  log: Log
  metrics: Metrics
  /** Null until the database is open and migrated. Until then calls that need it are answered with 503. */
  app: () => AppContext | null
  /** Aborted when the server stops, to end long responses. */
  stopping: AbortSignal
}

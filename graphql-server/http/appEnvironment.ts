import type { HttpBindings } from '@hono/node-server'
import type { Config } from '../config.ts'
import type { World } from '../domain/world.ts'
import type { Log } from '../infra/log.ts'
import type { Metrics } from '../infra/metrics.ts'
import type { Caller } from './caller.ts'

/** What the handlers of one request share. */
export type AppEnvironment = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The peer's address, or what trusted proxies report. */
    address: string
    log: Log
    /** Set on /api and /graphql. */
    caller: Caller
  }
}

/** What the listener needs of the rest of the server. */
export type AppParts = {
  config: Config
  log: Log
  metrics: Metrics
  /** Null until the database is open and migrated; calls that need it are answered with 503 meanwhile. */
  world: () => World | null
  /** Aborted when the server stops, so that long answers end early. */
  stopping: AbortSignal
}

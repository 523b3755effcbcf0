import { type Config, readConfig } from '../config.ts'
import type { AppContext } from '../domain/appContext.ts'
import { JOB_KINDS } from '../domain/jobKinds.ts'
import type { ClientOperations } from '../http/graphql/clientOperations.ts'
import { createApp, listen } from '../http/server.ts'
import { createMetrics } from '../infra/metrics.ts'
import { silentLog } from './silentLog.ts'

/** A test's listening server, and calls to it. */
export type TestServer = {
  url: string
  /** Sends a request. `token` signs it in, `json` becomes its body. */
  call(path: string, init?: CallInit): Promise<Response>
  /** Stops it as a signal does, and waits until it has stopped. */
  stop(): Promise<void>
}

type CallInit = Omit<RequestInit, 'headers'> & {
  headers?: Record<string, string>
  token?: string
  json?: unknown
}

/** Starts the application on a free port. `app` may be null, as before the database is open. */
export async function startTestServer({
  app,
  config = {},
  clientFolder = 'dist/none',
  renderer,
  timeout,
  operations = { find: () => null },
  graphiqlFolder,
}: {
  app: AppContext | null
  config?: Partial<Config>
  clientFolder?: string
  /** The path of a module that renders pages. */
  renderer?: string
  timeout?: number
  operations?: ClientOperations
  graphiqlFolder?: string
}): Promise<TestServer> {
  const stopping = new AbortController()
  const log = app?.log ?? silentLog
  const routes = await createApp({
    config: { ...readConfig({}), ...config },
    log,
    metrics: createMetrics({ database: () => app?.database ?? null, jobKinds: Object.keys(JOB_KINDS) }),
    app: () => app,
    stopping: stopping.signal,
    client: { folder: clientFolder, renderer },
    timeout,
    operations,
    graphiqlFolder,
  })
  const listener = await listen({ routes, host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${listener.port}`
  return {
    url,
    call(path, { token, json, headers, ...init } = {}) {
      return fetch(url + path, {
        ...init,
        method: init.method ?? (json === undefined ? 'GET' : 'POST'),
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        headers: {
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { cookie: `gradwright_session=${token}` }),
          ...headers,
        },
      })
    },
    async stop() {
      stopping.abort()
      await listener.stop(5_000)
    },
  }
}

/** The session token that an answer sets, or null. */
export function tokenSetBy(response: Response): string | null {
  const cookie = response.headers.getSetCookie().find(text => text.startsWith('gradwright_session='))
  return cookie === undefined ? null : (/^gradwright_session=([^;]*)/.exec(cookie)?.[1] ?? null)
}

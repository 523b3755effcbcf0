import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { bulkRoutes } from './bulk.ts'
import { calendarRoutes } from './calendar.ts'
import { identifyCaller } from './caller.ts'
import { nameClientRelease, readClientRelease } from './clientRelease.ts'
import { refuseCrossSiteWrites, refuseOtherHosts } from './crossSite.ts'
import { endWithServer } from './endWithServer.ts'
import { answerFault, RequestFault } from './faults.ts'
import { type ClientOperations, readClientOperations } from './graphql/clientOperations.ts'
import { subgraphRoutes } from './graphql/subgraph.ts'
import { graphqlRoutes } from './graphql/yoga.ts'
import { healthRoutes } from './health.ts'
import { identifyKey } from './identifyKey.ts'
import { checkJsonBody, limitBody } from './jsonBody.ts'
import { languageRoutes } from './language.ts'
import { limitStreams } from './limitStreams.ts'
import { mailBounces } from './mailBounces.ts'
import { observeRequests } from './observe.ts'
import { readClientPages } from './pages/clientPages.ts'
import { createPageRenderer } from './pages/pageRenderer.ts'
import { pictureRoutes } from './pages/pictures.ts'
import { siteMapRoutes } from './pages/siteMap.ts'
import { restRoutes } from './rest/index.ts'
import { hashInlineScripts, securityHeaders } from './securityHeaders.ts'
import { securityTextRoutes } from './securityText.ts'
import { shedLoad } from './shedLoad.ts'
import { staticClient } from './staticClient.ts'
import { statusRoutes } from './status.ts'
import { stripeWebhook } from './stripeWebhook.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'

/** Serves the web client in development instead of the built files: Vite's middleware. */
export type ClientHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void

export type AppOptions = AppParts & {
  /**
   * The folder of the built client, with the path of the module that renders its pages, without which scripts draw
   * them all; or a handler used instead of it.
   */
  client: { folder: string; renderer?: string } | { handler: ClientHandler }
  /** How long a REST call waits for a document, in milliseconds, before it answers 202. */
  timeout?: number
  /** The web client's compiled operations. By default those that the build wrote. */
  operations?: ClientOperations
  /** The folder of the built GraphiQL. By default the one that the build wrote. */
  graphiqlFolder?: string
}

/** The application behind the listener: health, REST, GraphQL, and the web client for every other address. */
export async function createApp(options: AppOptions): Promise<Hono<AppEnvironment>> {
  const { config } = options
  const { isSecure } = config
  const inlineScripts = 'folder' in options.client ? await hashInlineScripts(options.client.folder) : []
  const routes = new Hono<AppEnvironment>()
  routes.onError(answerFault)
  routes.notFound(c => answerFault(new RequestFault('NOT_FOUND', 'Not found.'), c))
  routes.use(observeRequests(options), securityHeaders({ isSecure, inlineScripts }), endWithServer(options))
  routes.use(refuseOtherHosts(config))
  routes.route('/', healthRoutes(options))
  if (config.role === 'worker') return routes

  routes.route('/', calendarRoutes(options))
  routes.route('/', unsubscribeRoutes(options))
  routes.route('/', mailBounces(options))
  routes.route('/', stripeWebhook(options))
  routes.route('/', securityTextRoutes(config))
  routes.route('/', statusRoutes(options))
  routes.route('/', languageRoutes(config))
  const guards = [refuseCrossSiteWrites(config), limitBody] as const
  const load = shedLoad()
  routes.use('/api/*', ...guards, load.calls, checkJsonBody, identifyCaller(options))
  routes.route('/api', restRoutes(options))
  routes.use('/bulk/*', refuseCrossSiteWrites(config), identifyCaller(options), identifyKey())
  routes.route('/bulk', bulkRoutes())
  const release = 'folder' in options.client ? await readClientRelease(options.client.folder) : null
  const callers = [identifyCaller(options), identifyKey(), limitStreams()] as const
  routes.use('/graphql', nameClientRelease(release), ...guards, load.operations, ...callers)
  if (config.federation) {
    routes.use('/graphql/subgraph', ...guards, load.calls, ...callers)
    routes.route('/graphql/subgraph', subgraphRoutes(options.metrics))
  }
  routes.route('/graphql', graphqlRoutes(options))
  if ('folder' in options.client) {
    const { folder, renderer: module } = options.client
    const site = config.publicUrl
    const pages = await readClientPages({ folder, site })
    const renderer =
      module === undefined
        ? null
        : createPageRenderer({ module, site, operations: options.operations ?? readClientOperations() })
    if (pages) {
      routes.route('/', siteMapRoutes(options, pages))
      routes.route('/', pictureRoutes(options, pages))
    }
    routes.route(
      '/',
      await staticClient({ folder, pages, renderer, config, app: options.app, stopping: options.stopping }),
    )
  } else routes.all('*', handOver(options.client.handler))
  return routes
}

function handOver(handler: ClientHandler): MiddlewareHandler<AppEnvironment> {
  return async c => {
    handler(c.env.incoming, c.env.outgoing)
    return RESPONSE_ALREADY_SENT
  }
}

/** HOST is not an address of this machine, or this user may not listen on PORT. */
export class AddressError extends Error {
  constructor({ host, port, code }: { host: string; port: number; code: string }) {
    super(
      code === 'EACCES'
        ? `PORT ${port} may not be listened on by this user (${code}).`
        : `HOST ${host} is not an address of this machine (${code}).`,
    )
    this.name = 'AddressError'
  }
}

const ADDRESS_FAULTS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN', 'EACCES'])

/** Another process listens on the port. */
export class PortInUseError extends Error {
  constructor({ host, port }: { host: string; port: number }) {
    super(`Port ${port} on ${host} is in use. Stop what listens there, or set PORT to another one.`)
    this.name = 'PortInUseError'
  }
}

export type Listener = {
  server: Server
  port: number
  /** Accepts no more connections, waits for open requests at most `timeout` milliseconds, then closes them. */
  stop(timeout: number): Promise<void>
}

/**
 * How long a connection without a request stays open, in milliseconds. Balancers keep theirs for 60 seconds: one that
 * this server closed just before would lose the next request.
 */
const KEEP_ALIVE = 65_000

/** How long a slow client may take, in milliseconds. Then its connection is closed. */
export type ClientTimeouts = {
  /** To send the headers of a request. */
  headers: number
  /** To send a request, its body with it. */
  request: number
  /** Without any byte in either direction. An answer that nobody reads is held in memory until then. */
  idle: number
}
/** A megabyte in two minutes is 70 kbit/s. Event streams send something every 12 seconds, waiting REST calls end before. */
const CLIENT_TIMEOUTS: ClientTimeouts = { headers: 20_000, request: 120_000, idle: 180_000 }

/** @throws PortInUseError, AddressError */
export async function listen({
  routes,
  host,
  port,
  server = createServer(),
  timeouts = CLIENT_TIMEOUTS,
}: {
  routes: Hono<AppEnvironment>
  host: string
  port: number
  server?: Server
  timeouts?: ClientTimeouts
}): Promise<Listener> {
  server.keepAliveTimeout = KEEP_ALIVE
  server.headersTimeout = timeouts.headers
  server.requestTimeout = timeouts.request
  server.timeout = timeouts.idle
  // Node discards the rest of an unread body. With autoCleanupIncoming the listener would close the connection half a
  // second later, although it may be used for the next request by then.
  const answer = getRequestListener(routes.fetch, { autoCleanupIncoming: false })
  server.on('request', (incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error
      if (code === 'EADDRINUSE') return reject(new PortInUseError({ host, port }))
      reject(ADDRESS_FAULTS.has(code) ? new AddressError({ host, port, code }) : error)
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: timeout =>
      new Promise(resolve => {
        const timer = setTimeout(() => server.closeAllConnections(), timeout)
        server.close(() => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
}

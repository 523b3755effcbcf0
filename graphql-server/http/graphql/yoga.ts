import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ExecutionResult } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { type Context, Hono } from 'hono'
import { readCatalogueReach } from '../../domain/catalogue/readReach.ts'
import { ForbiddenError } from '../../domain/errors.ts'
import type { GraphContext } from '../../schema/base/context.ts'
import { schema } from '../../schema/index.ts'
import type { AppEnvironment, AppParts, Caller } from '../appEnvironment.ts'
import { graphContext } from '../context.ts'
import { RequestFault } from '../faults.ts'
import { isShortJson } from '../shedLoad.ts'
import { type AnswerCache, openAnswerCache } from './answerCache.ts'
import { answerClientOperations } from './answerClientOperations.ts'
import { chargeKeys } from './chargeKeys.ts'
import { type ClientOperations, readClientOperations } from './clientOperations.ts'
import { findCacheableAnswers } from './findCacheableAnswers.ts'
import { serveGraphiql } from './graphiql.ts'
import { answerAsItRan, createKnownOperations } from './knownOperations.ts'
import { logAnalysts } from './logAnalysts.ts'
import { logFaults } from './maskedFaults.ts'
import { measureOperations } from './measureOperations.ts'
import { noteDeprecations } from './noteDeprecations.ts'
import { readRequests } from './readRequests.ts'
import { refuseForgedRequests } from './refuseForgedRequests.ts'
import { refuseHeavyOperations } from './refuseHeavyOperations.ts'
import { refuseUnusableText } from './refuseUnusableText.ts'
import { newOperation, type OperationState, type ServerContext } from './serverContext.ts'
import { traceOperations } from './traceOperations.ts'
import { YOGA_OPTIONS } from './yogaOptions.ts'

/**
 * How long an answer waits until the cache is open, in milliseconds. It listens to the database, which may be away: then
 * the answer says so.
 */
const OPENS_WITHIN = 1_000

/** The status in the log and the metrics of a request whose caller disconnected before the answer. */
const CLIENT_CLOSED_REQUEST = 499

/** The media type of an answer, by the header `accept` of callers who need no negotiation. The last is the client's. */
const ANSWER_TYPES = new Map([
  ['', 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
])

type GraphParts = AppParts & { operations?: ClientOperations; graphiqlFolder?: string }

/** GraphQL over HTTP, and GraphiQL for browsers that open its address. */
export function graphqlRoutes({
  config,
  metrics,
  operations = readClientOperations(),
  graphiqlFolder,
}: GraphParts): Hono<AppEnvironment> {
  const known = createKnownOperations(operations)
  const yoga = createYoga<ServerContext, GraphContext>({
    schema,
    context: ({ caller }) => graphContext(caller),
    plugins: [
      refuseForgedRequests(),
      readRequests(),
      answerAsItRan(),
      answerClientOperations(operations),
      refuseUnusableText(),
      ...refuseHeavyOperations(),
      chargeKeys(),
      noteDeprecations(schema),
      logAnalysts(),
      measureOperations(metrics),
      ...(config.traces === null ? [] : [traceOperations()]),
      findCacheableAnswers(),
      known.remember,
      logFaults(),
    ],
    ...YOGA_OPTIONS,
    extraParamNames: ['doc_id'],
  })
  const maySendOwnOperations = ({ viewer, partner }: Caller) =>
    config.graphqlOpen || partner !== null || viewer?.role === 'ANALYST' || viewer?.role === 'ADMIN'

  const answer = async (request: Request, caller: Caller, operation = newOperation()) =>
    await yoga.fetch(request, { caller, maySendOwnOperations: maySendOwnOperations(caller), operation })

  let opened: AnswerCache | null = null
  let opening: Promise<AnswerCache> | null = null
  /** The cache; null while it cannot be opened. */
  const openCache = async ({ app }: Caller): Promise<AnswerCache | null> => {
    if (opened !== null) return opened
    opening ??= openAnswerCache(app.database).catch((error: unknown) => {
      opening = null
      throw error
    })
    opened = await Promise.race([opening, pause(OPENS_WITHIN, null, { ref: false })])
    return opened
  }

  /** Answers from the cache, or runs the operation. */
  async function answerThroughCache(c: Context<AppEnvironment>): Promise<Response> {
    const caller = c.get('caller')
    const text = await c.req.text()
    const operation = newOperation()
    const run = async () =>
      (await answerKnown(c, text, operation)) ?? (await answerByYoga(c, text, operation))
    const cache = await openCache(caller)
    if (cache === null) return await run()
    const request = JSON.stringify([maySendOwnOperations(caller), c.req.header('accept') ?? '', text])
    if (cache.has(request)) {
      const cached = cache.find(request, await readCatalogueReach(caller))
      if (cached) {
        metrics.countOperation({ name: cached.name, type: 'query', failed: false })
        return new Response(cached.bytes, { headers: { 'content-type': cached.contentType } })
      }
    }
    const version = cache.version()
    const response = await run()
    const { cacheableFor, name } = operation
    const contentType = response.headers.get('content-type')
    if (cacheableFor === null || response.status !== 200 || contentType === null) return response
    const bytes = new Uint8Array(await response.arrayBuffer())
    cache.store(request, cacheableFor, { bytes, contentType, name }, version)
    return new Response(bytes, { headers: response.headers })
  }

  /**
   * Runs a query that ran before, with all plugins that see an execution. Null where Yoga has to read and check the
   * request, and where the query failed: then `operation` has the failure for Yoga to send.
   */
  async function answerKnown(
    c: Context<AppEnvironment>,
    text: string,
    operation: OperationState,
  ): Promise<Response | null> {
    const caller = c.get('caller')
    const mayOwn = maySendOwnOperations(caller)
    const type = ANSWER_TYPES.get(c.req.header('accept') ?? '')
    const asked = type === undefined ? null : known.find(text, { maySendOwnOperations: mayOwn })
    if (asked === null) return null
    const { source, ...run } = asked
    operation.source = source
    const { contextFactory, execute } = yoga.getEnveloped({ caller, maySendOwnOperations: mayOwn, operation })
    try {
      const contextValue = await contextFactory()
      const result: ExecutionResult = await caller.app.database.reading(async () =>
        execute({ schema, ...run, contextValue }),
      )
      if (c.env.outgoing.destroyed) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
      if (result.errors === undefined)
        return c.body(JSON.stringify(result), 200, { 'content-type': `${type}; charset=utf-8` })
      operation.failure = { result }
    } catch (fault) {
      operation.failure = { fault }
    }
    return null
  }

  /** Has Yoga read, check and run an operation. */
  async function answerByYoga(
    c: Context<AppEnvironment>,
    text: string,
    operation: OperationState,
  ): Promise<Response> {
    const { url, headers } = c.req.raw
    // Node's Request turns a text into a stream, which costs as much as reading the rows. Yoga's own class does not.
    const signal = signalOfLeaving(c.env.outgoing)
    const request = new yoga.fetchAPI.Request(url, { method: 'POST', headers, body: text, signal })
    return await answer(request, c.get('caller'), operation).catch((fault: unknown) => {
      if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
      throw fault
    })
  }

  const graphiql = serveGraphiql(graphiqlFolder)
  const routes = new Hono<AppEnvironment>()
  routes.all('/', async c => {
    if (c.req.method !== 'GET' && c.req.method !== 'POST')
      throw new RequestFault('METHOD_NOT_ALLOWED', 'Only GET and POST are served here.', {
        allow: 'GET, POST',
      })
    const caller = c.get('caller')
    if (c.req.method !== 'GET' || !isPageRequest(c.req.header('accept'), c.req.query('query'))) {
      if (!isShortJson(c)) return await answer(c.req.raw, caller)
      // The answer to a key says what it cost, so it is made anew.
      return caller.partner === null
        ? await answerThroughCache(c)
        : await answerByYoga(c, await c.req.text(), newOperation())
    }
    if (!maySendOwnOperations(caller))
      throw new ForbiddenError('GraphiQL is for analysts and admins. Sign in as one.')
    return await graphiql.page(c)
  })
  routes.route('/', graphiql.assets)
  return routes
}

/** A signal that is aborted when the caller closes the connection before the answer was sent. */
function signalOfLeaving(outgoing: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) leaving.abort()
  })
  return leaving.signal
}

function isPageRequest(accept: string | undefined, query: string | undefined): boolean {
  return query === undefined && (accept ?? '').includes('text/html')
}

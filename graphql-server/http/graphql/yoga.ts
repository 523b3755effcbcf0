import type { ServerResponse } from 'node:http'
import { createYoga } from 'graphql-yoga'
import { type Context, Hono } from 'hono'
import { readCatalogueReach } from '../../domain/catalogue/readReach.ts'
import { ForbiddenError } from '../../domain/errors.ts'
import type { GraphContext } from '../../schema/base/context.ts'
import { schema } from '../../schema/index.ts'
import type { AppEnvironment, AppParts, Caller } from '../appEnvironment.ts'
import { graphContext } from '../context.ts'
import { LARGEST_BODY } from '../jsonBody.ts'
import { answerClientOperations } from './answerClientOperations.ts'
import { type CatalogueAnswers, LONGEST_QUESTION, openCatalogueAnswers } from './catalogueAnswers.ts'
import { type ClientOperations, readClientOperations } from './clientOperations.ts'
import { graphiqlAssets, graphiqlPage } from './graphiql.ts'
import { logFaults, maskError } from './maskedFaults.ts'
import { measureOperations } from './measureOperations.ts'
import { noteCatalogueOperations } from './noteCatalogueOperations.ts'
import { readRequests } from './readRequests.ts'
import { refuseForgedRequests } from './refuseForgedRequests.ts'
import { refuseHeavyOperations } from './refuseHeavyOperations.ts'
import { refuseUnusableText } from './refuseUnusableText.ts'
import type { Asked, ServerContext } from './serverContext.ts'

/** What the log and the metrics say of a request whose caller did not wait for the answer. */
const HUNG_UP = 499

type GraphParts = AppParts & { operations?: ClientOperations }

/** The graph over HTTP, and GraphiQL for browsers that open its address. */
export function graphqlRoutes({
  config,
  metrics,
  operations = readClientOperations(),
}: GraphParts): Hono<AppEnvironment> {
  const yoga = createYoga<ServerContext, GraphContext>({
    schema,
    context: ({ caller }) => graphContext(caller),
    plugins: [
      refuseForgedRequests(),
      readRequests(),
      answerClientOperations(operations),
      refuseUnusableText(),
      refuseHeavyOperations(),
      measureOperations(metrics),
      noteCatalogueOperations(),
      logFaults(),
    ],
    maskedErrors: { maskError },
    extraParamNames: ['doc_id'],
    maxRequestBodySize: LARGEST_BODY,
    batching: false,
    multipart: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  })
  const mayAskFreely = ({ viewer }: Caller) =>
    config.graphqlOpen || viewer?.role === 'ANALYST' || viewer?.role === 'ADMIN'

  const answer = async (request: Request, caller: Caller, asked = notAsked()) =>
    await yoga.fetch(request, { caller, mayAskFreely: mayAskFreely(caller), asked })

  let opening: Promise<CatalogueAnswers> | null = null
  const openAnswers = ({ app }: Caller) => {
    opening ??= openCatalogueAnswers(app.database).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  /** Answers with the bytes that the same question had before, where it is about the catalogue alone. */
  async function answerFromKept(c: Context<AppEnvironment>): Promise<Response> {
    const caller = c.get('caller')
    const text = await c.req.text()
    const answers = await openAnswers(caller)
    const question = JSON.stringify([mayAskFreely(caller), c.req.header('accept') ?? '', text])
    if (answers.knows(question)) {
      const kept = answers.find(question, await readCatalogueReach(caller))
      if (kept) {
        metrics.countOperation({ name: kept.name, type: 'query', failed: false })
        return new Response(kept.bytes, { headers: { 'content-type': kept.contentType } })
      }
    }
    const begun = answers.begin()
    const asked = notAsked()
    const { url, headers } = c.req.raw
    // Yoga's own kind of request: Node's makes streams of a text, and costs as much as reading the rows.
    const signal = signalOfLeaving(c.env.outgoing)
    const request = new yoga.fetchAPI.Request(url, { method: 'POST', headers, body: text, signal })
    const response = await answer(request, caller, asked).catch((fault: unknown) => {
      if (signal.aborted) return new Response(null, { status: HUNG_UP })
      throw fault
    })
    const contentType = response.headers.get('content-type')
    if (asked.shownOf === null || response.status !== 200 || contentType === null) return response
    const bytes = new Uint8Array(await response.arrayBuffer())
    answers.keep(question, asked.shownOf, { bytes, contentType, name: asked.name }, begun)
    return new Response(bytes, { headers: response.headers })
  }

  const app = new Hono<AppEnvironment>()
  app.all('/', async c => {
    const caller = c.get('caller')
    if (c.req.method !== 'GET' || !isPageRequest(c.req.header('accept'), c.req.query('query')))
      return mayBeKept(c) ? await answerFromKept(c) : await answer(c.req.raw, caller)
    if (!mayAskFreely(caller))
      throw new ForbiddenError('GraphiQL is for analysts and admins. Sign in as one.')
    return graphiqlPage()
  })
  app.route('/', graphiqlAssets())
  return app
}

/** Says when the caller has hung up before the answer was there. */
function signalOfLeaving(outgoing: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) leaving.abort()
  })
  return leaving.signal
}

/** What is known of an operation before it is read. */
function notAsked(): Asked {
  return { byClient: false, name: 'unknown', shownOf: null }
}

/** Short questions in JSON, which no other site can make a browser send unasked. */
function mayBeKept({ req }: Context<AppEnvironment>): boolean {
  const length = Number(req.header('content-length') ?? Number.NaN)
  return (
    req.method === 'POST' &&
    length <= LONGEST_QUESTION &&
    /^application\/json\s*(;|$)/i.test(req.header('content-type') ?? '')
  )
}

function isPageRequest(accept: string | undefined, query: string | undefined): boolean {
  return query === undefined && (accept ?? '').includes('text/html')
}

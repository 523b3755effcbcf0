import { createYoga } from 'graphql-yoga'
import { Hono } from 'hono'
import { ForbiddenError } from '../../domain/errors.ts'
import type { GraphContext } from '../../schema/context.ts'
import { schema } from '../../schema/index.ts'
import type { AppEnvironment, AppParts, Caller } from '../appEnvironment.ts'
import { graphContext } from '../context.ts'
import { LARGEST_BODY } from '../jsonBody.ts'
import { answerClientOperations } from './answerClientOperations.ts'
import { type ClientOperations, readClientOperations } from './clientOperations.ts'
import { graphiqlAssets, graphiqlPage } from './graphiql.ts'
import { logFaults, maskError } from './maskedFaults.ts'
import { measureOperations } from './measureOperations.ts'
import { readRequests } from './readRequests.ts'
import { refuseForgedRequests } from './refuseForgedRequests.ts'
import { refuseHeavyOperations } from './refuseHeavyOperations.ts'
import { refuseUnusableText } from './refuseUnusableText.ts'
import type { ServerContext } from './serverContext.ts'

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

  const app = new Hono<AppEnvironment>()
  app.all('/', c => {
    const caller = c.get('caller')
    if (c.req.method !== 'GET' || !isPageRequest(c.req.header('accept'), c.req.query('query')))
      return yoga.fetch(c.req.raw, {
        caller,
        mayAskFreely: mayAskFreely(caller),
        asked: { byClient: false },
      })
    if (!mayAskFreely(caller))
      throw new ForbiddenError('GraphiQL is for analysts and admins. Sign in as one.')
    return graphiqlPage()
  })
  app.route('/', graphiqlAssets())
  return app
}

function isPageRequest(accept: string | undefined, query: string | undefined): boolean {
  return query === undefined && (accept ?? '').includes('text/html')
}

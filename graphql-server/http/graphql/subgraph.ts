import { createYoga } from 'graphql-yoga'
import { Hono } from 'hono'
import { NotSignedInError } from '../../domain/errors.ts'
import type { Metrics } from '../../infra/metrics.ts'
import type { GraphContext } from '../../schema/base/context.ts'
import { schema } from '../../schema/index.ts'
import { createSubgraph } from '../../schema/subgraph.ts'
import type { AppEnvironment } from '../appEnvironment.ts'
import { graphContext } from '../context.ts'
import { chargeKeys } from './chargeKeys.ts'
import { logFaults } from './maskedFaults.ts'
import { measureOperations } from './measureOperations.ts'
import { readRequests } from './readRequests.ts'
import { refuseHeavyOperations } from './refuseHeavyOperations.ts'
import { refuseUnusableText } from './refuseUnusableText.ts'
import { newOperation, type ServerContext } from './serverContext.ts'
import { YOGA_OPTIONS } from './yogaOptions.ts'

/** The catalogue and the partner's part as a subgraph, for gateways that have a key. */
export function subgraphRoutes(metrics: Metrics): Hono<AppEnvironment> {
  const subgraph = createSubgraph(schema)
  const yoga = createYoga<ServerContext, GraphContext>({
    schema: subgraph.schema,
    context: ({ caller }) => graphContext(caller),
    plugins: [
      readRequests(),
      refuseUnusableText(),
      ...refuseHeavyOperations(),
      chargeKeys(),
      measureOperations(metrics),
      logFaults(),
    ],
    graphqlEndpoint: '/graphql/subgraph',
    ...YOGA_OPTIONS,
  })
  const routes = new Hono<AppEnvironment>()
  routes.post('/', async c => {
    const caller = c.get('caller')
    if (caller.partner === null) throw new NotSignedInError('The subgraph is for gateways that have a key.')
    return await yoga.fetch(c.req.raw, { caller, maySendOwnOperations: true, operation: newOperation() })
  })
  return routes
}

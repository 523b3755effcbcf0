import { fetchQuery, loadQuery, type PreloadedQuery } from 'react-relay'
import {
  createOperationDescriptor,
  type Disposable,
  type FetchQueryFetchPolicy,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type OperationType,
  type Subscription,
  type VariablesOf,
} from 'relay-runtime'
import { freshnessIn } from './environment.ts'

export type AskedQuery<Q extends OperationType> = {
  environment: IEnvironment
  query: GraphQLTaggedNode
  variables: VariablesOf<Q>
}

function operationOf<Q extends OperationType>({ query, variables }: AskedQuery<Q>) {
  return createOperationDescriptor(getRequest(query), variables)
}

/**
 * Refetches a query whose result is older than five minutes. The old result stays until then, also if the
 * refetch fails.
 */
export function refreshIfStale<Q extends OperationType>({
  environment,
  query,
  variables,
}: AskedQuery<Q>): void {
  const { identifier } = operationOf({ environment, query, variables }).request
  if (freshnessIn(environment).isStale(identifier)) refresh<Q>({ environment, query, variables })
}

function refresh<Q extends OperationType>({ environment, query, variables }: AskedQuery<Q>): void {
  fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
    error: () => undefined,
  })
}

function keepForAnHour<Q extends OperationType>({ environment, query, variables }: AskedQuery<Q>): void {
  const operation = operationOf({ environment, query, variables })
  freshnessIn(environment).keep(operation.request.identifier, () => environment.retain(operation))
}

/**
 * Starts a screen's query. What the store has is shown at once, and refetched if it is stale, if there was a change
 * since, or if it `changesElsewhere`. The rest is fetched. The result stays in the store for an hour.
 */
export function startQuery<Q extends OperationType>(
  asked: AskedQuery<Q>,
  { changesElsewhere = false }: { changesElsewhere?: boolean | undefined } = {},
): PreloadedQuery<Q> {
  const { environment, query, variables } = asked
  const inStore = environment.check(operationOf(asked)).status === 'available'
  const queryRef = loadQuery<Q>(environment, query, variables, { fetchPolicy: 'store-or-network' })
  keepForAnHour(asked)
  const { identifier } = operationOf(asked).request
  if (inStore && (changesElsewhere || freshnessIn(environment).isOutdated(identifier))) refresh(asked)
  else if (inStore) refreshIfStale(asked)
  return queryRef
}

/**
 * Fetches a query ahead of the screen that will need it, unless the store has its answer. A failure is silent.
 * @returns cancels the request if it is not answered yet and nobody else waits for it
 */
export function prefetchQuery<Q extends OperationType>(asked: AskedQuery<Q>): () => void {
  const { unsubscribe } = fetchQuery<Q>(asked.environment, asked.query, asked.variables, {
    fetchPolicy: 'store-or-network',
  }).subscribe({
    next: () => keepForAnHour(asked),
    error: () => undefined,
  })
  return unsubscribe
}

/**
 * Sends a query once, outside a screen's own. The answer is retained in the store until `retained` is disposed of.
 * @returns cancels the request if nobody else waits for it
 */
export function askOnce<Q extends OperationType>(
  asked: AskedQuery<Q>,
  fetchPolicy: FetchQueryFetchPolicy,
  on: {
    onAnswer: (answer: Q['response'], retained: Disposable) => void
    onError: (thrown: unknown) => void
  },
): Subscription {
  const { environment, query, variables } = asked
  return fetchQuery<Q>(environment, query, variables, { fetchPolicy }).subscribe({
    next: answer => on.onAnswer(answer, environment.retain(operationOf(asked))),
    error: on.onError,
  })
}

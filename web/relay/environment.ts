import {
  Environment,
  type IEnvironment,
  type MissingFieldHandler,
  RecordSource,
  ROOT_TYPE,
  Store,
} from 'relay-runtime'
import { createFreshness, type Freshness } from './freshness.ts'
import { listHandlers } from './lists.ts'
import { createNetwork } from './network.ts'

const freshnessOf = new WeakMap<IEnvironment, Freshness>()

/** Resolves `node(id)` to a record that the store has from another query. */
const nodeById: MissingFieldHandler = {
  kind: 'linked',
  handle(field, record, argValues) {
    if (record?.getType() !== ROOT_TYPE || field.name !== 'node') return undefined
    const id: unknown = argValues.id
    return typeof id === 'string' ? id : undefined
  },
}

/** An environment with an empty store, for one person. */
export function createEnvironment(): IEnvironment {
  const freshness = createFreshness()
  const environment = new Environment({
    network: createNetwork({ onAnswered: freshness.answered }),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    handlerProvider: listHandlers,
    missingFieldHandlers: [nodeById],
  })
  freshnessOf.set(environment, freshness)
  return environment
}

/** When the queries of this environment were last answered. */
export function freshnessIn(environment: IEnvironment): Freshness {
  const known = freshnessOf.get(environment)
  if (known) return known
  const freshness = createFreshness()
  freshnessOf.set(environment, freshness)
  return freshness
}

let current: IEnvironment | null = null

/** The current environment. */
export function currentEnvironment(): IEnvironment {
  current ??= createEnvironment()
  return current
}

/** Replaces the environment, so that no data is left from before signing in or out. */
export function replaceEnvironment(environment: IEnvironment): void {
  current = environment
}

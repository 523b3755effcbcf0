import {
  Environment,
  type IEnvironment,
  type INetwork,
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

/** An environment for rendering one page: `network` has the answers. Nothing is kept once the page is rendered. */
export function createPageEnvironment(network: INetwork): IEnvironment {
  const environment = new Environment({
    network,
    store: new Store(new RecordSource()),
    handlerProvider: listHandlers,
    missingFieldHandlers: [nodeById],
    isServer: true,
  })
  freshnessOf.set(environment, { ...createFreshness(), keep: () => undefined })
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
let environmentOfRendering: () => IEnvironment | undefined = () => undefined

/** The current environment. */
export function currentEnvironment(): IEnvironment {
  const rendering = environmentOfRendering()
  if (rendering) return rendering
  current ??= createEnvironment()
  return current
}

/** On the server each page that is rendered has its own environment: `find` gives that of the present one. */
export function takeEnvironmentFrom(find: () => IEnvironment | undefined): void {
  environmentOfRendering = find
}

/** Replaces the environment, so that no data is left from before signing in or out. */
export function replaceEnvironment(environment: IEnvironment): void {
  current = environment
}

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

/** A node that the store knows from elsewhere also answers `node(id)`. */
const nodeById: MissingFieldHandler = {
  kind: 'linked',
  handle(field, record, argValues) {
    if (record?.getType() !== ROOT_TYPE || field.name !== 'node') return undefined
    const id: unknown = argValues.id
    return typeof id === 'string' ? id : undefined
  },
}

/** A store of one person's answers, empty, and its way to the server. */
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

/** How old the answers of this environment are. */
export function freshnessIn(environment: IEnvironment): Freshness {
  const known = freshnessOf.get(environment)
  if (known) return known
  const freshness = createFreshness()
  freshnessOf.set(environment, freshness)
  return freshness
}

let current: IEnvironment | null = null

/** The environment of whoever uses the page now. */
export function currentEnvironment(): IEnvironment {
  current ??= createEnvironment()
  return current
}

/** Puts another environment in its place: after signing in or out nothing of the one before is left. */
export function replaceEnvironment(environment: IEnvironment): void {
  current = environment
}

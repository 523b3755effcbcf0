import type { CatalogueReach } from '../../domain/catalogue/policy.ts'
import type { Caller } from '../appEnvironment.ts'

/** What the plugins find out about the operation of a request. */
export type OperationState = {
  /** Whether it is one of the web client's operations, which were validated when they were compiled. */
  isClients: boolean
  /** The name under which the metrics counted it. */
  name: string
  /**
   * The part of the catalogue that its answer was made from, when the answer may be cached for every caller who sees
   * that part. Null when it may not be cached.
   */
  cacheableFor: CatalogueReach | null
}

/** What Yoga's plugins know of a request beside its GraphQL parameters. */
export type ServerContext = {
  caller: Caller
  /** Whether the caller may send operations that the web client does not have. */
  maySendOwnOperations: boolean
  operation: OperationState
}

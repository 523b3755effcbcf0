import type { CatalogueReach } from '../../domain/catalogue/policy.ts'
import type { Caller } from '../appEnvironment.ts'

/** What the plugins find out about a request's operation. */
export type OperationState = {
  /** Whether it is one of the web client's operations, which were validated when they were compiled. */
  isClients: boolean
  /** Whether it is one that only pages of an earlier release send. */
  isFormer: boolean
  /** The name that the metrics count it under. */
  name: string
  /**
   * The part of the catalogue that its answer is made from, if it may be cached for all viewers of that part.
   * Null when it may not be cached.
   */
  cacheableFor: CatalogueReach | null
}

/** The state of an operation that was not parsed yet. */
export function newOperation(): OperationState {
  return { isClients: false, isFormer: false, name: 'unknown', cacheableFor: null }
}

/** What Yoga's plugins know about a request beside its GraphQL parameters. */
export type ServerContext = {
  caller: Caller
  /** Whether the caller may send operations other than the web client's. */
  maySendOwnOperations: boolean
  operation: OperationState
}

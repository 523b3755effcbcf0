import type { ExecutionResult } from 'graphql'
import type { CatalogueReach } from '../../domain/catalogue/policy.ts'
import type { Caller } from '../appEnvironment.ts'

/** The text of an operation, and where it is from. */
export type OperationSource = {
  text: string
  /** Whether it is one of the web client's operations, which were validated when they were compiled. */
  isClients: boolean
  /** Whether it is one that only pages of an earlier release send. */
  isFormer: boolean
}

/** What the plugins find out about a request's operation. */
export type OperationState = {
  /** Its text and where it is from; null until the request was read. */
  source: OperationSource | null
  /** How it failed when it ran without Yoga's other steps, for Yoga to send; else null. */
  failure: { result: ExecutionResult } | { fault: unknown } | null
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
  return { source: null, failure: null, name: 'unknown', cacheableFor: null }
}

/** What Yoga's plugins know about a request beside its GraphQL parameters. */
export type ServerContext = {
  caller: Caller
  /** Whether the caller may send operations other than the web client's. */
  maySendOwnOperations: boolean
  operation: OperationState
}

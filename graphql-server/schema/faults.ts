import { GraphQLError } from 'graphql'
import { DomainError } from '../domain/errors.ts'

/** An operation whose arguments can't be meant. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/**
 * An expected failure in a place that has no result union (a query, a subscription): an error with its code, which
 * reaches the client as it is. Anything else is handed back unchanged, and masked further out.
 */
export function withCode(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error
  return new GraphQLError(error.message, { extensions: { code: error.code }, originalError: error })
}

import { GraphQLError } from 'graphql'
import { DomainError, ValidationError } from '../../domain/errors.ts'

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

/**
 * Hands a query's broken rules to the client as an error of its arguments, with the fields that are at fault. Anything
 * else goes on as it is.
 */
export function asBadUserInput(error: unknown): never {
  if (!(error instanceof ValidationError)) throw error
  const fields = error.fields.map(({ path, message }) => ({ path, message }))
  throw new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT', fields } })
}

import { GraphQLError } from 'graphql'
import { DomainError, ValidationError } from '../../domain/errors.ts'

/** The error of an operation whose arguments are invalid. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/**
 * Turns an expected failure into an error with its code, where there is no result union (a query, a subscription). It
 * is sent to the client unchanged. Any other error is returned as it is and masked later.
 */
export function withCode(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error
  return new GraphQLError(error.message, { extensions: { code: error.code }, originalError: error })
}

/**
 * Turns a query's ValidationError into an error with the code BAD_USER_INPUT and its fields. Any other error is
 * rethrown.
 */
export function asBadUserInput(error: unknown): never {
  if (!(error instanceof ValidationError)) throw error
  const fields = error.fields.map(({ path, message }) => ({ path, message }))
  throw new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT', fields } })
}

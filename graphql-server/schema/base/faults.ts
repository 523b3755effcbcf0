import { GraphQLError } from 'graphql'
import { DomainError, ValidationError } from '../../domain/errors.ts'

/** The codes of operations that are refused for what they are, before or while they run. */
export type OperationFaultCode =
  | 'BAD_USER_INPUT'
  | 'PERSISTED_ONLY'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'QUERY_TOO_COMPLEX'

/** The error of an operation that is refused. */
export function operationFault(
  message: string,
  code: OperationFaultCode,
  extensions: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions } })
}

/** The error of an operation whose arguments are invalid. */
export function badUserInput(message: string): GraphQLError {
  return operationFault(message, 'BAD_USER_INPUT')
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
  throw operationFault(error.message, 'BAD_USER_INPUT', { fields })
}

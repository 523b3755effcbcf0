import { GraphQLError } from 'graphql'
import { type OperationFaultCode, operationFault } from '../../schema/base/faults.ts'
import { ERROR_TABLE } from '../errorTable.ts'

/**
 * A GraphQL request that is refused before it runs, with the status of ERROR_TABLE, or with 200 for a client that
 * accepts application/json only, as GraphQL over HTTP specifies.
 */
export function refusal(
  message: string,
  code: OperationFaultCode,
  extensions: Record<string, unknown> = {},
): GraphQLError {
  const { status } = ERROR_TABLE[code]
  return operationFault(message, code, { ...extensions, http: { status, spec: true } })
}

/** A request that is not a GraphQL request. Its status is that of ERROR_TABLE for every client. */
export function badRequest(message: string): GraphQLError {
  const { status } = ERROR_TABLE.BAD_REQUEST
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status } } })
}

import { GraphQLError } from 'graphql'

/**
 * A GraphQL request that is refused before it runs. The status is 400, or 200 for a client that accepts
 * application/json only, as GraphQL over HTTP specifies.
 */
export function refusal(
  message: string,
  code: string,
  extensions: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions, http: { status: 400, spec: true } } })
}

/** A request that is not a GraphQL request. The status is 400 for every client. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } })
}

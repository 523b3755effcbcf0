import { GraphQLError } from 'graphql'

/**
 * A GraphQL request that is refused before it runs. The status is 400, or 200 for a client that accepts
 * application/json only, as GraphQL over HTTP has it.
 */
export function refusal(
  message: string,
  code: string,
  extensions: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions, http: { status: 400, spec: true } } })
}

/** A request that is no GraphQL request at all. The status is 400 for every client. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } })
}

import { GraphQLError } from 'graphql'

/** A GraphQL request that is refused before it runs: 400, or 200 for clients that only know application/json. */
export function refusal(
  message: string,
  code: string,
  extensions: Record<string, unknown> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...extensions, http: { status: 400, spec: true } } })
}

import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { DomainError } from '../../domain/errors.ts'
import { isDatabaseAway } from '../../infra/databaseAway.ts'
import type { ServerContext } from './serverContext.ts'

/** The faults behind masked errors, until they are logged with the request's id. */
const faults = new WeakMap<GraphQLError, Error>()

/**
 * What the client gets to see of an error. Errors that the schema raised are meant for it, and so are the product's
 * expected failures; of anything else it learns only that it happened.
 */
export function maskError(error: unknown): Error {
  const { fault, located } = unwrap(error)
  if (fault === null) return located ?? new GraphQLError('Unexpected error.')
  const place = { nodes: located?.nodes, path: located?.path }
  if (fault instanceof DomainError)
    return new GraphQLError(fault.message, { ...place, extensions: { code: fault.code } })
  const masked = isDatabaseAway(fault)
    ? new GraphQLError('The database is away. Please try again shortly.', {
        ...place,
        extensions: { code: 'UNAVAILABLE', unexpected: true },
      })
    : new GraphQLError('Something went wrong on our side.', {
        ...place,
        extensions: { code: 'INTERNAL_SERVER_ERROR', unexpected: true },
      })
  faults.set(masked, fault)
  return masked
}

/** The fault that is not an error of the schema's own, if there is one, and where in the operation it arose. */
function unwrap(error: unknown): { fault: Error | null; located: GraphQLError | null } {
  const located = error instanceof GraphQLError ? error : null
  let fault = error
  while (fault instanceof GraphQLError) fault = fault.originalError ?? null
  if (fault === null) return { fault: null, located }
  return {
    fault: fault instanceof Error ? fault : new Error('A value was thrown that is no Error.'),
    located,
  }
}

/** Logs masked faults, and tells the client the id under which they are in the log. */
export function logFaults(): Plugin<object, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      const note = (one: unknown) => noteFaults(one, serverContext)
      if (Symbol.asyncIterator in result) setResult(noteEach(result, note))
      else [result].flat().forEach(note)
    },
  }
}

async function* noteEach<Result>(results: AsyncIterable<Result>, note: (result: Result) => void) {
  for await (const result of results) {
    note(result)
    yield result
  }
}

function noteFaults(result: unknown, { caller }: Partial<ServerContext>): void {
  if (typeof result !== 'object' || result === null || !('errors' in result)) return
  for (const error of Array.isArray(result.errors) ? result.errors : []) {
    const fault = error instanceof GraphQLError ? faults.get(error) : undefined
    if (!(error instanceof GraphQLError) || !fault || !caller) continue
    error.extensions.requestId = caller.requestId
    caller.app.log.error({ err: fault, path: error.path?.join('.') }, 'operation failed')
  }
}

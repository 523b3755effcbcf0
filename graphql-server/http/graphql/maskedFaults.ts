import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { DomainError } from '../../domain/errors.ts'
import { ERROR_TABLE, type ErrorCode } from '../errorTable.ts'
import { describeFault } from '../faults.ts'
import type { ServerContext } from './serverContext.ts'

type LoggedFault = { fault: Error; code: ErrorCode }

/** The faults behind errors in answers, until they are logged with the request's id. */
const faults = new WeakMap<GraphQLError, LoggedFault>()

/**
 * What the client sees of an error. Errors that the schema raised and the product's expected failures are sent as they
 * are. Any other fault is masked. While the database is unavailable the whole answer is 503 with Retry-After, as over
 * REST.
 */
export function maskError(error: unknown): Error {
  const { fault, located } = unwrap(error)
  if (fault === null) return located ?? new GraphQLError('Unexpected error.')
  const { code, message, headers } = describeFault(fault)
  const { status, level } = ERROR_TABLE[code]
  const masked = new GraphQLError(message, {
    nodes: located?.nodes,
    path: located?.path,
    extensions: {
      // The usual code of GraphQL servers.
      code: code === 'INTERNAL' ? 'INTERNAL_SERVER_ERROR' : code,
      ...(fault instanceof DomainError ? {} : { unexpected: true }),
      ...(code === 'UNAVAILABLE' ? { http: { status, headers } } : {}),
    },
  })
  if (level !== null) faults.set(masked, { fault, code })
  return masked
}

/** The fault that is no GraphQL error, if there is one, and where in the operation it arose. */
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

/** Logs the faults that the error table wants logged, and adds the request's id to the answer. */
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
    const logged = error instanceof GraphQLError ? faults.get(error) : undefined
    if (!(error instanceof GraphQLError) || !logged || !caller) continue
    const { fault, code } = logged
    const { level } = ERROR_TABLE[code]
    if (level === null) continue
    if (!(fault instanceof DomainError)) error.extensions.requestId = caller.requestId
    caller.app.log[level]({ err: fault, code, path: error.path?.join('.') }, 'operation failed')
  }
}

import { type GraphQLError, getOperationAST, getVariableValues } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { z } from 'zod'
import type { ClientOperations } from './clientOperations.ts'
import { badRequest, refusal } from './requestFaults.ts'
import type { ServerContext } from './serverContext.ts'

const object = z
  .record(z.string(), z.unknown(), 'must be an object')
  .nullish()
  .transform(given => given ?? undefined)
const absent = z.null('must be left out: a request has either a doc_id or a query').optional()
const parameters = {
  variables: object,
  operationName: z
    .string('must be a string')
    .nullish()
    .transform(name => name ?? undefined),
  extensions: object,
}
/** The web client sends the hash of one of its operations, and no text. */
export const byHash = z.strictObject({ ...parameters, doc_id: z.string(), query: absent })
/** Other callers send the text of an operation, and no hash. */
export const inFull = z.strictObject({ ...parameters, doc_id: absent, query: z.string('must be a string') })

/**
 * Accepts two kinds of request and refuses all others: an operation of the web client, named by its hash, from
 * anybody; and an operation in full, from callers who may send their own. The hash is replaced by its text. The
 * client's operations were validated when the client was built and are not validated again. The variables of those of
 * an earlier release may not fit the schema any more, after a change of an input: their page has to be reloaded.
 */
export function answerClientOperations(operations: ClientOperations): Plugin<ServerContext, ServerContext> {
  return {
    onParams({ params, setParams, context }) {
      const named = byHash.safeParse(params)
      if (named.success) {
        const { doc_id: hash, ...rest } = named.data
        const operation = operations.find(hash)
        if (operation === null) throw outdated()
        context.operation.source = { ...operation, isClients: true }
        setParams({ ...rest, query: operation.text })
        return
      }
      if (!context.maySendOwnOperations)
        throw refusal(
          "This installation answers the web client's own operations. Others are for keys of organisations, analysts and admins.",
          'PERSISTED_ONLY',
        )
      const sent = inFull.safeParse(params)
      if (!sent.success) throw badRequest(inWords(sent.error))
      context.operation.source = { text: sent.data.query, isClients: false, isFormer: false }
      setParams(sent.data)
    },
    onValidate({ context, setResult }) {
      if (context.operation?.source?.isClients === true) setResult([])
    },
    onExecute: ({ args }) => refuseOutdated(args),
    onSubscribe: ({ args }) => refuseOutdated(args),
  }
}

type Run = Parameters<NonNullable<Plugin<ServerContext>['onExecute']>>[0]['args']

/** @throws GraphQLError when an operation of an earlier release has variables that do not fit the schema any more */
function refuseOutdated({ schema, document, operationName, variableValues, contextValue }: Run): void {
  if (contextValue.operation.source?.isFormer !== true) return
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? []
  if (getVariableValues(schema, definitions, variableValues ?? {}).errors) throw outdated()
}

/** The page that sent the operation was built with another release. The client offers to reload it. */
function outdated(): GraphQLError {
  return refusal('This operation is not known here. Reload the page.', 'PERSISTED_QUERY_NOT_FOUND')
}

function inWords({ issues }: z.ZodError): string {
  const faults = issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')} ${message}` : message,
  )
  return `The request is not readable: ${faults.join('; ')}.`
}

import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { unusableParts } from '../unusableParts.ts'
import { byHash, inFull } from './answerClientOperations.ts'
import type { ClientOperations } from './clientOperations.ts'
import type { OperationSource, ServerContext } from './serverContext.ts'

/** How many texts are remembered: all queries of the web client, and as many of others. */
const MOST_REMEMBERED = 500

/** A request for a query that ran before. Yoga parsed and validated its text, and found it within the limits. */
export type KnownRequest = {
  source: OperationSource
  document: DocumentNode
  operationName: string | undefined
  variableValues: Record<string, unknown> | undefined
}

/** The queries that ran before. They are not parsed, validated and measured again. */
export type KnownOperations = {
  /** The query that the body of a request asks for. Null where Yoga has to read the request, or to refuse it. */
  find(body: string, { maySendOwnOperations }: { maySendOwnOperations: boolean }): KnownRequest | null
  /** Remembers the queries that Yoga runs. */
  remember: Plugin<ServerContext>
}

export function createKnownOperations(operations: ClientOperations): KnownOperations {
  const known = new LRUCache<string, DocumentNode>({ max: MOST_REMEMBERED })
  // The client's operations are not validated, so another caller's operation with the same text is another one.
  const keyOf = ({ text, isClients }: OperationSource) => `${isClients} ${text}`
  return {
    find(body, { maySendOwnOperations }) {
      const sent = readParameters(parsedJson(body), operations, maySendOwnOperations)
      const document = sent && known.get(keyOf(sent.source))
      if (!document || unusableParts(sent.variableValues).length > 0) return null
      return { ...sent, document }
    },
    remember: {
      onExecute({ args: { document, contextValue } }) {
        const { source } = contextValue.operation
        if (source !== null && hasQueryOnly(document)) known.set(keyOf(source), document)
      },
    },
  }
}

/** The text that a request names or, where the caller may, contains. */
function readParameters(
  params: unknown,
  operations: ClientOperations,
  maySendOwnOperations: boolean,
): Omit<KnownRequest, 'document'> | null {
  const named = byHash.safeParse(params)
  if (named.success) {
    const { doc_id: hash, operationName, variables: variableValues } = named.data
    const operation = operations.find(hash)
    return operation && { source: { ...operation, isClients: true }, operationName, variableValues }
  }
  if (!maySendOwnOperations) return null
  const sent = inFull.safeParse(params)
  if (!sent.success) return null
  const { query: text, operationName, variables: variableValues } = sent.data
  return { source: { text, isClients: false, isFormer: false }, operationName, variableValues }
}

/** Whether a document's only operation is a query. */
function hasQueryOnly({ definitions }: DocumentNode): boolean {
  const [only, ...others] = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  return (
    only?.kind === Kind.OPERATION_DEFINITION &&
    others.length === 0 &&
    only.operation === OperationTypeNode.QUERY
  )
}

function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/**
 * Has Yoga send the result with errors, or the fault, of an operation that ran without its other steps. The first of
 * the plugins that see an execution: the others have seen it.
 */
export function answerAsItRan(): Plugin<ServerContext> {
  return {
    onExecute({ args: { contextValue }, setResultAndStopExecution }) {
      const { failure } = contextValue.operation
      if (failure === null) return
      if ('fault' in failure) throw failure.fault
      setResultAndStopExecution(failure.result)
    },
  }
}

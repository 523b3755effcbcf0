import type { GraphiQLProps } from 'graphiql'
import { type ExecutionResult, getOperationAST, type OperationDefinitionNode, parse } from 'graphql'
import { createEventReader } from '../relay/eventStream.ts'
import { keepAnswer } from './answers.ts'

type Fetcher = GraphiQLProps['fetcher']
type Send = (accept: string, signal?: AbortSignal) => Promise<Response>

/** Sends an operation for GraphiQL: queries and mutations as JSON, subscriptions as server-sent events. */
export const fetchOperation: Fetcher = async (params, options) => {
  const operation = findOperation(params)
  const send: Send = (accept, signal) =>
    fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        ...options?.headers,
        'content-type': 'application/json',
        accept,
        'x-graphql-yoga-csrf': '1',
      },
      body: JSON.stringify({ ...params, operationName: operation?.name?.value ?? params.operationName }),
      signal,
    })
  if (operation?.operation === 'subscription') return follow(send)
  const response = await send('application/graphql-response+json, application/json')
  const answer = await response.json()
  keepAnswer(answer)
  return answer
}

/**
 * The operation that is sent, null where the text is no document or leaves it open. GraphiQL's own document and
 * operation name follow the editor with a delay: just after a change of tabs they are those of the former tab.
 */
function findOperation({ query, operationName }: Parameters<Fetcher>[0]): OperationDefinitionNode | null {
  try {
    const document = parse(query)
    return getOperationAST(document, operationName) ?? getOperationAST(document) ?? null
  } catch {
    return null
  }
}

/** The results of a subscription. Leaving the iteration closes the connection. */
function follow(send: Send): AsyncIterableIterator<ExecutionResult> {
  const leaving = new AbortController()
  const results = readResults(send, leaving.signal)
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () => results.next(),
    return: () => {
      leaving.abort()
      return results.return()
    },
  }
}

async function* readResults(send: Send, signal: AbortSignal): AsyncGenerator<ExecutionResult, void, void> {
  try {
    const response = await send('text/event-stream', signal)
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      yield await response.json()
      return
    }
    const read = createEventReader()
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      for (const { event, data } of read(piece)) {
        if (event === 'next') yield JSON.parse(data)
        if (event === 'complete') return
      }
    }
    throw new Error('The connection ended before the subscription was complete.')
  } catch (fault) {
    if (!signal.aborted) throw fault
  }
}

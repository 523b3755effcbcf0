import {
  type FetchFunction,
  type GraphQLSingularResponse,
  getRequestIdentifier,
  Network,
  Observable,
  type RequestParameters,
  type SubscribeFunction,
  type Variables,
} from 'relay-runtime'
import { createEventReader } from './eventStream.ts'
import { NetworkFault } from './faults.ts'
import { noteRelease } from './release.ts'

const ENDPOINT = '/graphql'
/** Said of a hash that the server does not know: it was deployed anew since this page was loaded. */
const UNKNOWN_OPERATION = 'PERSISTED_QUERY_NOT_FOUND'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function codeOf(error: unknown): unknown {
  return isRecord(error) && isRecord(error.extensions) ? error.extensions.code : undefined
}

function requestIdOf(error: unknown): string | null {
  const id = isRecord(error) && isRecord(error.extensions) ? error.extensions.requestId : null
  return typeof id === 'string' ? id : null
}

type CompleteAnswer = GraphQLSingularResponse & { data: Record<string, unknown> }

function isComplete(answer: unknown): answer is CompleteAnswer {
  return isRecord(answer) && isRecord(answer.data) && !Array.isArray(answer.errors)
}

/**
 * Lets only whole answers through. An answer with errors is a fault even where it carries some data: a failed field
 * blanks its parents, and a blank `viewer` would otherwise read as signed out.
 */
function wholeAnswer(answer: unknown): CompleteAnswer {
  if (isComplete(answer)) return answer
  const errors: readonly unknown[] = isRecord(answer) && Array.isArray(answer.errors) ? answer.errors : []
  const codes = errors.map(codeOf)
  if (codes.includes(UNKNOWN_OPERATION)) throw new NetworkFault('OUTDATED')
  if (codes.includes('RATE_LIMITED')) throw new NetworkFault('RATE_LIMITED')
  throw new NetworkFault('SERVER', {
    requestId: errors.map(requestIdOf).find(id => id !== null) ?? null,
    cause: answer,
  })
}

function waitInWords(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}

function faultOfStatus(response: Response): NetworkFault {
  const requestId = response.headers.get('x-request-id')
  if (response.status !== 429) return new NetworkFault('SERVER', { requestId })
  const wait = Number(response.headers.get('retry-after'))
  const message = wait > 0 ? `Too many requests. Try again in ${waitInWords(wait)}.` : undefined
  return new NetworkFault('RATE_LIMITED', { message, requestId })
}

/** Browsers carry at most 64 KiB past the end of a page, all requests together, and refuse what is over that. */
const MOST_KEPT_ALIVE = 60_000
let keptAlive = 0

/** Whether a request may outlive its page: a mutation that is under way when somebody leaves, if it is small enough. */
function outlivesPage({ operationKind }: RequestParameters, bytes: number): boolean {
  return operationKind === 'mutation' && keptAlive + bytes < MOST_KEPT_ALIVE
}

async function send(
  params: RequestParameters,
  variables: Variables,
  accept: string,
  signal?: AbortSignal,
): Promise<Response> {
  const body = JSON.stringify({ doc_id: params.id, variables })
  const bytes = new TextEncoder().encode(body).length
  const keepalive = outlivesPage(params, bytes)
  if (keepalive) keptAlive += bytes
  try {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept, 'x-graphql-yoga-csrf': '1' },
      body,
      keepalive,
      signal,
    })
    noteRelease(response.headers)
    return response
  } catch (cause) {
    throw new NetworkFault(navigator.onLine ? 'UNREACHABLE' : 'OFFLINE', { cause })
  } finally {
    if (keepalive) keptAlive -= bytes
  }
}

async function readAnswer(response: Response): Promise<CompleteAnswer> {
  let answer: unknown
  try {
    answer = await response.json()
  } catch {
    throw faultOfStatus(response)
  }
  if (response.status === 429) throw faultOfStatus(response)
  return wholeAnswer(answer)
}

/** Feeds each event of a GraphQL event stream to `onAnswer`. Ends well only when the server says that it is complete. */
async function readStream(response: Response, onAnswer: (answer: CompleteAnswer) => void): Promise<void> {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    onAnswer(await readAnswer(response))
    return
  }
  const read = createEventReader()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new NetworkFault(navigator.onLine ? 'UNREACHABLE' : 'OFFLINE')
    for (const { event, data } of read(value)) {
      if (event === 'complete') {
        await reader.cancel()
        return
      }
      if (event === 'next') onAnswer(wholeAnswer(JSON.parse(data)))
    }
  }
}

/**
 * Relay's way to the server: each operation is sent as the hash under which the server knows it. Nothing is sent
 * twice by itself; a subscription that breaks off ends in a fault, and who asked for it resumes where it was.
 *
 * @param onAnswered told the identifier of each query that was answered
 */
export function createNetwork({ onAnswered }: { onAnswered: (requestIdentifier: string) => void }) {
  const fetchAnswer: FetchFunction = (params, variables) =>
    Observable.create(sink => {
      const controller = new AbortController()
      send(params, variables, 'application/graphql-response+json, application/json', controller.signal)
        .then(readAnswer)
        .then(answer => {
          if (params.operationKind === 'query') onAnswered(getRequestIdentifier(params, variables))
          sink.next(answer)
          sink.complete()
        })
        .catch((fault: Error) => {
          if (!controller.signal.aborted) sink.error(fault)
        })
      return () => {
        // What a mutation does is done: leaving the page that asked for it must not cut it off half-way.
        if (params.operationKind === 'query') controller.abort()
      }
    })

  const subscribe: SubscribeFunction = (params, variables) =>
    Observable.create(sink => {
      const controller = new AbortController()
      send(params, variables, 'text/event-stream', controller.signal)
        .then(response => readStream(response, answer => sink.next(answer)))
        .then(() => sink.complete())
        .catch((thrown: Error) => {
          if (controller.signal.aborted) return
          sink.error(
            thrown instanceof NetworkFault ? thrown : new NetworkFault('UNREACHABLE', { cause: thrown }),
          )
        })
      return () => controller.abort()
    })

  return Network.create(fetchAnswer, subscribe)
}

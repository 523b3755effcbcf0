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
import { plural, t } from '../language/language.ts'
import { createEventReader } from './eventStream.ts'
import { NetworkFault } from './faults.ts'
import { takePageAnswer } from './pageAnswers.ts'
import { noteRelease } from './release.ts'

const ENDPOINT = '/graphql'
/** The error code for an operation hash that the server does not know, since a newer build was deployed. */
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
 * Accepts only results without errors. A result with errors is a fault even if it has data: a failed field makes its
 * parents null, and a null `viewer` would mean signed out.
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
  return seconds < 90
    ? plural(seconds, { one: '# second', other: '# seconds' })
    : plural(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })
}

function faultOfStatus(response: Response): NetworkFault {
  const requestId = response.headers.get('x-request-id')
  if (response.status !== 429) return new NetworkFault('SERVER', { requestId })
  const wait = Number(response.headers.get('retry-after'))
  const message =
    wait > 0 ? t('Too many requests. Try again in {wait}.', { wait: waitInWords(wait) }) : undefined
  return new NetworkFault('RATE_LIMITED', { message, requestId })
}

/** Browsers complete at most 64 KiB of `keepalive` requests after a page was closed, and refuse more. */
const MOST_KEPT_ALIVE = 60_000
let keptAlive = 0

/** Whether a request is sent with `keepalive`, to be completed after the page was closed: small mutations. */
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

/** Passes each event of a GraphQL event stream to `onAnswer`. Rejects if the stream ends without `complete`. */
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
 * Relay's network layer. Each operation is sent as its hash, for which the server has the text. Nothing is retried: a
 * broken subscription ends with a fault, and its subscriber resumes it. What came with the page is not asked again.
 *
 * @param onAnswered called with the identifier of each query that was answered
 */
export function createNetwork({ onAnswered }: { onAnswered: (requestIdentifier: string) => void }) {
  const fetchAnswer: FetchFunction = (params, variables) =>
    Observable.create(sink => {
      const controller = new AbortController()
      const given =
        params.operationKind === 'query' ? takePageAnswer(getRequestIdentifier(params, variables)) : null
      if (given !== null) {
        onAnswered(getRequestIdentifier(params, variables))
        sink.next(wholeAnswer(given))
        sink.complete()
        return
      }
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
        // A mutation is not aborted when its page is left, since the server may already have made the change.
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

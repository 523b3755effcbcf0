import autocannon from 'autocannon'
import type { Started } from '../test/serverProcess.ts'

export const CONNECTIONS = 16
export const SECONDS = 5
const WARM_UP_SECONDS = 2

/** A server's figures under load. */
export type Figures = { perSecond: number; p99: number }

/** One request that is repeated. */
export type Question = {
  path: string
  headers?: Record<string, string>
  /** If it contains `[<id>]`, each request has a unique text there. */
  body: string
  /** What every answer has to contain to be counted. */
  expected: string
}

/** Sends a request repeatedly for some seconds on a number of connections, after a warm-up. */
export async function load({ port }: Started, { path, headers, body, expected }: Question): Promise<Figures> {
  const request = {
    url: `http://127.0.0.1:${port}${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1', ...headers },
    body,
  } as const
  const first = await fetch(request.url, request)
  const answer = await first.text()
  if (!first.ok || !answer.includes(expected)) throw new Error(`unexpected answer: ${answer}`)
  const options = { ...request, connections: CONNECTIONS, idReplacement: body.includes('[<id>]') }
  await autocannon({ ...options, duration: WARM_UP_SECONDS })
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
  return { perSecond: requests.average, p99: latency.p99 }
}

/** The median round, by requests per second. */
export function median(figures: readonly Figures[]): Figures {
  const middle = [...figures].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(figures.length / 2)]
  if (!middle) throw new Error('no round was measured')
  return middle
}

import { Resolver } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** How long an endpoint may take, from looking up its name to its whole answer, in milliseconds. */
const TIMEOUT = 10_000
/** How much of an answer is read, in bytes. */
const MOST_READ = 2048

/** What became of an attempt. `fault` is null for an answer of 2xx; it contains nothing of what was sent. */
export type WebhookAnswer = { status: number | null; answer: string | null; fault: string | null }

export type WebhookSender = (call: {
  url: string
  body: string
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
}) => Promise<WebhookAnswer>

/** All addresses of a host name. */
type Resolve = (host: string) => Promise<string[]>

/** An endpoint that is not called. The message is for its owner. */
class RefusedAddress extends Error {}

/**
 * Sends events to addresses that strangers chose. The name is looked up once and the connection goes to the address
 * that was checked, so that a second look-up cannot lead elsewhere. Addresses of this machine and of private networks
 * are refused, redirects are not followed, and of an answer only the beginning is read.
 */
export function createWebhookSender({
  reachesLoopback,
  resolve = resolveName,
  timeout = TIMEOUT,
}: {
  /** Whether programs on this machine may be called, over http as well: for a demonstration only. */
  reachesLoopback: boolean
  resolve?: Resolve
  timeout?: number
}): WebhookSender {
  return async ({ url, body, headers, signal }) => {
    const limit = AbortSignal.timeout(timeout)
    const ends = AbortSignal.any([signal, limit])
    try {
      const target = new URL(url)
      const address = await Promise.race([
        findAddress({ host: hostOf(target), reachesLoopback, resolve }),
        rejectedBy(ends),
      ])
      return await post({ target, address, body, headers, signal: ends })
    } catch (error) {
      signal.throwIfAborted()
      return {
        status: null,
        answer: null,
        fault: limit.aborted ? `It did not answer within ${timeout / 1000} seconds.` : faultOf(error),
      }
    }
  }
}

/** Whether a host is this machine, by name or by address. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback')
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  // Of IPv6 only 2000::/3 is given out: others, such as ::127.0.0.1, are ways of writing something else.
  return parsed instanceof ipaddr.IPv4 || parsed.match(ipaddr.IPv6.parse('2000::'), 3)
}

/** The host of an address, without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

async function findAddress({
  host,
  reachesLoopback,
  resolve,
}: {
  host: string
  reachesLoopback: boolean
  resolve: Resolve
}): Promise<string> {
  const found = host === 'localhost' ? ['127.0.0.1'] : isIP(host) !== 0 ? [host] : await resolve(host)
  const [first] = found
  if (first === undefined) throw new RefusedAddress('Its name was not found.')
  const mayReach = (address: string) =>
    isPublicAddress(address) || (reachesLoopback && isLoopbackHost(address))
  if (!found.every(mayReach)) throw new RefusedAddress('It is at a private address, which is not called.')
  return first
}

/** The addresses of a name by DNS alone, without the names of this machine. */
async function resolveName(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return [four, six].flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
}

async function rejectedBy(signal: AbortSignal): Promise<never> {
  return await new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

async function post({
  target,
  address,
  body,
  headers,
  signal,
}: {
  target: URL
  address: string
  body: string
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
}): Promise<WebhookAnswer> {
  const family = isIP(address)
  const send: typeof requestHttp = target.protocol === 'https:' ? requestHttps : requestHttp
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      signal,
      // Node asks for one address or for all, by its version and options.
      lookup: (_host, options, found) =>
        options.all ? found(null, [{ address, family }]) : found(null, address, family),
    })
    sent.on('response', resolve)
    sent.on('error', reject)
    sent.end(body)
  })
  const status = response.statusCode ?? 0
  const answer = await readBeginning(response)
  if (status >= 200 && status < 300) return { status, answer, fault: null }
  const fault =
    status >= 300 && status < 400
      ? `It answered ${status}. Redirects are not followed.`
      : `It answered ${status}.`
  return { status, answer, fault }
}

/** The beginning of an answer. The connection is closed then; one that ends too early or too late is no fault. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response) {
      const bytes: Buffer = Buffer.from(chunk)
      chunks.push(bytes)
      size += bytes.length
      if (size >= MOST_READ) break
    }
  } catch {
    // The status has come already.
  }
  response.destroy()
  // PostgreSQL stores no zero bytes.
  return Buffer.concat(chunks).subarray(0, MOST_READ).toString('utf8').replaceAll('\0', '')
}

/** What may be said of a fault of the connection, by its code. */
const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'It refused the connection.',
  ECONNRESET: 'It closed the connection.',
  EPIPE: 'It closed the connection.',
  EHOSTUNREACH: 'It could not be reached.',
  ENETUNREACH: 'It could not be reached.',
  ETIMEDOUT: 'It could not be reached.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not from a known authority.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is not from a known authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate is not from a known authority.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name.',
}

function faultOf(error: unknown): string {
  if (error instanceof RefusedAddress) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return FAULTS[code] ?? 'The connection failed.'
}

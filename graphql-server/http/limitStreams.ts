import type { MiddlewareHandler } from 'hono'
import { networkOf } from '../domain/accounts/networks.ts'
import { RateLimitedError } from '../domain/errors.ts'
import type { AppEnvironment } from './appEnvironment.ts'
import { isEventStream } from './endWithServer.ts'
import { UnavailableFault } from './faults.ts'

/** The most event streams that are open at a time in one process. */
export type StreamLimits = {
  /** Of one account. A page opens one for each document that it follows. */
  account: number
  /** Of one network: an IPv4 address, which a whole campus may share, or the /64 of an IPv6 address. */
  network: number
  /** Of all callers together. 600 took 75 MB. */
  process: number
}
export const STREAM_LIMITS: StreamLimits = { account: 20, network: 200, process: 1000 }

/** When a caller over a limit may retry, in seconds. */
const RETRY_AFTER = 5

/** Refuses event streams above the limits. */
export function limitStreams(): MiddlewareHandler<AppEnvironment> {
  const openStream = countStreams(STREAM_LIMITS)
  return async (c, next) => {
    await next()
    if (!isEventStream(c.res)) return
    // Yoga starts a subscription when its stream is first read, so a refused one never starts.
    const close = openStream({
      userId: c.get('caller').viewer?.userId ?? null,
      address: c.get('address'),
    })
    c.env.outgoing.once('close', close)
  }
}

/**
 * Counts open streams. What it returns counts one more, and returns what takes it off again.
 * @throws RateLimitedError for an account or a network with too many; UnavailableFault where the process has, since
 * another process may take the stream.
 */
export function countStreams(
  limits: StreamLimits,
): (caller: { userId: number | null; address: string }) => () => void {
  const ofAccounts = new Map<number, number>()
  const ofNetworks = new Map<string, number>()
  let ofProcess = 0
  return ({ userId, address }) => {
    const network = networkOf(address)
    if (userId !== null && (ofAccounts.get(userId) ?? 0) >= limits.account)
      throw new RateLimitedError('Too many progress streams are open for this account.', RETRY_AFTER)
    if ((ofNetworks.get(network) ?? 0) >= limits.network)
      throw new RateLimitedError('Too many progress streams are open from this address.', RETRY_AFTER)
    if (ofProcess >= limits.process) throw new UnavailableFault()
    const count = (change: 1 | -1) => {
      if (userId !== null) addTo(ofAccounts, userId, change)
      addTo(ofNetworks, network, change)
      ofProcess += change
    }
    count(1)
    return () => count(-1)
  }
}

/** Changes the count of a key. A key without any is forgotten. */
function addTo<Key>(counts: Map<Key, number>, key: Key, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}

import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/**
 * The address that a request comes from. Each proxy appends to X-Forwarded-For the address that it got the request
 * from, so that with n trusted proxies the caller is the n-th entry from the right. With fewer entries the request did
 * not pass all of them, and the address of the socket counts.
 */
export function peerAddress({
  incoming,
  trustProxy,
}: {
  incoming: HttpBindings['incoming']
  trustProxy: number
}): string {
  const peer = withoutMapping(incoming.socket?.remoteAddress ?? 'unknown')
  if (trustProxy === 0) return peer
  const forwarded = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const reported = withoutPort(forwarded.at(-trustProxy)?.trim() ?? '')
  return isIP(reported) > 0 ? withoutMapping(reported) : peer
}

/** Whether a request comes from this machine, and not through a proxy that runs on it. */
export function isLocalPeer({
  incoming,
  trustProxy,
}: {
  incoming: HttpBindings['incoming']
  trustProxy: number
}): boolean {
  const passedProxy =
    incoming.headers['x-forwarded-for'] !== undefined || incoming.headers.forwarded !== undefined
  if (passedProxy && trustProxy === 0) return false
  return /^(127\.|::1$)/.test(peerAddress({ incoming, trustProxy }))
}

/** Some proxies append the caller's port. With it each connection would count as another caller. */
function withoutPort(reported: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(reported)?.[1] ?? reported.replace(/^([\d.]+):\d+$/, '$1')
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

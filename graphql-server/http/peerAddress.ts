import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/**
 * The address that a request comes from. Of X-Forwarded-For only what trusted proxies wrote is believed: each appends
 * whom it heard from, so with n proxies the caller is the n-th entry from the right. A shorter list did not pass all
 * of them, and the socket's peer counts.
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

/** Whether a request comes from this machine itself, and not through a proxy that runs on it. */
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

/** Some proxies add the caller's port, with which each connection would look like another caller. */
function withoutPort(reported: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(reported)?.[1] ?? reported.replace(/^([\d.]+):\d+$/, '$1')
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import ipaddr from 'ipaddr.js'

/**
 * The address that a request comes from, in one spelling. Each proxy appends the address that it got the request from
 * to X-Forwarded-For, so with n trusted proxies the caller is the n-th entry from the right. With fewer entries the
 * request did not pass all of them, and the address of the socket counts.
 */
export function peerAddress({
  incoming,
  trustProxy,
}: {
  incoming: HttpBindings['incoming']
  trustProxy: number
}): string {
  const peer = canonical(incoming.socket?.remoteAddress ?? 'unknown')
  if (trustProxy === 0) return peer
  const forwarded = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const reported = withoutPort(forwarded.at(-trustProxy)?.trim() ?? '')
  return isIP(reported) > 0 ? canonical(reported) : peer
}

/** Whether a request comes from this machine, and not through a proxy on it. */
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

/** Removes the port that some proxies append. With it each connection would count as another caller. */
function withoutPort(reported: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(reported)?.[1] ?? reported.replace(/^([\d.]+):\d+$/, '$1')
}

/** The one spelling of an address: RFC 5952, without a zone, and IPv4 addresses not mapped into IPv6. */
function canonical(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.fromByteArray(parsed.toByteArray()).toString()
    : parsed.toString()
}

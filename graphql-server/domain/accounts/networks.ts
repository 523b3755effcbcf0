import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network by which limits count an address: the address itself for IPv4, the first 64 bits for IPv6, since one
 * subscriber has all addresses of a /64. All spellings of an address give the same text, including IPv4 mapped into
 * IPv6 and zones. Text that is no address is returned as it is.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const prefix = parsed.toByteArray().slice(0, 8)
  return `${ipaddr.fromByteArray([...prefix, ...new Array<number>(8).fill(0)]).toString()}/64`
}

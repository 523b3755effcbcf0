import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network that limits count an address by: an IPv4 address itself, and of an IPv6 address the first 64 bits, since
 * one subscriber has all addresses below them. All spellings of an address give the same text, IPv4 mapped into IPv6
 * and zones included. What is no address counts as it is.
 */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const prefix = parsed.toByteArray().slice(0, 8)
  return `${ipaddr.fromByteArray([...prefix, ...new Array<number>(8).fill(0)]).toString()}/64`
}

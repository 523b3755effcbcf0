import { createHash } from 'node:crypto'

/** A hash of a name or an address, for places that only compare values. */
export function fingerprintOf(kind: 'username' | 'address', text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`${kind}:${text}`).digest())
}

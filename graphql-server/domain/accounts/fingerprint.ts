import { createHash } from 'node:crypto'

/** A hash that stands for a name or an address where only 'the same again?' is asked. */
export function fingerprintOf(kind: 'username' | 'address', text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`${kind}:${text}`).digest())
}

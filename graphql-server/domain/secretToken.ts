import { hash } from 'node:crypto'
import type { AppContext } from './appContext.ts'

/** A new secret of 256 bits for a session or an address, and the hash that is stored in its place. */
export function createToken(app: Pick<AppContext, 'randomBytes'>): {
  token: string
  tokenHash: Uint8Array<ArrayBuffer>
} {
  const token = Buffer.from(app.randomBytes(32)).toString('base64url')
  return { token, tokenHash: sha256(token) }
}

/**
 * The stored hash of a token; null for a text that is none. A lookup by hash reveals nothing through its timing.
 */
export function hashOfToken(token: string): Uint8Array<ArrayBuffer> | null {
  return /^[\w-]{43}$/.test(token) ? sha256(token) : null
}

function sha256(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', token, 'buffer'))
}

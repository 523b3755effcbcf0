import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { ApiKeyMode } from '../../generated/prisma/enums.ts'
import type { AppContext } from '../appContext.ts'

/** How many letters of a secret people see, by which they tell keys apart: the prefix and six more. */
const SHOWN = 14
/** A key in any text: its prefix, 40 random digits and a checksum of eight. */
const KEY = /gw_(?:live|test)_[0-9a-f]{48}/g

/**
 * A new key: 160 random bits behind a prefix that scanners of repositories can look for, and a checksum, so that a
 * mistyped key is refused without a look into the database.
 */
export function createSecret(app: Pick<AppContext, 'randomBytes'>, mode: ApiKeyMode) {
  const body = `gw_${mode.toLowerCase()}_${Buffer.from(app.randomBytes(20)).toString('hex')}`
  const secret = body + checksumOf(body)
  return { secret, start: secret.slice(0, SHOWN), secretHash: hashOf(secret) }
}

/** The stored hash of a key; null for a text that is no key. */
export function hashOfSecret(text: string): Uint8Array<ArrayBuffer> | null {
  const [key] = secretsIn(text)
  return key === text ? hashOf(key) : null
}

/** The keys in a text, such as an address. */
export function secretsIn(text: string): string[] {
  return (text.match(KEY) ?? []).filter(key => key.slice(-8) === checksumOf(key.slice(0, -8)))
}

function checksumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0')
}

function hashOf(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(secret).digest())
}

import { createHash } from 'node:crypto'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { ValidationError } from '../../errors.ts'

/** How long an idempotency key is valid, in milliseconds: 24 hours. */
export const REPEATABLE_FOR = 24 * 60 * 60 * 1000

/** A hash of the request that does not depend on the order of its fields. */
export function requestHashOf(request: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(canonical(request)).digest())
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/**
 * The document that an equal request with this key created before, or null. The caller holds the user's row lock; a
 * simultaneous second request waits here.
 * @throws ValidationError when the key was used for another request.
 */
export async function findRepeatedRequest({
  within,
  userId,
  key,
  requestHash,
  now,
}: {
  within: Prisma.TransactionClient
  userId: number
  key: string
  requestHash: Uint8Array
  now: Date
}): Promise<number | null> {
  await within.idempotencyKey.deleteMany({ where: { userId, key, expiresAt: { lte: now } } })
  const earlier = await within.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } })
  if (!earlier) return null
  if (!Buffer.from(earlier.requestHash).equals(requestHash))
    throw new ValidationError([
      { path: 'idempotencyKey', message: 'This key was used for another request. Take a new one.' },
    ])
  return earlier.documentId
}

import type { Prisma } from '../../generated/prisma/client.ts'
import { ConflictError } from '../errors.ts'

/**
 * Locks a person's row until the transaction ends. Spending, upgrading and delivering take this lock before any other
 * row of that person. They run one at a time and cannot deadlock.
 */
export async function lockUser(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId} FOR UPDATE`
}

/**
 * Locks a person's row, and tells whether the password is still the one that was checked. Checking takes a while, in
 * which another request may have changed it.
 */
export async function lockWithPassword(
  tx: Prisma.TransactionClient,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<boolean> {
  const rows = await tx.$queryRaw<{ passwordHash: string }[]>`
    SELECT "passwordHash" FROM "User" WHERE id = ${id} FOR UPDATE`
  return rows[0]?.passwordHash === passwordHash
}

/** The refusal of a change that was confirmed with a password that is not the account's any more. */
export function passwordChanged(): ConflictError {
  return new ConflictError('The password was changed meanwhile. Sign in again.')
}

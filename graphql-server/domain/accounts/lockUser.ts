import type { Prisma } from '../../generated/prisma/client.ts'

/**
 * Locks a person's row until the transaction ends. Whatever spends, upgrades or delivers takes this lock before any
 * other row of theirs: one at a time, and never two that wait for each other.
 */
export async function lockUser(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId} FOR UPDATE`
}

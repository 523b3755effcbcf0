import type { Prisma } from '../../generated/prisma/client.ts'

/**
 * Locks a person's row until the transaction ends. Spending, upgrading and delivering take this lock before any other
 * row of that person. They run one at a time and cannot deadlock.
 */
export async function lockUser(tx: Prisma.TransactionClient, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId} FOR UPDATE`
}

import type { Prisma } from '../../../generated/prisma/client.ts'
import { lockUser } from '../../accounts/lockUser.ts'

/**
 * Locks the person before any of their rows, in the order in which an upgrade and a new generation do. An upgrade at
 * this moment waits: one of the two unlocks the text, and neither holds what the other needs. Locks nothing when the
 * document is gone.
 */
export async function lockOwner(tx: Prisma.TransactionClient, documentId: number): Promise<void> {
  const document = await tx.document.findUnique({ where: { id: documentId }, select: { userId: true } })
  if (document !== null) await lockUser(tx, document.userId)
}

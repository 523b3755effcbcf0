import type { Prisma } from '../../../generated/prisma/client.ts'
import { lockUser } from '../../accounts/lockUser.ts'

/**
 * Locks the person before any of their rows, in the same order as an upgrade and a new generation, which prevents
 * deadlocks. A simultaneous upgrade waits, and one of the two unlocks the text. Does nothing when the document does not
 * exist.
 */
export async function lockOwner(tx: Prisma.TransactionClient, documentId: number): Promise<void> {
  const document = await tx.document.findUnique({ where: { id: documentId }, select: { userId: true } })
  if (document !== null) await lockUser(tx, document.userId)
}

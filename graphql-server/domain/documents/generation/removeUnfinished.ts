import type { Prisma } from '../../../generated/prisma/client.ts'

/** Removes what a writer left of an unfinished document, and the outside model's replies. */
export async function removeUnfinished(tx: Prisma.TransactionClient, documentId: number): Promise<void> {
  await tx.documentSection.deleteMany({ where: { documentId } })
  await tx.modelReply.deleteMany({ where: { documentId } })
}

/** The columns of a document that the built-in writer takes over, from its beginning. */
export const WRITTEN_BY_US = { writer: 'BUILT_IN', fellBack: true, modelName: null } as const

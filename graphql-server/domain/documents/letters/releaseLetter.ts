/** A confidential letter that nobody finishes goes back to its student, without what the recommender wrote. */
import type { Prisma } from '../../../generated/prisma/client.ts'
import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext } from '../../appContext.ts'

/** The most letters of one run; the next run goes on. */
const MOST_RELEASED = 500

/** The editor of a recommender's versions. */
export function recommenderEditor(requestId: number): string {
  return `recommender-${requestId}`
}

/**
 * Opens a sealed letter to its student again, with the text from before the seal. What was written since, and all that
 * recommenders wrote in confidence, is deleted: nobody may read it any more. Runs under the owner's lock.
 */
export async function releaseLetter({
  within,
  documentId,
}: {
  within: Prisma.TransactionClient
  documentId: number
}): Promise<void> {
  const document = await within.document.findUniqueOrThrow({
    where: { id: documentId },
    select: { sealedAt: true, letterRequests: { where: { isConfidential: true }, select: { id: true } } },
  })
  const { sealedAt, letterRequests } = document
  if (sealedAt === null) return
  await within.documentVersion.deleteMany({
    where: {
      documentId,
      OR: [
        { savedAt: { gte: sealedAt } },
        // The first of them was saved a moment before it sealed the letter.
        { editor: { in: letterRequests.map(({ id }) => recommenderEditor(id)) } },
      ],
    },
  })
  await within.letterQuestion.deleteMany({ where: { request: { documentId, isConfidential: true } } })
  await within.document.update({
    where: { id: documentId },
    data: { sealedAt: null, textRevision: { increment: 1 } },
  })
}

/**
 * Releases sealed letters whose requests ended without an approval.
 * @throws the signal's reason once it is aborted
 */
export async function releaseEndedLetters({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const now = app.now()
  const ended = { approvedAt: null, declinedAt: null, withdrawnAt: null, endsAt: { lte: now } }
  const standing = {
    withdrawnAt: null,
    declinedAt: null,
    OR: [{ approvedAt: { not: null } }, { endsAt: { gt: now } }],
  }
  const due = { sealedAt: { not: null }, letterRequests: { some: ended, none: standing } }
  const letters = await app.database.prisma.document.findMany({
    where: due,
    select: { id: true, userId: true },
    orderBy: { id: 'asc' },
    take: MOST_RELEASED,
  })
  for (const { id, userId } of letters) {
    signal?.throwIfAborted()
    await app.database.prisma.$transaction(async tx => {
      await lockUser(tx, userId)
      if ((await tx.document.count({ where: { ...due, id } })) > 0)
        await releaseLetter({ within: tx, documentId: id })
    })
  }
}

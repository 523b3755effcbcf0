import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { writeAssignedMail } from './writeReviewMail.ts'

/** The most texts that a reviewer has at a time. More wait. */
export const MOST_AT_A_TIME = 10

type Candidate = { id: number; open: number; lastAssignedAt: Date | null }

/** The reviewer with the fewest texts, the one who was given one the longest ago among equals; null where nobody has room. */
export function leastLoaded(candidates: readonly Candidate[]): number | null {
  const free = candidates
    .filter(({ open }) => open < MOST_AT_A_TIME)
    .toSorted(
      (one, other) =>
        one.open - other.open ||
        (one.lastAssignedAt?.getTime() ?? 0) - (other.lastAssignedAt?.getTime() ?? 0) ||
        one.id - other.id,
    )
  return free[0]?.id ?? null
}

/** Finds a reviewer for a text, never its owner. Without one the text waits. */
export async function assignToSomebody({
  app,
  within,
  reviewId,
  ownerId,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  reviewId: number
  ownerId: number
}): Promise<void> {
  // One after the other, so that two texts at once do not go to the same reviewer. Taken after the owner's row.
  await within.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('assign-review'))`
  const reviewers = await within.user.findMany({
    where: { role: 'REVIEWER', deletionDueAt: null, id: { not: ownerId } },
    select: { id: true },
  })
  const ids = reviewers.map(({ id }) => id)
  const open = await within.expertReview.groupBy({
    by: ['reviewerId'],
    where: { reviewerId: { in: ids }, state: 'ASSIGNED' },
    _count: true,
  })
  const last = await within.expertReview.groupBy({
    by: ['reviewerId'],
    where: { reviewerId: { in: ids } },
    _max: { assignedAt: true },
  })
  const reviewerId = leastLoaded(
    ids.map(id => ({
      id,
      open: open.find(row => row.reviewerId === id)?._count ?? 0,
      lastAssignedAt: last.find(row => row.reviewerId === id)?._max.assignedAt ?? null,
    })),
  )
  if (reviewerId !== null) await assignTo({ app, within, reviewId, reviewerId })
}

/** Gives a text to a reviewer and mails them. */
export async function assignTo({
  app,
  within,
  reviewId,
  reviewerId,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  reviewId: number
  reviewerId: number
}): Promise<void> {
  await within.expertReview.update({
    where: { id: reviewId },
    data: { state: 'ASSIGNED', reviewerId, assignedAt: app.now() },
  })
  const reviewer = await within.user.findUniqueOrThrow({
    where: { id: reviewerId },
    select: { email: true, fullName: true, mailLanguage: true },
  })
  await queueMail({
    app,
    within,
    userId: reviewerId,
    toAddress: reviewer.email,
    kind: 'review-assigned',
    ...writeAssignedMail({
      words: mailWords(reviewer.mailLanguage),
      fullName: reviewer.fullName,
      reviewId,
      publicUrl: app.settings.publicUrl,
    }),
  })
}

import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'

/**
 * Reviews that a viewer may see: their own, and as a reviewer those that were given to them and not withdrawn. Admins see
 * no others: the texts are their owners'.
 */
export function expertReviewsVisibleTo(viewer: Viewer | null): Prisma.ExpertReviewWhereInput {
  if (!viewer) return { id: { in: [] } }
  const isOwn = { userId: viewer.userId }
  return viewer.role === 'REVIEWER' ? { OR: [isOwn, reviewsGivenTo(viewer)] } : isOwn
}

/** Reviews that were given to a reviewer and not withdrawn; none for everybody else. */
export function reviewsGivenTo(viewer: Viewer | null): Prisma.ExpertReviewWhereInput {
  return viewer?.role === 'REVIEWER'
    ? { reviewerId: viewer.userId, state: { in: ['ASSIGNED', 'RETURNED'] } }
    : { id: { in: [] } }
}

/** Reviews that somebody has to be found for: nobody yet, or somebody who is no reviewer any more. */
export const WAITS = {
  OR: [
    { state: 'WAITING' },
    { state: 'ASSIGNED', reviewerId: null },
    { state: 'ASSIGNED', reviewer: { role: { not: 'REVIEWER' } } },
  ],
} satisfies Prisma.ExpertReviewWhereInput

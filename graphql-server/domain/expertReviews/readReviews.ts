import type { AppContext, Viewer } from '../appContext.ts'
import { WAITS } from './policy.ts'

/** The last reviews of which the time is measured, and the fewest that give a figure. */
const MEASURED = 20
const FEWEST = 5

/** How long reviews take: half of the last ones were back within this time; null where there are too few. */
export type ReviewWait = { reviews: number; medianSeconds: number | null }

/** The time from handing over to the return, of the last reviews. */
export async function readReviewWait({ app }: { app: AppContext }): Promise<ReviewWait> {
  const last = await app.database.prisma.expertReview.findMany({
    where: { returnedAt: { not: null } },
    orderBy: { returnedAt: 'desc' },
    take: MEASURED,
    select: { createdAt: true, returnedAt: true },
  })
  const waits = last
    .flatMap(({ createdAt, returnedAt }) =>
      returnedAt ? [Math.round((returnedAt.getTime() - createdAt.getTime()) / 1000)] : [],
    )
    .toSorted((one, other) => one - other)
  return {
    reviews: waits.length,
    medianSeconds: waits.length < FEWEST ? null : (waits[Math.ceil(waits.length / 2) - 1] ?? null),
  }
}

/** How many texts wait for a reviewer that this one could take; null for everybody but reviewers. */
export async function countWaiting({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<number | null> {
  if (viewer?.role !== 'REVIEWER') return null
  return await app.database.prisma.expertReview.count({
    where: { AND: [WAITS, { userId: { not: viewer.userId } }] },
  })
}

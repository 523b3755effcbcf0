/** The most points that an organisation's keys can spend at once. */
export const MOST_POINTS = 60_000
/** How many points come back in a second: an empty store is full again after an hour. */
export const POINTS_PER_SECOND = MOST_POINTS / 3600

/** What is left of an organisation's points, and when there are as many as can be. */
export type PointsLeft = { left: number; refilledAt: Date }

/** The points at a moment, of a store that held `points` at `pointsAt`. */
export function pointsAfter({ points, pointsAt }: { points: number; pointsAt: Date }, now: Date): PointsLeft {
  const seconds = Math.max(0, now.getTime() - pointsAt.getTime()) / 1000
  const left = Math.min(MOST_POINTS, points + seconds * POINTS_PER_SECOND)
  return {
    left: Math.floor(left),
    refilledAt: new Date(now.getTime() + ((MOST_POINTS - left) / POINTS_PER_SECOND) * 1000),
  }
}

/** A store of points that refills steadily: an empty one is full again after `FULL_AFTER`. */
export type PointStore = { most: number }

/**
 * How long an empty store takes to be full again, in seconds. One that was counted more than this ahead was so before the
 * clock was set back, and is full.
 */
export const FULL_AFTER = 3600

/** What the keys of an organisation can spend together. */
export const ORGANISATION_STORE: PointStore = { most: 60_000 }
/** What one key can spend of that, so that a program that goes wrong leaves a third to the others. */
export const KEY_STORE: PointStore = { most: 40_000 }

/** How many points come back to a store in a second. */
export function perSecond({ most }: PointStore): number {
  return most / FULL_AFTER
}

/** What is left in a store, and when there is as much as can be. */
export type PointsLeft = { left: number; refilledAt: Date }

/** The points at a moment, of a store that held `points` at `pointsAt`. */
export function pointsAfter(
  store: PointStore,
  { points, pointsAt }: { points: number; pointsAt: Date },
  now: Date,
): PointsLeft {
  const passed = (now.getTime() - pointsAt.getTime()) / 1000
  const left =
    passed < -FULL_AFTER ? store.most : Math.min(store.most, points + Math.max(0, passed) * perSecond(store))
  return {
    left: Math.floor(left),
    refilledAt: new Date(now.getTime() + ((store.most - left) / perSecond(store)) * 1000),
  }
}

const FRESH_FOR_MS = 5 * 60_000
const KEPT_FOR_MS = 60 * 60_000
/** So many answers are kept beside those on screen: a list of links that is pointed at must not fill the memory. */
export const MOST_KEPT = 40

/** Records when each query was last answered, and retains results that no screen shows. */
export type Freshness = {
  answered(requestIdentifier: string): void
  isStale(requestIdentifier: string): boolean
  /** Records a change: all results so far may be stale. */
  changed(): void
  /** Whether there was a change since the query was answered. */
  isOutdated(requestIdentifier: string): boolean
  /**
   * Retains a result for an hour. Another call for the same query restarts the hour. Over 40 queries, the one that was
   * kept the longest ago is released.
   */
  keep(requestIdentifier: string, retain: () => { dispose(): void }): void
}

type Held = { timer: ReturnType<typeof setTimeout>; dispose(): void }

function release({ timer, dispose }: Held): void {
  clearTimeout(timer)
  dispose()
}

/** @param now the clock, in milliseconds */
export function createFreshness(now: () => number = Date.now): Freshness {
  const answeredAt = new Map<string, number>()
  const outdated = new Set<string>()
  const kept = new Map<string, Held>()
  return {
    answered(identifier) {
      answeredAt.set(identifier, now())
      outdated.delete(identifier)
    },
    isStale(identifier) {
      const at = answeredAt.get(identifier)
      return at === undefined || now() - at >= FRESH_FOR_MS
    },
    changed() {
      for (const identifier of answeredAt.keys()) outdated.add(identifier)
    },
    isOutdated(identifier) {
      return outdated.has(identifier)
    },
    keep(identifier, retain) {
      const earlier = kept.get(identifier)
      const { dispose } = retain()
      const timer = setTimeout(() => {
        kept.delete(identifier)
        dispose()
      }, KEPT_FOR_MS)
      // The map is in the order of keeping.
      kept.delete(identifier)
      kept.set(identifier, { timer, dispose })
      if (earlier) release(earlier)
      for (const [oldest, held] of kept) {
        if (kept.size <= MOST_KEPT) break
        kept.delete(oldest)
        release(held)
      }
    },
  }
}

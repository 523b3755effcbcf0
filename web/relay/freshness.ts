const FRESH_FOR_MS = 5 * 60_000
const KEPT_FOR_MS = 60 * 60_000
/** So many answers are kept beside those on screen: a list of links that is pointed at must not fill the memory. */
export const MOST_KEPT = 40

/** Knows when each query was last answered and holds answers that no screen shows any more. */
export type Freshness = {
  answered(requestIdentifier: string): void
  isStale(requestIdentifier: string): boolean
  /** Something was changed: every answer so far may be outdated. */
  changed(): void
  /** Whether something was changed since the query was answered. */
  isOutdated(requestIdentifier: string): boolean
  /**
   * Keeps what `retain` holds for an hour from now; keeping the same query again starts the hour anew. Over 40 queries
   * the one that was kept the longest ago is let go.
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

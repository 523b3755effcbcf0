const FRESH_FOR_MS = 5 * 60_000
const KEPT_FOR_MS = 60 * 60_000

/** Records when each query was last answered, and retains results that no screen shows. */
export type Freshness = {
  answered(requestIdentifier: string): void
  isStale(requestIdentifier: string): boolean
  /** Records a change: all results so far may be stale. */
  changed(): void
  /** Whether there was a change since the query was answered. */
  isOutdated(requestIdentifier: string): boolean
  /** Retains a result for an hour. Another call for the same query restarts the hour. */
  keep(requestIdentifier: string, retain: () => { dispose(): void }): void
}

/** @param now the clock, in milliseconds */
export function createFreshness(now: () => number = Date.now): Freshness {
  const answeredAt = new Map<string, number>()
  const outdated = new Set<string>()
  const kept = new Map<string, { timer: ReturnType<typeof setTimeout>; dispose(): void }>()
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
      kept.set(identifier, { timer, dispose })
      if (earlier) {
        clearTimeout(earlier.timer)
        earlier.dispose()
      }
    },
  }
}

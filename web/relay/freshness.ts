const FRESH_FOR_MS = 5 * 60_000
const KEPT_FOR_MS = 60 * 60_000

/** Knows when each query was last answered and holds answers that no screen shows any more. */
export type Freshness = {
  answered(requestIdentifier: string): void
  isStale(requestIdentifier: string): boolean
  /** Something was changed: every answer so far may be outdated. */
  changed(): void
  /** Whether something was changed since the query was answered. */
  isOutdated(requestIdentifier: string): boolean
  /** Holds what `retain` keeps for an hour from now; asking again for the same query starts the hour anew. */
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

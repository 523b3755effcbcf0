const FRESH_FOR_MS = 5 * 60_000
const KEPT_FOR_MS = 60 * 60_000

/** Knows when each query was last answered and holds answers that no screen shows any more. */
export type Freshness = {
  answered(requestIdentifier: string): void
  isStale(requestIdentifier: string): boolean
  /** Counts every answer so far as stale, as after a change. */
  expire(): void
  /** Holds what `retain` keeps for an hour from now; asking again for the same query starts the hour anew. */
  keep(requestIdentifier: string, retain: () => { dispose(): void }): void
}

/** @param now the clock, in milliseconds */
export function createFreshness(now: () => number = Date.now): Freshness {
  const answeredAt = new Map<string, number>()
  const kept = new Map<string, { timer: ReturnType<typeof setTimeout>; dispose(): void }>()
  return {
    answered(identifier) {
      answeredAt.set(identifier, now())
    },
    isStale(identifier) {
      const at = answeredAt.get(identifier)
      return at === undefined || now() - at >= FRESH_FOR_MS
    },
    expire() {
      answeredAt.clear()
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

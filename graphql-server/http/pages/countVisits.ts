import type { AppContext } from '../../domain/appContext.ts'
import { addVisits } from '../../domain/content/pageVisits.ts'

/** How long visits are counted here before they are stored, in milliseconds. */
const STORED_EVERY = 15_000
/** Paths that are counted at a time at most. Only pages of the site map are, so this is a guard. */
const MOST_PATHS = 5_000
/** Programs that say that they are no person. */
const PROGRAM =
  /bot\b|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|java\/|monitor|fetch|^node$|undici|axios|okhttp|go-http/i

/** Counts how often public pages are opened, without cookies: the path and the day, and nothing of who opened it. */
export function createVisitCounter(app: () => AppContext | null): {
  count(path: string, userAgent: string | undefined): void
  store(): Promise<void>
} {
  let visits = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null

  async function store(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    const opened = app()
    const counted = visits
    visits = new Map()
    // Without the database these are not counted.
    if (opened) await addVisits({ app: opened, visits: counted }).catch(() => undefined)
  }

  return {
    count(path, userAgent) {
      if (userAgent === undefined || PROGRAM.test(userAgent)) return
      const known = path.length > 1 ? path.replace(/\/$/, '') : path
      if (!visits.has(known) && visits.size >= MOST_PATHS) return
      visits.set(known, (visits.get(known) ?? 0) + 1)
      timer ??= setTimeout(() => void store(), STORED_EVERY).unref()
    },
    store,
  }
}

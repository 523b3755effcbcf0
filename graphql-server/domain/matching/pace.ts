import type { AppContext } from '../appContext.ts'
import { RateLimitedError } from '../errors.ts'

/** How often in a minute one person may have their matches made. */
export const RUNS_A_MINUTE = 30
const MINUTE = 60_000
/** What one run takes of the minute, in milliseconds. */
const SHARE = MINUTE / RUNS_A_MINUTE

/**
 * Counts a run: each moves one moment of the person's row on by its share of a minute, so that nothing is kept of the
 * single runs, and any number of processes count together.
 * @throws RateLimitedError when that moment would be more than a minute ahead.
 */
export async function countRun({
  app,
  userId,
  paceUntil,
}: {
  app: AppContext
  userId: number
  /** The moment as it was read with the person, to say how long to wait. */
  paceUntil: Date | null
}): Promise<void> {
  const now = app.now()
  const latest = new Date(now.getTime() + MINUTE - SHARE)
  const counted = await app.database.prisma.$executeRaw`
    UPDATE "User" SET "matchPaceUntil" =
      GREATEST("matchPaceUntil", ${now}::timestamptz) + make_interval(secs => ${SHARE / 1000}::int)
    WHERE "id" = ${userId} AND ("matchPaceUntil" IS NULL OR "matchPaceUntil" <= ${latest}::timestamptz)`
  if (counted > 0) return
  const wait = (paceUntil?.getTime() ?? 0) - latest.getTime()
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  throw new RateLimitedError(
    `Matches were made ${RUNS_A_MINUTE} times within a minute. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    seconds,
  )
}

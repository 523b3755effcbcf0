import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { removeInBatches } from './removeInBatches.ts'

/** How often something may be done within a sliding window. */
export type RateLimit = { most: number; seconds: number }

/** One use to be counted. Uses with the same key are counted together. */
export type LimitedUse = { key: string; limit: RateLimit }

/** The result of counting: for each use, in order, the seconds until it is allowed; 0 if it is allowed now. */
export type CountedUses = {
  waits: number[]
  /** Removes these uses again. */
  giveBack(): Promise<void>
}

/** A row keeps this many timestamps beyond its limit, so that uses that will be given back do not displace others. */
const SPARE = 100

/**
 * Counts uses before they are known to be allowed, in one statement, so that concurrent callers, in any number of
 * processes, can't exceed a limit together. A caller that refuses gives its uses back. Uses that lie more than a window
 * ahead were counted before the clock was set back, and are forgotten.
 */
export async function countUses({
  prisma,
  now,
  uses,
}: {
  prisma: PrismaClient
  now: Date
  uses: readonly LimitedUse[]
}): Promise<CountedUses> {
  const wanted = Prisma.join(
    uses.map(({ key, limit: { most, seconds } }) => {
      const ends = new Date(now.getTime() + seconds * 1000)
      const begins = new Date(now.getTime() - seconds * 1000)
      return Prisma.sql`(${key}::text, ${most}::int, ${begins}::timestamptz(3), ${ends}::timestamptz(3))`
    }),
  )
  // Rows are locked in the order of their keys, so that two callers never deadlock.
  const rows = await prisma.$queryRaw<{ key: string; blocking: Date | null }[]>`
    WITH wanted ("key", most, begins, ends) AS (VALUES ${wanted})
    INSERT INTO "RateLimit" AS held ("key", "hits", "expiresAt")
    SELECT "key", ARRAY[${now}::timestamptz(3)], ends FROM wanted ORDER BY "key"
    ON CONFLICT ("key") DO UPDATE SET
      "hits" = (
        SELECT array_agg(kept.hit ORDER BY kept.hit) FROM (
          SELECT hit FROM (
            SELECT unnest(held."hits") AS hit UNION ALL SELECT ${now}::timestamptz(3)
          ) AS hits, wanted
          WHERE wanted."key" = held."key" AND hit > wanted.begins AND hit <= wanted.ends
          ORDER BY hit DESC
          LIMIT (SELECT most * 2 + ${SPARE}::int FROM wanted WHERE wanted."key" = held."key")
        ) AS kept
      ),
      "expiresAt" = EXCLUDED."expiresAt"
    RETURNING "key", (
      SELECT held."hits"[cardinality(held."hits") - most] FROM wanted WHERE wanted."key" = held."key"
    ) AS "blocking"`
  const blocking = new Map(rows.map(row => [row.key, row.blocking]))
  const waits = uses.map(({ key, limit: { seconds } }) => {
    const moment = blocking.get(key)
    if (!moment) return 0
    return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000 + seconds))
  })
  const keys = uses.map(({ key }) => key)
  return { waits, giveBack: () => giveBack({ prisma, at: now, keys }) }
}

async function giveBack({
  prisma,
  at,
  keys,
}: {
  prisma: PrismaClient
  at: Date
  keys: readonly string[]
}): Promise<void> {
  await prisma.$executeRaw`
    WITH taken AS (
      SELECT "key", array_position("hits", ${at}::timestamptz(3)) AS place FROM "RateLimit"
      WHERE "key" IN (${Prisma.join([...keys])}) ORDER BY "key" FOR UPDATE
    )
    UPDATE "RateLimit" AS held
    SET "hits" = held."hits"[:place - 1] || held."hits"[place + 1:]
    FROM taken WHERE taken."key" = held."key" AND place IS NOT NULL`
}

/** Removes the rows whose windows are over. */
export async function removeExpiredLimits({
  prisma,
  now,
  signal,
}: {
  prisma: PrismaClient
  now: Date
  signal?: AbortSignal | undefined
}): Promise<void> {
  await removeInBatches({
    signal,
    remove: limit => prisma.rateLimit.deleteMany({ where: { expiresAt: { lte: now } }, limit }),
  })
}

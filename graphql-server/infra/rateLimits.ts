import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { removeInBatches } from './removeInBatches.ts'

/** How often something may be done within a sliding window. */
export type RateLimit = { most: number; seconds: number }

/** One use to be counted; uses with the same key count together. */
export type LimitedUse = { key: string; limit: RateLimit }

/** What counting found: for each use, in the order given, the seconds until it is allowed; 0 where it is allowed now. */
export type CountedUses = {
  waits: number[]
  /** Takes all of these uses back, as if they had not been. */
  giveBack(): Promise<void>
}

/** Beyond its limit a row keeps this many moments more, so that uses that are about to be given back push none out. */
const SPARE = 100

/**
 * Counts uses before they are known to be allowed, in one statement, so that any number at once, in any number of
 * processes, can't pass a limit together. A caller that refuses gives its uses back.
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
  // Rows are taken in the order of their keys, so that two callers never wait for each other.
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
          WHERE wanted."key" = held."key" AND hit > wanted.begins
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

/** Removes the rows of limits that nothing counts for any longer. */
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

import type { ApiKeyMode } from '../../generated/prisma/enums.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { apiKeysVisibleTo } from './policy.ts'

/** How often an organisation's keys used something deprecated, of what is kept: the last 90 days. */
export type CountedDeprecation = {
  coordinate: string
  keyName: string
  keyStart: string
  requests: number
  lastUsedOn: Date
}

/** What the keys of the viewer's organisation use of deprecated parts, the latest first. For owners and developers. */
export async function readDeprecatedUses({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<CountedDeprecation[]> {
  const { prisma } = app.database
  const sums = await prisma.deprecatedUse.groupBy({
    by: ['keyId', 'coordinate'],
    where: { key: apiKeysVisibleTo(viewer) },
    _sum: { requests: true },
    _max: { day: true },
    orderBy: [{ _max: { day: 'desc' } }, { coordinate: 'asc' }, { keyId: 'asc' }],
    take: MOST_SHOWN,
  })
  const keys = await prisma.apiKey.findMany({
    where: { AND: [apiKeysVisibleTo(viewer), { id: { in: sums.map(({ keyId }) => keyId) } }] },
    select: { id: true, name: true, start: true },
  })
  const keyOf = new Map(keys.map(key => [key.id, key]))
  return sums.flatMap(({ keyId, coordinate, _sum, _max }) => {
    const key = keyOf.get(keyId)
    if (!key || _max.day === null) return []
    const { name: keyName, start: keyStart } = key
    return [{ coordinate, keyName, keyStart, requests: _sum.requests ?? 0, lastUsedOn: _max.day }]
  })
}

/** The most deprecated parts that are listed, each with a key. */
export const MOST_SHOWN = 100

/** What the keys of an organisation were used for in a month, live and test keys apart. */
export type UsedMonth = {
  /** By UTC, as in 2026-11. */
  month: string
  mode: ApiKeyMode
  /** How many different keys. */
  keys: number
  requests: number
  points: number
}

/** The months of use that are shown, and those that are kept: two years and the running month. */
export const SHOWN_MONTHS = 6
const KEPT_MONTHS = 24

/** What the keys of an organisation were used for, by month, the newest first: the last six months with the running one. */
export async function readUsage({
  app,
  organisationId,
}: {
  app: AppContext
  organisationId: number
}): Promise<UsedMonth[]> {
  const from = monthsAgo(app.now(), SHOWN_MONTHS - 1)
  return await app.database.prisma.$queryRaw<UsedMonth[]>`
    SELECT to_char(d."day", 'YYYY-MM') AS month, k."mode"::text AS mode, count(DISTINCT k."id")::int AS keys,
      sum(d."requests")::int AS requests, sum(d."points")::float8 AS points
    FROM "ApiKeyDay" d JOIN "ApiKey" k ON k."id" = d."keyId"
    WHERE k."organisationId" = ${organisationId}::int AND d."day" >= ${from}::date
    GROUP BY 1, 2 ORDER BY 1 DESC, 2`
}

/** Removes the counts of days of more than two years ago. @throws the signal's reason once it is aborted */
export async function removeOldUsage({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const before = monthsAgo(app.now(), KEPT_MONTHS)
  await removeInBatches({
    signal,
    remove: limit => app.database.prisma.apiKeyDay.deleteMany({ where: { day: { lt: before } }, limit }),
  })
}

/** The first day of a month by UTC. */
function monthsAgo(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
}

import { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'
import { RateLimitedError } from '../errors.ts'
import { waitInWords } from '../limitUse.ts'
import type { PartnerAccess } from './access.ts'
import {
  FULL_AFTER,
  KEY_STORE,
  ORGANISATION_STORE,
  type PointStore,
  type PointsLeft,
  perSecond,
  pointsAfter,
} from './points.ts'

/** What is left after an operation: of the organisation's points, and of what the key can spend of them. */
export type Spent = { organisation: PointsLeft; key: PointsLeft }

/**
 * Takes what an operation costs from the points of the key and of its organisation, and counts it for the key. Both are
 * taken or neither, each in one statement with its condition, so that keys and processes together never spend more than
 * there is.
 * @throws RateLimitedError when one of them has not enough points; nothing is taken then
 */
export async function spendPoints({
  app,
  partner: { keyId, organisationId },
  cost,
}: {
  app: AppContext
  partner: PartnerAccess
  cost: number
}): Promise<Spent> {
  const now = app.now()
  return await app.database.prisma.$transaction(async tx => {
    const key = await take(tx, { table: 'ApiKey', id: keyId, store: KEY_STORE, cost, now })
    const organisation = await take(tx, {
      table: 'Organisation',
      id: organisationId,
      store: ORGANISATION_STORE,
      cost,
      now,
    })
    await tx.$executeRaw`
      INSERT INTO "ApiKeyDay" AS day ("keyId", "day", "requests", "points")
      VALUES (${keyId}::int, (${now}::timestamptz AT TIME ZONE 'UTC')::date, 1, ${cost}::int)
      ON CONFLICT ("keyId", "day") DO UPDATE SET
        "requests" = day."requests" + 1, "points" = day."points" + EXCLUDED."points"`
    return { organisation, key }
  })
}

type Store = { table: 'ApiKey' | 'Organisation'; id: number; store: PointStore; cost: number; now: Date }

/** Takes points from a store. @throws RateLimitedError where there are not enough */
async function take(
  tx: Prisma.TransactionClient,
  { table, id, store, cost, now }: Store,
): Promise<PointsLeft> {
  const name = Prisma.raw(`"${table}"`)
  const isAhead = Prisma.sql`"pointsAt" > ${new Date(now.getTime() + FULL_AFTER * 1000)}::timestamptz`
  const held = Prisma.sql`CASE WHEN ${isAhead} THEN ${store.most}::float8 ELSE LEAST(${store.most}::float8, "points"
    + GREATEST(0, EXTRACT(EPOCH FROM ${now}::timestamptz - "pointsAt"))::float8 * ${perSecond(store)}::float8) END`
  const countedAt = Prisma.sql`CASE WHEN ${isAhead} THEN ${now}::timestamptz
    ELSE GREATEST("pointsAt", ${now}::timestamptz) END`
  const [spent] = await tx.$queryRaw<{ points: number }[]>`
    UPDATE ${name} SET "points" = ${held} - ${cost}::float8, "pointsAt" = ${countedAt}
    WHERE "id" = ${id}::int AND ${cost}::float8 <= ${held}
    RETURNING "points"`
  if (spent) return pointsAfter(store, { points: spent.points, pointsAt: now }, now)
  const [{ points } = { points: 0 }] = await tx.$queryRaw<{ points: number }[]>`
    SELECT ${held} AS points FROM ${name} WHERE "id" = ${id}::int`
  const left = Math.floor(points)
  const seconds = Math.max(1, Math.ceil((cost - points) / perSecond(store)))
  const whose = table === 'ApiKey' ? 'this key has' : 'the organisation has'
  throw new RateLimitedError(
    `This operation costs ${cost} points and ${whose} ${left} left. Try again in ${waitInWords(seconds)}.`,
    seconds,
  )
}

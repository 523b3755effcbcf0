import type { AppContext } from '../appContext.ts'
import { RateLimitedError } from '../errors.ts'
import { waitInWords } from '../limitUse.ts'
import type { PartnerAccess } from './access.ts'
import { MOST_POINTS, POINTS_PER_SECOND, type PointsLeft, pointsAfter } from './points.ts'

/**
 * Takes what an operation costs from the points of the key's organisation, and counts it for the key. It is one
 * statement, so that keys and processes together never spend more than there is.
 * @throws RateLimitedError when there are not enough points; nothing is taken then
 */
export async function spendPoints({
  app,
  partner: { keyId, organisationId },
  cost,
}: {
  app: AppContext
  partner: PartnerAccess
  cost: number
}): Promise<PointsLeft> {
  const now = app.now()
  const { prisma } = app.database
  const [spent] = await prisma.$queryRaw<{ points: number }[]>`
    WITH spent AS (
      UPDATE "Organisation" SET
        "points" = LEAST(${MOST_POINTS}::float8, "points"
          + GREATEST(0, EXTRACT(EPOCH FROM ${now}::timestamptz - "pointsAt"))::float8 * ${POINTS_PER_SECOND}::float8) - ${cost}::float8,
        "pointsAt" = GREATEST("pointsAt", ${now}::timestamptz)
      WHERE "id" = ${organisationId}::int AND ${cost}::float8 <= LEAST(${MOST_POINTS}::float8, "points"
        + GREATEST(0, EXTRACT(EPOCH FROM ${now}::timestamptz - "pointsAt"))::float8 * ${POINTS_PER_SECOND}::float8)
      RETURNING "points"
    ), counted AS (
      INSERT INTO "ApiKeyDay" AS day ("keyId", "day", "requests", "points")
      SELECT ${keyId}::int, (${now}::timestamptz AT TIME ZONE 'UTC')::date, 1, ${cost}::int FROM spent
      ON CONFLICT ("keyId", "day") DO UPDATE SET
        "requests" = day."requests" + 1, "points" = day."points" + EXCLUDED."points"
    )
    SELECT "points" FROM spent`
  if (spent) return pointsAfter({ points: spent.points, pointsAt: now }, now)
  const held = await prisma.organisation.findUniqueOrThrow({
    where: { id: organisationId },
    select: { points: true, pointsAt: true },
  })
  const { left } = pointsAfter(held, now)
  const seconds = Math.max(1, Math.ceil((cost - left) / POINTS_PER_SECOND))
  throw new RateLimitedError(
    `This operation costs ${cost} points and ${left} are left. Try again in ${waitInWords(seconds)}.`,
    seconds,
  )
}

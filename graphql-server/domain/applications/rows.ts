import type { Prisma } from '../../generated/prisma/client.ts'
import type { ApplicationStatus, PlanCode } from '../../generated/prisma/enums.ts'
import type { Viewer } from '../appContext.ts'
import { PLANS, plansWith } from '../billing/entitlements.ts'
import { PlanRequiredError } from '../errors.ts'
import { visible } from '../visible.ts'
import { RESTORABLE_FOR } from './limits.ts'
import { type Placed, placeBehind } from './place.ts'
import { applicationsVisibleTo } from './policy.ts'

/**
 * Checks that the plan allows another application. The caller holds the person's row lock.
 * @throws PlanRequiredError
 */
export async function requireRoom(
  tx: Prisma.TransactionClient,
  { viewer, plan }: { viewer: Viewer; plan: PlanCode },
): Promise<void> {
  const limit = PLANS[plan].trackedApplications
  if (!Number.isFinite(limit)) return
  if ((await tx.application.count({ where: applicationsVisibleTo(viewer) })) >= limit)
    throw new PlanRequiredError(
      `Your plan tracks ${limit} applications at a time. Delete one, or choose ${plansWith(larger => larger.trackedApplications > limit)}.`,
    )
}

/** The applications of a column of the board in their order, without one of them. */
export async function readColumn(
  tx: Prisma.TransactionClient,
  { viewer, status, except }: { viewer: Viewer; status: ApplicationStatus; except: number | null },
): Promise<Placed[]> {
  return await tx.application.findMany({
    where: visible(applicationsVisibleTo(viewer), {
      status,
      ...(except !== null && { id: { not: except } }),
    }),
    orderBy: [{ place: 'asc' }, { id: 'asc' }],
    select: { id: true, place: true },
  })
}

/** A place in a column (see `placeBehind`). Others are renumbered if necessary. */
export async function placeIn(
  tx: Prisma.TransactionClient,
  { column, after }: { column: readonly Placed[]; after?: number | null },
): Promise<number> {
  const { place, moved } = placeBehind({ column, after })
  if (moved.length > 0)
    await tx.$executeRaw`
      UPDATE "Application" SET "place" = moved."place"
      FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS moved("id" int, "place" double precision)
      WHERE "Application"."id" = moved."id"`
  return place
}

/** Applications that were deleted before this moment cannot be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_FOR)
}

import type { ShortlistItem } from '../../generated/prisma/client.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { PLANS, plansWith } from '../billing/entitlements.ts'
import { catalogueReachOf } from '../catalogue/policy.ts'
import { NotFoundError, NotSignedInError, PlanRequiredError } from '../errors.ts'
import { findReachable } from './readKept.ts'

/**
 * Adds a programme to the viewer's shortlist. Does nothing when it is on the list already.
 * @throws NotSignedInError, NotFoundError (no such programme that the viewer may see), PlanRequiredError (the plan's
 * shortlist is full).
 */
export async function addToShortlist({
  app,
  viewer,
  programId,
}: {
  app: AppContext
  viewer: Viewer | null
  programId: number
}): Promise<ShortlistItem> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  return await app.database.prisma.$transaction(async tx => {
    // The lock makes simultaneous additions count one after the other.
    await lockUser(tx, userId)
    const existing = await tx.shortlistItem.findUnique({
      where: { userId_programId: { userId, programId } },
    })
    if (existing) return existing
    const { plan, role } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { plan: true, role: true },
    })
    const reach = catalogueReachOf({ plan, role })
    if (!(await findReachable(tx, { viewer, programId, reach, select: { id: true } })))
      throw new NotFoundError()
    const limit = PLANS[plan].shortlisted
    if (Number.isFinite(limit) && (await tx.shortlistItem.count({ where: { userId } })) >= limit)
      throw new PlanRequiredError(
        `Your plan keeps ${limit} programmes on the shortlist. Remove one, or choose ${plansWith(larger => larger.shortlisted > limit)}.`,
      )
    return await tx.shortlistItem.create({ data: { userId, programId, createdAt: app.now() } })
  })
}

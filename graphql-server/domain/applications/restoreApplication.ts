import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'
import { requireRoom, restorableSince } from './rows.ts'
import { tellOfApplication } from './tellOfApplication.ts'

/**
 * Restores a deleted application. Does nothing if it is not deleted.
 * @throws NotSignedInError, NotFoundError (no such application of the viewer's, or removed), PlanRequiredError (the
 * plan's limit is reached).
 */
export async function restoreApplication({
  app,
  viewer,
  applicationId,
}: {
  app: AppContext
  viewer: Viewer | null
  applicationId: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  const now = app.now()
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    const existing = await tx.application.findFirst({
      where: {
        id: applicationId,
        userId,
        OR: [{ deletedAt: null }, { deletedAt: { gt: restorableSince(now) } }],
      },
      select: { deletedAt: true, user: { select: { plan: true } } },
    })
    if (!existing) throw new NotFoundError()
    if (existing.deletedAt === null) return
    await requireRoom(tx, { viewer, plan: existing.user.plan })
    await tx.application.update({ where: { id: applicationId }, data: { deletedAt: null, updatedAt: now } })
    await tellOfApplication({ app, within: tx, userId, applicationId })
  })
}

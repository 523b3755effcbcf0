import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'
import { visible } from '../visible.ts'
import { applicationsVisibleTo } from './policy.ts'
import { restorableSince } from './rows.ts'
import { tellOfApplication } from './tellOfApplication.ts'

/** Deletes an application. It can be restored for 30 days. @throws NotSignedInError, NotFoundError. */
export async function deleteApplication({
  app,
  viewer,
  applicationId,
}: {
  app: AppContext
  viewer: Viewer | null
  applicationId: number
}): Promise<{ programId: number }> {
  if (!viewer) throw new NotSignedInError()
  const now = app.now()
  return await app.database.prisma.$transaction(async tx => {
    const [deleted] = await tx.application.updateManyAndReturn({
      where: visible(applicationsVisibleTo(viewer), { id: applicationId }),
      data: { deletedAt: now, updatedAt: now },
      select: { programId: true },
    })
    if (!deleted) throw new NotFoundError()
    await tellOfApplication({ app, within: tx, userId: viewer.userId, applicationId })
    return deleted
  })
}

/** Removes deleted applications that can no longer be restored. */
export async function removeDeletedApplications({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const where = { deletedAt: { lte: restorableSince(app.now()) } }
  await removeInBatches({
    signal,
    remove: limit => app.database.prisma.application.deleteMany({ where, limit }),
  })
}

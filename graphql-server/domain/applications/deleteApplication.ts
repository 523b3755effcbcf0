import type { Viewer, World } from '../appContext.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'
import { applicationsVisibleTo } from './policy.ts'
import { goneBefore } from './rows.ts'

/** Deletes an application; it can be taken back for 30 days. @throws NotSignedInError, NotFoundError. */
export async function deleteApplication({
  world,
  viewer,
  applicationId,
}: {
  world: World
  viewer: Viewer | null
  applicationId: number
}): Promise<{ programId: number }> {
  if (!viewer) throw new NotSignedInError()
  const now = world.now()
  const [deleted] = await world.database.prisma.application.updateManyAndReturn({
    where: { AND: [{ id: applicationId }, applicationsVisibleTo(viewer)] },
    data: { deletedAt: now, updatedAt: now },
    select: { programId: true },
  })
  if (!deleted) throw new NotFoundError()
  return deleted
}

/** Removes for good the applications that can't be taken back any longer. */
export async function removeDeletedApplications({ world }: { world: World }): Promise<void> {
  await world.database.prisma.application.deleteMany({
    where: { deletedAt: { lte: goneBefore(world.now()) } },
  })
}

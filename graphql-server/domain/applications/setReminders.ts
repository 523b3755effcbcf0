import type { Viewer, World } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** Says whether deadlines are called to mind by mail. */
export async function setReminders({
  world,
  viewer,
  wantsReminders,
}: {
  world: World
  viewer: Viewer | null
  wantsReminders: boolean
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  await world.database.prisma.user.update({ where: { id: viewer.userId }, data: { wantsReminders } })
}

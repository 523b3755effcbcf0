import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** Says whether deadlines are called to mind by mail. */
export async function setReminders({
  app,
  viewer,
  wantsReminders,
}: {
  app: AppContext
  viewer: Viewer | null
  wantsReminders: boolean
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  await app.database.prisma.user.update({ where: { id: viewer.userId }, data: { wantsReminders } })
}

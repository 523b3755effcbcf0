import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/** Turns reminders of deadlines by mail on or off. */
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

import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'
import { createToken } from '../secretToken.ts'

/**
 * Creates the secret address of the viewer's calendar and returns it once: only a hash of its secret is stored. The
 * previous address becomes invalid.
 */
export async function createCalendarAddress({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<{ address: string }> {
  if (!viewer) throw new NotSignedInError()
  const { token, tokenHash } = createToken(app)
  const feed = { tokenHash, createdAt: app.now() }
  await app.database.prisma.calendarFeed.upsert({
    where: { userId: viewer.userId },
    create: { userId: viewer.userId, ...feed },
    update: feed,
  })
  return { address: `${app.settings.publicUrl}/calendar/${token}.ics` }
}

/** Removes the viewer's calendar address, if there is one. */
export async function removeCalendarAddress({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  await app.database.prisma.calendarFeed.deleteMany({ where: { userId: viewer.userId } })
}

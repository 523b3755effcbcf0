import { createHash } from 'node:crypto'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'

/**
 * Makes the secret address under which the viewer's calendar reads their deadlines, and answers it this once: only a
 * hash of its secret is kept. A former address ends.
 */
export async function createCalendarAddress({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<{ address: string }> {
  if (!viewer) throw new NotSignedInError()
  const token = Buffer.from(app.randomBytes(32)).toString('base64url')
  const feed = { tokenHash: tokenHashOf(token), createdAt: app.now() }
  await app.database.prisma.calendarFeed.upsert({
    where: { userId: viewer.userId },
    create: { userId: viewer.userId, ...feed },
    update: feed,
  })
  return { address: `${app.settings.publicUrl}/calendar/${token}.ics` }
}

/** Ends the viewer's calendar address; where there is none, nothing changes. */
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

/** What is kept of an address's secret. Looked up by it, a guess tells nothing by how long it takes. */
export function tokenHashOf(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest())
}

import { THROTTLE_WINDOW } from './accounts/throttle.ts'
import type { AppContext } from './appContext.ts'
import { removeDeletedApplications } from './applications/deleteApplication.ts'
import { removeDeletedDrafts } from './drafts/changeDrafts.ts'

/**
 * Removes rows that time has made worthless: ended sessions, old refusals, answers to repeated requests,
 * drafts and applications that were deleted a while ago.
 */
export async function removeExpired({ app }: { app: AppContext }): Promise<void> {
  const { prisma } = app.database
  const now = app.now()
  await prisma.session.deleteMany({ where: { expiresAt: { lte: now } } })
  await prisma.signInFailure.deleteMany({
    where: { createdAt: { lte: new Date(now.getTime() - THROTTLE_WINDOW) } },
  })
  await prisma.idempotencyKey.deleteMany({ where: { expiresAt: { lte: now } } })
  await removeDeletedDrafts({ app })
  await removeDeletedApplications({ app })
}

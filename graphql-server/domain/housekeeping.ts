import { removeExpiredLimits } from '../infra/rateLimits.ts'
import { forgetNetworks } from './accounts/knownNetworks.ts'
import type { AppContext } from './appContext.ts'
import { removeDeletedApplications } from './applications/deleteApplication.ts'
import { removeDeletedDrafts } from './drafts/changeDrafts.ts'

/**
 * Removes rows that time has made worthless: ended sessions, limits whose window is over, networks that nobody signed
 * in from for long, answers to repeated requests,
 * drafts and applications that were deleted a while ago.
 */
export async function removeExpired({ app }: { app: AppContext }): Promise<void> {
  const { prisma } = app.database
  const now = app.now()
  await prisma.session.deleteMany({ where: { expiresAt: { lte: now } } })
  await removeExpiredLimits({ prisma, now })
  await forgetNetworks({ app })
  await prisma.idempotencyKey.deleteMany({ where: { expiresAt: { lte: now } } })
  await removeDeletedDrafts({ app })
  await removeDeletedApplications({ app })
}

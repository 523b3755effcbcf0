import type { User } from '../../generated/prisma/client.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError, PlanRequiredError } from '../errors.ts'
import { unlockAllDocuments } from './unlocking.ts'

/**
 * Puts the viewer on Premium in the sandbox, where no money moves, and unlocks what was already written.
 * @throws PlanRequiredError where purchases are not open.
 */
export async function upgradeToPremium({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<User> {
  if (!viewer) throw new NotSignedInError()
  if (app.settings.billing !== 'sandbox')
    throw new PlanRequiredError('Purchases are not open on this installation.')
  const now = app.now()
  return await app.database.prisma.$transaction(async tx => {
    // The same row lock that a generation takes when it settles: its text is either unlocked by it or by this.
    await lockUser(tx, viewer.userId)
    const { plan } = await tx.user.findUniqueOrThrow({ where: { id: viewer.userId }, select: { plan: true } })
    if (plan === 'PREMIUM') return await tx.user.findUniqueOrThrow({ where: { id: viewer.userId } })
    await unlockAllDocuments({ within: tx, userId: viewer.userId, now })
    return await tx.user.update({ where: { id: viewer.userId }, data: { plan: 'PREMIUM', planSince: now } })
  })
}

import type { User } from '../../generated/prisma/client.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError, PlanRequiredError } from '../errors.ts'
import { unlockAllDocuments } from './unlocking.ts'

/**
 * Puts the viewer on Premium in the sandbox, without a payment, and unlocks the documents that were written before.
 * @throws PlanRequiredError where purchases are off.
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
    // A generation takes the same row lock when it delivers: either it or this upgrade unlocks its text.
    await lockUser(tx, viewer.userId)
    const { plan } = await tx.user.findUniqueOrThrow({ where: { id: viewer.userId }, select: { plan: true } })
    if (plan === 'PREMIUM') return await tx.user.findUniqueOrThrow({ where: { id: viewer.userId } })
    await unlockAllDocuments({ within: tx, userId: viewer.userId, now })
    return await tx.user.update({ where: { id: viewer.userId }, data: { plan: 'PREMIUM', planSince: now } })
  })
}

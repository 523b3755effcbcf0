import type { User } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotSignedInError, PlanRequiredError } from '../errors.ts'
import { changeInSandbox } from './changeInSandbox.ts'
import { begin, change } from './sandbox.ts'
import { refuseWhereOff } from './startCheckout.ts'

/**
 * Puts the viewer on Premium in the sandbox at once, as a month that is paid, and unlocks the documents that were
 * written before. Who is on Premium already stays as they are.
 * @throws PlanRequiredError where purchases are off, or have to be paid at Stripe.
 */
export async function upgradeToPremium({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<User> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  if (app.settings.billing === 'stripe') {
    const user = await app.database.prisma.user.findUniqueOrThrow({ where: { id: userId } })
    if (user.plan === 'PREMIUM') return user
    throw new PlanRequiredError('Premium begins when its subscription is paid.')
  }
  refuseWhereOff(app)
  const now = app.now()
  await changeInSandbox({
    app,
    userId,
    step: async ({ state, within }) => {
      const { plan } = await within.user.findUniqueOrThrow({ where: { id: userId }, select: { plan: true } })
      if (plan === 'PREMIUM') return null
      if (state === null) return begin({ plan: 'PREMIUM', hasTrial: false, now })
      return state.status === 'PAST_DUE' ? null : change(state, { plan: 'PREMIUM', now })
    },
  })
  return await app.database.prisma.user.findUniqueOrThrow({ where: { id: userId } })
}

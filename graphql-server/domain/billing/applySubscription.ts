import type { Prisma } from '../../generated/prisma/client.ts'
import type { BillingSource } from '../../generated/prisma/enums.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext } from '../appContext.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { PLANS } from './entitlements.ts'
import { planFrom, type SubscriptionState } from './subscriptionState.ts'
import { unlockAllDocuments } from './unlocking.ts'
import { writeBillingMail } from './writeBillingMail.ts'

/**
 * Stores a subscription's state, gives the person the plan that follows from it, unlocks what was written before where
 * the plan shows full texts, and mails what the person has to know. Applying a state twice changes nothing. A plan that
 * the person has for another reason changes only when what the subscription gives changes. Call it under `lockUser`.
 */
export async function applySubscription({
  app,
  within,
  userId,
  source,
  stripeSubscriptionId = null,
  state,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  userId: number
  source: BillingSource
  stripeSubscriptionId?: string | null
  state: SubscriptionState
}): Promise<void> {
  const now = app.now()
  const givenPlan = planFrom(state, now)
  const before = await within.subscription.findUnique({ where: { userId } })
  const columns = { source, stripeSubscriptionId, ...state, givenPlan }
  await within.subscription.upsert({
    where: { userId },
    create: { userId, ...columns, createdAt: now },
    update: columns,
  })
  if (state.trialEnd !== null)
    await within.billingAccount.upsert({
      where: { userId },
      create: { userId, trialUsedAt: now },
      update: before?.trialEnd ? {} : { trialUsedAt: now },
    })
  const person = await within.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, fullName: true, mailLanguage: true },
  })
  if (givenPlan === 'FREE') {
    if (before !== null && before.givenPlan !== 'FREE')
      await within.user.update({ where: { id: userId }, data: { plan: 'FREE', planSince: null } })
  } else {
    // Billing months begin with the paid period, so that a change of plan starts no new allowance.
    const planSince = state.periodStart
    if (before?.givenPlan !== givenPlan) {
      await within.user.update({ where: { id: userId }, data: { plan: givenPlan, planSince } })
      if (PLANS[givenPlan].showsFullText) await unlockAllDocuments({ within, userId, now })
    } else await within.user.updateMany({ where: { id: userId, plan: givenPlan }, data: { planSince } })
  }
  const mail = writeBillingMail({
    before,
    after: { ...state, givenPlan },
    words: mailWords(person.mailLanguage),
    fullName: person.fullName,
    publicUrl: app.settings.publicUrl,
  })
  if (mail !== null) await queueMail({ app, within, userId, toAddress: person.email, ...mail })
}

/** Applies the stored subscription again, because time alone changes what it gives: the grace of an unpaid one ends. */
export async function applyAgain({ app, userId }: { app: AppContext; userId: number }): Promise<void> {
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    const row = await tx.subscription.findUnique({ where: { userId } })
    if (row === null) return
    const { source, stripeSubscriptionId } = row
    await applySubscription({ app, within: tx, userId, source, stripeSubscriptionId, state: stateOf(row) })
  })
}

/** The state in a stored row. */
export function stateOf(row: Prisma.SubscriptionModel): SubscriptionState {
  const { plan, status, periodStart, periodEnd, trialEnd, cancelsAtPeriodEnd, scheduledPlan, endedAt } = row
  if (plan === 'FREE' || scheduledPlan === 'FREE') throw new Error('A subscription is for a paid plan.')
  return { plan, status, periodStart, periodEnd, trialEnd, cancelsAtPeriodEnd, scheduledPlan, endedAt }
}

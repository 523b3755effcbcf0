import type { Prisma } from '../../generated/prisma/client.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext } from '../appContext.ts'
import { applySubscription, stateOf } from './applySubscription.ts'
import type { SandboxStep } from './sandbox.ts'
import { isLive, type SubscriptionState } from './subscriptionState.ts'

/** Where a sandbox subscription is before a step. */
export type SandboxMoment = {
  /** Null where there is none that goes on. */
  state: SubscriptionState | null
  hasTrial: boolean
  within: Prisma.TransactionClient
}

/** Takes one step of a person's subscription in the sandbox, in a transaction. `step` returns null for no change. */
export async function changeInSandbox({
  app,
  userId,
  step,
}: {
  app: AppContext
  userId: number
  step: (moment: SandboxMoment) => SandboxStep | null | Promise<SandboxStep | null>
}): Promise<void> {
  await app.database.prisma.$transaction(async tx => {
    // A generation takes the same row lock when it delivers: either it or this step unlocks its text.
    await lockUser(tx, userId)
    const row = await tx.subscription.findUnique({ where: { userId } })
    const account = await tx.billingAccount.findUnique({ where: { userId } })
    const state = row === null || !isLive(row) ? null : stateOf(row)
    const taken = await step({ state, hasTrial: !account?.trialUsedAt, within: tx })
    if (taken === null) return
    await applySubscription({ app, within: tx, userId, source: 'SANDBOX', state: taken.state })
    if (taken.amount !== null) await addPayment({ app, within: tx, userId, step: taken })
  })
}

async function addPayment({
  app,
  within,
  userId,
  step: { amount, isPaid },
}: {
  app: AppContext
  within: Prisma.TransactionClient
  userId: number
  step: SandboxStep
}): Promise<void> {
  if (amount === null) return
  const now = app.now()
  const number = `SANDBOX-${userId}-${(await within.payment.count({ where: { userId } })) + 1}`
  await within.payment.create({
    data: {
      userId,
      source: 'SANDBOX',
      number,
      amount,
      currency: 'INR',
      state: isPaid ? 'PAID' : 'FAILED',
      createdAt: now,
      paidAt: isPaid ? now : null,
    },
  })
}

import type { Prisma } from '../../generated/prisma/client.ts'
import type { PaidPlan, StripeGateway, StripePayment, StripeSubscription } from '../../infra/stripe.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext } from '../appContext.ts'
import { applySubscription } from './applySubscription.ts'
import { logRefund } from './logRefund.ts'
import { mailDispute, mailRefund } from './paymentMails.ts'
import { isLive } from './subscriptionState.ts'

/**
 * Reads a person's state at Stripe and applies it. Reads are numbered when they begin, and an earlier one never
 * replaces a later one, so that two at the same time end with the newer state. A second live subscription is cancelled:
 * the older one is kept.
 * @throws StripeFault
 */
export async function readFromStripe({
  app,
  stripe,
  userId,
}: {
  app: AppContext
  stripe: StripeGateway
  userId: number
}): Promise<void> {
  const { prisma } = app.database
  const account = await prisma.billingAccount.findUnique({ where: { userId } })
  if (!account?.stripeCustomerId) return
  const { readsBegun: number } = await prisma.billingAccount.update({
    where: { userId },
    data: { readsBegun: { increment: 1 } },
    select: { readsBegun: true },
  })
  const { subscriptions, payments } = await stripe.readState(account.stripeCustomerId)
  const { kept, surplus } = chooseSubscription(subscriptions)
  for (const { id } of surplus) {
    app.log.warn({ userId }, 'a second subscription was cancelled')
    await stripe.cancelNow(id)
  }
  await prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    const { count } = await tx.billingAccount.updateMany({
      where: { userId, readApplied: { lt: number } },
      data: { readApplied: number, readAt: app.now() },
    })
    if (count === 0) return
    if (kept !== null) await applyStripeSubscription({ app, within: tx, userId, subscription: kept })
    for (const payment of payments) await storePayment({ app, within: tx, userId, payment })
  })
}

/** The subscription that counts: the oldest live one, or else the newest. Further live ones are surplus. */
export function chooseSubscription(subscriptions: readonly StripeSubscription[]): {
  kept: StripeSubscription | null
  surplus: StripeSubscription[]
} {
  const oldestFirst = subscriptions.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  )
  const [first, ...surplus] = oldestFirst.filter(isLive)
  return { kept: first ?? oldestFirst.at(-1) ?? null, surplus }
}

async function applyStripeSubscription({
  app,
  within,
  userId,
  subscription: { id, createdAt: _createdAt, plan, ...state },
}: {
  app: AppContext
  within: Prisma.TransactionClient
  userId: number
  subscription: StripeSubscription
}): Promise<void> {
  const known = plan ?? (await formerPlan({ within, userId, stripeSubscriptionId: id }))
  if (known === null) {
    app.log.warn({ userId }, 'a subscription has a price that is not configured')
    return
  }
  await applySubscription({
    app,
    within,
    userId,
    source: 'STRIPE',
    stripeSubscriptionId: id,
    state: { ...state, plan: known },
  })
}

/** The plan of a subscription whose price is not configured any longer, as it was when it was. */
async function formerPlan({
  within,
  userId,
  stripeSubscriptionId,
}: {
  within: Prisma.TransactionClient
  userId: number
  stripeSubscriptionId: string
}): Promise<PaidPlan | null> {
  const row = await within.subscription.findFirst({ where: { userId, stripeSubscriptionId } })
  return row === null || row.plan === 'FREE' ? null : row.plan
}

async function storePayment({
  app,
  within,
  userId,
  payment: { invoiceId, paymentIntentId, isDisputed, ...columns },
}: {
  app: AppContext
  within: Prisma.TransactionClient
  userId: number
  payment: StripePayment
}): Promise<void> {
  const now = app.now()
  const before = await within.payment.findUnique({ where: { stripeInvoiceId: invoiceId } })
  const data = {
    ...columns,
    stripePaymentIntentId: paymentIntentId,
    refundedAt: columns.state === 'REFUNDED' ? (before?.refundedAt ?? now) : null,
    disputedAt: before?.disputedAt ?? (isDisputed ? now : null),
  }
  await within.payment.upsert({
    where: { stripeInvoiceId: invoiceId },
    create: { ...data, userId, source: 'STRIPE', stripeInvoiceId: invoiceId },
    update: data,
  })
  const event = { app, within, userId, payment: columns }
  if (before?.state === 'PAID' && columns.state === 'REFUNDED') {
    await mailRefund(event)
    // Null where it was returned at Stripe: nobody asked for it here.
    const { refundedById: actorId } = before
    if (actorId !== null) await logRefund({ app, within, actorId, action: 'REFUND_MADE', payment: before })
  }
  if (!before?.disputedAt && isDisputed) await mailDispute(event)
}

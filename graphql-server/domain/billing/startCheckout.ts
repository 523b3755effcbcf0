import { z } from 'zod'
import type { PaidPlan, StripeGateway } from '../../infra/stripe.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotSignedInError, PlanRequiredError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { askStripe } from './askStripe.ts'
import { countPurchase } from './countPurchase.ts'
import { PLANS } from './entitlements.ts'
import { readFromStripe } from './readFromStripe.ts'
import { isLive, TRIAL_DAYS } from './subscriptionState.ts'

/** A plan that is paid for. */
export const paidPlan = z.enum(['STANDARD', 'PREMIUM'], 'Choose Standard or Premium')
const checkoutInput = z.object({ plan: paidPlan })

/**
 * Opens the checkout of a plan and returns its address. Every page of a person gets the same checkout while it is open,
 * so that two of them can't pay twice. The first subscription of a person begins with a trial.
 * @throws PlanRequiredError where purchases are off, ConflictError where a subscription goes on already, PaymentError,
 * ValidationError, RateLimitedError
 */
export async function startCheckout({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<{ url: string }> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  const { plan } = parseInput(checkoutInput, input)
  refuseWhereOff(app)
  await countPurchase({ app, userId })
  await refuseSecond({ app, userId })
  if (app.settings.billing === 'sandbox') return { url: `/checkout/sandbox?plan=${plan}` }
  return await askStripe(app, async stripe => {
    const customerId = await customerOf({ app, stripe, userId })
    // The webhook of a payment that was just made may be on its way.
    await readFromStripe({ app, stripe, userId })
    await refuseSecond({ app, userId })
    return { url: await checkoutOf({ app, stripe, userId, customerId, plan }) }
  })
}

/** @throws PlanRequiredError where nothing can be bought */
export function refuseWhereOff(app: AppContext): void {
  if (app.settings.billing === 'off')
    throw new PlanRequiredError('Purchases are not open on this installation.')
}

/** @throws ConflictError where the person has a subscription that goes on */
async function refuseSecond({ app, userId }: { app: AppContext; userId: number }): Promise<void> {
  const subscription = await app.database.prisma.subscription.findUnique({ where: { userId } })
  if (subscription !== null && isLive(subscription))
    throw new ConflictError(
      `You have a subscription to ${PLANS[subscription.plan].name} already. Change it on your account page.`,
    )
}

/** The person's customer at Stripe, created when first needed. */
async function customerOf({
  app,
  stripe,
  userId,
}: {
  app: AppContext
  stripe: StripeGateway
  userId: number
}): Promise<string> {
  const { prisma } = app.database
  const { email, billingAccount } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, billingAccount: { select: { stripeCustomerId: true } } },
  })
  if (billingAccount?.stripeCustomerId) return billingAccount.stripeCustomerId
  const created = await stripe.createCustomer({ email, userId, key: keyOf(app, userId, 'customer') })
  return await prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    const account = await tx.billingAccount.findUnique({ where: { userId } })
    if (account?.stripeCustomerId) return account.stripeCustomerId
    await tx.billingAccount.upsert({
      where: { userId },
      create: { userId, stripeCustomerId: created },
      update: { stripeCustomerId: created },
    })
    return created
  })
}

/** The open checkout of this plan, or a new one. One of another plan is closed first. */
async function checkoutOf({
  app,
  stripe,
  userId,
  customerId,
  plan,
}: {
  app: AppContext
  stripe: StripeGateway
  userId: number
  customerId: string
  plan: PaidPlan
}): Promise<string> {
  const { prisma } = app.database
  const account = await prisma.billingAccount.findUniqueOrThrow({ where: { userId } })
  const { checkouts, checkoutSessionId, checkoutPlan, trialUsedAt } = account
  if (checkoutSessionId !== null) {
    const open = await stripe.findOpenCheckout(checkoutSessionId)
    if (open !== null && checkoutPlan === plan) return open
    if (open !== null) await stripe.expireCheckout(checkoutSessionId)
  }
  const { id, url } = await stripe.createCheckout({
    customerId,
    plan,
    trialDays: trialUsedAt === null ? TRIAL_DAYS : 0,
    successUrl: `${app.settings.publicUrl}/account?checkout=done`,
    cancelUrl: `${app.settings.publicUrl}/pricing`,
    // Two pages at once have the same number. Stripe answers both with one checkout, or refuses the second plan.
    key: keyOf(app, userId, `checkout-${checkouts + 1}`),
  })
  await prisma.billingAccount.updateMany({
    where: { userId, checkouts },
    data: { checkouts: checkouts + 1, checkoutSessionId: id, checkoutPlan: plan },
  })
  return url
}

/** An idempotency key. The site's address keeps two installations with one Stripe account apart. */
export function keyOf(app: AppContext, userId: number, what: string): string {
  return `${app.settings.publicUrl} ${userId} ${what}`
}

import { z } from 'zod'
import type { StripeGateway } from '../../infra/stripe.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { stateOf } from './applySubscription.ts'
import { askStripe } from './askStripe.ts'
import { changeInSandbox } from './changeInSandbox.ts'
import { countPurchase } from './countPurchase.ts'
import { PLANS } from './entitlements.ts'
import { readFromStripe } from './readFromStripe.ts'
import { change, type SandboxStep } from './sandbox.ts'
import { paidPlan, refuseWhereOff } from './startCheckout.ts'
import { isLarger, isLive, type SubscriptionState } from './subscriptionState.ts'

const planInput = z.object({ plan: paidPlan })

type Request = { app: AppContext; viewer: Viewer | null }

/**
 * Changes the plan of a subscription: to a larger one at once, with the difference for the rest of the period; to a
 * smaller one when the period ends. The present plan takes a scheduled change back.
 * @throws ConflictError without a subscription or with an unpaid one, PaymentError, ValidationError, RateLimitedError,
 * PlanRequiredError where purchases are off
 */
export async function changePlan({ app, viewer, input }: Request & { input: unknown }): Promise<void> {
  const { plan } = parseInput(planInput, input)
  await changeSubscription({
    app,
    viewer,
    check: state => {
      if (state.status === 'PAST_DUE')
        throw new ConflictError('Pay what is open first, then change the plan.')
      if (plan === state.plan && state.scheduledPlan === null)
        throw new ConflictError(`You are on ${PLANS[plan].name} already.`)
    },
    atStripe: (stripe, subscriptionId, state) => {
      if (plan === state.plan) return stripe.removeSchedule(subscriptionId)
      return isLarger(plan, state.plan)
        ? stripe.upgrade({ subscriptionId, plan })
        : stripe.scheduleDowngrade({ subscriptionId, plan })
    },
    inSandbox: state => change(state, { plan, now: app.now() }),
  })
}

/** Ends the subscription with the present period, which is kept. @throws as `changePlan` */
export async function cancelSubscription({ app, viewer }: Request): Promise<void> {
  await setCancellation({ app, viewer, cancels: true })
}

/** Takes a cancellation back while the period goes on. @throws as `changePlan` */
export async function resumeSubscription({ app, viewer }: Request): Promise<void> {
  await setCancellation({ app, viewer, cancels: false })
}

async function setCancellation({ app, viewer, cancels }: Request & { cancels: boolean }): Promise<void> {
  await changeSubscription({
    app,
    viewer,
    check: () => undefined,
    atStripe: (stripe, subscriptionId) => stripe.setCancellation({ subscriptionId, cancels }),
    inSandbox: state => ({
      state: { ...state, cancelsAtPeriodEnd: cancels, ...(cancels && { scheduledPlan: null }) },
      amount: null,
      isPaid: true,
    }),
  })
}

/**
 * Returns the address of Stripe's portal, where cards, invoices and the cancellation are.
 * @throws ConflictError where the person never bought anything at Stripe, PaymentError, RateLimitedError
 */
export async function openBillingPortal({ app, viewer }: Request): Promise<{ url: string }> {
  if (!viewer) throw new NotSignedInError()
  refuseWhereOff(app)
  const { userId } = viewer
  await countPurchase({ app, userId })
  const account = await app.database.prisma.billingAccount.findUnique({ where: { userId } })
  const customerId = account?.stripeCustomerId
  if (!customerId || app.settings.billing !== 'stripe')
    throw new ConflictError('There are no payments to manage yet.')
  const returnUrl = `${app.settings.publicUrl}/account`
  return { url: await askStripe(app, stripe => stripe.createPortal({ customerId, returnUrl })) }
}

/**
 * Reads the viewer's subscription from Stripe now, for a page that comes back before the webhook. Elsewhere there is
 * nothing to read.
 * @throws PaymentError, RateLimitedError
 */
export async function refreshSubscription({ app, viewer }: Request): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  if (app.settings.billing !== 'stripe') return
  const { userId } = viewer
  await countPurchase({ app, userId })
  await askStripe(app, stripe => readFromStripe({ app, stripe, userId }))
}

/** Changes the live subscription where it was bought, and applies the state that it has then. */
async function changeSubscription({
  app,
  viewer,
  check,
  atStripe,
  inSandbox,
}: Request & {
  /** Throws where the change is not possible. */
  check: (state: SubscriptionState) => void
  atStripe: (stripe: StripeGateway, subscriptionId: string, state: SubscriptionState) => Promise<void>
  inSandbox: (state: SubscriptionState) => SandboxStep
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  refuseWhereOff(app)
  await countPurchase({ app, userId })
  if (app.settings.billing === 'sandbox') {
    await changeInSandbox({
      app,
      userId,
      step: ({ state }) => {
        if (state === null) throw withoutSubscription()
        check(state)
        return inSandbox(state)
      },
    })
    return
  }
  await askStripe(app, async stripe => {
    await readFromStripe({ app, stripe, userId })
    const row = await app.database.prisma.subscription.findUnique({ where: { userId } })
    if (!row?.stripeSubscriptionId || !isLive(row)) throw withoutSubscription()
    const state = stateOf(row)
    check(state)
    await atStripe(stripe, row.stripeSubscriptionId, state)
    await readFromStripe({ app, stripe, userId })
  })
}

function withoutSubscription(): ConflictError {
  return new ConflictError('There is no subscription to change.')
}

import type { PlanCode, SubscriptionStatus } from '../../generated/prisma/enums.ts'
import { PLANS } from './entitlements.ts'
import { graceEndOf } from './subscriptionState.ts'

type Moment = { plan: PlanCode; status: SubscriptionStatus; periodStart: Date; givenPlan: PlanCode }

/**
 * The mail about a change of a subscription, or null where the person need not know: a payment failed, or the paid plan
 * ended.
 */
export function writeBillingMail({
  before,
  after,
  fullName,
  publicUrl,
}: {
  before: Moment | null
  after: Moment
  fullName: string
  publicUrl: string
}): { kind: 'payment-failed' | 'subscription-ended'; subject: string; body: string } | null {
  const { name } = PLANS[after.plan]
  if (after.givenPlan !== 'FREE' && after.status === 'PAST_DUE' && before?.status !== 'PAST_DUE')
    return {
      kind: 'payment-failed',
      subject: `The payment for Gradwright ${name} failed`,
      body: [
        `Hello ${fullName},`,
        `The payment for your ${name} plan failed. You keep the plan until ${inWords(graceEndOf(after))}, so that there is time to pay.`,
        `Check the card on your account page: ${publicUrl}/account`,
      ].join('\n\n'),
    }
  if (after.givenPlan === 'FREE' && before !== null && before.givenPlan !== 'FREE')
    return {
      kind: 'subscription-ended',
      subject: `Your Gradwright ${name} plan has ended`,
      body: [
        `Hello ${fullName},`,
        `Your ${name} plan has ended and your account is on the Free plan now. Documents that were shown in full stay so.`,
        `You can choose a plan at any time: ${publicUrl}/pricing`,
      ].join('\n\n'),
    }
  return null
}

function inWords(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

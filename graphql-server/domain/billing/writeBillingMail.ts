import type { PlanCode, SubscriptionStatus } from '../../generated/prisma/enums.ts'
import type { MailWords, WrittenMail } from '../mail/words.ts'
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
  words: { language, say, day },
  fullName,
  publicUrl,
}: {
  before: Moment | null
  after: Moment
  words: MailWords
  fullName: string
  publicUrl: string
}): (WrittenMail & { kind: 'payment-failed' | 'subscription-ended' }) | null {
  const { name: plan } = PLANS[after.plan]
  if (after.givenPlan !== 'FREE' && after.status === 'PAST_DUE' && before?.status !== 'PAST_DUE')
    return {
      kind: 'payment-failed',
      language,
      subject: say('The payment for Gradwright {plan} failed', { plan }),
      body: [
        say('Hello {name},', { name: fullName }),
        say(
          'The payment for your {plan} plan failed. You keep the plan until {day}, so that there is time to pay.',
          { plan, day: day(graceEndOf(after)) },
        ),
        say('Check the card on your account page: {link}', { link: `${publicUrl}/account` }),
      ].join('\n\n'),
    }
  if (after.givenPlan === 'FREE' && before !== null && before.givenPlan !== 'FREE')
    return {
      kind: 'subscription-ended',
      language,
      subject: say('Your Gradwright {plan} plan has ended', { plan }),
      body: [
        say('Hello {name},', { name: fullName }),
        say(
          'Your {plan} plan has ended and your account is on the Free plan now. Documents that were shown in full stay so.',
          { plan },
        ),
        say('You can choose a plan at any time: {link}', { link: `${publicUrl}/pricing` }),
      ].join('\n\n'),
    }
  return null
}

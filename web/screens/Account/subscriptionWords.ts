import type { Tone } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { planName } from '../../format/planName.ts'

type PlanCode = Parameters<typeof planName>[0]

/** A subscription that goes on, as the page shows it. */
export type LiveSubscription = {
  readonly plan: PlanCode
  readonly status: string
  readonly source: string
  readonly periodEnd: string
  readonly cancelsAtPeriodEnd: boolean
  readonly scheduledPlan: PlanCode | null | undefined
  readonly graceEnd: string | null | undefined
}

/** The state in a word. */
export function badgeOf({ status, cancelsAtPeriodEnd }: LiveSubscription): { tone: Tone; word: string } {
  if (status === 'PAST_DUE' || status === 'UNPAID') return { tone: 'failed', word: 'Payment failed' }
  if (status === 'PAUSED') return { tone: 'warning', word: 'Paused' }
  if (cancelsAtPeriodEnd) return { tone: 'warning', word: 'Ends soon' }
  return status === 'TRIALING' ? { tone: 'note', word: 'Trial' } : { tone: 'success', word: 'Active' }
}

/** What has to be done; null for nothing. */
export function warningOf({
  status,
  plan,
  graceEnd,
}: LiveSubscription): { title: string; text: string } | null {
  if (status === 'PAST_DUE' && graceEnd && new Date(graceEnd) > new Date())
    return {
      title: 'Your last payment failed',
      text: `You keep ${planName(plan)} until ${dayOf(graceEnd)}. It goes on once the payment is made.`,
    }
  if (status === 'PAST_DUE' || status === 'UNPAID')
    return {
      title: 'Your last payment failed',
      text: `Your account is on Free until it is paid. ${planName(plan)} comes back then.`,
    }
  return null
}

/** What the plan is and what comes next. */
export function sentenceOf(plan: PlanCode, live: LiveSubscription | null): string {
  if (live === null)
    return plan === 'FREE'
      ? 'Free of charge: statements of purpose by credits, shown as a preview.'
      : 'You were given this plan. Nothing is paid for it.'
  const end = dayOf(live.periodEnd)
  if (live.status === 'PAUSED') return 'The subscription is paused. Nothing is paid, and nothing is given.'
  if (live.cancelsAtPeriodEnd)
    return `The plan ends on ${end}. Nothing more is paid. You can resume until then.`
  if (live.scheduledPlan) return `The plan changes to ${planName(live.scheduledPlan)} on ${end}.`
  if (live.status === 'TRIALING') return `The trial costs nothing. The first payment is on ${end}.`
  return live.status === 'ACTIVE'
    ? `The next payment is on ${end}.`
    : 'Check your card. The payment is tried again.'
}

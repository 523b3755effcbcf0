import type { Tone } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { planName } from '../../format/planName.ts'
import { t } from '../../language/language.ts'

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
  if (status === 'PAST_DUE' || status === 'UNPAID') return { tone: 'failed', word: t('Payment failed') }
  if (status === 'PAUSED') return { tone: 'warning', word: t('Paused') }
  if (cancelsAtPeriodEnd) return { tone: 'warning', word: t('Ends soon') }
  return status === 'TRIALING' ? { tone: 'note', word: t('Trial') } : { tone: 'success', word: t('Active') }
}

/** What has to be done; null for nothing. */
export function warningOf({
  status,
  plan,
  graceEnd,
}: LiveSubscription): { title: string; text: string } | null {
  if (status === 'PAST_DUE' && graceEnd && new Date(graceEnd) > new Date())
    return {
      title: t('Your last payment failed'),
      text: t('You keep {plan} until {day}. It goes on once the payment is made.', {
        plan: planName(plan),
        day: dayOf(graceEnd),
      }),
    }
  if (status === 'PAST_DUE' || status === 'UNPAID')
    return {
      title: t('Your last payment failed'),
      text: t('Your account is on Free until it is paid. {plan} comes back then.', { plan: planName(plan) }),
    }
  return null
}

/** What the plan is and what comes next. */
export function sentenceOf(plan: PlanCode, live: LiveSubscription | null): string {
  if (live === null)
    return plan === 'FREE'
      ? t('Free of charge: statements of purpose by credits, shown as a preview.')
      : t('You were given this plan. Nothing is paid for it.')
  const end = dayOf(live.periodEnd)
  if (live.status === 'PAUSED') return t('The subscription is paused. Nothing is paid, and nothing is given.')
  if (live.cancelsAtPeriodEnd)
    return t('The plan ends on {end}. Nothing more is paid. You can resume until then.', { end })
  if (live.scheduledPlan)
    return t('The plan changes to {plan} on {end}.', { plan: planName(live.scheduledPlan), end })
  if (live.status === 'TRIALING') return t('The trial costs nothing. The first payment is on {end}.', { end })
  return live.status === 'ACTIVE'
    ? t('The next payment is on {end}.', { end })
    : t('Check your card. The payment is tried again.')
}

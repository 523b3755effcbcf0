import type { PlanCode, SubscriptionStatus } from '../../generated/prisma/enums.ts'
import type { PaidPlan } from '../../infra/stripe.ts'

/** The first days of a person's first subscription, which cost nothing. */
export const TRIAL_DAYS = 7
/** How long a plan is kept while a renewal is not paid, counted from the start of the unpaid period. */
export const GRACE_DAYS = 7
/** How long after a payment an admin may return it. */
export const REFUND_DAYS = 7

const DAY = 24 * 60 * 60 * 1000

/** A subscription's state, whether Stripe's or the sandbox's. */
export type SubscriptionState = {
  plan: PaidPlan
  status: SubscriptionStatus
  periodStart: Date
  periodEnd: Date
  trialEnd: Date | null
  cancelsAtPeriodEnd: boolean
  /** The smaller plan that begins at the period's end. */
  scheduledPlan: PaidPlan | null
  endedAt: Date | null
}

/** The plan that a subscription gives at a time. Everything that a person's plan depends on is in its argument. */
export function planFrom(
  { plan, status, periodStart }: Pick<SubscriptionState, 'plan' | 'status' | 'periodStart'>,
  now: Date,
): PlanCode {
  if (status === 'TRIALING' || status === 'ACTIVE') return plan
  return status === 'PAST_DUE' && now < graceEndOf({ periodStart }) ? plan : 'FREE'
}

/** When an unpaid subscription stops giving its plan. */
export function graceEndOf({ periodStart }: Pick<SubscriptionState, 'periodStart'>): Date {
  return daysAfter(periodStart, GRACE_DAYS)
}

/** Whether a subscription goes on, paid or not, so that no second one may begin. */
export function isLive({ status }: Pick<SubscriptionState, 'status'>): boolean {
  return status !== 'CANCELED' && status !== 'INCOMPLETE'
}

const ORDER = { FREE: 0, STANDARD: 1, PREMIUM: 2 } as const satisfies Record<PlanCode, number>

/** Whether the first plan is the larger one. */
export function isLarger(plan: PlanCode, than: PlanCode): boolean {
  return ORDER[plan] > ORDER[than]
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY)
}

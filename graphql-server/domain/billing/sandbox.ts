import { UTCDate } from '@date-fns/utc'
import { addMonths } from 'date-fns'
import type { PaidPlan } from '../../infra/stripe.ts'
import { PLANS } from './entitlements.ts'
import { daysAfter, graceEndOf, isLarger, type SubscriptionState, TRIAL_DAYS } from './subscriptionState.ts'

/** A step of a subscription in the sandbox: its new state, and what would be paid, in paise; null for nothing. */
export type SandboxStep = { state: SubscriptionState; amount: number | null; isPaid: boolean }

/** A new subscription: a trial, or a first month that is paid. */
export function begin({
  plan,
  hasTrial,
  now,
}: {
  plan: PaidPlan
  hasTrial: boolean
  now: Date
}): SandboxStep {
  const trialEnd = hasTrial ? daysAfter(now, TRIAL_DAYS) : null
  const state = {
    plan,
    status: hasTrial ? 'TRIALING' : 'ACTIVE',
    periodStart: now,
    periodEnd: trialEnd ?? monthAfter(now),
    trialEnd,
    cancelsAtPeriodEnd: false,
    scheduledPlan: null,
    endedAt: null,
  } as const
  return { state, amount: hasTrial ? null : priceOf(plan), isPaid: true }
}

/** The end of a period, or for an unpaid one the next attempt to pay it. */
export function endPeriod(
  state: SubscriptionState,
  { isPaid, at }: { isPaid: boolean; at: Date },
): SandboxStep {
  if (state.cancelsAtPeriodEnd) return { state: ended(state, at), amount: null, isPaid }
  if (state.status === 'PAST_DUE')
    return isPaid
      ? { state: { ...state, status: 'ACTIVE' }, amount: priceOf(state.plan), isPaid }
      : { state: ended(state, at), amount: null, isPaid }
  const plan = state.scheduledPlan ?? state.plan
  return {
    state: {
      ...state,
      plan,
      scheduledPlan: null,
      status: isPaid ? 'ACTIVE' : 'PAST_DUE',
      periodStart: at,
      periodEnd: monthAfter(at),
    },
    amount: priceOf(plan),
    isPaid,
  }
}

/** What time has done to a subscription whose card works; null where nothing is due. */
export function advance(state: SubscriptionState, now: Date): SandboxStep | null {
  if (state.status === 'PAST_DUE')
    return now < graceEndOf(state) ? null : endPeriod(state, { isPaid: false, at: now })
  const isDue = (state.status === 'ACTIVE' || state.status === 'TRIALING') && state.periodEnd <= now
  return isDue ? endPeriod(state, { isPaid: true, at: state.periodEnd }) : null
}

/** A change of plan: to a larger one at once, for the difference of the rest of the period; to a smaller one at its end. */
export function change(state: SubscriptionState, { plan, now }: { plan: PaidPlan; now: Date }): SandboxStep {
  if (!isLarger(plan, state.plan))
    return {
      state: { ...state, scheduledPlan: plan === state.plan ? null : plan },
      amount: null,
      isPaid: true,
    }
  const { periodStart, periodEnd } = state
  const rest = (periodEnd.getTime() - now.getTime()) / (periodEnd.getTime() - periodStart.getTime())
  const difference = Math.round((priceOf(plan) - priceOf(state.plan)) * Math.min(1, Math.max(0, rest)))
  return {
    state: { ...state, plan, scheduledPlan: null, cancelsAtPeriodEnd: false },
    amount: state.status === 'TRIALING' || difference === 0 ? null : difference,
    isPaid: true,
  }
}

/** A subscription that ended at a time. */
export function ended(state: SubscriptionState, at: Date): SubscriptionState {
  return { ...state, status: 'CANCELED', scheduledPlan: null, endedAt: at }
}

function priceOf(plan: PaidPlan): number {
  return PLANS[plan].pricePerMonth * 100
}

function monthAfter(date: Date): Date {
  return new Date(addMonths(new UTCDate(date), 1).getTime())
}

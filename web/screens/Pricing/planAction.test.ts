import { describe, expect, it } from 'vitest'
import { type Buyer, planAction } from './planAction.ts'

const PLANS = ['FREE', 'STANDARD', 'PREMIUM'] as const
const labels = (buyer: Buyer, billing: 'OFF' | 'SANDBOX' | 'STRIPE' = 'STRIPE') =>
  PLANS.map(plan => planAction(plan, { buyer, billing })?.label ?? null)
const on = (plan: string, status: string | null, canStartTrial = false): Buyer => ({
  plan,
  canStartTrial,
  subscription: status === null ? null : { status, isLive: status !== 'CANCELED' },
})

describe('the buttons of the plans', () => {
  it('lead a visitor to an account, and back to the plan', () => {
    expect(labels(null)).toEqual(['Start Free Today', 'Start 7-Day Trial', 'Start Premium Trial'])
    expect(planAction('STANDARD', { buyer: null, billing: 'SANDBOX' })).toEqual({
      kind: 'LINK',
      label: 'Start 7-Day Trial',
      href: '/auth?tab=register&next=%2Fcheckout%2Fsandbox%3Fplan%3Dstandard',
    })
  })

  it('open the checkout on Free, with a trial once', () => {
    expect(labels(on('FREE', null, true))).toEqual([
      'Go to Dashboard',
      'Start 7-Day Trial',
      'Start Premium Trial',
    ])
    expect(labels(on('FREE', 'CANCELED'))).toEqual(['Go to Dashboard', 'Choose Standard', 'Choose Premium'])
  })

  it('lead to the account while a subscription goes on', () => {
    expect(labels(on('STANDARD', 'ACTIVE'))).toEqual([
      'Manage your plan',
      'Manage your plan',
      'Upgrade to Premium',
    ])
    expect(new Set(labels(on('PREMIUM', 'TRIALING')))).toEqual(new Set(['Manage your plan']))
    expect(new Set(labels(on('STANDARD', 'PAST_DUE')))).toEqual(new Set(['Check your payment']))
    expect(new Set(labels(on('FREE', 'UNPAID')))).toEqual(new Set(['Check your payment']))
  })

  it('sell nothing to somebody who was given Premium, nor where purchases are off', () => {
    expect(new Set(labels(on('PREMIUM', null, true)))).toEqual(new Set(['Go to Dashboard']))
    expect(labels(null, 'OFF')).toEqual(['Start Free Today', null, null])
    expect(labels(on('FREE', null, true), 'OFF')).toEqual(['Go to Dashboard', null, null])
  })
})

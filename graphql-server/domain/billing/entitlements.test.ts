import { describe, expect, it } from 'vitest'
import { MOST_MATCHES } from '../matching/policy.ts'
import { documentTypesOf, fundingFor, includesType, PLANS, type Usage } from './entitlements.ts'

const usage = (changes: Partial<Usage>): Usage => ({
  plan: 'FREE',
  credits: 0,
  usedThisMonth: 0,
  usedToday: 0,
  ...changes,
})

describe('what pays for a document', () => {
  it('on Free: a credit, and for statements of purpose only', () => {
    expect(fundingFor('SOP', usage({ credits: 1 }))).toBe('CREDIT')
    expect(fundingFor('SOP', usage({ credits: 0 }))).toBe('SPENT')
    expect(fundingFor('LOR', usage({ credits: 5 }))).toBe('NOT_IN_PLAN')
    expect(fundingFor('ESSAY', usage({ credits: 5 }))).toBe('NOT_IN_PLAN')
  })

  it('on Standard: the month’s share first, then credits', () => {
    expect(fundingFor('SOP', usage({ plan: 'STANDARD', credits: 1 }))).toBe('ALLOWANCE')
    expect(fundingFor('SOP', usage({ plan: 'STANDARD', credits: 1, usedThisMonth: 1 }))).toBe('CREDIT')
    expect(fundingFor('SOP', usage({ plan: 'STANDARD', credits: 0, usedThisMonth: 1 }))).toBe('SPENT')
  })

  it('on Premium: nothing is spent, up to the fair use of a day', () => {
    expect(fundingFor('SOP', usage({ plan: 'PREMIUM', credits: 3, usedToday: 39 }))).toBe('UNLIMITED')
    expect(fundingFor('SOP', usage({ plan: 'PREMIUM', usedToday: 40 }))).toBe('FAIR_USE')
  })
})

describe('the table of plans', () => {
  it('prices in rupees as they are sold', () => {
    const prices = Object.values(PLANS).map(plan => [plan.pricePerMonth, plan.listPricePerMonth, plan.saving])
    expect(prices).toEqual([
      [0, null, null],
      [2999, 4999, 'Save 40%'],
      [7999, 12999, 'Save 38%'],
    ])
  })

  it('names the saving that the two prices give', () => {
    for (const { pricePerMonth, listPricePerMonth, saving } of Object.values(PLANS))
      if (listPricePerMonth !== null)
        expect(saving).toBe(`Save ${Math.round((1 - pricePerMonth / listPricePerMonth) * 100)}%`)
  })

  it('shows everything on paid plans only', () => {
    expect(Object.values(PLANS).map(plan => plan.showsFullText)).toEqual([false, true, true])
  })

  it('includes letters and essays on paid plans only', () => {
    for (const type of ['LOR', 'ESSAY'] as const)
      expect((['FREE', 'STANDARD', 'PREMIUM'] as const).map(plan => includesType(plan, type))).toEqual([
        false,
        true,
        true,
      ])
  })

  it('keeps, tracks and draws more with each plan', () => {
    const { FREE, STANDARD, PREMIUM } = PLANS
    const limitsOf = ({ keptMatches, shortlisted, trackedApplications, timeline }: typeof FREE) => [
      keptMatches,
      shortlisted,
      trackedApplications,
      timeline,
    ]
    const { POSITIVE_INFINITY: unlimited } = Number
    expect([FREE, STANDARD, PREMIUM].map(limitsOf)).toEqual([
      [5, 5, 3, 'NONE'],
      [15, 15, 15, 'DEADLINES'],
      [unlimited, unlimited, unlimited, 'PERSONALISED'],
    ])
  })

  it('says on the pricing page what the limits are', () => {
    for (const { keptMatches, shortlisted, trackedApplications, features } of [PLANS.FREE, PLANS.STANDARD]) {
      expect(features).toContain(`Your ${keptMatches} best matches, each with its reasons`)
      expect(features).toContain(
        `A shortlist of ${shortlisted} programmes, and ${trackedApplications} tracked applications`,
      )
    }
    expect(PLANS.PREMIUM.features).toContain(`Your ${MOST_MATCHES} best matches, each with its reasons`)
  })

  it('names the types that there is a questionnaire for', () => {
    expect(documentTypesOf('FREE')).toEqual(['SOP'])
  })
})

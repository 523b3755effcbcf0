import { describe, expect, it } from 'vitest'
import {
  documentTypesOf,
  entitlementsOf,
  fundingFor,
  includesType,
  PLANS,
  type Usage,
} from './entitlements.ts'
import { comparedFeaturesOf, pricingLinesOf } from './pricingLines.ts'

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

  it('on Standard: the month’s allowance first, then credits', () => {
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
    expect(Object.values(PLANS).map(plan => plan.pricePerMonth)).toEqual([0, 2999, 7999])
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

  it('raises the limits with each plan', () => {
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

  it('shows all of the catalogue to staff who work with it, on any plan', () => {
    expect(entitlementsOf({ role: 'ANALYST', plan: 'FREE' })).toEqual({
      ...PLANS.FREE,
      catalogue: 'ALL',
      outlook: 'FACTORS',
      scholarships: true,
    })
    expect(entitlementsOf({ role: 'STUDENT', plan: 'FREE' })).toEqual(PLANS.FREE)
    expect(entitlementsOf(null)).toEqual(PLANS.FREE)
  })

  it('lists the types that have a questionnaire', () => {
    expect(documentTypesOf('FREE')).toEqual(['SOP'])
  })
})

describe('the comparison of the plans', () => {
  it('has the same features for each, made from the figures', () => {
    const [free, standard, premium] = Object.values(PLANS).map(comparedFeaturesOf)
    const namesIn = (features: typeof free) => features?.map(({ group, name }) => `${group}: ${name}`)
    expect(namesIn(standard)).toEqual(namesIn(free))
    expect(namesIn(premium)).toEqual(namesIn(free))
    const planValues = (name: string) =>
      [free, standard, premium].map(features => features?.find(feature => feature.name === name)?.value)
    expect(planValues('Statements of purpose')).toEqual([
      'By credits',
      '1 a month, then by credits',
      'Unlimited',
    ])
    expect(planValues('Redrafts of each document')).toEqual(['3', 'Unlimited', 'Unlimited'])
    expect(planValues('Essays')).toEqual([null, '3 a month', 'Unlimited'])
    expect(planValues('Tracked applications')).toEqual(['3', '15', 'Unlimited'])
    expect(planValues('Scholarships with sums, dates and conditions')).toEqual([null, null, 'Included'])
    expect(planValues('Review of your CV')).toEqual([null, null, 'Included'])
    expect(planValues('Downloads')[0]).toBe('Text and PDF')
  })
})

describe('the lines of the pricing page', () => {
  it('are made from the figures, in the order of the page', () => {
    expect(pricingLinesOf(PLANS.FREE)).toEqual([
      'One statement of purpose to begin with',
      'Preview: the outline, the opening and the best paragraph',
      'Three redrafts of each document at no further cost',
      'Every sentence tied to your own answers',
      'Which answers to extend, and with what',
      'The 50 universities of the public sample',
      'Your 5 best matches, each with its reasons',
      'A shortlist of 5 programmes, and 3 tracked applications',
      'Download the preview as text and PDF',
      'Questions to other students, with their answers',
      'Reminders by mail and a calendar of your deadlines',
    ])
    expect(pricingLinesOf(PLANS.STANDARD)).toEqual([
      'One statement of purpose, two letters and three essays each billing month, in full',
      'Everything written before is unlocked',
      'Redrafts of each document as often as you like',
      'Every sentence tied to your own answers',
      'Which answers to extend, and with what',
      'Every university of the catalogue',
      'Your 15 best matches, each with its reasons',
      'A shortlist of 15 programmes, and 15 tracked applications',
      'Every factor behind a match, and what would change it',
      'A timeline of the deadlines of each application',
      'Download as text, PDF and Word',
      'Support by message, answered within 48 hours',
      'Questions to other students, with their answers',
      'Reminders by mail and a calendar of your deadlines',
    ])
    expect(pricingLinesOf(PLANS.PREMIUM)).toEqual([
      'Unlimited statements, letters and essays, in full (fair use: 40 a day)',
      'Everything written before is unlocked',
      'Redrafts of each document as often as you like',
      'Your drafts are written first',
      'Every sentence tied to your own answers',
      'Which answers to extend, and with what',
      'Every university of the catalogue',
      'All your matches, each with its reasons',
      'As many programmes on the shortlist, and as many applications, as you like',
      'Every factor behind a match, and what would change it',
      'A personal timeline, counted back from each deadline',
      'Scholarships beside your profile, with sums, dates and conditions',
      'Your CV reviewed: findings with reasons, beside your profile',
      'Interview preparation: questions about your own story, and what rules say of your answers',
      'Download as text, PDF, Word and Markdown',
      'Two documents each billing month read and commented on by a reviewer',
      'Support by message, answered within 24 hours',
      'Questions to other students, with their answers',
      'Reminders by mail and a calendar of your deadlines',
    ])
  })

  it('follow a figure that changes', () => {
    const lines = pricingLinesOf({
      ...PLANS.STANDARD,
      generation: { ...PLANS.STANDARD.generation, LOR: { allowance: 1, takesCredits: false } },
      keptMatches: 20,
      trackedApplications: 12,
    })
    expect(lines).toContain(
      'One statement of purpose, one letter and three essays each billing month, in full',
    )
    expect(lines).toContain('Your 20 best matches, each with its reasons')
    expect(lines).toContain('A shortlist of 15 programmes, and 12 tracked applications')
  })
})

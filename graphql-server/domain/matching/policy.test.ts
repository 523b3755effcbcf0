import { describe, expect, it } from 'vitest'
import { limitOf, MOST_MATCHES, PLANS } from '../billing/entitlements.ts'
import { keptMatchesOf, matchesWithinReach } from './policy.ts'

describe('how many matches a plan keeps', () => {
  it('is what the table of plans says, and never more than fifty', () => {
    expect((['FREE', 'STANDARD', 'PREMIUM'] as const).map(keptMatchesOf)).toEqual([
      PLANS.FREE.keptMatches,
      PLANS.STANDARD.keptMatches,
      MOST_MATCHES,
    ])
  })

  it('is said to a person only where there is a limit', () => {
    expect(Object.values(PLANS).map(({ keptMatches }) => limitOf(keptMatches))).toEqual([5, 15, null])
  })
})

describe('whose matches are within reach', () => {
  it('none of a visitor', () => {
    expect(matchesWithinReach(null)).toEqual({ userId: { in: [] } })
  })

  it('of a student on Free their own, within the sample', () => {
    expect(matchesWithinReach({ id: 7, role: 'STUDENT', plan: 'FREE' })).toEqual({
      userId: 7,
      program: { isListed: true, isSample: true },
    })
  })

  it('of a student on a paid plan all of their own that are listed', () => {
    for (const plan of ['STANDARD', 'PREMIUM'] as const)
      expect(matchesWithinReach({ id: 7, role: 'STUDENT', plan })).toEqual({
        userId: 7,
        program: { isListed: true },
      })
  })
})

import { describe, expect, it } from 'vitest'
import { limitOf, MOST_MATCHES, PLANS } from '../billing/entitlements.ts'
import { keptMatchesOf, matchesWithinReach } from './policy.ts'
import { MOST_RANKED } from './rank.ts'

describe('how many matches a plan keeps', () => {
  it('is the plan’s limit, and never more than is ranked at a time', () => {
    expect((['FREE', 'STANDARD', 'PREMIUM'] as const).map(keptMatchesOf)).toEqual([
      PLANS.FREE.keptMatches,
      PLANS.STANDARD.keptMatches,
      MOST_MATCHES,
    ])
    expect(MOST_MATCHES).toBe(MOST_RANKED)
  })

  it('is shown only if there is a limit', () => {
    expect(Object.values(PLANS).map(({ keptMatches }) => limitOf(keptMatches))).toEqual([5, 15, null])
  })
})

describe('visible matches', () => {
  it('are none for a visitor', () => {
    expect(matchesWithinReach(null)).toEqual({ userId: { in: [] } })
  })

  it('are the student’s within the sample on Free', () => {
    expect(matchesWithinReach({ id: 7, role: 'STUDENT', plan: 'FREE' })).toEqual({
      userId: 7,
      program: { isListed: true, isSample: true },
    })
  })

  it('are all of the student’s that are listed on a paid plan', () => {
    for (const plan of ['STANDARD', 'PREMIUM'] as const)
      expect(matchesWithinReach({ id: 7, role: 'STUDENT', plan })).toEqual({
        userId: 7,
        program: { isListed: true },
      })
  })
})

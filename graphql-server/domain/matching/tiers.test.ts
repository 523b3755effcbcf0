import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import type { ColumnRow } from './columns.ts'
import { prepareYardstick } from './score.ts'
import {
  anyProfile,
  anyRow,
  anySettings,
  columnsOf,
  profile,
  ROBOTICIST,
  row,
} from './scoring.test-fixtures.ts'
import { TIERS, tierOf, tierQuotas } from './tiers.ts'
import { AMBITIONS, DEFAULT_SETTINGS, type MatchSettings } from './types.ts'

const ORDER = { REACH: 0, MATCH: 1, SAFETY: 2 }

function tier(
  programme: Partial<ColumnRow>,
  person: MatchingProfile,
  settings: MatchSettings = DEFAULT_SETTINGS,
) {
  return tierOf(prepareYardstick(person, settings), columnsOf(programme), 0)
}

test('the tier of the same person depends on the university’s selectivity', () => {
  expect(tier({ selectivity: 1 }, ROBOTICIST)).toBe('SAFETY')
  expect(tier({ selectivity: 5 }, ROBOTICIST)).toBe('MATCH')
  expect(tier({ selectivity: 7 }, ROBOTICIST)).toBe('REACH')
})

test('below a minimum a programme is always a Reach', () => {
  const strong = { ...ROBOTICIST, ielts: 6, toefl: 75, gradeShare: 1, gpaOf4: 4, gpaOf10: 10 }
  expect(tier({ selectivity: 1 }, strong)).toBe('SAFETY')
  expect(tier({ selectivity: 1, minimumIelts: 6.5 }, strong)).toBe('REACH')
  expect(tier({ selectivity: 1, minimumGpaOf4: 3.5 }, ROBOTICIST)).toBe('REACH')
})

test('the most selective universities are never a Safety', () => {
  const best = profile({
    gradeShare: 1,
    gpaOf4: 4,
    gpaOf10: 10,
    gre: 340,
    ielts: 9,
    toefl: 120,
    workYears: 5,
  })
  expect(tier({ selectivity: 7, typicalGre: 320, minimumIelts: 7 }, best)).toBe('MATCH')
})

test('without a known grade nothing is a Safety', () => {
  fc.assert(
    fc.property(anyRow, anyProfile, (programme, person) => {
      const unknown = { ...person, gradeShare: null, gpaOf4: null, gpaOf10: null }
      expect(tier(programme, unknown)).not.toBe('SAFETY')
    }),
    { ...runs(100), seed: 1 },
  )
})

test('better grades and tests never lead to a harder tier', () => {
  fc.assert(
    fc.property(anyRow, anyProfile, fc.double({ min: 0, max: 0.4, noNaN: true }), (programme, person, by) => {
      const up = (value: number | null, most: number) =>
        value === null ? null : Math.min(most, value + by * most)
      const better = {
        ...person,
        gradeShare: up(person.gradeShare, 1),
        gpaOf4: up(person.gpaOf4, 4),
        gpaOf10: up(person.gpaOf10, 10),
        gre: up(person.gre, 340),
        gmat: up(person.gmat, 800),
        ielts: up(person.ielts, 9),
        toefl: up(person.toefl, 120),
      }
      expect(ORDER[tier(programme, better)]).toBeGreaterThanOrEqual(ORDER[tier(programme, person)])
    }),
    { ...runs(2000), seed: 2 },
  )
})

test('budget, country, field and settings do not change the tier', () => {
  fc.assert(
    fc.property(anyRow, anyProfile, anySettings, (programme, person, settings) => {
      const other = { ...person, budgetYearUsd: 1, countries: ['SPAIN'] as const, fields: [] }
      expect(tier(programme, other, settings)).toBe(tier(programme, person))
    }),
    { ...runs(1000), seed: 3 },
  )
})

describe('the mix of tiers', () => {
  test.each([
    ['CAUTIOUS', 5, { REACH: 1, MATCH: 2, SAFETY: 2 }],
    ['BALANCED', 5, { REACH: 1, MATCH: 3, SAFETY: 1 }],
    ['BOLD', 5, { REACH: 2, MATCH: 2, SAFETY: 1 }],
    ['BALANCED', 15, { REACH: 4, MATCH: 7, SAFETY: 4 }],
    ['BOLD', 50, { REACH: 23, MATCH: 20, SAFETY: 7 }],
  ] as const)('%s, of %s', (ambition, count, quotas) => {
    expect(tierQuotas(ambition, count)).toEqual(quotas)
  })

  test('adds up for any number', () => {
    for (const ambition of AMBITIONS)
      for (let count = 0; count <= 500; count += 1) {
        const quotas = tierQuotas(ambition, count)
        expect(TIERS.reduce((sum, one) => sum + quotas[one], 0)).toBe(count)
      }
  })
})

test('an unknown band counts as the middle one', () => {
  fc.assert(
    fc.property(anyProfile, person => {
      const graded = { typicalGpaOf10: 8, minimumGpaOf4: null }
      expect(tier(row({ ...graded, selectivity: null }), person)).toBe(
        tier(row({ ...graded, selectivity: 4 }), person),
      )
    }),
    { ...runs(100), seed: 4 },
  )
})

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
import { isGradeHopeless, isPercentileHopeless, TIERS, tierOf, tierQuotas } from './tiers.ts'
import { AMBITIONS, DEFAULT_SETTINGS, type MatchSettings } from './types.ts'

const ORDER = { REACH: 0, MATCH: 1, SAFETY: 2 }

function tier(
  programme: Partial<ColumnRow>,
  person: MatchingProfile,
  settings: MatchSettings = DEFAULT_SETTINGS,
) {
  const columns = columnsOf(programme)
  return tierOf(prepareYardstick(person, settings, columns), columns, 0)
}

test('the tier of the same person depends on the programme’s selectivity', () => {
  const known = { typicalGpaOf10: 8 }
  expect(tier({ ...known, selectivity: 1 }, ROBOTICIST)).toBe('SAFETY')
  expect(tier({ ...known, selectivity: 4 }, ROBOTICIST)).toBe('MATCH')
  expect(tier({ ...known, selectivity: 7 }, ROBOTICIST)).toBe('REACH')
})

test('below a minimum a programme is always a Reach', () => {
  const strong = { ...ROBOTICIST, ielts: 6.5, toefl: 80, gradeShare: 1, gpaOf4: 4, gpaOf10: 10 }
  const known = { selectivity: 1, typicalGpaOf10: 8 }
  expect(tier(known, strong)).toBe('SAFETY')
  expect(tier({ ...known, minimumIelts: 7 }, strong)).toBe('REACH')
  expect(tier({ ...known, minimumGpaOf4: 3.5 }, ROBOTICIST)).toBe('REACH')
})

const BEST = profile({ gradeShare: 1, gpaOf4: 4, gpaOf10: 10, gre: 340, ielts: 9, toefl: 120, workYears: 5 })

test('the most selective programmes are never a Safety', () => {
  const figures = { typicalGpaOf10: 7, typicalGre: 320, minimumIelts: 7 }
  expect(tier({ ...figures, selectivity: 6 }, BEST)).toBe('MATCH')
  expect(tier({ ...figures, selectivity: 7 }, BEST)).toBe('REACH')
  const measured = { key: 'usa/arizona-state-university/masters/x', field: 'computer-science' }
  expect(tier({ ...measured, selectivity: 5 }, BEST)).toBe('SAFETY')
  expect(tier({ ...measured, selectivity: 6 }, BEST)).toBe('MATCH')
})

test('measured outcomes decide before thresholds, in both directions', () => {
  const purdue = { key: 'usa/purdue-university/masters/x', field: 'computer-science', selectivity: 1 }
  const asu = { key: 'usa/arizona-state-university/masters/x', field: 'computer-science', selectivity: 5 }
  const elsewhere = { key: 'usa/somewhere/masters/x', field: 'computer-science' }
  const able = { ...ROBOTICIST, gpaOf10: 9 }
  expect(tier({ ...elsewhere, selectivity: 1 }, ROBOTICIST)).toBe('SAFETY')
  expect(tier(purdue, ROBOTICIST)).toBe('REACH')
  expect(tier({ ...elsewhere, selectivity: 5 }, able)).toBe('MATCH')
  expect(tier(asu, able)).toBe('SAFETY')
  expect(tier(asu, { ...able, gre: null })).toBe('MATCH')
})

describe('without figures of those admitted', () => {
  const BANDS = [1, 2, 3, 4, 5, 6, 7]

  test('only the two least selective bands of universities are a Safety, and none of the most selective a Match', () => {
    const tiers = BANDS.map(selectivity => tier({ selectivity, minimumIelts: 6 }, BEST))
    expect(tiers).toEqual(['SAFETY', 'SAFETY', 'MATCH', 'MATCH', 'MATCH', 'MATCH', 'REACH'])
  })

  test('a programme’s own band says more than its university’s', () => {
    const own = BANDS.map(band => tier({ selectivity: band, ownSelectivity: band, minimumIelts: 6 }, BEST))
    expect(own).toEqual(['SAFETY', 'SAFETY', 'SAFETY', 'SAFETY', 'MATCH', 'MATCH', 'REACH'])
  })
})

test('a programme that names no test is not made harder by it', () => {
  const above = profile({ gpaOf4: 3.6, gpaOf10: 9 })
  expect(tier({ typicalGpaOf10: 8, selectivity: 3 }, above)).toBe('SAFETY')
  expect(tier({ typicalGpaOf10: 8, selectivity: 3, minimumIelts: 6.5 }, above)).toBe('MATCH')
})

test('years of work change no tier of a Masters, and do of an MBA', () => {
  fc.assert(
    fc.property(anyRow, anyProfile, (programme, person) => {
      const masters = { ...person, degreeType: 'MASTERS' as const }
      expect(tier(programme, { ...masters, workYears: 12 })).toBe(
        tier(programme, { ...masters, workYears: 0 }),
      )
    }),
    { ...runs(500), seed: 6 },
  )
  const mba = { degreeType: 'MBA', typicalWorkYears: 5, typicalGmat: 680, selectivity: 5 } as const
  const manager = profile({ degreeType: 'MBA', gpaOf4: 3.2, gpaOf10: 8, gmat: 680 })
  expect(tier(mba, { ...manager, workYears: 6 })).not.toBe(tier(mba, { ...manager, workYears: 0 }))
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
    ['BALANCED', 10, { REACH: 3, MATCH: 4, SAFETY: 3 }],
    ['CAUTIOUS', 10, { REACH: 1, MATCH: 4, SAFETY: 5 }],
    ['BOLD', 10, { REACH: 5, MATCH: 4, SAFETY: 1 }],
    ['CAUTIOUS', 5, { REACH: 1, MATCH: 2, SAFETY: 2 }],
    ['BALANCED', 5, { REACH: 2, MATCH: 2, SAFETY: 1 }],
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

test('in Germany a low grade is a Reach, whatever the tests', () => {
  const person = { ...ROBOTICIST, gradeShare: 0.6, gpaOf4: 2.4, gpaOf10: 6 }
  const programme = { selectivity: 1, typicalGre: 300, fields: ['robotics'] }
  expect(tier({ ...programme, country: 'GERMANY' }, person)).toBe('REACH')
  expect(tier({ ...programme, country: 'UK' }, person)).not.toBe('REACH')
})

test('where no minimum of English is known, less than what is usual is no Safety', () => {
  const programme = { selectivity: 1, typicalGpaOf10: 7 }
  const withIelts = (ielts: number) => ({ ...BEST, ielts, toefl: null })
  expect([6.5, 6, 5.5].map(ielts => tier(programme, withIelts(ielts)))).toEqual(['SAFETY', 'MATCH', 'REACH'])
  expect(tier({ ...programme, minimumIelts: 5.5 }, withIelts(6))).toBe('SAFETY')
  expect(tier({ ...programme, country: 'INDIA' }, withIelts(5.5))).toBe('SAFETY')
})

test.each([
  [7, ['REACH', 'REACH', 'REACH', 'MATCH']],
  [6, ['REACH', 'REACH', 'MATCH', 'MATCH']],
  [5, ['REACH', 'MATCH', 'SAFETY', 'SAFETY']],
  [2, ['SAFETY', 'SAFETY', 'SAFETY', 'SAFETY']],
])('an Indian MBA of band %i goes by the percentile', (band, tiers) => {
  const mba = { country: 'INDIA', degreeType: 'MBA', selectivity: band, ownSelectivity: band } as const
  const withCat = (cat: number) => profile({ degreeType: 'MBA', countries: ['INDIA'], cat })
  expect([90, 95, 98, 99.5].map(cat => tier(mba, withCat(cat)))).toEqual(tiers)
})

test('an Indian MBA goes by the best of the tests that it takes', () => {
  const mba = { country: 'INDIA', degreeType: 'MBA', selectivity: 5, ownSelectivity: 5 } as const
  const person = profile({
    degreeType: 'MBA',
    countries: ['INDIA'],
    cat: 80,
    indianTests: { CAT: 80, NMAT: 98 },
  })
  expect(tier({ ...mba, tests: ['NMAT', 'GMAT'] }, person)).toBe('SAFETY')
  expect(tier({ ...mba, tests: ['CAT', 'XAT'] }, person)).toBe('REACH')
  expect(tier(mba, person)).toBe('REACH')
})

test('a grade far below those admitted is no Reach either', () => {
  const isHopeless = (programme: Partial<ColumnRow>, gpaOf10: number) => {
    const columns = columnsOf(programme)
    const person = { ...profile(), gradeShare: null, gpaOf10, gpaOf4: gpaOf10 * 0.4 }
    return isGradeHopeless(prepareYardstick(person, DEFAULT_SETTINGS, columns), columns, 0)
  }
  expect([7.5, 8.2].map(grade => isHopeless({ typicalGpaOf10: 9 }, grade))).toEqual([true, false])
  expect([7, 8].map(grade => isHopeless({ typicalGpaOf10: null, selectivity: 7 }, grade))).toEqual([
    true,
    false,
  ])
  expect(isHopeless({ typicalGpaOf10: 9, degreeType: 'MBA' }, 6)).toBe(false)
})

test('a Canadian research degree, which needs a supervisor, is no Safety', () => {
  const programme = { selectivity: 1, typicalGpaOf10: 7, country: 'CANADA' } as const
  expect(tier({ ...programme, award: 'MEng' }, BEST)).toBe('SAFETY')
  expect(tier({ ...programme, award: 'MASc' }, BEST)).toBe('MATCH')
})

test('German programmes of a higher band ask for a better grade', () => {
  const person = { ...BEST, gradeShare: 0.66, gpaOf4: 2.65, gpaOf10: 6.6 }
  const of = (selectivity: number) =>
    tier({ country: 'GERMANY', selectivity, ownSelectivity: selectivity }, person)
  expect([of(2), of(5), of(6)].map(one => one === 'REACH')).toEqual([false, true, true])
})

test('an Indian MBA is out of reach where the percentile misses more than twice what candidates miss', () => {
  const person = profile({ degreeType: 'MBA', countries: ['INDIA'], cat: 71 })
  const isHopeless = (programme: Partial<ColumnRow>, cat = 71) => {
    const columns = columnsOf({ country: 'INDIA', degreeType: 'MBA', ...programme })
    return isPercentileHopeless(prepareYardstick({ ...person, cat }, DEFAULT_SETTINGS, columns), columns, 0)
  }
  expect([2, 3, 4, 7].map(selectivity => isHopeless({ selectivity }))).toEqual([false, false, true, true])
  expect(isHopeless({ selectivity: 7 }, 98.5)).toBe(false)
  expect(isHopeless({ selectivity: 7, country: 'UK' })).toBe(false)
  expect(isHopeless({ selectivity: 7 }, Number.NaN)).toBe(false)
})

test('an Indian MBA without a score of any test is a Reach from the fourth band on, and never a Safety', () => {
  const at = (selectivity: number, person: Partial<MatchingProfile> = {}) => {
    const columns = columnsOf({
      degreeType: 'MBA',
      country: 'INDIA',
      selectivity,
      ownSelectivity: selectivity,
    })
    const able = {
      ...ROBOTICIST,
      degreeType: 'MBA',
      gre: null,
      gpaOf4: 4,
      gpaOf10: 10,
      workYears: 9,
      ...person,
    } as const
    return tierOf(prepareYardstick(able, DEFAULT_SETTINGS, columns), columns, 0)
  }
  expect([1, 3, 4, 7].map(band => at(band))).toEqual(['MATCH', 'MATCH', 'REACH', 'REACH'])
  expect(at(4, { cat: 95 })).toBe('SAFETY')
  expect(at(4, { gmat: 720 })).not.toBe('REACH')
})

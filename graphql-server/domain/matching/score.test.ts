import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, type ColumnRow } from './columns.ts'
import { scorePrograms } from './rank.ts'
import { CAPS, SUBJECT_CLASSES } from './rateSubjects.ts'
import { anyProfile, anyRow, anySettings, columnsOf, profile, ROBOTICIST } from './scoring.test-fixtures.ts'
import {
  DEFAULT_SETTINGS,
  FACTOR_KINDS,
  type FactorKind,
  type MatchSettings,
  type ScoredProgram,
} from './types.ts'

const RUNS = { ...runs(2000), seed: 20261121 }

function score(row: Partial<ColumnRow>, person: MatchingProfile, settings: MatchSettings = DEFAULT_SETTINGS) {
  const [scored] = scorePrograms({ columns: columnsOf(row), profile: person, settings, programIds: [1] })
  if (!scored) throw new Error('the programme was not scored')
  return scored
}

function factor({ factors }: ScoredProgram, kind: FactorKind) {
  const found = factors.find(one => one.kind === kind)
  if (!found) throw new Error(`no factor ${kind}`)
  return found
}

function sumOf({ factors }: ScoredProgram): number {
  return factors.reduce((sum, one) => sum + one.weight * one.score, 0)
}

/** Raises one of a person's figures. An unknown figure stays unknown. */
function raised<Key extends keyof MatchingProfile>(
  person: MatchingProfile,
  keys: readonly Key[],
  by: number,
  most: Readonly<Partial<Record<Key, number>>>,
): MatchingProfile {
  const better = { ...person }
  for (const key of keys) {
    const value = person[key]
    if (typeof value === 'number')
      Object.assign(better, {
        [key]: Math.min(most[key] ?? Number.POSITIVE_INFINITY, value + by * (most[key] ?? 1)),
      })
  }
  return better
}

function neverLower(better: (person: MatchingProfile, by: number) => MatchingProfile) {
  fc.assert(
    fc.property(
      anyRow,
      anyProfile,
      anySettings,
      fc.oneof(fc.double({ min: 0, max: 0.05, noNaN: true }), fc.double({ min: 0, max: 0.5, noNaN: true })),
      (row, person, settings, by) => {
        const before = score(row, person, settings)
        const after = score(row, better(person, by), settings)
        expect(sumOf(after)).toBeGreaterThanOrEqual(sumOf(before))
        expect(after.percentage).toBeGreaterThanOrEqual(before.percentage)
      },
    ),
    RUNS,
  )
}

describe('for any programme, person and settings', () => {
  test('a better grade never lowers a score', () => {
    neverLower((person, by) =>
      raised(person, ['gradeShare', 'gpaOf4', 'gpaOf10'], by, { gradeShare: 1, gpaOf4: 4, gpaOf10: 10 }),
    )
  })

  test('better tests never lower a score', () => {
    neverLower((person, by) => raised(person, ['gre'], by, { gre: 340 }))
    neverLower((person, by) => raised(person, ['gmat'], by, { gmat: 800 }))
    neverLower((person, by) => raised(person, ['ielts', 'toefl'], by, { ielts: 9, toefl: 120 }))
  })

  test('more years of work never lower a score', () => {
    neverLower((person, by) => raised(person, ['workYears'], by, { workYears: 40 }))
  })

  test('a wider budget never lowers a score', () => {
    neverLower((person, by) =>
      person.budgetYearUsd === null
        ? person
        : { ...person, budgetYearUsd: person.budgetYearUsd * (1 + by) + by * 1000 },
    )
  })

  test('weights add up to 1, scores are from 0 to 1, and the percentage is their sum up to the subject’s cap', () => {
    fc.assert(
      fc.property(anyRow, anyProfile, anySettings, (row, person, settings) => {
        const scored = score(row, person, settings)
        expect(scored.factors.map(({ kind }) => kind)).toEqual([...FACTOR_KINDS])
        expect(scored.factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12)
        for (const one of scored.factors) {
          expect(one.score).toBeGreaterThanOrEqual(0)
          expect(one.score).toBeLessThanOrEqual(1)
          if (!one.isKnown) expect(one.score).toBe(0.5)
        }
        const cap = settings.field === 0 ? 100 : CAPS[SUBJECT_CLASSES.indexOf(scored.subject)]
        const most = Math.min(cap ?? 0, scored.missing === null ? 100 : 40)
        expect(scored.percentage).toBe(Math.min(most, Math.round(100 * sumOf(scored))))
      }),
      RUNS,
    )
  })

  test('equal inputs give equal outputs', () => {
    fc.assert(
      fc.property(anyRow, anyProfile, anySettings, (row, person, settings) => {
        expect(score(row, structuredClone(person), settings)).toEqual(score(row, person, settings))
      }),
      { ...RUNS, ...runs(300) },
    )
  })

  test('ambition changes no score, no tier and no word', () => {
    fc.assert(
      fc.property(anyRow, anyProfile, anySettings, (row, person, settings) => {
        const bold = score(row, person, { ...settings, ambition: 'BOLD' })
        expect(score(row, person, { ...settings, ambition: 'CAUTIOUS' })).toEqual(bold)
      }),
      { ...RUNS, ...runs(300) },
    )
  })
})

test('a near subject scores at most 60, a far one or one that is closed at most 40, whatever else fits', () => {
  const perfect = { selectivity: 7, typicalGpaOf10: 7, minimumIelts: 6, tuitionYearUsd: 0, livingYearUsd: 0 }
  const best = { ...ROBOTICIST, countries: ['UK'] as const, studied: ['robotics'] }
  const uncapped = { ...DEFAULT_SETTINGS, field: 0 }
  for (const [field, cap] of [
    ['mechanical-engineering', 60],
    ['law', 40],
  ] as const) {
    expect(score({ ...perfect, field }, best).percentage).toBe(cap)
    expect(score({ ...perfect, field }, best, uncapped).percentage).toBeGreaterThan(80)
  }
  expect(score({ ...perfect, name: 'Robotics MSc' }, best).percentage).toBeGreaterThan(85)
  expect(score({ ...perfect, name: 'Robotics MSc', languages: ['German'] }, best).percentage).toBe(40)
})

describe('settings', () => {
  test.each([
    ['budget', 'BUDGET'],
    ['country', 'COUNTRY'],
    ['field', 'FIELD'],
  ] as const)('%s at 0 takes its weight away, and at 2 raises it', (setting, kind) => {
    const weight = (multiplier: number) =>
      factor(score({}, ROBOTICIST, { ...DEFAULT_SETTINGS, [setting]: multiplier }), kind).weight
    expect(weight(0)).toBe(0)
    expect(weight(2)).toBeGreaterThan(weight(1))
    expect(weight(1)).toBeGreaterThan(weight(0.5))
  })

  test('a factor that the settings leave out does not change the percentage', () => {
    const settings = { ...DEFAULT_SETTINGS, budget: 0 }
    const cheap = score({ tuitionYearUsd: 1000, livingYearUsd: 9000 }, ROBOTICIST, settings)
    const dear = score({ tuitionYearUsd: 70_000, livingYearUsd: 20_000 }, ROBOTICIST, settings)
    expect(dear.percentage).toBe(cheap.percentage)
    expect(dear.reason).not.toContain('$')
  })
})

describe('each factor', () => {
  const known = (kind: FactorKind, row: Partial<ColumnRow>, person: Partial<MatchingProfile>) => {
    const { score: value, isKnown } = factor(score(row, profile(person)), kind)
    return isKnown ? Number(value.toFixed(3)) : null
  }

  test('the other degree scores nothing', () => {
    expect(known('DEGREE', {}, {})).toBe(1)
    expect(known('DEGREE', { degreeType: 'MBA' }, {})).toBe(0)
  })

  test('countries fall evenly from 1 for the first to 0.6 for the last', () => {
    const countries = ['USA', 'UK', 'GERMANY'] as const
    expect(known('COUNTRY', { country: 'USA' }, { countries })).toBe(1)
    expect(known('COUNTRY', { country: 'UK' }, { countries })).toBe(0.8)
    expect(known('COUNTRY', { country: 'GERMANY' }, { countries })).toBe(0.6)
    expect(known('COUNTRY', { country: 'ITALY' }, { countries })).toBe(0)
    expect(known('COUNTRY', { country: 'ITALY' }, { countries: ['ITALY'] })).toBe(1)
  })

  test('a better figure than is usual adds nothing beyond level', () => {
    const level = { gradeShare: 0.82, gpaOf4: 3.4, gpaOf10: 8.2 }
    const above = { gradeShare: 0.97, gpaOf4: 3.9, gpaOf10: 9.7 }
    const asked = [{ typicalGpaOf10: 8.2 }, { minimumGpaOf4: 3.4 }, { selectivity: 3 }] as const
    for (const row of asked) expect(known('ACADEMICS', row, above)).toBe(known('ACADEMICS', row, level))
    expect(known('TESTS', { typicalGre: 320 }, { gre: 338 })).toBe(1)
    expect(known('EXPERIENCE', { degreeType: 'MBA', typicalWorkYears: 4 }, { workYears: 9 })).toBe(1)
  })

  test('a grade is compared with admitted students’ figures, then the minimum, then the band', () => {
    const grade = { gradeShare: 0.82, gpaOf4: 3.4, gpaOf10: 8.2 }
    expect(known('ACADEMICS', { typicalGpaOf10: 8.2 }, grade)).toBe(1)
    expect(known('ACADEMICS', { typicalGpaOf10: 9.2 }, grade)).toBe(0.467)
    expect(known('ACADEMICS', { minimumGpaOf4: 3.4 }, grade)).toBe(0.85)
    expect(known('ACADEMICS', { minimumGpaOf4: 3.5, typicalGpaOf10: 7.2 }, grade)).toBe(0.267)
    expect(known('ACADEMICS', { minimumGpaOf4: 3.5, typicalGpaOf10: 9.9 }, grade)).toBe(0.093)
    expect(known('ACADEMICS', { selectivity: 6 }, grade)).toBeLessThan(0.95)
    expect(known('ACADEMICS', { selectivity: 2 }, grade)).toBe(1)
    expect(known('ACADEMICS', {}, grade)).toBeNull()
    expect(known('ACADEMICS', { selectivity: 2 }, {})).toBeNull()
  })

  test('English is compared with the minimum, in IELTS or TOEFL', () => {
    expect(known('TESTS', { minimumIelts: 6.5 }, { ielts: 6.5 })).toBe(1)
    expect(known('TESTS', { minimumIelts: 6.5 }, { ielts: 6 })).toBe(0.4)
    expect(known('TESTS', { minimumToefl: 90 }, { toefl: 105 })).toBe(1)
    expect(known('TESTS', { minimumToefl: 90 }, { toefl: 60 })).toBe(0)
    expect(known('TESTS', { minimumIelts: 6.5 }, {})).toBeNull()
    expect(known('TESTS', {}, { ielts: 9 })).toBeNull()
  })

  test('English is compared with what is typical of those admitted', () => {
    expect(known('TESTS', { typicalIelts: 7.5 }, { ielts: 7.5 })).toBe(1)
    expect(known('TESTS', { typicalIelts: 7.5 }, { ielts: 6.5 })).toBeLessThan(0.7)
    expect(known('TESTS', { typicalToefl: 105 }, { toefl: 90 })).toBeLessThan(0.7)
    expect(known('TESTS', { minimumIelts: 6.5, typicalIelts: 7.5 }, { ielts: 6.5 })).toBeLessThan(1)
    expect(known('TESTS', { minimumIelts: 6.5, typicalIelts: 7.5 }, { ielts: 8 })).toBe(1)
  })

  test('the better of GRE and GMAT counts, and a missing one counts half', () => {
    expect(known('TESTS', { typicalGre: 320 }, { gre: 320 })).toBe(1)
    expect(known('TESTS', { typicalGre: 320 }, { gre: 310 })).toBe(0.467)
    expect(known('TESTS', { typicalGmat: 680 }, { gmat: 720 })).toBe(1)
    expect(known('TESTS', { typicalGre: 320, typicalGmat: 680 }, { gre: 310, gmat: 720 })).toBe(1)
    expect(known('TESTS', { typicalGre: 320, minimumIelts: 6.5 }, { ielts: 7.5 })).toBe(0.75)
  })

  test('years of work count for an MBA, and add a little for a Masters', () => {
    const mba = { degreeType: 'MBA', typicalWorkYears: 5 } as const
    expect(known('EXPERIENCE', mba, { workYears: 5 })).toBe(1)
    expect(known('EXPERIENCE', mba, { workYears: 0 })).toBe(0.187)
    expect(known('EXPERIENCE', mba, { workYears: 8 })).toBe(1)
    expect(known('EXPERIENCE', { degreeType: 'MBA' }, { workYears: 3 })).toBe(1)
    expect(known('EXPERIENCE', {}, { workYears: 0 })).toBe(0.75)
    expect(known('EXPERIENCE', {}, { workYears: 3 })).toBe(1)
    expect(known('EXPERIENCE', {}, {})).toBeNull()
  })

  test('a budget counts in full when a year fits in it, and falls smoothly above', () => {
    const cost = { tuitionYearUsd: 20_000, livingYearUsd: 10_000 }
    expect(known('BUDGET', cost, { budgetYearUsd: 30_000 })).toBe(1)
    expect(known('BUDGET', cost, { budgetYearUsd: 29_999 })).toBe(1)
    expect(known('BUDGET', cost, { budgetYearUsd: 30_000 / 1.1 })).toBe(0.9)
    expect(known('BUDGET', cost, { budgetYearUsd: 30_000 / 1.3 })).toBe(0.5)
    expect(known('BUDGET', cost, { budgetYearUsd: 0 })).toBe(0)
    expect(known('BUDGET', cost, { budgetYearUsd: 20_000, budgetIsTuitionOnly: true })).toBe(1)
    const everywhere = COUNTRIES.map(country => ({
      country,
      usd: 20_000,
      isWhole: false,
      isTuitionOnly: true,
    }))
    expect(known('BUDGET', cost, { budgetYearUsd: 9000, budgetsByCountry: everywhere })).toBe(1)
    expect(known('BUDGET', cost, {})).toBeNull()
  })

  test('what is kept for living pays no fees', () => {
    const cost = { tuitionYearUsd: 22_000, livingYearUsd: 8000 }
    const parted = { budgetYearUsd: 30_000, budgetTuitionShare: 2 / 3 }
    expect(known('BUDGET', cost, parted)).toBe(0.9)
    expect(known('BUDGET', { ...cost, tuitionYearUsd: 20_000 }, parted)).toBe(1)
    expect(known('BUDGET', { ...cost, tuitionYearUsd: 0, livingYearUsd: 33_000 }, parted)).toBe(0.9)
  })

  test('known costs above the budget count, and unknown costs are neutral otherwise', () => {
    expect(known('BUDGET', { tuitionYearUsd: 20_000 }, { budgetYearUsd: 30_000 })).toBeNull()
    expect(known('BUDGET', { tuitionYearUsd: 60_000 }, { budgetYearUsd: 30_000 })).toBeLessThan(0.1)
    expect(known('BUDGET', { livingYearUsd: 12_000 }, { budgetYearUsd: 5000 })).toBeLessThan(0.1)
    expect(
      known('BUDGET', { livingYearUsd: 90_000 }, { budgetYearUsd: 80_000, budgetIsTuitionOnly: true }),
    ).toBeNull()
  })

  test.each([
    [9, [9], 1],
    [9, [10], 0.8],
    [9, [8], 0.8],
    [12, [1], 0.8],
    [1, [12], 0.8],
    [11, [2], 0.45],
    [9, [3], 0.1],
    [9, [2, 10], 0.8],
  ])('beginning in month %s where teaching begins in %j scores %s', (intakeMonth, intakeMonths, expected) => {
    expect(known('INTAKE', { intakeMonths }, { intakeMonth })).toBe(expected)
  })

  test('an intake that is unknown on either side is neutral', () => {
    expect(known('INTAKE', { intakeMonths: [] }, { intakeMonth: 9 })).toBeNull()
    expect(known('INTAKE', { intakeMonths: [9] }, {})).toBeNull()
  })
})

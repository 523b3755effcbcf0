import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import type { ColumnRow } from './columns.ts'
import { scorePrograms } from './rank.ts'
import { anyProfile, anyRow, anySettings, columnsOf, profile, ROBOTICIST } from './scoring.test-fixtures.ts'
import { DEFAULT_SETTINGS, type FactorKind } from './types.ts'

function scored(row: Partial<ColumnRow>, person: MatchingProfile = ROBOTICIST, settings = DEFAULT_SETTINGS) {
  const [one] = scorePrograms({ columns: columnsOf(row), profile: person, settings, programIds: [1] })
  if (!one) throw new Error('the programme was not scored')
  return one
}
const reason = (row: Partial<ColumnRow>, person?: MatchingProfile) => scored(row, person).reason
const why = (kind: FactorKind, row: Partial<ColumnRow>, person?: MatchingProfile) =>
  scored(row, person).factors.find(factor => factor.kind === kind)?.why

describe('a reason', () => {
  test('names the strengths of a programme with its figures', () => {
    expect(
      reason({
        typicalGpaOf10: 7.5,
        minimumIelts: 6.5,
        tuitionYearUsd: 18_000,
        livingYearUsd: 12_480,
        intakeMonths: [9],
      }),
    ).toBe(
      'Your 8.2 of 10 is well above the 7.5 that admitted students reported, and about $30,500 a year with living costs fits your budget; IELTS 6.5 is what it asks and you have 7.5.',
    )
  })

  test('gives sums in the budget’s currency', () => {
    const cost = { tuitionYearUsd: 18_000, livingYearUsd: 12_480 }
    const inRupees = { ...ROBOTICIST, budgetCurrency: { code: 'INR', usd: 0.012 } }
    expect(why('BUDGET', cost, { ...inRupees, budgetYearUsd: 60_000 })).toBe(
      'About ₹25.4 lakh a year with living costs leaves room in your ₹50 lakh (living costs are indicative).',
    )
    expect(
      why('BUDGET', { tuitionYearUsd: 0, livingYearUsd: 900 }, { ...inRupees, budgetYearUsd: 900 }),
    ).toMatch('about ₹75,000 a year for living just fits your ₹75,000')
    expect(
      why('BUDGET', cost, {
        ...ROBOTICIST,
        budgetCurrency: { code: 'GBP', usd: 1.3 },
        budgetYearUsd: 26_000,
      }),
    ).toBe('About £23,400 a year with living costs is 17% over your £20,000 (living costs are indicative).')
  })

  test('names the weak point', () => {
    expect(reason({ selectivity: 2, tuitionYearUsd: 40_000, livingYearUsd: 14_000 })).toBe(
      'Your grade (about 3.4 of 4) is well above the 2.8 that we would expect at a moderately selective university, and robotics and automation is your main field. The budget is the stretch: about $54,000 a year with living costs is 35% over your $40,000.',
    )
    expect(reason({ selectivity: 2, minimumIelts: 8 })).toContain(
      'English comes first: IELTS 8.0 is what it asks and you have 7.5.',
    )
    expect(reason({ typicalGpaOf10: 9.2 })).toContain(
      'Grades are the weak point: your 8.2 of 10 is well under the 9.2 that admitted students reported.',
    )
    expect(reason({ minimumGpaOf4: 3.6 })).toContain(
      'Ask before you apply: your grade (about 3.4 of 4) is under the minimum of 3.6.',
    )
    expect(reason({ field: 'law' })).toContain('The subject is another one: law is not among your fields.')
    expect(reason({ selectivity: 3, intakeMonths: [2, 3] })).toContain(
      'Mind the calendar: teaching begins in February and March and you want September.',
    )
  })

  test('explains a Reach that no single factor explains', () => {
    const able = { ...ROBOTICIST, gradeShare: 0.95, gpaOf4: 3.8, gpaOf10: 9.5, gre: null, workYears: 0 }
    const { tier, reason: text } = scored({ selectivity: 7, tuitionYearUsd: 1000, livingYearUsd: 9000 }, able)
    expect(tier).toBe('REACH')
    expect(text).toContain(
      'It is one of the most selective universities (indicative), so keep safer choices beside it.',
    )
  })

  test('names what to find out if there is no weak point', () => {
    expect(reason({ selectivity: 1, livingYearUsd: 9000 })).toContain(
      'Its tuition is not known to us, so check the cost with the university.',
    )
    expect(
      reason({ selectivity: 1, minimumIelts: 6.5 }, { ...ROBOTICIST, ielts: null, toefl: null }),
    ).toContain('It asks for IELTS 6.5, and your profile names no English test.')
  })

  test('differs for other facts', () => {
    const reasons = [10_000, 20_000, 30_000, 45_000].flatMap(tuitionYearUsd =>
      [7.2, 8.1, 8.2, 9].map(typicalGpaOf10 =>
        reason({ tuitionYearUsd, livingYearUsd: 9000, typicalGpaOf10 }),
      ),
    )
    expect(new Set(reasons).size).toBe(reasons.length)
  })

  test('gives a grade on the person’s scale', () => {
    const american = { ...ROBOTICIST, gradeShare: 0.89, gradeScale: 4 as const, gpaOf4: 3.6, gpaOf10: 8.9 }
    expect(reason({ minimumGpaOf4: 3 }, american)).toContain('Your 3.6 of 4 is above the minimum of 3')
    expect(reason({ typicalGpaOf10: 8.4 }, american)).toContain(
      'Your grade (about 8.9 of 10) is well above the 8.4',
    )
  })

  test('of a general MBA does not claim that the person named its subject', () => {
    const fields = [
      { code: 'marketing', weight: 1 },
      { code: 'business-administration', weight: 0.5 },
    ]
    const person = { ...ROBOTICIST, degreeType: 'MBA' as const, fields }
    expect(why('FIELD', { degreeType: 'MBA', field: 'business-administration' }, person)).toBe(
      'It is a general MBA, which covers marketing among the rest.',
    )
  })

  test('does not call two numbers different that are displayed alike', () => {
    expect(reason({ typicalGpaOf10: 8.205 })).toContain('is level with the 8.2')
  })

  test('does not mention what the settings leave out', () => {
    const { reason: text } = scored({ field: 'law', selectivity: 2 }, ROBOTICIST, {
      ...DEFAULT_SETTINGS,
      field: 0,
    })
    expect(text).not.toContain('law')
  })
})

test('the text of each factor names its figures', () => {
  expect(why('ACADEMICS', { selectivity: 5 })).toBe(
    'Your grade (about 3.4 of 4) is above the 3.3 that we would expect at a very selective university (indicative, by its band of selectivity).',
  )
  expect(why('BUDGET', { tuitionYearUsd: 0, livingYearUsd: 12_000 })).toBe(
    'With no tuition to pay, about $12,000 a year for living leaves room in your $40,000 (living costs are indicative).',
  )
  expect(why('BUDGET', { tuitionYearUsd: 60_000 })).toBe(
    'Tuition alone, about $60,000 a year, is over your $40,000.',
  )
  expect(why('EXPERIENCE', { degreeType: 'MBA' })).toBe(
    'Your 2 years of work are fewer than the 3 that an MBA usually looks for (indicative).',
  )
  expect(why('TESTS', {})).toBe('What it asks for in tests is not known. Check with the university.')
  expect(why('TESTS', { typicalGre: 330, minimumIelts: 7 })).toBe(
    'Your GRE of 320 is well under the typical 330; IELTS 7.0 is what it asks and you have 7.5.',
  )
  expect(why('FIELD', { field: 'law' }, profile())).toBe(
    'Your profile names no field of study that we recognise, so any subject counts half.',
  )
  expect(why('FIELD', { field: 'mechanical-engineering' })).toBe(
    'Mechanical engineering is near your field of robotics and automation, within engineering.',
  )
  expect(why('COUNTRY', { country: 'GERMANY' })).toBe('Germany is your second choice of 3 countries.')
  expect(why('COUNTRY', { country: 'ITALY' })).toBe('Italy is not among the countries you prefer.')
})

test('all comparisons are complete sentences without a chance of admission', () => {
  fc.assert(
    fc.property(anyRow, anyProfile, anySettings, (row, person, settings) => {
      const { reason: text, factors } = scored(row, person, settings)
      for (const sentence of [text, ...factors.map(factor => factor.why)]) {
        expect(sentence).toMatch(/^[A-Z$].*\.$/)
        expect(sentence).not.toMatch(/NaN|undefined|null|Infinity| {2}|\.\.|chance|probab|-\d/)
      }
    }),
    { ...runs(3000), seed: 20261121 },
  )
})

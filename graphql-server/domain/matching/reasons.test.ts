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
  test('says what a country allows to a family, to somebody who speaks of one', () => {
    const family = { ...ROBOTICIST, bringsFamily: true }
    expect(reason({ country: 'UK' }, family)).toContain('the UK admits no spouse or children')
    expect(reason({ country: 'UK', name: 'Robotics MRes' }, family)).not.toContain('spouse')
    expect(reason({ country: 'UK' })).not.toContain('spouse')
    expect(reason({ country: 'CANADA', durationMonths: 20 }, family)).toContain('takes 16 months or more.')
    expect(reason({ country: 'CANADA', durationMonths: 12 }, family)).toContain('and this one takes 12.')
    expect(reason({ country: 'CANADA' }, family)).toContain('check how long this one takes.')
    expect(reason({ country: 'GERMANY' }, family)).not.toContain('spouse')
  })

  test('names the subject in the programme’s words, then the figure that decides', () => {
    expect(
      reason({
        name: 'Robotics MSc',
        typicalGpaOf10: 7.5,
        minimumIelts: 6.5,
        tuitionYearUsd: 18_000,
        livingYearUsd: 12_480,
        intakeMonths: [9],
      }),
    ).toBe(
      '‘Robotics MSc’ names what you want to study. Your 8.2 of 10 is well above the 7.5 that is typical of those admitted (indicative).',
    )
    expect(reason({ name: 'Marine Inspection' })).toContain(
      '‘Marine Inspection’ is a course in your field of robotics and automation.',
    )
    expect(
      reason({ name: 'Marine Inspection' }, { ...ROBOTICIST, subjectWords: 'underground robotics' }),
    ).toContain('in your field of robotics and automation, and its title does not name your specialism.')
    expect(reason({ name: 'Applied Mechanics', field: 'mechanical-engineering' })).toContain(
      '‘Applied Mechanics’ is mechanical engineering, which is near your robotics and automation and not the same.',
    )
    expect(reason({ name: 'Law LLM', award: 'MA', field: 'law' })).toContain(
      '‘Law LLM’ is law, which is not among your fields.',
    )
  })

  test('says what keeps the person out, and nothing else', () => {
    const lawyer = { ...ROBOTICIST, studied: ['finance'] }
    expect(scored({ name: 'Law LLM', award: 'LLM', field: 'law' }, lawyer)).toMatchObject({
      missing: 'asks for a first law degree',
      reason: 'Not open to you as far as we know: ‘Law LLM’ asks for a first law degree.',
    })
  })

  test('says what to do', () => {
    expect(reason({ minimumIelts: 8 })).toContain(
      'Your IELTS of 7.5 is under its minimum of IELTS 8.0. IELTS 8.0 would meet its minimum.',
    )
    expect(
      reason({ minimumIelts: 6.5 }, { ...ROBOTICIST, ielts: null, toefl: null, englishTest: null }),
    ).toContain('IELTS 6.5 would meet its minimum.')
    expect(reason({ typicalGre: 320 }, { ...ROBOTICIST, gre: null })).toContain(
      'A GRE near 320 would be level with those admitted.',
    )
    expect(reason({ minimumGpaOf4: 3.6 })).toContain('Ask the university before you apply.')
    expect(reason({ livingYearUsd: 9000 })).toContain('Check the tuition with the university.')
    expect(reason({ prerequisites: 'any bachelor; portfolio' })).toContain(
      'It asks for: any bachelor; portfolio.',
    )
  })

  test('says that English does not suffice, whatever else decides', () => {
    const dear = { tuitionYearUsd: 70_000, livingYearUsd: 12_000 }
    const short = { ...ROBOTICIST, ielts: 6, toefl: null, englishTest: { name: 'IELTS', score: 6 } } as const
    expect(reason({ ...dear, minimumIelts: 6.5 }, short)).toContain(
      'Your IELTS of 6.0 is under its minimum of IELTS 6.5.',
    )
    expect(reason(dear, short)).toContain('Your IELTS of 6.0 is under what such programmes usually ask for')
    expect(reason({ ...dear, country: 'INDIA' }, { ...short, countries: ['INDIA'] })).not.toContain('IELTS')
    expect(reason({ ...dear, minimumIelts: 6 }, short)).not.toContain('under')
    expect(reason(dear)).not.toContain('usually ask for')
  })

  test('says of law outside the USA that it does not serve an American bar, to who wants to sit one', () => {
    const lawyer = {
      ...ROBOTICIST,
      fields: [{ code: 'law', weight: 1 }],
      studied: ['law'],
      subjectWords: 'LL.M. in technology law. Plan to sit NY Bar',
    }
    const llm = { name: 'Technology Law LLM', award: 'LLM', field: 'law' }
    expect(reason(llm, lawyer)).toContain('It does not qualify you for an American bar')
    expect(reason({ ...llm, country: 'USA' }, lawyer)).not.toContain('bar')
    expect(reason(llm, { ...lawyer, subjectWords: 'LL.M. in technology law' })).not.toContain('bar')
  })

  test('never names a test that the person has not, where they have another', () => {
    const withToefl = { ...ROBOTICIST, englishTest: { name: 'TOEFL', score: 105 } } as const
    const withPte = { ...ROBOTICIST, englishTest: { name: 'PTE', score: 68 } } as const
    for (const asked of [
      { minimumIelts: 6.5 },
      { minimumIelts: 8 },
      { typicalIelts: 8 },
      { minimumIelts: 6.5, minimumToefl: 90 },
    ]) {
      for (const person of [withToefl, withPte])
        expect(JSON.stringify(scored(asked, person))).not.toContain('IELTS')
      expect(JSON.stringify(scored(asked, withPte))).not.toContain('TOEFL')
    }
    expect(why('TESTS', { minimumIelts: 6.5 }, withToefl)).toBe(
      'Your TOEFL of 105 meets its minimum of TOEFL 79.',
    )
    expect(why('TESTS', { minimumIelts: 8 }, withPte)).toBe('Your PTE of 68 is under its minimum.')
  })

  test('never gives a band’s guess as what is asked for', () => {
    for (const selectivity of [1, 3, 5, 7]) {
      const { reason: text, factors } = scored({ selectivity })
      expect(text).not.toMatch(/expect|guess/)
      expect(factors.find(({ kind }) => kind === 'ACADEMICS')?.why).toMatch(
        /^What it asks for in grades is not known\..*guess from its selectivity \(indicative\)\.$/,
      )
    }
  })

  test('says an estimated tuition, or a rule that there is none, as an estimate', () => {
    const estimate = { tuitionBasis: 'INDICATIVE', livingYearUsd: 10_000 } as const
    const poor = { ...ROBOTICIST, funding: 'FULL' } as const
    const onlyTuition = { ...ROBOTICIST, budgetIsTuitionOnly: true }
    expect(why('BUDGET', { ...estimate, tuitionYearUsd: 14_000 })).toBe(
      'An estimated $24,000 a year with living costs leaves room in your $40,000 (living costs are indicative).',
    )
    const parted = { ...ROBOTICIST, budgetTuitionShare: 0.5 }
    expect(why('BUDGET', { ...estimate, tuitionYearUsd: 24_000 }, parted)).toBe(
      'An estimated tuition of about $24,000 a year is 20% over your $20,000.',
    )
    expect(why('BUDGET', { ...estimate, tuitionYearUsd: 0 })).toBe(
      'With usually no tuition to pay there, about $10,000 a year for living leaves room in your $40,000 (living costs are indicative).',
    )
    expect(why('BUDGET', { ...estimate, tuitionYearUsd: 0 }, poor)).toContain('usually no tuition')
    expect(why('BUDGET', { ...estimate, tuitionYearUsd: 2000 }, poor)).toContain('We estimate the tuition at')
    expect(why('BUDGET', { ...estimate, tuitionYearUsd: 40_000 }, poor)).toContain('n estimated tuition of')
    expect(why('BUDGET', { ...estimate, livingYearUsd: null, tuitionYearUsd: 60_000 })).toContain(
      'Tuition alone, an estimated $60,000 a year, is over',
    )
    expect(why('BUDGET', { ...estimate, tuitionYearUsd: 0 }, onlyTuition)).toBe(
      'There is usually no tuition to pay there (indicative).',
    )
    expect(why('BUDGET', { ...estimate, tuitionBasis: 'SOURCED', tuitionYearUsd: 14_000 })).toContain(
      'About $24,000 a year',
    )
  })

  test('names the scholarship scheme of a programme, and what to check of it', () => {
    const epos = { schemes: ['EPOS'], tuitionYearUsd: 3000, livingYearUsd: 12_000 }
    const poor = { ...ROBOTICIST, funding: 'FULL', workYears: 3 } as const
    expect(why('BUDGET', epos, poor)).toMatch(/^DAAD gives EPOS scholarships/)
    expect(why('BUDGET', epos, { ...poor, workYears: 1 })).toMatch(/^Tuition is only about/)
    const text = reason({ ...epos, tuitionYearUsd: 30_000 }, { ...poor, funding: 'SOME' })
    expect(text).toContain('Check with DAAD that the course is on this year’s EPOS list')
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

  test('names the weak point before a strength', () => {
    expect(reason({ selectivity: 2, tuitionYearUsd: 40_000, livingYearUsd: 14_000 })).toContain(
      'About $54,000 a year with living costs is 35% over your $40,000.',
    )
    expect(reason({ typicalGpaOf10: 9.2, minimumIelts: 6 })).toContain(
      'Your 8.2 of 10 is well under the 9.2 that is typical of those admitted (indicative).',
    )
    expect(reason({ selectivity: 3, intakeMonths: [2, 3] })).toContain(
      'Teaching begins in February and March and you want September.',
    )
  })

  test('explains a Reach that no single factor explains', () => {
    const able = { ...ROBOTICIST, gradeShare: 0.95, gpaOf4: 3.8, gpaOf10: 9.5, gre: null, workYears: 0 }
    const { tier, reason: text } = scored({ selectivity: 7, tuitionYearUsd: 1000, livingYearUsd: 9000 }, able)
    expect(tier).toBe('REACH')
    expect(text).toContain(
      'It is one of the most selective programmes (indicative), so keep safer choices beside it.',
    )
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
    expect(why('FIELD', { name: 'MBA', degreeType: 'MBA', field: 'business-administration' }, person)).toBe(
      '‘MBA’ is a general MBA, which is what you look for.',
    )
    const marketer = { ...person, fields: [{ code: 'marketing', weight: 1 }] }
    expect(why('FIELD', { name: 'MBA', degreeType: 'MBA', field: 'business-administration' }, marketer)).toBe(
      '‘MBA’ is a general MBA, which covers marketing among the rest.',
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

test('a rule of thumb is never the figure that decides', () => {
  const mba = { degreeType: 'MBA', field: 'business-administration', selectivity: 3 } as const
  const applicant = profile({ degreeType: 'MBA', workYears: 0 })
  expect(why('EXPERIENCE', mba, applicant)).toContain('usually looks for (indicative)')
  expect(reason(mba, applicant)).not.toContain('usually looks for')
  // With half of the typical years or more an MBA is open.
  const starter = profile({ degreeType: 'MBA', workYears: 2 })
  expect(reason({ ...mba, typicalWorkYears: 4 }, starter)).toContain('fewer than the 4 that are typical')
})

test('the text of each factor names its figures', () => {
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
    'Your GRE of 320 is well under the typical 330; your IELTS of 7.5 meets its minimum of IELTS 7.0.',
  )
  expect(why('FIELD', { field: 'law' }, profile())).toBe(
    'Your profile names no field of study that we recognise, so any subject counts half.',
  )
  expect(why('SELECTIVITY', { selectivity: 5 })).toBe('It is a very selective programme (indicative).')
  expect(why('SELECTIVITY', {})).toBe('How selective it is, is not known.')
  expect(why('COUNTRY', { country: 'GERMANY' })).toBe('Germany is your second choice of 3 countries.')
  expect(why('COUNTRY', { country: 'ITALY' })).toBe('Italy is not among the countries you prefer.')
})

test('all comparisons are complete sentences without a chance of admission', () => {
  fc.assert(
    fc.property(anyRow, anyProfile, anySettings, (row, person, settings) => {
      const { reason: text, factors } = scored(row, person, settings)
      for (const sentence of [text, ...factors.map(factor => factor.why)]) {
        expect(sentence).toMatch(/^[A-Z$‘].*\.$/)
        expect(sentence).not.toMatch(/NaN|undefined|null|Infinity| {2}|\.\.|chance|probab|-\d/)
      }
    }),
    { ...runs(3000), seed: 20261121 },
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { FIELDS } from '../../catalogue/fields.ts'
import { checkCorrections, readingCorrections, storedCorrections } from './corrections.ts'
import { SOURCES } from './readingKeys.ts'
import { readCorrection, readProfile } from './readProfile.ts'
import { type MatchingProfile, type ProfileWords, READING_KINDS, type ReadingKind } from './types.ts'

const rates = new Map([
  ['USD', 1],
  ['INR', 0.011],
  ['EUR', 1.16],
])
const today = new Date('2026-11-21T10:00:00Z')
const options = { rates, today }
const TEXTS = Object.values(SOURCES).flat()

const maya: ProfileWords = {
  academicBackground: 'B.Tech in Mechanical Engineering, Pune, 2024, CGPA 8.2/10. 12th: 91%',
  targetDegree: 'MASTERS',
  workExperience: 'Two years at Bosch',
  testScores: 'GRE Q168 V157, IELTS 7.5',
  preferredCountries: ['GERMANY', 'USA', 'GERMANY'],
  studyInterests: 'Robotics and control, machine learning',
  budget: '25 lakhs a year',
  intendedStartDate: 'Fall 2027',
}

test('what is typed beside the subject counts too: a scholarship that is needed, and a language', () => {
  const words = { targetDegree: 'MASTERS', preferredCountries: ['GERMANY'] } as const
  const read = (budget: string, studyInterests: string) => {
    const { profile } = readProfile({ ...words, budget, studyInterests }, options)
    return [profile?.funding, profile?.languages]
  }
  expect(read('$10,000 a year', 'pharmacy. Need funding (TA/RA)')).toEqual(['SOME', []])
  expect(read('', 'pharmacy, only with a full scholarship; German C1')).toEqual(['FULL', ['german']])
  expect(read('$10,000 a year', 'pharmacy')).toEqual([null, []])
})

test('a complete profile is read into a matching profile', () => {
  const { profile, items, notUnderstood } = readProfile(maya, options)
  expect(profile).toEqual({
    greQuant: 168,
    greVerbal: 157,
    greWriting: null,
    englishTest: { name: 'IELTS', score: 7.5 },
    subjectWords: 'Robotics and control, machine learning',
    refusedWords: '',
    refusedPlaces: '',
    wantedPlaces: '',
    level: [],
    mostMonths: null,
    mostMonthsByCountry: [],
    onlyFundedIn: [],
    studied: ['mechanical-engineering'],
    degreeYears: 4,
    languages: [],
    degreeType: 'MASTERS',
    countries: ['GERMANY', 'USA'],
    gradeShare: 0.82,
    gradeScale: 10,
    gpaOf4: 3.38,
    gpaOf10: 8.2,
    gre: 325,
    gmat: null,
    cat: null,
    indianTests: {},
    ielts: 7.5,
    toefl: 105,
    workYears: 2,
    fields: [
      { code: 'robotics', weight: 1 },
      { code: 'artificial-intelligence', weight: 0.9 },
    ],
    budgetYearUsd: 27_500,
    budgetWholeUsd: null,
    budgetsByCountry: [],
    budgetIsTuitionOnly: false,
    funding: null,
    hasOutsideScholarship: false,
    budgetCurrency: { code: 'INR', usd: 0.011 },
    intakeMonth: 10,
    otherIntakeMonths: [],
  })
  expect(items.map(({ name, from, quote }) => [name, from, quote])).toEqual([
    ['Grade', 'academicBackground', 'CGPA 8.2/10'],
    [
      'What you studied',
      'academicBackground',
      'B.Tech in Mechanical Engineering, Pune, 2024, CGPA 8.2/10. 12th: 91%',
    ],
    ['Length of your degrees', 'academicBackground', null],
    ['Languages besides English', 'academicBackground', null],
    ['GRE', 'testScores', 'GRE Q168 V157'],
    ['GMAT', 'testScores', null],
    ['English test', 'testScores', 'IELTS 7.5'],
    ['Years of work', 'workExperience', 'Two years'],
    ['Fields of study', 'studyInterests', 'Robotics, machine learning'],
    ['Not wanted', 'studyInterests', null],
    ['Places not wanted', 'studyInterests', null],
    ['Places you would like', 'studyInterests', null],
    ['Place in a ranking', 'studyInterests', null],
    ['Longest course', 'studyInterests', null],
    ['Family', 'studyInterests', null],
    ['Budget', 'budget', '25 lakhs'],
    ['Scholarship', 'budget', null],
    ['Intake', 'intendedStartDate', 'Fall 2027'],
  ])
  expect(notUnderstood).toEqual([])
})

test('without a degree or a country there is no matching profile, and the items are still read', () => {
  for (const words of [
    { ...maya, targetDegree: null },
    { ...maya, preferredCountries: [] },
    { testScores: maya.testScores },
  ]) {
    const { profile, items } = readProfile(words, options)
    expect(profile).toBeNull()
    expect(items.find(({ kind }) => kind === 'GRE')?.understood).toBe('GRE 325')
  }
})

test('what the interests rule out is read by what it is, and that no rankings are kept is said', () => {
  const itemsOf = (studyInterests: string) => {
    const { items } = readProfile({ studyInterests }, options)
    return Object.fromEntries(items.map(item => [item.kind, item]))
  }
  const items = itemsOf(
    'Marketing, no finance, not in Punjab. QS ranking top 100. One year best. My wife comes',
  )
  expect(items.REFUSED?.understood).toBe('finance')
  expect(items.PLACES_REFUSED?.understood).toBe('Punjab')
  expect(items.LENGTH).toMatchObject({ understood: 'at most 12 months', quote: 'One year best' })
  expect(items.FAMILY).toMatchObject({ understood: 'a spouse or children come along', quote: 'wife' })
  expect(items.RANKED).toMatchObject({
    understood: 'top 100 universities first',
    quote: 'QS ranking top 100',
  })
  expect(itemsOf('Marketing in Pune or New Delhi').PLACES_WANTED?.understood).toBe('Pune, New Delhi')
  expect(itemsOf('Marketing').RANKED?.understood).toBeNull()
})

test('an empty profile gives an empty item of each kind', () => {
  const { items, notUnderstood } = readProfile({}, options)
  expect(items.map(({ kind }) => kind)).toEqual(READING_KINDS)
  expect(items.every(({ understood, quote, isCorrected }) => !understood && !quote && !isCorrected)).toBe(
    true,
  )
  expect(notUnderstood).toEqual([])
})

describe('a correction', () => {
  const corrected = (kind: ReadingKind, text: string | null) => {
    const { profile, items } = readProfile({ ...maya, corrections: { [kind]: text } }, options)
    return { profile, item: items.find(item => item.kind === kind) }
  }

  test('replaces what the profile’s text says', () => {
    const { profile, item } = corrected('ENGLISH', '8')
    expect(profile).toMatchObject({ ielts: 8, toefl: 112, gre: 325 })
    expect(item).toMatchObject({ understood: 'IELTS 8', quote: null, isCorrected: true })
  })

  test('of null gives no value', () => {
    const { profile, item } = corrected('GRADE', null)
    expect(profile).toMatchObject({ gradeShare: null, gpaOf4: null, gpaOf10: null })
    expect(item).toMatchObject({
      understood: null,
      isCorrected: true,
      note: 'Nothing is taken, as you chose.',
    })
  })

  test('hides what was not understood in the text of its kind', () => {
    const words = { ...maya, budget: 'eleven' }
    expect(readProfile(words, options).notUnderstood).toEqual(['eleven'])
    expect(readProfile({ ...words, corrections: { BUDGET: '$20k' } }, options).notUnderstood).toEqual([])
  })

  test.each([
    ['GRADE', '8.2', 'Grade'],
    ['GRADE', '85', '85 %'],
    ['GRADE', '3.6', '3.6 of 4'],
    ['GRE', '330', 'GRE 330'],
    ['GRE', 'Q170 V160', 'GRE 330'],
    ['GMAT', '645', 'GMAT Focus 645'],
    ['ENGLISH', '7.5', 'IELTS 7.5'],
    ['ENGLISH', '105', 'TOEFL iBT 105'],
    ['ENGLISH', '130', 'Duolingo 130'],
    ['WORK_YEARS', '3', '3 years'],
    ['WORK_YEARS', 'none', 'None yet'],
    ['FIELDS', 'data-science, Robotics and automation', 'Data science, Robotics and automation'],
    ['FIELDS', 'AI; Film, media and journalism', 'Artificial intelligence, Film, media and journalism'],
    ['BUDGET', '€20k', '€20,000 a year'],
    ['INTAKE', 'jan', 'January'],
    ['STUDIED', 'Law, economics', 'Law, Economics'],
    ['DEGREE_YEARS', 'three', '3 years of study'],
    ['LANGUAGES', 'german and French B2', 'German, French'],
    ['REFUSED', 'film theory, finance', 'film theory, finance'],
    ['PLACES_REFUSED', 'Pune', 'Pune'],
    ['LENGTH', '1 year', 'at most 12 months'],
    ['LENGTH', '18', 'at most 18 months'],
    ['RANKED', 'QS top 100', 'top 100 universities first'],
    ['RANKED', 'no', 'rankings do not matter'],
    ['FAMILY', 'my wife', 'a spouse or children come along'],
    ['FAMILY', 'nobody', 'nobody comes along'],
    ['FUNDING', 'none', 'No scholarship needed'],
    ['FUNDING', 'full', 'Not without a scholarship'],
    ['FUNDING', 'Chevening', 'A scholarship would help, from a funder that pays at any university'],
  ] as const)('of %s that says %j is read as of that kind alone', (kind, text, understood) => {
    expect(checkCorrections({ [kind]: text })).toEqual([])
    const { item } = corrected(kind, text)
    if (understood === 'Grade') expect(item?.understood).toBe('8.2 of 10')
    else expect(item?.understood).toBe(understood)
  })

  test.each([
    ['GRADE', 'eleven'],
    ['GRADE', '200'],
    ['GRE', '900000'],
    ['GRE', 'IELTS 7'],
    ['GMAT', '723'],
    ['ENGLISH', '7.3.1'],
    ['WORK_YEARS', 'a while'],
    ['WORK_YEARS', '-3'],
    ['FIELDS', 'basket weaving'],
    ['FIELDS', 'Robotics, basket weaving'],
    ['FIELDS', ','],
    ['BUDGET', 'eleven'],
    ['BUDGET', '-$5'],
    ['INTAKE', 'soon'],
    ['INTAKE', ''],
    ['STUDIED', 'basket weaving'],
    ['DEGREE_YEARS', 'many'],
    ['LANGUAGES', 'German, Klingon'],
    ['REFUSED', '-'],
    ['PLACES_REFUSED', ''],
    ['LENGTH', 'short'],
    ['PLACES_WANTED', '1'],
    ['RANKED', 'maybe'],
    ['FAMILY', 'maybe'],
    ['FUNDING', 'perhaps'],
  ] as const)('of %s that says %j is refused with what can be read', (kind, text) => {
    const [fault, ...others] = checkCorrections({ [kind]: text })
    expect(others).toEqual([])
    expect(fault?.kind).toBe(kind)
    expect(fault?.message).toMatch(/^This could not be read\..* Write /)
  })

  test('accepts the name of every field', () => {
    for (const { name, code } of FIELDS) {
      const { profile } = readProfile({ ...maya, corrections: { FIELDS: name } }, options)
      expect(profile?.fields).toEqual([{ code, weight: 1 }])
    }
  })

  test('that is too long, of an unknown kind or no text at all is reported by kind', () => {
    const faults = (input: unknown) =>
      readingCorrections.safeParse(input).error?.issues.map(({ path, code }) => [path.join('.'), code])
    expect(faults({ GRE: 'x'.repeat(501) })).toEqual([['GRE', 'too_big']])
    expect(faults({ GRE: 325 })).toEqual([['GRE', 'invalid_type']])
    expect(faults({ GRE: '3\u000025' })).toEqual([['GRE', 'custom']])
    expect(faults({ AGE: '22' })).toEqual([['', 'unrecognized_keys']])
    expect(faults('GRE 325')).toEqual([['', 'invalid_type']])
    expect(readingCorrections.parse({ GRE: ' 325 ', GMAT: null })).toEqual({ GRE: '325', GMAT: null })
  })

  test('that is stored and no longer known is ignored', () => {
    for (const stored of [null, 'x', 7, [], { AGE: '22' }, { GRE: 325 }])
      expect(storedCorrections(stored)).toEqual({})
  })
})

/** The values of a profile that each kind is about. */
const VALUES_OF: Readonly<Record<ReadingKind, readonly (keyof MatchingProfile)[]>> = {
  GRADE: ['gradeShare', 'gradeScale', 'gpaOf4', 'gpaOf10'],
  STUDIED: ['studied'],
  DEGREE_YEARS: ['degreeYears'],
  LANGUAGES: ['languages'],
  GRE: ['gre', 'greQuant', 'greVerbal', 'greWriting'],
  GMAT: ['gmat', 'cat', 'indianTests'],
  ENGLISH: ['ielts', 'toefl', 'englishTest'],
  WORK_YEARS: ['workYears'],
  FIELDS: [],
  REFUSED: ['refusedWords'],
  PLACES_REFUSED: ['refusedPlaces'],
  PLACES_WANTED: ['wantedPlaces'],
  RANKED: ['level'],
  LENGTH: ['mostMonths', 'mostMonthsByCountry'],
  FAMILY: ['bringsFamily'],
  BUDGET: [
    ...(['budgetYearUsd', 'budgetWholeUsd', 'budgetsByCountry', 'budgetIsTuitionOnly'] as const),
    'budgetCurrency',
  ],
  FUNDING: ['funding', 'hasOutsideScholarship', 'onlyFundedIn'],
  INTAKE: ['intakeMonth', 'otherIntakeMonths'],
}

/** Expects that each item's text of a correction is accepted and gives the values that the item stands for. */
function expectReadBack(words: ProfileWords) {
  const { profile, items } = readProfile(words, options)
  for (const { kind, asCorrection } of items) {
    if (asCorrection === null) continue
    const again = readProfile({ ...words, corrections: { [kind]: asCorrection } }, options)
    const values = [profile, again.profile].map(read =>
      VALUES_OF[kind].map(key => {
        const value = read?.[key]
        return key === 'budgetYearUsd' && typeof value === 'number' ? Math.round(value / 10) : value
      }),
    )
    expect([words, asCorrection, checkCorrections({ [kind]: asCorrection }), values[1]]).toEqual([
      words,
      asCorrection,
      [],
      values[0],
    ])
    const item = again.items.find(other => other.kind === kind)
    if (kind === 'FIELDS') expect(item?.understood).toBe(items.find(one => one.kind === kind)?.understood)
    expect(item?.asCorrection).toBe(asCorrection)
  }
}

test.each([
  maya,
  {
    ...maya,
    academicBackground: 'B.Com (Hons), Delhi University 2021, 67 %. French B2, German C1',
    testScores: 'GRE 325, AWA 4.0. CAT 98.4 percentile, XAT 95 %ile. GMAT 720. TOEFL 105',
    studyInterests:
      'Refugee law and human rights in a top 100 university, no corporate law, nothing with tax, not in London. One year. Husband comes too',
    budget: 'India 20 lakh a year, Europe 30 lakh a year, tuition only. A scholarship would help',
    intendedStartDate: 'Feb or July 2027',
  },
  {
    ...maya,
    testScores: 'GRE 325 (Q168, V157, AWA 4.5)',
    budget: '£12,000 tuition a year + £9,000 a year for living',
  },
  { ...maya, budget: '40 lakh in all for 14 months', studyInterests: 'MBA, not two years' },
  {
    ...maya,
    budget: 'applying to Chevening, so scholarship decides',
    intendedStartDate: 'June to September',
  },
  { ...maya, budget: '€1,000 a month, living with my uncle', testScores: 'NMAT 221, SNAP 96 percentile' },
  {
    ...maya,
    budget: 'self-funded, $40k a year',
    academicBackground: 'laurea triennale in ingegneria meccanica',
  },
] satisfies ProfileWords[])('what is read can be kept as corrections: %#', expectReadBack)

test.each([
  ['USD 30000 a year', { budgetYearUsd: 30_000, budgetIsTuitionOnly: false }],
  ['USD 30,000 a year; tuition only', { budgetYearUsd: 30_000, budgetIsTuitionOnly: true }],
  ['EUR 1000 a month', { budgetYearUsd: 13_920 }],
  ['INR 40 lakh in all', { budgetWholeUsd: 44_000, budgetYearUsd: 22_000 }],
  ['INR 4000000 in all, for 1 year', { budgetWholeUsd: 44_000, budgetYearUsd: 44_000 }],
  ['USD 9000 a semester', { budgetYearUsd: 18_000 }],
  [
    'USD 20000 a year; USD 30000 a year in the USA and Canada',
    {
      budgetYearUsd: 20_000,
      budgetsByCountry: [
        { country: 'USA', usd: 30_000 },
        { country: 'CANADA', usd: 30_000 },
      ],
    },
  ],
  [
    'INR 20 lakh in all; INR 20 lakh in all for tuition in Australia; USD 9000 a year in Italy',
    {
      budgetWholeUsd: 22_000,
      budgetIsTuitionOnly: false,
      budgetsByCountry: [
        { country: 'AUSTRALIA', usd: 22_000, isWhole: true, isTuitionOnly: true },
        { country: 'ITALY', usd: 9000, isWhole: false, isTuitionOnly: false },
      ],
    },
  ],
  [
    'USD 30000 a year; USD 20000 a year for tuition and living in Italy; tuition only',
    {
      budgetIsTuitionOnly: true,
      budgetsByCountry: [{ country: 'ITALY', usd: 20_000, isWhole: false, isTuitionOnly: false }],
    },
  ],
])('a budget in the form of corrections leaves nothing to a guess: %s', (BUDGET, values) => {
  expect(readProfile({ ...maya, corrections: { BUDGET } }, options).profile).toMatchObject(values)
})

test('a scholarship that is corrected counts with the same budget', () => {
  const read = (budget: string, FUNDING: string | null) => {
    const { profile } = readProfile({ ...maya, budget, corrections: { FUNDING } }, options)
    return [profile?.funding, profile?.budgetYearUsd]
  }
  expect(read('need full funding; $9,000 a year of my own', 'No scholarship needed')).toEqual([null, 9000])
  expect(read('need full funding; $5,000 a year of my own', 'A scholarship would help')).toEqual([
    'SOME',
    5000,
  ])
  expect(read('$40,000 a year', 'Not without a scholarship')).toEqual(['FULL', null])
  expect(read('need full funding; $5,000 a year of my own', null)).toEqual([null, 5000])
})

test('the key of a reading changes with its own words and with what is understood, and with nothing else', () => {
  const keysOf = (words: ProfileWords) =>
    new Map(readProfile(words, options).items.map(({ kind, key }) => [kind, key]))
  const before = keysOf(maya)
  const changedBy = (changes: ProfileWords) => {
    const after = keysOf({ ...maya, ...changes })
    return READING_KINDS.filter(kind => after.get(kind) !== before.get(kind))
  }
  expect(new Set(before.values()).size).toBe(READING_KINDS.length)
  expect(changedBy({ budget: `  ${maya.budget}\n` })).toEqual([])
  expect(changedBy({ budget: '25 lakhs a year, about' })).toEqual(['RANKED', 'BUDGET', 'FUNDING'])
  expect(changedBy({ testScores: 'GRE Q168 V157, IELTS 8' })).toEqual(['LANGUAGES', 'GRE', 'GMAT', 'ENGLISH'])
  expect(changedBy({ corrections: { GRADE: '9 of 10' } })).toEqual(['GRADE'])
})

test('own words of a correction are those of the text, without what was refused between them', () => {
  const studyInterests = 'Refugee law, no corporate law, not in London. Asylum in Europe'
  const { items } = readProfile({ ...maya, studyInterests }, options)
  expect(items.find(({ kind }) => kind === 'FIELDS')?.asCorrection).toEqual(
    expect.stringMatching(/; in particular Refugee law, Asylum in Europe$/),
  )
})

test('fields of a correction take own words for a part of them', () => {
  const FIELDS = 'Law, Public policy; in particular refugee law and asylum'
  expect(readProfile({ ...maya, corrections: { FIELDS } }, options).profile).toMatchObject({
    fields: [
      { code: 'law', weight: 1 },
      { code: 'public-policy', weight: 0.9 },
    ],
    subjectWords: 'refugee law and asylum',
  })
})

describe('any input', () => {
  const FRAGMENTS = [
    ...[
      'GRE',
      'GMAT',
      'IELTS',
      'TOEFL',
      'PTE',
      'Duolingo',
      'CGPA',
      'GPA',
      'B.Tech',
      '12th',
      'first class',
      '2:1',
    ],
    ...[
      '325',
      '7.5',
      '8.2/10',
      '720',
      '645',
      '1450',
      '99999999999999999999',
      '-5',
      '0',
      '1e309',
      'NaN',
      '.',
      ',',
    ],
    ...[
      '₹',
      '$',
      '€',
      'lakhs',
      'crore',
      'k',
      'per year',
      'total',
      '20-25',
      'eleven',
      'twenty-five',
      'half a',
    ],
    ...[
      'years',
      'months',
      'since 2021',
      '2019-2022',
      'Jan 2020 - present',
      'fresher',
      'intern',
      'at',
      'and',
      'in',
    ],
    ...[
      'Fall 2027',
      'September',
      'next year',
      'May',
      'Robotics',
      'management',
      'not interested in',
      'finance',
    ],
    ...[
      '\u0000',
      '\ud800',
      '😀',
      '\u202e',
      'İ',
      'ß',
      '\n',
      ';',
      '(',
      ')',
      '/',
      '%',
      '５',
      '٣',
      '१२',
      '-',
      '–',
      '\t',
    ],
    ...[
      'not yet taken',
      'expected',
      'overall',
      'L8',
      'Q168',
      'V157',
      'German grade',
      '1.7',
      'x/0',
      '0/10',
      '/10',
    ],
  ]

  const gibberish = fc
    .array(fc.tuple(fc.constantFrom(...FRAGMENTS), fc.constantFrom(' ', ' ', '')), {
      minLength: 1,
      maxLength: 14,
    })
    .map(parts => parts.flat().join(''))
  const forAll = (check: (text: string) => void) => fc.assert(fc.property(gibberish, check), runs(1500))
  const everywhere = (text: string): ProfileWords => ({
    ...Object.fromEntries(TEXTS.map(key => [key, text])),
    targetDegree: text.length % 2 === 0 ? 'MBA' : 'MASTERS',
    preferredCountries: ['UK'],
  })

  test('never throws, and reads the same each time', () => {
    forAll(text => {
      const words = everywhere(text)
      expect(readProfile(words, options)).toEqual(readProfile(words, options))
    })
  })

  test('gives values within their scales, or none', () => {
    const within = (value: number | null, least: number, most: number) =>
      value === null || (value >= least && value <= most)
    forAll(text => {
      const { profile } = readProfile(everywhere(text), options)
      if (!profile) throw new Error('The profile has a degree and a country')
      const isSound =
        within(profile.gradeShare, 0, 1) &&
        within(profile.gpaOf4, 0, 4) &&
        within(profile.gpaOf10, 0, 10) &&
        within(profile.gre, 260, 340) &&
        within(profile.gmat, 200, 800) &&
        within(profile.ielts, 0, 9) &&
        within(profile.toefl, 0, 120) &&
        within(profile.workYears, 0, 50) &&
        within(profile.budgetYearUsd, 0, Number.MAX_SAFE_INTEGER) &&
        within(profile.intakeMonth, 1, 12) &&
        profile.fields.every(({ weight }) => weight > 0 && weight <= 1)
      expect([text, isSound]).toEqual([text, true])
    })
  })

  test('is quoted as typed, with at most twelve doubts', () => {
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
    forAll(text => {
      const { items, notUnderstood } = readProfile(everywhere(text), options)
      const quotes = items
        .filter(({ kind }) => kind !== 'WORK_YEARS' && kind !== 'FIELDS')
        .map(({ quote }) => quote)
      for (const quote of [...quotes, ...notUnderstood]) {
        if (quote !== null && !quote.endsWith('…')) expect(flat(text)).toContain(quote)
      }
      expect(notUnderstood.length).toBeLessThanOrEqual(12)
    })
  })

  test('gives texts of corrections that are read to the same values', () => {
    forAll(text => expectReadBack(everywhere(text)))
  })

  test('is read up to 6,000 characters', () => {
    const late = `${'x '.repeat(3000)}GRE 325`
    expect(readProfile(everywhere(late), options).profile?.gre).toBeNull()
    for (const part of ['1 ', '(', ' ', 'GRE ', '12th ', '1-', '2 years ', 'Robotics ', '\n', '\u0000', '&'])
      expect(readProfile(everywhere(part.repeat(100_000)), options).items).toHaveLength(READING_KINDS.length)
  })

  test('is checked as a correction without throwing', () => {
    forAll(text => {
      for (const kind of READING_KINDS) {
        const { value } = readCorrection(kind, text, options)
        const faults = checkCorrections({ [kind]: text })
        if (faults.length === 0)
          expect([text, kind, value === null && kind !== 'WORK_YEARS']).toEqual([text, kind, false])
      }
    })
  })
})

import fc from 'fast-check'
import { Country } from '../../generated/prisma/enums.ts'
import { FIELDS } from '../catalogue/fields.ts'
import type { MatchingProfile } from '../profiles/reading/types.ts'
import { buildColumns, type ColumnRow, FIGURE_NAMES, type Figure } from './columns.ts'
import { AMBITIONS, type MatchSettings } from './types.ts'

function ofEachFigure<Value>(make: (figure: Figure) => Value): Record<Figure, Value> {
  return Object.fromEntries(FIGURE_NAMES.map(name => [name, make(name)])) as Record<Figure, Value>
}

/** A programme with only the figures that a test sets. */
export function row(columns: Partial<ColumnRow> = {}): ColumnRow {
  return {
    id: 1,
    key: 'uk/somewhere/masters/robotics',
    universityId: 1,
    name: 'Programme MSc',
    award: 'MSc',
    degreeType: 'MASTERS',
    country: 'UK',
    field: 'robotics',
    fields: columns.field === undefined ? ['robotics'] : [columns.field],
    languages: ['English'],
    prerequisites: null,
    testPolicy: null,
    tests: [],
    schemes: [],
    note: null,
    isPartTime: false,
    tuitionBasis: null,
    intakeMonths: [],
    ...ofEachFigure(() => null),
    isSample: false,
    isListed: true,
    ...columns,
  }
}

/** A person with only the figures that a test sets. */
export function profile(known: Partial<MatchingProfile> = {}): MatchingProfile {
  return {
    degreeType: 'MASTERS',
    countries: ['UK'],
    gradeShare: null,
    gpaOf4: null,
    gpaOf10: null,
    gre: null,
    gmat: null,
    ielts: null,
    toefl: null,
    workYears: null,
    fields: [],
    budgetYearUsd: null,
    budgetIsTuitionOnly: false,
    intakeMonth: null,
    ...known,
  }
}

/** A person with all figures, for a September intake in the UK, Germany or the USA. */
export const ROBOTICIST = profile({
  countries: ['UK', 'GERMANY', 'USA'],
  gradeShare: 0.82,
  gradeScale: 10,
  gpaOf4: 3.4,
  gpaOf10: 8.2,
  gre: 320,
  ielts: 7.5,
  toefl: 105,
  englishTest: { name: 'IELTS', score: 7.5 },
  workYears: 2,
  subjectWords: 'Robotics and artificial intelligence',
  fields: [
    { code: 'robotics', weight: 1 },
    { code: 'artificial-intelligence', weight: 0.7 },
  ],
  budgetYearUsd: 40_000,
  intakeMonth: 9,
})

/** The row of columns with a single programme. */
export function columnsOf(...rows: Partial<ColumnRow>[]) {
  return buildColumns(rows.map((columns, place) => row({ id: place + 1, ...columns })))
}

const unlessUnknown = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 })
const FIELD_CODES = FIELDS.map(({ code }) => code)

/** Values of the figures whose range matters to scoring. */
const PLAUSIBLE: Partial<Record<Figure, fc.Arbitrary<number>>> = {
  durationMonths: fc.integer({ min: 9, max: 36 }),
  minimumIelts: fc.constantFrom(5.5, 6, 6.5, 7, 7.5),
  minimumToefl: fc.integer({ min: 60, max: 110 }),
  minimumGpaOf4: fc.constantFrom(2.5, 2.8, 3, 3.3),
  typicalGmat: fc.integer({ min: 550, max: 740 }),
  typicalGre: fc.integer({ min: 295, max: 332 }),
  typicalGpaOf10: fc.constantFrom(7, 7.5, 7.89, 8.305, 8.795, 9.16),
  typicalIelts: fc.constantFrom(6.5, 7, 7.5),
  typicalToefl: fc.integer({ min: 80, max: 112 }),
  typicalWorkYears: fc.constantFrom(1, 2.5, 4, 4.8, 6),
  selectivity: fc.integer({ min: 1, max: 7 }),
  tuitionYearUsd: fc.oneof(fc.constant(0), fc.integer({ min: 500, max: 80_000 })),
  livingYearUsd: fc.integer({ min: 3000, max: 30_000 }),
}

const MEASURED = 'usa/arizona-state-university/masters/any'

export const anyRow: fc.Arbitrary<ColumnRow> = fc.record({
  id: fc.constant(1),
  key: fc.constantFrom(MEASURED, 'usa/purdue-university-main-campus/masters/any', 'uk/somewhere/masters/any'),
  name: fc.constantFrom(
    'Robotics MSc',
    'Data Science',
    'Law LLM',
    'Master of Science in Computer Science',
    'Finance (part-time)',
    'Programme',
  ),
  award: fc.constantFrom('MSc', 'LLM', 'Master'),
  fields: fc.uniqueArray(fc.constantFrom(...FIELD_CODES, 'robotics', 'robotics'), { maxLength: 3 }),
  languages: fc.constantFrom(['English'], ['English'], ['English'], [], ['German']),
  prerequisites: fc.constantFrom(
    null,
    null,
    null,
    'first law degree (LLB)',
    'bachelor in CS',
    'any bachelor',
  ),
  testPolicy: fc.constantFrom(null, 'REQUIRED', 'OPTIONAL'),
  tests: fc.constantFrom<string[]>([], ['GRE'], ['CAT', 'XAT'], ['GMAT']),
  schemes: fc.constantFrom<string[]>([], [], [], ['EPOS'], ['ERASMUS_MUNDUS']),
  note: fc.constant(null),
  tuitionBasis: fc.constantFrom(null, 'SOURCED', 'INDICATIVE'),
  isPartTime: fc.constantFrom(false, false, false, true),
  universityId: fc.integer({ min: 1, max: 12 }),
  degreeType: fc.constantFrom('MASTERS', 'MASTERS', 'MASTERS', 'MBA'),
  country: fc.constantFrom(...Object.values(Country)),
  field: fc.constantFrom(...FIELD_CODES, 'robotics', 'robotics', 'unheard-of'),
  intakeMonths: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  ...ofEachFigure(figure => unlessUnknown(PLAUSIBLE[figure] ?? fc.integer({ min: 0, max: 100 }))),
  isSample: fc.boolean(),
  isListed: fc.constantFrom(true, true, true, false),
})

/** Programmes with ids from 1 on, several per university. */
export function anyRows(most: number): fc.Arbitrary<ColumnRow[]> {
  return fc
    .array(anyRow, { maxLength: most, size: 'max' })
    .map(rows => rows.map((columns, place) => ({ ...columns, id: place + 1 })))
}

export const anyProfile: fc.Arbitrary<MatchingProfile> = fc
  .record({
    degreeType: fc.constantFrom('MASTERS', 'MASTERS', 'MBA'),
    countries: fc.uniqueArray(fc.constantFrom(...Object.values(Country)), { minLength: 1, maxLength: 8 }),
    gradeShare: unlessUnknown(fc.double({ min: 0.3, max: 1, noNaN: true })),
    gpaOf4: unlessUnknown(fc.double({ min: 1, max: 4, noNaN: true })),
    gpaOf10: unlessUnknown(fc.double({ min: 3, max: 10, noNaN: true })),
    gre: unlessUnknown(fc.integer({ min: 260, max: 340 })),
    gmat: unlessUnknown(fc.integer({ min: 200, max: 800 })),
    ielts: unlessUnknown(fc.constantFrom(4, 5.5, 6, 6.5, 7, 7.5, 8, 9)),
    toefl: unlessUnknown(fc.integer({ min: 30, max: 120 })),
    workYears: unlessUnknown(fc.constantFrom(0, 0.5, 1, 2, 3.5, 6, 20)),
    fields: fc
      .uniqueArray(fc.constantFrom(...FIELD_CODES, 'robotics'), { maxLength: 3 })
      .map(codes => codes.map((code, place) => ({ code, weight: 1 - place * 0.3 }))),
    budgetYearUsd: unlessUnknown(fc.oneof(fc.constant(0), fc.integer({ min: 1000, max: 120_000 }))),
    budgetIsTuitionOnly: fc.boolean(),
    intakeMonth: unlessUnknown(fc.integer({ min: 1, max: 12 })),
  })
  .map(known => profile(known))

const anyMultiplier = fc.constantFrom(0, 0.5, 1, 1.3, 2)

export const anySettings: fc.Arbitrary<MatchSettings> = fc.record({
  ambition: fc.constantFrom(...AMBITIONS),
  budget: anyMultiplier,
  country: anyMultiplier,
  field: anyMultiplier,
})

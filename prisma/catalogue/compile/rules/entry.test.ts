import { expect, test } from 'vitest'
import { prerequisitesOf } from '../../../../graphql-server/domain/matching/prerequisites.ts'
import { emptyCells, type Program } from '../rows.ts'
import { applyEntry } from './entry.ts'

const program = (given: Partial<Program> = {}): Program => ({
  ...emptyCells('programs'),
  university: 'germany/berlin',
  subject: 'Materials',
  name: 'Materials Science MSc',
  degreeType: 'MASTERS',
  award: 'MSc',
  field: 'materials-engineering',
  basis: 'SOURCED',
  source: 'daad-2025',
  year: 2025,
  ...given,
})
const EMPTY_ROW = Object.fromEntries(
  'university name degreeType verdict fields topics bachelor gre gradeLimit selectivity months languages tuition currency period note'
    .split(' ')
    .map(column => [column, '']),
)
const review = (given: Record<string, string>) => ({
  ...EMPTY_ROW,
  university: 'germany/berlin',
  name: 'Materials Science MSc',
  degreeType: 'MASTERS',
  ...given,
})
const reviewed = (given: Record<string, string>, before: Partial<Program> = {}) =>
  applyEntry([program(before)], [review(given)])[0]

/** Who may apply, as matching reads it from the reviewed row. */
const askedBy = (row: Program | undefined) =>
  prerequisitesOf({
    name: row?.name ?? '',
    award: 'MSc',
    degreeType: 'MASTERS',
    field: row?.field ?? '',
    country: 'GERMANY',
    languages: ['English'],
    durationMonths: 24,
    prerequisites: row?.prerequisites ?? null,
    note: row?.note ?? null,
  })

test('an empty cell changes nothing but the year of the knowledge', () => {
  expect(reviewed({})).toEqual({ ...program(), knowledgeYear: 2026 })
})

test('what is closed is left out', () => {
  expect(reviewed({ verdict: 'CLOSED' })).toBeUndefined()
})

test('the other verdicts are said in the words and columns that matching reads', () => {
  expect(reviewed({ verdict: 'NOT_FULL_TIME' })?.isPartTime).toBe('yes')
  expect(reviewed({ verdict: 'NOT_ENGLISH', languages: 'German' })?.languages).toBe('German')
  expect(reviewed({ verdict: 'RESEARCH' }, { note: 'Two years' })?.note).toBe(
    'Two years; Research degree; find a supervisor',
  )
  const conversion = reviewed({ verdict: 'CONVERSION' })
  expect(askedBy(conversion).notIn).toBe('materials-engineering')
})

test('a bachelor’s fields are read back as they were reviewed, and what is asked beside it stays', () => {
  const row = reviewed(
    { bachelor: 'materials-engineering|physics|electrical-engineering' },
    { prerequisites: 'Bachelor in materials; portfolio' },
  )
  expect(row?.prerequisites).toBe(
    'Only with a bachelor in materials engineering, physics and astronomy or electrical and electronic engineering; portfolio',
  )
  const { orIn } = askedBy(row)
  expect(orIn).toEqual(expect.arrayContaining(['materials-engineering', 'physics', 'electrical-engineering']))
  expect(orIn).not.toContain('mechanical-engineering')
  expect(reviewed({ bachelor: 'any' })?.prerequisites).toBe('Any bachelor')
})

test('tests, limits, figures and fees', () => {
  expect(
    reviewed({
      ...{ gre: 'REQUIRED', gradeLimit: 'de 2.5', selectivity: '5', months: '24' },
      ...{ fields: 'physics|chemistry', tuition: '12000', currency: 'EUR', topics: 'solids|surfaces' },
    }),
  ).toMatchObject({
    ...{
      testPolicy: 'REQUIRED',
      tests: 'GRE',
      gradeLimit: 'German grade 2.5 or better',
      ownSelectivity: 5,
      months: 24,
    },
    ...{ field: 'physics', otherFields: 'chemistry', note: 'On solids, surfaces' },
    ...{ tuition: 12_000, currency: 'EUR', period: 'YEAR', tuitionBasis: 'INDICATIVE' },
  })
})

test('every row that cannot be read is named, and every programme that is not there', () => {
  const rows = [
    review({ verdict: 'GONE' }),
    review({ bachelor: 'astrology' }),
    review({ gradeLimit: '2.5' }),
    review({ tuition: '12000' }),
    review({ verdict: 'NOT_ENGLISH' }),
    review({ name: 'Unheard of' }),
  ]
  expect(() => applyEntry([program()], rows)).toThrow(
    /verdict is 'GONE'[\s\S]*bachelor is 'astrology'[\s\S]*gradeLimit is '2.5'[\s\S]*tuition is '12000'[\s\S]*without languages[\s\S]*unheard-of: no such programme/,
  )
})

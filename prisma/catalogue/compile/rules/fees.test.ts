import { expect, test } from 'vitest'
import { emptyCells, type Program, type University } from '../rows.ts'
import {
  applyCheckedTuition,
  applyFeeRules,
  dropDoubtfulFees,
  dropHomeFees,
  germanTuition,
  raiseOldFees,
} from './fees.ts'

const university = (key: string, given: Partial<University>): University => ({
  ...emptyCells('universities'),
  key,
  factsName: key,
  name: key,
  country: 'GERMANY',
  city: 'Berlin',
  control: 'PUBLIC',
  aiPolicy: 'UNKNOWN',
  livingCost: 'germany',
  source: 'daad-2025',
  year: 2025,
  ...given,
})
const UNIVERSITIES = [
  university('germany/berlin', {}),
  university('germany/reutlingen', { city: 'Reutlingen' }),
  university('germany/private', { control: 'PRIVATE_NON_PROFIT' }),
  university('germany/technical-university-of-munich', { city: 'Munich' }),
  university('canada/victoria', { country: 'CANADA', city: 'Victoria' }),
]
const program = (key: string, given: Partial<Program> = {}): Program => ({
  ...emptyCells('programs'),
  university: key,
  subject: 'Physics',
  name: 'Physics MSc',
  degreeType: 'MASTERS',
  award: 'MSc',
  field: 'physics',
  basis: 'SOURCED',
  source: 'daad-2025',
  year: 2025,
  ...given,
})
const paid = (
  tuition: number,
  tuitionSource: Program['tuitionSource'] = 'counsellors-2026',
): Partial<Program> => ({
  tuition,
  currency: 'EUR',
  period: 'YEAR',
  tuitionSource,
})

test('a year of a public master in Germany costs nothing, and 3,000 EUR in Baden-Württemberg', () => {
  expect(germanTuition(UNIVERSITIES).map(({ university: key, amount }) => [key, amount])).toEqual([
    ['germany/berlin', 0],
    ['germany/reutlingen', 3000],
  ])
})

test.each([
  // The amount of the rule is left to the rule.
  ['germany/berlin', paid(0), ''],
  ['germany/reutlingen', paid(3000), ''],
  ['germany/reutlingen', paid(0), 0],
  ['germany/berlin', paid(16_000), 16_000],
  ['germany/private', paid(0), 0],
] as const)('at %s with %j stays %s', (key, given, tuition) => {
  const row = program(key, given)
  applyFeeRules([row], UNIVERSITIES)
  expect(row.tuition).toBe(tuition)
})

test('a fee of its own is noted where the amount is unknown', () => {
  const row = program('germany/berlin', { note: 'New in 2025; charges a fee of its own' })
  applyFeeRules([row], UNIVERSITIES)
  expect(row).toMatchObject({ note: 'New in 2025', tuitionNote: 'This programme charges a fee of its own.' })
})

test.each([
  [3500, 'band-2025', ''],
  [12_000, 'band-2025', 12_000],
  // What a counsellor knows is of people from abroad.
  [7500, 'counsellors-2026', 7500],
] as const)('of %d CAD a year by %s stays %s', (tuition, source, left) => {
  const row = program('canada/victoria', { ...paid(tuition, source), currency: 'CAD' })
  dropHomeFees([row], UNIVERSITIES)
  expect(row.tuition).toBe(left)
})

test.each([
  ['half of what is usual', 15_000, 'band-2025', ''],
  ['near what is usual', 27_000, 'band-2025', 27_000],
  ['twice what is usual', 62_000, 'courses-2023', ''],
  ['of another source', 15_000, 'counsellors-2026', 15_000],
] as const)('a fee %s', (_, tuition, source, left) => {
  const row = program('germany/private', paid(tuition, source))
  dropDoubtfulFees(
    [row],
    [
      {
        university: 'germany/private',
        of: 'science',
        amount: 31_000,
        currency: 'EUR',
        source: 'usual-tuition',
        year: 2026,
      },
    ],
  )
  expect(row.tuition).toBe(left)
})

test('a fee of 2023 is raised, and its note keeps the sum of the source', () => {
  const row = program('germany/private', { ...paid(48_000, 'cricos-2023'), period: 'PROGRAMME' })
  const other = program('germany/private', paid(48_000))
  raiseOldFees([row, other])
  expect(row).toMatchObject({
    tuition: 54_000,
    tuitionSource: 'cricos-raised',
    tuitionNote: 'The register of 2023 says 48,000 EUR for the whole course.',
  })
  expect(other.tuition).toBe(48_000)
})

test('a checked fee counts before what a source says, and a programme that is not there is named', () => {
  const row = program('germany/private', paid(17_000, 'band-2025'))
  const checked = {
    university: 'germany/private',
    programme: 'Physics MSc',
    degreeType: 'MASTERS',
    tuition: '40000',
    currency: 'EUR',
    period: 'PROGRAMME',
    months: '16',
  }
  applyCheckedTuition([row], [checked])
  expect(row).toMatchObject({
    tuition: 40_000,
    period: 'PROGRAMME',
    months: 16,
    tuitionSource: 'counsellors-2026',
  })
  expect(() => applyCheckedTuition([row], [{ ...checked, programme: 'Chemistry MSc' }])).toThrow(/chemistry/)
})

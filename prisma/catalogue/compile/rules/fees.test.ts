import { expect, test } from 'vitest'
import { emptyCells, type Program, type University } from '../rows.ts'
import { applyFeeRules, dropHomeFees, germanTuition } from './fees.ts'

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

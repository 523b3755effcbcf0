import { expect, test } from 'vitest'
import { emptyCells, type Program, type University } from '../rows.ts'
import { applyFeeRules, dropHomeFees } from './fees.ts'

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

test.each([
  ['germany/berlin', {}, 0, 'daad-fees'],
  ['germany/berlin', paid(0), 0, 'daad-fees'],
  ['germany/berlin', paid(16_000), 16_000, 'counsellors-2026'],
  ['germany/berlin', { degreeType: 'MBA' }, '', ''],
  ['germany/reutlingen', {}, 3000, 'daad-fees'],
  ['germany/private', {}, '', ''],
  ['germany/technical-university-of-munich', {}, '', ''],
] as const)('a year at %s with %j costs %s by %s', (key, given, tuition, tuitionSource) => {
  const row = program(key, given)
  applyFeeRules([row], UNIVERSITIES)
  expect(row).toMatchObject({ tuition, tuitionSource })
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

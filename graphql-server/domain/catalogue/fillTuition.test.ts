import { expect, test } from 'vitest'
import { program, smallCatalogue } from '../../test/catalogues.ts'
import { programRows } from './catalogueRows.ts'

const row = {
  university: 'uk/university-of-leeds',
  currency: 'GBP',
  source: 'usual-tuition',
  year: 2026,
} as const
const sourced = {
  tuition: 20_000,
  currency: 'GBP',
  period: 'YEAR',
  tuitionYear: 2023,
  tuitionBasis: 'SOURCED',
  tuitionSource: 'usual-tuition',
} as const

const filled = programRows(
  smallCatalogue({
    usual_tuition: [
      { ...row, of: 'MASTERS', amount: 27_000 },
      { ...row, of: 'engineering', amount: 32_000 },
      { ...row, of: 'law', amount: 0 },
    ],
    programs: [
      program({ name: 'History MA', field: 'history' }),
      program({ name: 'Robotics MSc', field: 'robotics' }),
      program({ name: 'Law LLM', field: 'law' }),
      program({ name: 'Data MSc', field: 'data-science', ...sourced }),
      program({ name: 'Part-time MSc', field: 'history', isPartTime: true }),
      program({ name: 'MBA', degreeType: 'MBA', field: 'business-administration' }),
      program({ name: 'Free MSc', field: 'physics', ...sourced, tuition: 0, tuitionSource: 'daad-fees' }),
      program({ name: 'Noted MA', field: 'history', tuitionNote: 'Set by income.' }),
    ],
  }),
)

test.each([
  ['History MA', 27_000, 'INDICATIVE'],
  ['Robotics MSc', 32_000, 'INDICATIVE'],
  ['Law LLM', 0, 'INDICATIVE'],
  // What a source gives stays, and of part-time programmes and of MBAs here nothing is known.
  ['Data MSc', 20_000, 'SOURCED'],
  ['Part-time MSc', null, null],
  ['MBA', null, null],
])('the tuition of %s is %s, %s', (name, tuition, tuitionBasis) => {
  expect(filled.find(found => found.name === name)).toMatchObject({ tuition, tuitionBasis })
})

test('an estimate says that it is one, after what was noted', () => {
  const noted = filled.find(({ name }) => name === 'Noted MA')
  expect(noted?.tuitionNote).toBe(
    'Set by income. What such programmes usually cost at this university; this one may differ.',
  )
  expect(noted).toMatchObject({ tuitionCurrency: 'GBP', tuitionPeriod: 'YEAR', tuitionYear: 2026 })
})

test('a tuition by rule says what comes on top', () => {
  const noteOf = (name: string) => filled.find(found => found.name === name)?.tuitionNote
  expect(noteOf('Free MSc')).toMatch(/^A semester contribution/)
  expect(noteOf('Data MSc')).toBeNull()
})

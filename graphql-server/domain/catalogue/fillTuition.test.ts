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

const german = { university: 'usa/harvard-university' }

const filled = programRows(
  smallCatalogue({
    usual_tuition: [
      { ...row, of: 'MASTERS', amount: 27_000 },
      { ...row, of: 'engineering', amount: 32_000 },
      { ...row, of: 'law', amount: 0 },
      { ...german, of: 'MASTERS', amount: 0, currency: 'EUR', source: 'daad-fees', year: 2025 },
    ],
    programs: [
      program({ name: 'History MA', field: 'history' }),
      program({ name: 'Robotics MSc', field: 'robotics' }),
      program({ name: 'Law LLM', field: 'law' }),
      program({ name: 'Data MSc', field: 'data-science', ...sourced }),
      program({ name: 'Part-time MSc', field: 'history', isPartTime: true }),
      program({ name: 'MBA', degreeType: 'MBA', field: 'business-administration' }),
      program({ ...german, name: 'Free MSc', field: 'physics' }),
      program({
        ...german,
        name: 'Paid LLM',
        field: 'law',
        tuitionNote: 'This programme charges a fee of its own.',
      }),
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

test('a tuition by rule says what comes on top, and a fee of its own stays unknown', () => {
  expect(filled.find(({ name }) => name === 'Free MSc')).toMatchObject({
    tuition: 0,
    tuitionSource: 'daad-fees',
    tuitionNote: expect.stringMatching(/^A semester contribution/),
  })
  expect(filled.find(({ name }) => name === 'Paid LLM')).toMatchObject({
    tuition: null,
    tuitionNote: 'This programme charges a fee of its own.',
  })
})

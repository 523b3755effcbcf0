import { expect, test } from 'vitest'
import { fillFromSources, withoutUsualCells } from './sourceCells.ts'

const SOURCES = [
  { code: 'list', year: 2025, basis: 'SOURCED' },
  { code: 'rule', year: 2024, basis: 'INDICATIVE' },
  { code: 'counsellors-2026', year: 2026, basis: 'INDICATIVE' },
]
const MOST = { degreeType: 'MASTERS', award: 'Master' }
const PROGRAMS = [
  {
    university: 'uk/a',
    name: 'like its sources',
    degreeType: 'MASTERS',
    award: 'Master',
    source: 'list',
    basis: 'SOURCED',
    year: 2025,
    tuitionSource: 'rule',
    tuitionBasis: 'INDICATIVE',
    tuitionYear: 2024,
  },
  {
    university: 'uk/a',
    name: 'unlike its sources',
    degreeType: 'MBA',
    award: 'MBA',
    source: 'list',
    basis: 'INDICATIVE',
    year: 2012,
    tuitionSource: 'list',
    tuitionBasis: 'INDICATIVE',
    tuitionYear: 2023,
  },
  {
    university: 'usa/b',
    name: 'from general knowledge',
    degreeType: 'MASTERS',
    award: 'MA',
    source: 'counsellors-2026',
    basis: 'INDICATIVE',
    year: 2026,
    tuitionSource: 'counsellors-2026',
    tuitionBasis: 'INDICATIVE',
    tuitionYear: 2026,
  },
  {
    university: 'usa/b',
    name: 'without tuition',
    degreeType: 'MASTERS',
    award: 'MSc',
    source: 'rule',
    basis: 'INDICATIVE',
    year: 2024,
    tuitionSource: '',
    tuitionBasis: '',
    tuitionYear: '',
  },
]

function rowsOf(objects: readonly object[]) {
  return objects.map((object, place) => ({
    row: place + 1,
    cells: Object.fromEntries(Object.entries(object).map(([column, value]) => [column, String(value)])),
  }))
}

test('a programme does not repeat what its sources say', () => {
  const [like, unlike, known] = withoutUsualCells(PROGRAMS, SOURCES)
  expect(like).toMatchObject({
    basis: '',
    year: '',
    tuitionBasis: '',
    tuitionYear: '',
    degreeType: '',
    award: '',
  })
  expect(unlike).toEqual({ ...PROGRAMS[1], university: '' })
  expect(known).toMatchObject({ source: '', basis: '', year: '', tuitionSource: 'counsellors-2026' })
})

test('what is not repeated is read from the sources', () => {
  const read = fillFromSources(rowsOf(withoutUsualCells(PROGRAMS, SOURCES)), rowsOf(SOURCES))
  expect(read).toEqual(rowsOf(PROGRAMS))
})

test('the university is written once for the rows of one', () => {
  const written = withoutUsualCells(PROGRAMS, SOURCES).map(({ university }) => university)
  expect(written).toEqual(['uk/a', '', 'usa/b', ''])
})

test('an unknown source fills nothing', () => {
  const rows = rowsOf([
    {
      ...MOST,
      university: 'uk/a',
      source: 'lost',
      basis: '',
      year: '',
      tuitionSource: '',
      tuitionBasis: '',
      tuitionYear: '',
    },
  ])
  expect(fillFromSources(rows, rowsOf(SOURCES))).toEqual(rows)
})

test('a note that says what a raised fee was is stored as that sum, and another note as it is', () => {
  const fee = { university: 'uk/a', tuitionSource: 'courses-raised', currency: 'GBP', period: 'YEAR' }
  const notes = ['In 2023 it was 15,000 GBP a year.', 'Set by family income.', '']
  const programs = notes.map(tuitionNote => ({ ...fee, tuitionNote }))
  const stored = withoutUsualCells(programs, SOURCES)
  expect(stored.map(({ tuitionNote }) => tuitionNote)).toEqual(['=15000', 'Set by family income.', ''])
  const read = fillFromSources(rowsOf(stored), rowsOf(SOURCES))
  expect(read.map(({ cells }) => cells.tuitionNote)).toEqual(notes)
})

import { expect, test } from 'vitest'
import { fillFromSources, withoutUsualCells } from './sourceCells.ts'

const SOURCES = [
  { code: 'list', year: 2025, basis: 'SOURCED' },
  { code: 'rule', year: 2024, basis: 'INDICATIVE' },
]
const PROGRAMS = [
  {
    name: 'like its sources',
    source: 'list',
    basis: 'SOURCED',
    year: 2025,
    tuitionSource: 'rule',
    tuitionBasis: 'INDICATIVE',
    tuitionYear: 2024,
  },
  {
    name: 'unlike its sources',
    source: 'list',
    basis: 'INDICATIVE',
    year: 2012,
    tuitionSource: 'list',
    tuitionBasis: 'INDICATIVE',
    tuitionYear: 2023,
  },
  {
    name: 'without tuition',
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
  const [like, unlike] = withoutUsualCells(PROGRAMS, SOURCES)
  expect(like).toMatchObject({ basis: '', year: '', tuitionBasis: '', tuitionYear: '' })
  expect(unlike).toEqual(PROGRAMS[1])
})

test('what is not repeated is read from the sources', () => {
  const read = fillFromSources(rowsOf(withoutUsualCells(PROGRAMS, SOURCES)), rowsOf(SOURCES))
  expect(read).toEqual(rowsOf(PROGRAMS))
})

test('an unknown source fills nothing', () => {
  const rows = rowsOf([
    { source: 'lost', basis: '', year: '', tuitionSource: '', tuitionBasis: '', tuitionYear: '' },
  ])
  expect(fillFromSources(rows, rowsOf(SOURCES))).toEqual(rows)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import {
  buildColumns,
  bytesOf,
  COUNTRIES,
  IS_LISTED,
  IS_MBA,
  IS_SAMPLE,
  rowOf,
  startColumns,
} from './columns.ts'
import { anyRows, row } from './scoring.test-fixtures.ts'
import { MOST_FIELDS, NO_FIELD } from './subjects.ts'

test('a column has the values of its rows, and unknown differs from zero', () => {
  const columns = buildColumns([
    row({
      id: 7,
      universityId: 3,
      degreeType: 'MBA',
      country: 'SPAIN',
      isSample: true,
      intakeMonths: [1, 9, 12],
      minimumGpaOf4: 3.3,
      tuitionYearUsd: 0,
    }),
    row({ id: 2, field: 'unheard-of' }),
  ])
  expect(columns.length).toBe(2)
  expect([...columns.programId]).toEqual([2, 7])
  expect(columns.flags[1]).toBe(IS_MBA | IS_LISTED | IS_SAMPLE)
  expect(COUNTRIES[columns.country[1] ?? -1]).toBe('SPAIN')
  expect(columns.names).toEqual(['Programme MSc', 'Programme MSc'])
  expect(columns.subjects.fields[(columns.subject[0] ?? 0) * MOST_FIELDS]).toBe(NO_FIELD)
  expect(columns.intakes[1]).toBe(0b1001_0000_0001)
  expect([...columns.minimumGpaOf4]).toEqual([Number.NaN, 3.3])
  expect([...columns.tuitionYearUsd]).toEqual([-1, 0])
})

test('columns that grow equal columns that were allocated at once', () => {
  fc.assert(
    fc.property(anyRows(80), rows => {
      const grown = startColumns(1)
      for (const one of rows) grown.add(one)
      const { subjects, ...columns } = grown.finish()
      const { subjects: others, ...same } = buildColumns(rows)
      expect(columns).toEqual(same)
      expect(subjects.fields).toEqual(others.fields)
      expect(subjects.prerequisites).toEqual(others.prerequisites)
    }),
    { ...runs(100), seed: 5 },
  )
})

test('the city of a row, and none where it is unknown', () => {
  const { city, cities } = buildColumns([
    row({ id: 1, city: 'Pune' }),
    row({ id: 2 }),
    row({ id: 3, city: 'Pune' }),
  ])
  expect([...city].map(place => cities[place])).toEqual(['Pune', '', 'Pune'])
})

test('rows out of order are refused', () => {
  const builder = startColumns(2)
  builder.add(row({ id: 2 }))
  expect(() => builder.add(row({ id: 2 }))).toThrow('in the order of their ids')
})

test('a programme is found by its id', () => {
  const ids = [2, 3, 5, 8, 13, 2_000_000_000]
  const columns = buildColumns(ids.map(id => row({ id })))
  expect(ids.map(id => rowOf(columns, id))).toEqual([0, 1, 2, 3, 4, 5])
  for (const id of [1, 4, 14, 2_000_000_001, -1]) expect(rowOf(columns, id)).toBe(-1)
  expect(rowOf(buildColumns([]), 1)).toBe(-1)
})

test('a hundred thousand programmes with titles of their own take less than 64 megabytes', () => {
  const rows = Array.from({ length: 2000 }, (_, place) =>
    row({
      id: place + 1,
      name: `Master of ${'abcdefghij'.charAt(place % 10)}robotics ${place}x and control systems`,
    }),
  )
  expect((bytesOf(buildColumns(rows)) / 2000) * 100_000).toBeLessThan(64 * 1024 * 1024)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../test/runs.ts'
import { CsvFault, formatCsv, parseCsv } from './csv.ts'

function cellsOf(text: string) {
  return parseCsv(text).rows.map(({ cells }) => cells)
}

test('rows are read by the names of the header, and numbered from the first one below it', () => {
  expect(parseCsv('name,city\nLeeds,Leeds\n\nMIT,Cambridge')).toEqual({
    columns: ['name', 'city'],
    rows: [
      { row: 1, cells: { name: 'Leeds', city: 'Leeds' } },
      { row: 3, cells: { name: 'MIT', city: 'Cambridge' } },
    ],
  })
})

test('a quoted cell holds commas, quotes and line ends', () => {
  expect(cellsOf('a,b\r\n"x, ""y""\nz",2\r\n')).toEqual([{ a: 'x, "y"\nz', b: '2' }])
})

test('a byte order mark is no part of the first name', () => {
  expect(parseCsv('\uFEFFa\n1').columns).toEqual(['a'])
})

test('an empty last cell is a cell', () => {
  expect(cellsOf('a,b\n1,')).toEqual([{ a: '1', b: '' }])
})

test.each([
  ['a,b\n1', 'row 1 has 1 cells, and the header has 2'],
  ['a\n1\n1,2', 'row 2 has 2 cells, and the header has 1'],
  ['a,b\n1,2\n\n3', 'row 3 has 1 cells, and the header has 2'],
  ['a\n"never ends', 'row 1 has a quote that does not end'],
  ['a\n1\n\n"never ends', 'row 3 has a quote that does not end'],
  ['a,b\n1,2\n"3"4,5', 'row 2 has a misplaced quote'],
  ['a,b\n1,a 5" disk', 'row 1 has a misplaced quote'],
])('%j is refused', (text, message) => {
  expect(() => parseCsv(text)).toThrow(new CsvFault(message))
})

test('written rows are read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ a: fc.string(), b: fc.string({ unit: 'binary' }) })), rows => {
      expect(cellsOf(formatCsv(['a', 'b'], rows))).toEqual(rows)
    }),
    runs(100),
  )
})

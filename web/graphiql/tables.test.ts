import { expect, it } from 'vitest'
import { csvOf, labelOf, numericColumns, tablesIn } from './tables.ts'

const ANSWER = {
  analytics: {
    funnel: [
      { month: '2026-09', registered: 120, paid: null },
      { month: '2026-10', registered: 140, paid: 15 },
    ],
  },
  universities: {
    edges: [
      { cursor: 'x', node: { name: '=Sum("A")', location: { city: 'Leeds' }, programs: [{ fee: 1 }] } },
    ],
  },
  years: [2025, 2026],
}

it('the lists of an answer are tables: of objects, of nodes with what is in them, and of bare values', () => {
  const tables = tablesIn(ANSWER)
  expect(tables.map(({ path, columns }) => [path, columns])).toEqual([
    ['analytics.funnel', ['month', 'registered', 'paid']],
    ['universities', ['name', 'location.city']],
    ['universities.1.programs', ['fee']],
    ['years', ['value']],
  ])
  expect(tables.map(numericColumns)).toEqual([['registered', 'paid'], [], ['fee'], ['value']])
  expect(tables.map(table => labelOf(table, table.rows[0] ?? {}, 0))).toEqual([
    '2026-09',
    '=Sum("A") Leeds',
    '1',
    '1',
  ])
  expect(tablesIn(null)).toEqual([])
  expect(tablesIn({ a: [] })).toEqual([])
})

it('a table is CSV in which no cell is a formula', () => {
  const [funnel, universities] = tablesIn(ANSWER)
  expect(funnel && csvOf(funnel)).toBe('month,registered,paid\n2026-09,120,\n2026-10,140,15\n')
  expect(universities && csvOf(universities)).toBe(`name,location.city\n"'=Sum(""A"")",Leeds\n`)
})

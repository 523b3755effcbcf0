import { expect, test } from 'vitest'
import { usualTuition } from './usualTuition.ts'

type Row = { university: number; country?: number; isMba?: boolean; group?: string; tuition: number | null }

const COUNTRIES = ['USA', 'ITALY'] as const

function usual(rows: readonly Row[]): number[] {
  const columns = {
    length: rows.length,
    universityId: Int32Array.from(rows, ({ university }) => university),
    country: Uint8Array.from(rows, ({ country }) => country ?? 0),
    flags: Uint8Array.from(rows, ({ isMba }) => Number(isMba ?? false)),
    tuitionYearUsd: Int32Array.from(rows, ({ tuition }) => tuition ?? -1),
  }
  return [...usualTuition(columns, { groupOf: row => rows[row]?.group ?? 'life', countries: COUNTRIES })]
}

const known = (university: number, ...sums: readonly number[]): Row[] =>
  sums.map(tuition => ({ university, tuition }))
const UNKNOWN = { university: 1, tuition: null }

test('the median of the university where three are known, and nothing for a known tuition', () => {
  expect(usual([...known(1, 10_000, 30_000, 20_000), UNKNOWN])).toEqual([-1, -1, -1, 20_000])
})

test('what the university asks in the group of fields comes before what it asks elsewhere', () => {
  const business = known(1, 50_000, 51_000, 52_000).map(row => ({ ...row, group: 'business' }))
  const rows = [...known(1, 10_000, 11_000, 12_000, 13_000), ...business, { ...UNKNOWN, group: 'business' }]
  expect(usual(rows).at(-1)).toBe(51_000)
})

test('two known programmes say nothing of a university: those of its country and group do', () => {
  const others = Array.from({ length: 12 }, (_, place) => known(place + 2, 40_000 + 100 * place)).flat()
  expect(usual([...known(1, 10_000, 12_000), ...others, UNKNOWN]).at(-1)).toBe(40_500)
  const elsewhere = others.map(row => ({ ...row, group: 'arts' }))
  expect(usual([...elsewhere, UNKNOWN]).at(-1)).toBe(32_000)
})

test('in dear groups the country comes before the other fields of a university', () => {
  const schools = (group: string) =>
    Array.from({ length: 12 }, (_, place) => known(place + 2, 60_000).map(row => ({ ...row, group }))).flat()
  const own = known(1, 20_000, 21_000, 22_000)
  expect(usual([...own, ...schools('law'), { ...UNKNOWN, group: 'law' }]).at(-1)).toBe(60_000)
  expect(usual([...own, ...schools('arts'), { ...UNKNOWN, group: 'arts' }]).at(-1)).toBe(21_000)
})

test('a country of which less than three tenths is known goes by what is usual there', () => {
  const unknown = Array.from({ length: 40 }, () => ({ university: 9, tuition: null }))
  const dear = Array.from({ length: 12 }, (_, place) => known(place + 10, 90_000)).flat()
  expect(usual([...dear, ...unknown]).at(-1)).toBe(32_000)
})

test('what is usual differs by country, degree and group of fields', () => {
  expect(usual([{ ...UNKNOWN, country: 1 }])).toEqual([2500])
  expect(usual([{ ...UNKNOWN, group: 'business' }])).toEqual([40_000])
  expect(usual([{ ...UNKNOWN, isMba: true }])).toEqual([58_000])
})

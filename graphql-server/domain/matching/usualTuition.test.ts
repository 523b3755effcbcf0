import { expect, test } from 'vitest'
import { usualTuition } from './usualTuition.ts'

type Row = { university: number; country?: number; isMba?: boolean; tuition: number | null }

function usual(rows: readonly Row[]): number[] {
  return [
    ...usualTuition({
      length: rows.length,
      universityId: Int32Array.from(rows, ({ university }) => university),
      country: Uint8Array.from(rows, ({ country }) => country ?? 0),
      flags: Uint8Array.from(rows, ({ isMba }) => Number(isMba ?? false)),
      tuitionYearUsd: Int32Array.from(rows, ({ tuition }) => tuition ?? -1),
    }),
  ]
}

const known = (university: number, ...sums: readonly number[]): Row[] =>
  sums.map(tuition => ({ university, tuition }))

test('the median of the university where three are known, and nothing for a known tuition', () => {
  const rows = [...known(1, 10_000, 30_000, 20_000), { university: 1, tuition: null }]
  expect(usual(rows)).toEqual([-1, -1, -1, 20_000])
})

test('two known programmes say nothing of a university: its country does', () => {
  const rows = [
    ...known(1, 10_000, 12_000),
    ...known(2, 40_000, 41_000, 42_000),
    { university: 1, tuition: null },
  ]
  expect(usual(rows).at(-1)).toBe(40_000)
})

test('a country of which less than three tenths is known says nothing', () => {
  const unknown = Array.from({ length: 8 }, () => ({ university: 9, tuition: null }))
  expect(usual([...known(1, 40_000, 50_000), ...unknown]).at(-1)).toBe(-1)
  expect(usual([...known(1, 40_000, 50_000, 60_000, 70_000), ...unknown]).at(-1)).toBe(60_000)
})

test('an MBA says nothing of other degrees, and one country nothing of another', () => {
  const mbas = known(1, 90_000, 90_000, 90_000).map(row => ({ ...row, isMba: true }))
  expect(usual([...mbas, { university: 1, tuition: null }]).at(-1)).toBe(-1)
  expect(usual([...known(1, 9000, 9000, 9000), { university: 2, country: 1, tuition: null }]).at(-1)).toBe(-1)
})

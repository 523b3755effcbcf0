import type { ProgramColumns } from './columns.ts'
import { capOf, scoreOf, totalOf, type Yardstick } from './score.ts'
import { FACTOR_KINDS } from './types.ts'

/** The scores of a programme in the order of FACTOR_KINDS. NaN: unknown. */
export function scoresOf(mine: Yardstick, columns: ProgramColumns, row: number): number[] {
  return FACTOR_KINDS.map(kind => scoreOf(kind, mine, columns, row))
}

/** How well a programme fits, 0 to 100: the weighted sum of its scores, up to what its subject allows. */
export function percentageOf(
  mine: Yardstick,
  columns: ProgramColumns,
  row: number,
  scores: readonly number[] = scoresOf(mine, columns, row),
): number {
  const [
    degree = 0,
    country = 0,
    field = 0,
    academics = 0,
    tests = 0,
    experience = 0,
    budget = 0,
    intake = 0,
    selectivity = 0,
  ] = scores
  const total = totalOf(
    mine.weights,
    degree,
    country,
    field,
    academics,
    tests,
    experience,
    budget,
    intake,
    selectivity,
  )
  return Math.min(Math.round(100 * total), capOf(mine, columns, row))
}

import type { Tier } from '../../generated/prisma/enums.ts'
import type { ProgramColumns } from './columns.ts'
import {
  counted,
  englishMargin,
  scoreAcademics,
  scoreExperience,
  scoreTests,
  type Yardstick,
} from './score.ts'
import type { Ambition } from './types.ts'

/** By band of selectivity, from 1 on: the thresholds of a Match and of a Safety. */
const THRESHOLDS: readonly { match: number; safety: number }[] = [
  { match: 0.3, safety: 0.6 },
  { match: 0.35, safety: 0.65 },
  { match: 0.4, safety: 0.7 },
  { match: 0.45, safety: 0.8 },
  { match: 0.5, safety: 0.88 },
  { match: 0.6, safety: 0.95 },
  // Universities that refuse most qualified applicants are nobody's safety.
  { match: 0.78, safety: Number.POSITIVE_INFINITY },
]
/** The band of a university whose band is unknown. */
const MIDDLE_BAND = 4

/**
 * How hard admission to a programme is for one person: the score of grades, tests and work by their base weights,
 * against thresholds that rise with the university's band of selectivity. Below a required minimum it is always a
 * Reach, and without a known grade it is never a Safety. Budget, country, field and settings do not count. It is an
 * outlook, never a chance of admission.
 */
export function tierOf(mine: Yardstick, columns: ProgramColumns, row: number): Tier {
  return tierFrom(
    mine,
    columns,
    row,
    scoreAcademics(mine, columns, row),
    scoreTests(mine, columns, row),
    scoreExperience(mine, columns, row),
  )
}

/** The same from scores that were computed already. */
export function tierFrom(
  mine: Yardstick,
  columns: ProgramColumns,
  row: number,
  academics: number,
  tests: number,
  experience: number,
): Tier {
  if (isBelowMinimum(mine, columns, row)) return 'REACH'
  const { forAcademics, forTests, forExperience } = mine.tierWeights
  const strength =
    forAcademics * counted(academics) + forTests * counted(tests) + forExperience * counted(experience)
  const band = columns.selectivity[row] ?? 0
  const threshold = THRESHOLDS[(band > 0 ? band : MIDDLE_BAND) - 1]
  if (!threshold || strength < threshold.match) return 'REACH'
  return strength >= threshold.safety && !Number.isNaN(academics) ? 'SAFETY' : 'MATCH'
}

/** Whether a grade or an English score is below the programme's minimum. */
export function isBelowMinimum(mine: Yardstick, columns: ProgramColumns, row: number): boolean {
  return mine.gpaOf4 < (columns.minimumGpaOf4[row] ?? Number.NaN) || englishMargin(mine, columns, row) < 0
}

/** The target share of each tier among the selected matches. */
export const TIER_MIX: Readonly<Record<Ambition, Readonly<Record<Tier, number>>>> = {
  CAUTIOUS: { REACH: 0.1, MATCH: 0.45, SAFETY: 0.45 },
  BALANCED: { REACH: 0.25, MATCH: 0.5, SAFETY: 0.25 },
  BOLD: { REACH: 0.45, MATCH: 0.4, SAFETY: 0.15 },
}

/** Tiers in the order in which they choose. */
export const TIERS = ['MATCH', 'REACH', 'SAFETY'] as const satisfies readonly Tier[]

/** The target number of each tier for a total: whole numbers that add up, by the largest remainders. */
export function tierQuotas(ambition: Ambition, count: number): Record<Tier, number> {
  const mix = TIER_MIX[ambition]
  const quotas = { REACH: 0, MATCH: 0, SAFETY: 0 }
  for (const tier of TIERS) quotas[tier] = Math.floor(count * mix[tier])
  const byRemainder = TIERS.toSorted((a, b) => remainder(count * mix[b]) - remainder(count * mix[a]))
  const left = count - quotas.REACH - quotas.MATCH - quotas.SAFETY
  for (const tier of byRemainder.slice(0, left)) quotas[tier] += 1
  return quotas
}

/** The fractional part, without rounding errors of binary fractions. */
function remainder(value: number): number {
  return Math.round((value % 1) * 1e6)
}

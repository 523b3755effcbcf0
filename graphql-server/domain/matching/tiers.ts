import type { Tier } from '../../generated/prisma/enums.ts'
import type { ProgramColumns } from './columns.ts'
import { measuredTier } from './outlook/outlook.ts'
import { counted, englishMargin, gradeStrength, testStrength, workStrength, type Yardstick } from './score.ts'
import type { Ambition } from './types.ts'

/**
 * By band of selectivity, from 1 on: from which strength on a programme is a Match and a Safety, and from which a Safety
 * where the figures of admitted students are unknown. Chosen on the outcomes of docs/matching.md.
 */
const THRESHOLDS: readonly { match: number; safety: number; blindSafety: number }[] = [
  { match: 0.29, safety: 0.67, blindSafety: 0.91 },
  { match: 0.37, safety: 0.74, blindSafety: 0.98 },
  { match: 0.44, safety: 0.82, blindSafety: Number.POSITIVE_INFINITY },
  { match: 0.51, safety: 0.89, blindSafety: Number.POSITIVE_INFINITY },
  { match: 0.59, safety: 0.96, blindSafety: Number.POSITIVE_INFINITY },
  // Programmes that refuse most qualified applicants are nobody's safety.
  { match: 0.66, safety: Number.POSITIVE_INFINITY, blindSafety: Number.POSITIVE_INFINITY },
  { match: 0.73, safety: Number.POSITIVE_INFINITY, blindSafety: Number.POSITIVE_INFINITY },
]
/** From this band on, nothing is a Safety: outcomes were counted for all programmes of a university's field together. */
const NO_SAFETY_FROM = 6
/** The band of a programme whose band is unknown. */
const MIDDLE_BAND = 4

const HARDNESS: Readonly<Record<Tier, number>> = { REACH: 2, MATCH: 1, SAFETY: 0 }

/**
 * How hard admission to a programme is for one person. Where outcomes were measured, and the person's figures are within
 * them, the model decides. Elsewhere the strength of grades and tests (and of work for an MBA) is compared with
 * thresholds that rise with the band of selectivity; figures above what was measured make nothing harder than the model
 * says of the highest that were, and figures below nothing easier than it says of the lowest. Below a required minimum
 * it is always a Reach, and without a known grade never a Safety. Budget, country, field and settings do not count. It
 * is an outlook, never a chance of admission.
 */
export function tierOf(mine: Yardstick, columns: ProgramColumns, row: number): Tier {
  if (isBelowMinimum(mine, columns, row)) return 'REACH'
  const measured = measuredTier(columns.outlook[row] ?? -1, mine)
  const byOutcomes =
    measured?.tier === 'SAFETY' && (columns.selectivity[row] ?? 0) >= NO_SAFETY_FROM
      ? 'MATCH'
      : measured?.tier
  if (byOutcomes && measured?.at === 'WITHIN') return byOutcomes
  const tier = tierByStrength(mine, columns, row)
  if (!byOutcomes) return tier
  const isHarder = HARDNESS[byOutcomes] > HARDNESS[tier]
  return isHarder === (measured?.at === 'BELOW') ? byOutcomes : tier
}

function tierByStrength(mine: Yardstick, columns: ProgramColumns, row: number): Tier {
  const { forAcademics, forTests, forExperience } = mine.tierWeights
  const academics = gradeStrength(mine, columns, row)
  const strength =
    forAcademics * counted(academics) +
    forTests * counted(testStrength(mine, columns, row)) +
    forExperience * counted(workStrength(mine, columns, row))
  const band = columns.selectivity[row] ?? 0
  const threshold = THRESHOLDS[(band > 0 ? band : MIDDLE_BAND) - 1]
  if (!threshold || strength < threshold.match) return 'REACH'
  const safety = knowsAdmitted(columns, row) ? threshold.safety : threshold.blindSafety
  return strength >= safety && !Number.isNaN(academics) ? 'SAFETY' : 'MATCH'
}

/** Whether a figure of those admitted is known. */
function knowsAdmitted(columns: ProgramColumns, row: number): boolean {
  return (
    (columns.typicalGpaOf10[row] ?? Number.NaN) > 0 ||
    (columns.typicalGre[row] ?? -1) > 0 ||
    (columns.typicalGmat[row] ?? -1) > 0
  )
}

/** Whether a grade or an English score is below the programme's minimum. */
export function isBelowMinimum(mine: Yardstick, columns: ProgramColumns, row: number): boolean {
  return mine.gpaOf4 < (columns.minimumGpaOf4[row] ?? Number.NaN) || englishMargin(mine, columns, row) < 0
}

/** The target share of each tier among the selected matches. */
export const TIER_MIX: Readonly<Record<Ambition, Readonly<Record<Tier, number>>>> = {
  CAUTIOUS: { REACH: 0.1, MATCH: 0.4, SAFETY: 0.5 },
  BALANCED: { REACH: 0.3, MATCH: 0.4, SAFETY: 0.3 },
  BOLD: { REACH: 0.5, MATCH: 0.4, SAFETY: 0.1 },
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

import type { Tier } from '../../generated/prisma/enums.ts'
import type { ProgramColumns } from './columns.ts'
import { measuredTier } from './outlook/outlook.ts'
import {
  counted,
  englishMargin,
  gradeStrength,
  namesTests,
  testStrength,
  workStrength,
  type Yardstick,
} from './score.ts'
import type { Ambition } from './types.ts'

/** From which strength on a programme is a Match, and a Safety. */
type Threshold = { match: number; safety: number }
/** What is known of how hard a programme is, from the most to the least telling. */
type Evidence = 'ADMITTED' | 'OWN_BAND' | 'UNIVERSITY'

const NEVER = Number.POSITIVE_INFINITY
/**
 * By band of selectivity, from 1 on, and by what is known: figures of those admitted, the programme's own band, or only
 * that of its university. Chosen on the outcomes of docs/matching.md; those of an own band lie between the other two.
 * Programmes that refuse most qualified applicants are nobody's Safety, and the most selective nobody's Match.
 */
const THRESHOLDS: Readonly<Record<Evidence, readonly Threshold[]>> = {
  ADMITTED: thresholds([0.29, 0.37, 0.44, 0.51, 0.59, 0.85, NEVER], [0.67, 0.74, 0.82, 0.89, 0.96]),
  OWN_BAND: thresholds([0.29, 0.37, 0.44, 0.51, 0.59, 0.96, NEVER], [0.75, 0.8, 0.88, 0.95]),
  UNIVERSITY: thresholds([0.29, 0.37, 0.44, 0.51, 0.65, NEVER, NEVER], [0.91, 0.98]),
}

function thresholds(matches: readonly number[], safeties: readonly number[]): Threshold[] {
  return matches.map((match, place) => ({ match, safety: safeties[place] ?? NEVER }))
}

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
  // A programme that names no test is not made harder by it.
  const weightOfTests = namesTests(columns, row) ? forTests : 0
  const strength =
    (forAcademics * counted(academics) +
      weightOfTests * counted(testStrength(mine, columns, row)) +
      forExperience * counted(workStrength(mine, columns, row))) /
    (forAcademics + weightOfTests + forExperience)
  const band = columns.selectivity[row] ?? 0
  const threshold = THRESHOLDS[evidenceOf(columns, row)][(band > 0 ? band : MIDDLE_BAND) - 1]
  if (!threshold || strength < threshold.match) return 'REACH'
  return strength >= threshold.safety && !Number.isNaN(academics) ? 'SAFETY' : 'MATCH'
}

function evidenceOf(columns: ProgramColumns, row: number): Evidence {
  if (knowsAdmitted(columns, row)) return 'ADMITTED'
  return (columns.ownSelectivity[row] ?? 0) > 0 ? 'OWN_BAND' : 'UNIVERSITY'
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
function isBelowMinimum(mine: Yardstick, columns: ProgramColumns, row: number): boolean {
  return mine.gpaOf4 < (columns.minimumGpaOf4[row] ?? Number.NaN) || englishMargin(mine, columns, row) < 0
}

/** The target share of each tier among the selected matches. */
const TIER_MIX: Readonly<Record<Ambition, Readonly<Record<Tier, number>>>> = {
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

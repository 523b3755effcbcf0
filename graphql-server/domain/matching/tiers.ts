import type { Tier } from '../../generated/prisma/enums.ts'
import { COUNTRIES, IS_MBA, type ProgramColumns } from './columns.ts'
import { UNFUNDED } from './funding.ts'
import { measuredTier } from './outlook/outlook.ts'
import {
  BAND_GRADES,
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
  UNIVERSITY: thresholds([0.29, 0.37, 0.44, 0.51, 0.65, 0.96, NEVER], [0.91, 0.98]),
}

function thresholds(matches: readonly number[], safeties: readonly number[]): Threshold[] {
  return matches.map((match, place) => ({ match, safety: safeties[place] ?? NEVER }))
}

/** From this band on, nothing is a Safety. */
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
  return heldBack(admissionTier(mine, columns, row), mine, columns, row)
}

/**
 * A tier that rules of a country make harder. German universities admit by the grade, which is a Reach or no Safety below
 * what is usual for the band. A Canadian research degree needs a supervisor, so it is no Safety. An Indian MBA ranks by a test: without a score nothing is a Safety, and from the fourth band on all is a Reach. Where no minimum of English is known, 6.5 is usual: below it nothing is a Safety, and
 * below 6.0 all is a Reach.
 */
function heldBack(tier: Tier, mine: Yardstick, columns: ProgramColumns, row: number): Tier {
  const country = columns.country[row] ?? 0
  if (country === INDIA && ((columns.flags[row] ?? 0) & IS_MBA) !== 0 && lacksEntrance(mine))
    return (columns.selectivity[row] ?? 0) >= NO_MATCH_WITHOUT_TEST ? 'REACH' : held(tier)
  const german = country === GERMANY ? germanGrades(columns.selectivity[row] ?? 0) : null
  if (german !== null && mine.gpaOf10 < german.match) return 'REACH'
  const isEnglishKnown = (columns.minimumIelts[row] ?? 0) > 0 || (columns.minimumToefl[row] ?? 0) > 0
  const english = country === INDIA || isEnglishKnown ? Number.NaN : mine.ielts
  if (english < USUAL_IELTS.match) return 'REACH'
  const needsSupervisor = country === CANADA && (columns.funding[row] ?? UNFUNDED) !== UNFUNDED
  const isHeld =
    needsSupervisor || (german !== null && mine.gpaOf10 < german.safety) || english < USUAL_IELTS.safety
  return isHeld ? held(tier) : tier
}

function held(tier: Tier): Tier {
  return tier === 'SAFETY' ? 'MATCH' : tier
}

/** From this band on, an Indian MBA is a Reach without a score of any test: it ranks by little else. */
const NO_MATCH_WITHOUT_TEST = 4

function lacksEntrance({ cat, gmat, gre }: Yardstick): boolean {
  return !(cat > 0) && !(gmat > 0) && !(gre > 0)
}

const GERMANY = COUNTRIES.indexOf('GERMANY')
const INDIA = COUNTRIES.indexOf('INDIA')
const CANADA = COUNTRIES.indexOf('CANADA')
/** Grades of 10 that German programmes of each band usually ask for. Indicative. */
const GERMAN_GRADES: readonly number[] = [6.1, 6.1, 6.2, 6.5, 7, 7.5, 8]
/** So much better is a Safety. */
const GERMAN_SAFETY = 0.7

function germanGrades(band: number): { match: number; safety: number } {
  const match = GERMAN_GRADES[(band > 0 ? band : MIDDLE_BAND) - 1] ?? 0
  return { match, safety: match + GERMAN_SAFETY }
}

/** The IELTS that is usually asked for where a programme's minimum is not known: for a Match, and for a Safety. */
export const USUAL_IELTS = { match: 6, safety: 6.5 }

/** The percentile of CAT or XAT that Indian MBAs of each band call candidates from. Indicative. */
const BAND_PERCENTILES: readonly number[] = [55, 65, 78, 87, 94, 97.5, 99.2]
/** So much of what is missing to 100 makes a Safety; the most selective are nobody's. */
const SAFE_SHARE = 0.5
/** Who misses so many times more of 100 than candidates do is not called: 71 where 87 is asked. */
const HOPELESS_SHARE = 2

/** Indian MBAs rank by percentile and little else. Null for other programmes, and without a percentile. */
function tierByPercentile(mine: Yardstick, columns: ProgramColumns, row: number): Tier | null {
  const asked = askedPercentile(mine, columns, row)
  if (asked === null) return null
  const band = columns.selectivity[row] ?? 0
  const own = percentileFor(mine, columns, row)
  if (own < asked) return 'REACH'
  return band < NO_SAFETY_FROM && own >= 100 - SAFE_SHARE * (100 - asked) ? 'SAFETY' : 'MATCH'
}

/** The best percentile among the tests that a programme takes; that of CAT where it is unknown, or none of them is there. */
export function percentileFor({ cat, indianTests }: Yardstick, columns: ProgramColumns, row: number): number {
  const taken = columns.indianTests[row] ?? 0
  let best = Number.NEGATIVE_INFINITY
  for (let test = 0; test < indianTests.length; test += 1) {
    const own = indianTests[test] ?? Number.NaN
    if ((taken & (1 << test)) !== 0 && own > best) best = own
  }
  return Number.isFinite(best) ? best : cat
}

/** The percentile that an Indian MBA calls from; null for other programmes, and without a percentile. */
export function askedPercentile(mine: Yardstick, columns: ProgramColumns, row: number): number | null {
  const isIndianMba = columns.country[row] === INDIA && ((columns.flags[row] ?? 0) & IS_MBA) !== 0
  if (!isIndianMba || Number.isNaN(mine.cat)) return null
  const band = columns.selectivity[row] ?? 0
  return BAND_PERCENTILES[(band > 0 ? band : MIDDLE_BAND) - 1] ?? 100
}

/** Whether a percentile of CAT or XAT is so far below what a programme calls from that it is no Reach either. */
export function isPercentileHopeless(mine: Yardstick, columns: ProgramColumns, row: number): boolean {
  const asked = askedPercentile(mine, columns, row)
  return asked !== null && 100 - percentileFor(mine, columns, row) > HOPELESS_SHARE * (100 - asked)
}

/** So far below those admitted, in grade points of 10, a Masters is no Reach either, and so far below what its band suggests. */
const HOPELESS_POINTS = { below: 1.1, belowBand: 1.4 }

/** Whether the grade is so far below that a Masters is out of reach. */
export function isGradeHopeless(mine: Yardstick, columns: ProgramColumns, row: number): boolean {
  if (((columns.flags[row] ?? 0) & IS_MBA) !== 0) return false
  const typical = columns.typicalGpaOf10[row] ?? Number.NaN
  if (typical > 0) return mine.gpaOf10 < typical - HOPELESS_POINTS.below
  const suggested = BAND_GRADES[(columns.selectivity[row] ?? 0) - 1] ?? Number.NaN
  return mine.gpaOf4 < suggested - 0.4 * HOPELESS_POINTS.belowBand
}

function admissionTier(mine: Yardstick, columns: ProgramColumns, row: number): Tier {
  const byPercentile = tierByPercentile(mine, columns, row)
  if (byPercentile) return byPercentile
  const measured = measuredTier(columns.outlook[row] ?? -1, mine)
  const byOutcomes = measured && withinBand(measured.tier, columns.selectivity[row] ?? 0)
  if (byOutcomes && measured?.at === 'WITHIN') return byOutcomes
  const tier = tierByStrength(mine, columns, row)
  if (!byOutcomes) return tier
  const isHarder = HARDNESS[byOutcomes] > HARDNESS[tier]
  return isHarder === (measured?.at === 'BELOW') ? byOutcomes : tier
}

/** Outcomes were counted for a university's field as a whole: its hardest programmes are no Safety, or no Match. */
function withinBand(tier: Tier, band: number): Tier {
  if (band > NO_SAFETY_FROM) return 'REACH'
  return tier === 'SAFETY' && band === NO_SAFETY_FROM ? 'MATCH' : tier
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
  const evidence = evidenceOf(columns, row)
  const band = columns.selectivity[row] ?? 0
  const threshold = THRESHOLDS[evidence][(band > 0 ? band : MIDDLE_BAND) - 1]
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
export function isBelowMinimum(mine: Yardstick, columns: ProgramColumns, row: number): boolean {
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

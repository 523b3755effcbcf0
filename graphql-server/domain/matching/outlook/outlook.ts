import type { Tier } from '../../../generated/prisma/enums.ts'
import cohortTable from './cohorts.json' with { type: 'json' }
import levelTable from './levels.json' with { type: 'json' }

/**
 * Outcomes of the past: what applicants for a master's at 54 American universities reported from 2005 to 2016, as a
 * small logistic model and as counts. docs/matching.md says where they come from, how they are biased and how they were
 * checked. They are history, and say no chance of admission for this year.
 */

/** Fewer reports than this are not used. */
export const LEAST_REPORTS = 30
/** The grades of 10 and the GRE totals that the reports cover. Beyond them nothing was measured. */
export const MEASURED_CGPA = { least: 6.6, most: 9.3 } as const
export const MEASURED_GRE = { least: 300, most: 329 } as const
/** Tiers by the share that was admitted: Reach below the first, Safety from the second on. */
const REACH_BELOW = 0.4
const SAFETY_FROM = 0.75
/** What counts where an applicant has no score for analytical writing. */
const USUAL_AWA = 3.3
/** The grid of the counts. */
const CGPA_STEP = 0.2
const GRE_STEP = 3

/** The field group of each field in the reports; 'other' for every other field. */
const GROUPS: Readonly<Record<string, string>> = {
  'computer-science': 'cs',
  'software-engineering': 'cs',
  'artificial-intelligence': 'cs',
  'data-science': 'cs',
  cybersecurity: 'cs',
  'human-computer-interaction': 'cs',
  'information-systems': 'mis',
  'business-analytics': 'mis',
  management: 'mis',
  'supply-chain': 'mis',
  finance: 'mis',
  'business-administration': 'mis',
  marketing: 'mis',
  'project-management': 'mis',
  'engineering-management': 'mis',
  'electrical-engineering': 'ee',
  telecommunications: 'ee',
  robotics: 'ee',
}
const GROUP_NAMES: Readonly<Record<string, string>> = {
  cs: 'computing',
  mis: 'information systems and business',
  ee: 'electrical engineering',
  other: 'other fields',
}

type Level = { key: string; reports: number; logit: number }

const LEVELS: readonly Level[] = Object.entries(levelTable.levels).map(
  ([key, [reports = 0, , logit = 0]]) => ({
    key,
    reports,
    logit,
  }),
)
const PLACES = new Map(LEVELS.map(({ key }, place) => [key, place]))
const { reference, perUnit } = levelTable

/** The number for a programme of which nothing was measured, and for one of which too little was. */
export const NOT_MEASURED = -1
export const TOO_FEW_REPORTS = -2

/** The number of the reports for a programme, by its key, which begins with its university's. */
export function outlookPlaceOf({
  key,
  field,
  degreeType,
}: {
  key: string
  field: string
  degreeType: string
}): number {
  if (degreeType !== 'MASTERS') return NOT_MEASURED
  const university = key.split('/').slice(0, 2).join('/')
  const place = PLACES.get(`${university}|${GROUPS[field] ?? 'other'}`)
  if (place === undefined) return NOT_MEASURED
  return (LEVELS[place]?.reports ?? 0) < LEAST_REPORTS ? TOO_FEW_REPORTS : place
}

/** The figures of a person that were measured. NaN where unknown. */
export type Applied = {
  gpaOf10: number
  gre: number
  greQuant: number
  greVerbal: number
  awa: number
  toefl: number
}

/** The logit of having been admitted, by the model. Grade and GRE have to be known. */
export function logitOf(place: number, { gpaOf10, gre, greQuant, greVerbal, awa, toefl }: Applied): number {
  // Without the sections, the difference from the reference is halved between them.
  const half = (gre - reference.greQuant - reference.greVerbal) / 2
  const areKnown = !Number.isNaN(greQuant) && !Number.isNaN(greVerbal)
  const quant = areKnown ? greQuant : reference.greQuant + half
  const verbal = areKnown ? greVerbal : reference.greVerbal + half
  const isToeflMissing = Number.isNaN(toefl)
  return (
    (LEVELS[place]?.logit ?? 0) +
    perUnit.cgpaOf10 * (gpaOf10 - reference.cgpaOf10) +
    perUnit.greQuant * (quant - reference.greQuant) +
    perUnit.greVerbal * (verbal - reference.greVerbal) +
    perUnit.awa * ((Number.isNaN(awa) ? USUAL_AWA : awa) - reference.awa) +
    perUnit.toefl * ((isToeflMissing ? reference.toefl : toefl) - reference.toefl) +
    (isToeflMissing ? perUnit.toeflMissing : 0)
  )
}

/** The share of 1 that a logit means. */
export function shareOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

/**
 * The tier by what was measured, or null where nothing was. `at`: within what was measured, or beside it; then the
 * figures count as the nearest ones that were.
 */
export function measuredTier(
  place: number,
  applied: Applied,
): { tier: Tier; at: 'WITHIN' | 'ABOVE' | 'BELOW' } | null {
  if (place < 0 || Number.isNaN(applied.gpaOf10) || Number.isNaN(applied.gre)) return null
  const gpaOf10 = clamped(applied.gpaOf10, MEASURED_CGPA)
  const gre = clamped(applied.gre, MEASURED_GRE)
  const off = (gre - applied.gre) / 2
  const share = shareOf(
    logitOf(place, {
      ...applied,
      gpaOf10,
      gre,
      greQuant: applied.greQuant + off,
      greVerbal: applied.greVerbal + off,
    }),
  )
  const isBelow = gpaOf10 > applied.gpaOf10 || gre > applied.gre
  const isAbove = gpaOf10 < applied.gpaOf10 || gre < applied.gre
  return {
    tier: share < REACH_BELOW ? 'REACH' : share < SAFETY_FROM ? 'MATCH' : 'SAFETY',
    at: isBelow ? 'BELOW' : isAbove ? 'ABOVE' : 'WITHIN',
  }
}

function clamped(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, value))
}

/** What became of applicants with like figures; or why it is not known. */
export type History =
  | { applicants: number; admitted: number; low: number; high: number; sentence: string }
  | { applicants: null; sentence: string }

/** The history of applicants with figures like a person's, in words. */
export function historyOf({
  place,
  applied,
  degreeType,
}: {
  place: number
  applied: Applied
  degreeType: string
}): History {
  const { gpaOf10, gre } = applied
  if (degreeType !== 'MASTERS') return unknown('past outcomes were reported for master’s programmes only')
  if (place === NOT_MEASURED)
    return unknown('nobody counted past outcomes for this university that we could check')
  if (place === TOO_FEW_REPORTS)
    return unknown(`fewer than ${LEAST_REPORTS} applicants to this field reported what became of them`)
  if (Number.isNaN(gpaOf10)) return unknown('your profile gives no grade that could be read')
  if (Number.isNaN(gre))
    return unknown('past applicants were counted by their GRE, and your profile gives none')
  if (gpaOf10 < MEASURED_CGPA.least || gpaOf10 > MEASURED_CGPA.most)
    return unknown(`it covers grades from ${MEASURED_CGPA.least} to ${MEASURED_CGPA.most} of 10`)
  if (gre < MEASURED_GRE.least || gre > MEASURED_GRE.most)
    return unknown(`it covers GRE scores from ${MEASURED_GRE.least} to ${MEASURED_GRE.most}`)
  const count = countOf(LEVELS[place]?.key ?? '', gpaOf10, gre)
  if (count === null)
    return unknown(
      `fewer than ${LEAST_REPORTS} applicants with figures like yours reported what became of them`,
    )
  const [low, high] = wilson(count)
  const percent = (share: number) => Math.round(100 * share)
  const { applicants, admitted } = count
  return {
    applicants,
    admitted,
    low,
    high,
    sentence: `Of ${applicants} applicants in ${GROUP_NAMES[groupOf(place)] ?? 'this field'} with figures like yours who told a public forum, mostly from 2011 to 2015, ${percent(admitted / applicants)} % were admitted (95 % interval ${percent(low)} to ${percent(high)}). Admission has become harder since.`,
  }
}

function unknown(why: string): History {
  return { applicants: null, sentence: `Not enough data: ${why}.` }
}

function groupOf(place: number): string {
  return LEVELS[place]?.key.split('|')[1] ?? 'other'
}

type Count = { applicants: number; admitted: number }

/** By the key of a level, then by the grid's point in tenths of a grade and points of the GRE. */
const COHORTS = new Map(Object.entries(cohortTable.cohorts))
const readCohorts = new Map<string, ReadonlyMap<string, Count>>()

/** The count at the nearest point of the grid, if enough reported there. */
function countOf(key: string, gpaOf10: number, gre: number): Count | null {
  const cgpa = Math.round(
    (MEASURED_CGPA.least + Math.round((gpaOf10 - MEASURED_CGPA.least) / CGPA_STEP) * CGPA_STEP) * 10,
  )
  const score = MEASURED_GRE.least + Math.round((gre - MEASURED_GRE.least) / GRE_STEP) * GRE_STEP
  return cohortsOf(key).get(`${cgpa} ${score}`) ?? null
}

function cohortsOf(key: string): ReadonlyMap<string, Count> {
  const known = readCohorts.get(key)
  if (known) return known
  const counts = new Map(
    (COHORTS.get(key) ?? '')
      .split(';')
      .filter(line => line !== '')
      .map(line => {
        const [cgpa, gre, applicants, admitted] = line.split(' ')
        return [`${cgpa} ${gre}`, { applicants: Number(applicants), admitted: Number(admitted) }] as const
      }),
  )
  readCohorts.set(key, counts)
  return counts
}

/** Wilson's interval of 95 % for a share. */
export function wilson({ applicants, admitted }: Count): [low: number, high: number] {
  const z = 1.959964
  const share = admitted / applicants
  const width = 1 + (z * z) / applicants
  const middle = (share + (z * z) / (2 * applicants)) / width
  const reach =
    (z * Math.sqrt((share * (1 - share)) / applicants + (z * z) / (4 * applicants * applicants))) / width
  return [middle - reach, middle + reach]
}

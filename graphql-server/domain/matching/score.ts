import { FIELDS, findField } from '../catalogue/fields.ts'
import type { CurrencyRate, MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, IS_MBA, NO_FIELD, type ProgramColumns } from './columns.ts'
import { FACTOR_KINDS, type FactorKind, type MatchSettings } from './types.ts'

/** The score of a factor if the person's or the catalogue's value is unknown. */
export const NEUTRAL = 0.5

/**
 * The base weight of each factor, of 100. For a Masters, subject and grades matter most, to the fit and to committees.
 * For an MBA the subject is nearly the same everywhere, and years of work and the admission test differ between
 * applicants. Money decides for more students than a country does. An intake is a date that can move.
 */
export const BASE_WEIGHTS = {
  MASTERS: {
    DEGREE: 10,
    COUNTRY: 10,
    FIELD: 22,
    ACADEMICS: 20,
    TESTS: 12,
    EXPERIENCE: 5,
    BUDGET: 16,
    INTAKE: 5,
  },
  MBA: {
    DEGREE: 10,
    COUNTRY: 10,
    FIELD: 10,
    ACADEMICS: 16,
    TESTS: 16,
    EXPERIENCE: 17,
    BUDGET: 16,
    INTAKE: 5,
  },
} as const satisfies Record<MatchingProfile['degreeType'], Record<FactorKind, number>>

/**
 * The grade of 4 that students at universities of each band of selectivity have, from band 1 on. Indicative: our
 * reading of published minima and class profiles, used only if a programme's figures are unknown.
 */
export const BAND_GRADES: readonly number[] = [2.6, 2.75, 2.9, 3.1, 3.3, 3.5, 3.7]
/** Years of work that an MBA usually expects. Indicative, used if the school's figure is unknown. */
export const USUAL_MBA_YEARS = 3
/** The score of a field next to a field of interest. */
export const NEAR_FIELD = 0.6
/** The score of the last of several preferred countries. */
const LAST_COUNTRY = 0.6

/** Fields of different groups whose graduates do similar work. */
const NEIGHBOURS = byField([
  ['data-science', 'statistics'],
  ['data-science', 'business-analytics'],
  ['data-science', 'bioinformatics'],
  ['artificial-intelligence', 'robotics'],
  ['artificial-intelligence', 'statistics'],
  ['computer-science', 'electrical-engineering'],
  ['computer-science', 'mathematics'],
  ['human-computer-interaction', 'design'],
  ['information-systems', 'business-analytics'],
  ['computational-science', 'mathematics'],
  ['finance', 'business-administration'],
  ['finance', 'management'],
  ['finance', 'mathematics'],
  ['accounting', 'management'],
  ['actuarial-science', 'statistics'],
  ['actuarial-science', 'mathematics'],
  ['economics', 'public-policy'],
  ['economics', 'statistics'],
  ['engineering-management', 'project-management'],
  ['engineering-management', 'management'],
  ['industrial-engineering', 'supply-chain'],
  ['biomedical-engineering', 'biotechnology'],
  ['chemical-engineering', 'chemistry'],
  ['materials-engineering', 'physics'],
  ['materials-engineering', 'chemistry'],
  ['civil-engineering', 'construction-management'],
  ['environmental-engineering', 'sustainability'],
  ['energy-engineering', 'sustainability'],
  ['earth-science', 'geography'],
  ['ecology', 'sustainability'],
  ['urban-planning', 'geography'],
  ['biology', 'medicine'],
  ['biotechnology', 'pharmacy'],
  ['health-management', 'management'],
  ['public-health', 'public-policy'],
  ['law', 'international-relations'],
  ['criminology', 'sociology'],
  ['criminology', 'psychology'],
  ['design', 'architecture'],
  ['film-media', 'cultural-studies'],
  ['animation-games', 'human-computer-interaction'],
  ['marketing', 'film-media'],
  ['food-science', 'chemistry'],
])

function byField(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>()
  for (const [one, other] of pairs)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      neighbours.set(from, (neighbours.get(from) ?? new Set()).add(to))
  return neighbours
}

/**
 * A person's side of the comparison, computed once per ranking; scoring a programme only looks up and adds. Unknown
 * numbers are NaN.
 */
export type Yardstick = {
  /** IS_MBA or 0: the target degree. */
  readonly degree: number
  /** In the order of FACTOR_KINDS; they add up to 1. */
  readonly weights: Float64Array
  /** By a country's index; -1 if it is not preferred. */
  readonly countries: Float64Array
  /** By a field's index. */
  readonly fields: Float64Array
  /** By a band of selectivity; index 0 for an unknown band. */
  readonly bands: Float64Array
  readonly gpaOf4: number
  readonly gpaOf10: number
  readonly gre: number
  readonly gmat: number
  readonly ielts: number
  readonly toefl: number
  readonly workYears: number
  readonly budget: number
  readonly isTuitionOnly: boolean
  /** The person's currency; null for US dollars. */
  readonly currency: CurrencyRate | null
  /** 1 to 12; 0 if it is unknown. */
  readonly intakeMonth: number
  /** The weights of grades, tests and work in the tier. They add up to 1, and no setting changes them. */
  readonly tierWeights: { forAcademics: number; forTests: number; forExperience: number }
}

/** Prepares a profile and settings for scoring. */
export function prepareYardstick(profile: MatchingProfile, settings: MatchSettings): Yardstick {
  const share = profile.gradeShare ?? Number.NaN
  const gpaOf4 =
    profile.gpaOf4 ?? (profile.gradeShare === null ? (profile.gpaOf10 ?? Number.NaN) * 0.4 : share * 4)
  const base = BASE_WEIGHTS[profile.degreeType]
  const towardsTier = base.ACADEMICS + base.TESTS + base.EXPERIENCE
  return {
    degree: profile.degreeType === 'MBA' ? IS_MBA : 0,
    weights: weightsOf(profile, settings),
    countries: countryScores(profile.countries),
    fields: fieldScores(profile),
    bands: Float64Array.from([Number.NaN, ...BAND_GRADES], grade => againstTypical((gpaOf4 - grade) / 0.4)),
    gpaOf4,
    gpaOf10: profile.gpaOf10 ?? (profile.gradeShare === null ? gpaOf4 * 2.5 : share * 10),
    gre: profile.gre ?? Number.NaN,
    gmat: profile.gmat ?? Number.NaN,
    ielts: profile.ielts ?? Number.NaN,
    toefl: profile.toefl ?? Number.NaN,
    workYears: profile.workYears ?? Number.NaN,
    budget: Math.max(0, profile.budgetYearUsd ?? Number.NaN),
    isTuitionOnly: profile.budgetIsTuitionOnly,
    currency: profile.budgetCurrency ?? null,
    intakeMonth: profile.intakeMonth ?? 0,
    tierWeights: {
      forAcademics: base.ACADEMICS / towardsTier,
      forTests: base.TESTS / towardsTier,
      forExperience: base.EXPERIENCE / towardsTier,
    },
  }
}

/** Base weights times the person's multipliers, scaled to a sum of 1. */
function weightsOf({ degreeType }: MatchingProfile, { budget, country, field }: MatchSettings): Float64Array {
  const multipliers: Partial<Record<FactorKind, number>> = { BUDGET: budget, COUNTRY: country, FIELD: field }
  const raw = FACTOR_KINDS.map(kind => BASE_WEIGHTS[degreeType][kind] * (multipliers[kind] ?? 1))
  const whole = raw.reduce((sum, weight) => sum + weight, 0)
  return Float64Array.from(raw, weight => weight / whole)
}

function countryScores(preferred: MatchingProfile['countries']): Float64Array {
  const step = preferred.length > 1 ? (1 - LAST_COUNTRY) / (preferred.length - 1) : 0
  return Float64Array.from(COUNTRIES, country => {
    const place = preferred.indexOf(country)
    return place < 0 ? -1 : 1 - step * place
  })
}

function fieldScores({ degreeType, fields }: MatchingProfile): Float64Array {
  const strongest = fields.reduce((most, { weight }) => Math.max(most, weight), 0)
  const scores = new Float64Array(FIELDS.length + 1).fill(Number.NaN)
  if (strongest <= 0) return scores
  for (const [place, { code }] of FIELDS.entries())
    scores[place] = fields.reduce(
      (best, interest) =>
        Math.max(best, (interest.weight / strongest) * similarity(interest.code, code, degreeType)),
      0,
    )
  scores[NO_FIELD] = Number.NaN
  return scores
}

/** How near a programme's field is to the interests, 0 to 1. */
export function similarity(
  interest: string,
  field: string,
  degreeType: MatchingProfile['degreeType'],
): number {
  if (interest === field) return 1
  const group = findField(interest)?.group
  const isNear =
    (group !== undefined && group === findField(field)?.group) ||
    NEIGHBOURS.get(interest)?.has(field) ||
    // A general MBA teaches all functions of a business and leads into any industry.
    (degreeType === 'MBA' && field === 'business-administration')
  return isNear ? NEAR_FIELD : 0
}

/** The score of a difference from admitted students, in points of a grade of 10; no difference scores 0.75. */
function againstTypical(points: number): number {
  return points >= 0 ? Math.min(1, 0.75 + 0.25 * points) : Math.max(0.05, 0.75 + 0.4 * points)
}

/** The grade against the programme's typical one and minimum, or else against its band. NaN: unknown. */
export function scoreAcademics(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const typical = columns.typicalGpaOf10[row] ?? Number.NaN
  const minimum = columns.minimumGpaOf4[row] ?? Number.NaN
  const margin = mine.gpaOf4 - minimum
  const admitted = againstTypical(mine.gpaOf10 - typical)
  if (margin < 0) return Math.min(Math.max(0, 0.3 + margin), typical > 0 ? admitted : 1)
  if (typical > 0) return admitted
  if (margin >= 0) return Math.min(1, 0.6 + 0.5 * margin)
  const band = columns.selectivity[row] ?? 0
  return band > 0 && !(minimum > 0) ? (mine.bands[band] ?? Number.NaN) : Number.NaN
}

/** Bands of IELTS, or the equivalent of TOEFL, above the required minimum; NaN: unknown. */
export function englishMargin(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const bands = mine.ielts - (columns.minimumIelts[row] ?? Number.NaN)
  if (!Number.isNaN(bands)) return bands
  const toefl = columns.minimumToefl[row] ?? -1
  return toefl > 0 ? (mine.toefl - toefl) / 15 : Number.NaN
}

/** English against the minimum, GRE or GMAT against the typical score: the mean of those that the programme names. */
export function scoreTests(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const asksEnglish = (columns.minimumIelts[row] ?? 0) > 0 || (columns.minimumToefl[row] ?? 0) > 0
  const gre = columns.typicalGre[row] ?? 0
  const gmat = columns.typicalGmat[row] ?? 0
  const asksAdmission = gre > 0 || gmat > 0
  const english = asksEnglish ? scoreEnglish(englishMargin(mine, columns, row)) : Number.NaN
  const admission = asksAdmission ? scoreAdmissionTest(mine, gre, gmat) : Number.NaN
  const isEnglishKnown = !Number.isNaN(english)
  const isAdmissionKnown = !Number.isNaN(admission)
  if (!isEnglishKnown && !isAdmissionKnown) return Number.NaN
  // A required score that is unknown counts half, like everything unknown.
  if (asksEnglish && asksAdmission)
    return ((isEnglishKnown ? english : NEUTRAL) + (isAdmissionKnown ? admission : NEUTRAL)) / 2
  return isEnglishKnown ? english : admission
}

function scoreEnglish(margin: number): number {
  return margin < 0 ? Math.max(0, 0.5 + 0.4 * margin) : Math.min(1, 0.8 + 0.2 * margin)
}

/** A school takes either test, and the better one counts. Ten points of the GRE or forty of the GMAT matter a lot. */
function scoreAdmissionTest(mine: Yardstick, gre: number, gmat: number): number {
  const byGre = gre > 0 ? againstTypical((mine.gre - gre) / 10) : Number.NaN
  const byGmat = gmat > 0 ? againstTypical((mine.gmat - gmat) / 40) : Number.NaN
  if (Number.isNaN(byGre)) return byGmat
  return Number.isNaN(byGmat) ? byGre : Math.max(byGre, byGmat)
}

/** Years of work against the typical or usual number for an MBA; for a Masters a few years add a little. */
export function scoreExperience(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const years = mine.workYears
  const typical = columns.typicalWorkYears[row] ?? Number.NaN
  const isMba = ((columns.flags[row] ?? 0) & IS_MBA) !== 0
  if (!isMba && !(typical > 0)) return years >= 3 ? 1 : 0.6 + (0.4 * years) / 3
  const expected = typical > 0 ? typical : USUAL_MBA_YEARS
  return years < expected ? 0.15 + (0.65 * years) / expected : Math.min(1, 0.8 + 0.1 * (years - expected))
}

/** A year's cost against the budget: 1 within it, 0.9 at a tenth over, 0.5 at three tenths over, falling smoothly. */
function affordability(budget: number, cost: number): number {
  if (cost <= budget) return 1
  const over = (cost / budget - 1) / 0.3
  return 1 / (1 + over * over)
}

/**
 * The budget against a year's tuition and living costs, or tuition alone if the budget is for tuition. If a part of the
 * cost is unknown, the known part counts only if it scores below neutral; otherwise the result is unknown (NaN).
 */
export function scoreBudget(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const tuition = columns.tuitionYearUsd[row] ?? -1
  const living = mine.isTuitionOnly ? 0 : (columns.livingYearUsd[row] ?? -1)
  const score = affordability(mine.budget, Math.max(0, tuition) + Math.max(0, living))
  if (tuition >= 0 && living >= 0) return score
  return score < NEUTRAL ? score : Number.NaN
}

/** By the months between the preferred start and the nearest intake, at most 6. */
const INTAKE_SCORES = Float64Array.of(1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1)

/** The months between the preferred start and the nearest intake, at most 6; -1: unknown. */
export function monthsToIntake(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const mask = columns.intakes[row] ?? 0
  if (mask === 0 || mine.intakeMonth === 0) return -1
  // The twelve bits, rotated: the preferred month becomes the lowest.
  const turned = ((mask >>> (mine.intakeMonth - 1)) | (mask << (13 - mine.intakeMonth))) & 0xfff
  for (let months = 0; months < 6; months += 1)
    if ((turned & ((1 << months) | (1 << ((12 - months) % 12)))) !== 0) return months
  return 6
}

export function scoreIntake(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const months = monthsToIntake(mine, columns, row)
  return months < 0 ? Number.NaN : (INTAKE_SCORES[months] ?? 0)
}

/** The score of one factor; NaN if the person's or the catalogue's value is unknown. */
export function scoreOf(kind: FactorKind, mine: Yardstick, columns: ProgramColumns, row: number): number {
  switch (kind) {
    case 'DEGREE':
      return ((columns.flags[row] ?? 0) & IS_MBA) === mine.degree ? 1 : 0
    case 'COUNTRY':
      return Math.max(0, mine.countries[columns.country[row] ?? 0] ?? 0)
    case 'FIELD':
      return mine.fields[columns.field[row] ?? NO_FIELD] ?? Number.NaN
    case 'ACADEMICS':
      return scoreAcademics(mine, columns, row)
    case 'TESTS':
      return scoreTests(mine, columns, row)
    case 'EXPERIENCE':
      return scoreExperience(mine, columns, row)
    case 'BUDGET':
      return scoreBudget(mine, columns, row)
    case 'INTAKE':
      return scoreIntake(mine, columns, row)
  }
}

/** The score of a factor with unknown as neutral. */
export function counted(score: number): number {
  return Number.isNaN(score) ? NEUTRAL : score
}

/**
 * The weighted sum of a programme's factor scores, 0 to 1, in the order of FACTOR_KINDS. The order is fixed: equal
 * inputs give the same number to the last bit.
 */
export function totalOf(
  weights: Float64Array,
  degree: number,
  country: number,
  field: number,
  academics: number,
  tests: number,
  experience: number,
  budget: number,
  intake: number,
): number {
  return (
    (weights[0] ?? 0) * degree +
    (weights[1] ?? 0) * country +
    (weights[2] ?? 0) * counted(field) +
    (weights[3] ?? 0) * counted(academics) +
    (weights[4] ?? 0) * counted(tests) +
    (weights[5] ?? 0) * counted(experience) +
    (weights[6] ?? 0) * counted(budget) +
    (weights[7] ?? 0) * counted(intake)
  )
}

import type { Country } from '../../generated/prisma/enums.ts'
import { INDIAN_TESTS } from '../profiles/reading/percentile.ts'
import type { CurrencyRate, FundingWish, MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, IS_MBA, IS_TEST_REQUIRED, IS_UNSURE_LANGUAGE, type ProgramColumns } from './columns.ts'
import { FUNDED, isPaid, UNFUNDED } from './funding.ts'
import { speaksLanguageOf } from './prerequisites.ts'
import { CAPS, FAR, IN_FIELD, rateSubjects, type SubjectRatings } from './rateSubjects.ts'
import { FACTOR_KINDS, type FactorKind, type MatchSettings } from './types.ts'

/** The score of a factor if the person's or the catalogue's value is unknown. */
export const NEUTRAL = 0.5

/**
 * The base weight of each factor, of 100. For a Masters the subject matters most. For an MBA the subject is nearly the
 * same everywhere, and years of work and the admission test differ between applicants. Money decides for more students
 * than a country does. An intake is a date that can move. Of programmes that fit alike, the more selective one counts
 * more: that is what employers and counsellors know of it.
 */
const BASE_WEIGHTS = {
  MASTERS: {
    DEGREE: 4,
    COUNTRY: 10,
    FIELD: 28,
    ACADEMICS: 16,
    TESTS: 9,
    EXPERIENCE: 2,
    BUDGET: 16,
    INTAKE: 4,
    SELECTIVITY: 11,
  },
  MBA: {
    DEGREE: 4,
    COUNTRY: 10,
    FIELD: 10,
    ACADEMICS: 13,
    TESTS: 14,
    EXPERIENCE: 14,
    BUDGET: 16,
    INTAKE: 4,
    SELECTIVITY: 15,
  },
} as const satisfies Record<MatchingProfile['degreeType'], Record<FactorKind, number>>

/**
 * What grades, tests and work count in a tier. Months of work do not make a Masters easier to get into: where outcomes
 * were measured, they changed nothing.
 */
const TIER_WEIGHTS = {
  MASTERS: { forAcademics: 20 / 32, forTests: 12 / 32, forExperience: 0 },
  MBA: { forAcademics: 16 / 49, forTests: 16 / 49, forExperience: 17 / 49 },
} as const satisfies Record<MatchingProfile['degreeType'], Yardstick['tierWeights']>

/**
 * The grade of 4 that students at universities of each band of selectivity have, from band 1 on. Indicative: our
 * reading of published minima and class profiles, used only if a programme's figures are unknown.
 */
export const BAND_GRADES: readonly number[] = [2.6, 2.75, 2.9, 3.1, 3.3, 3.5, 3.7]
/** Bands of selectivity are 1 to this. */
export const BAND_COUNT = BAND_GRADES.length
/** Years of work that an MBA usually expects. Indicative, used if the school's figure is unknown. */
export const USUAL_MBA_YEARS = 3
/** The score of the last of several preferred countries. */
const LAST_COUNTRY = 0.6

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
  /** By a country's index; whether they can follow a course there in whichever language it is taught. */
  readonly isSpoken: readonly boolean[]
  /** By a subject's number in the columns. */
  readonly subjects: SubjectRatings
  /** The most percent by a subject's class. None where the person does not count the field. */
  readonly caps: readonly number[]
  /** The strength of the grade by a band of selectivity; index 0 for an unknown band. */
  readonly bands: Float64Array
  readonly gpaOf4: number
  readonly gpaOf10: number
  readonly gre: number
  readonly greQuant: number
  readonly greVerbal: number
  readonly awa: number
  readonly gmat: number
  /** Whether they have neither, and say of none that it is to come. */
  readonly lacksAdmissionTest: boolean
  /** The percentile of CAT, or else of another Indian test. */
  readonly cat: number
  /** The percentiles of all of them, in the order of INDIAN_TESTS. */
  readonly indianTests: Float64Array
  readonly ielts: number
  readonly toefl: number
  /** Whether the person's own English test is TOEFL. */
  readonly isToefl: boolean
  readonly workYears: number
  /** By a country's index, in US dollars; NaN where none is known. */
  readonly budgets: Float64Array
  /** By a country's index: whether its budget is for a whole course rather than a year, and for tuition alone. */
  readonly isWhole: readonly boolean[]
  readonly isTuitionOnly: readonly boolean[]
  /** By a country's index, the share of its budget that may go into tuition: 1 where living has no sum of its own. */
  readonly tuitionShares: Float64Array
  readonly funding: FundingWish | null
  /** Whether they apply for a scholarship that pays for all of it at any university. */
  readonly hasOutsideScholarship: boolean
  /** The person's currency; null for US dollars. */
  readonly currency: CurrencyRate | null
  /** The months that would do, 1 to 12, the preferred first. Empty where none is known. */
  readonly intakeMonths: readonly number[]
  /** The months that are at most 0 to 5 months from one of them, as twelve bits each. */
  readonly intakeReach: Int32Array
  /** The weights of grades, tests and work in the tier. They add up to 1, and no setting changes them. */
  readonly tierWeights: { forAcademics: number; forTests: number; forExperience: number }
}

/** Prepares a profile and settings for scoring the programmes of these columns. */
export function prepareYardstick(
  profile: MatchingProfile,
  settings: MatchSettings,
  { subjects }: Pick<ProgramColumns, 'subjects'>,
): Yardstick {
  const share = profile.gradeShare ?? Number.NaN
  const gpaOf4 =
    profile.gpaOf4 ?? (profile.gradeShare === null ? (profile.gpaOf10 ?? Number.NaN) * 0.4 : share * 4)
  const intakeMonths =
    profile.intakeMonth === null ? [] : [profile.intakeMonth, ...(profile.otherIntakeMonths ?? [])]
  return {
    degree: profile.degreeType === 'MBA' ? IS_MBA : 0,
    weights: weightsOf(profile, settings),
    countries: countryScores(profile.countries),
    isSpoken: COUNTRIES.map(country => speaksLanguageOf(country, profile.languages ?? [])),
    subjects: rateSubjects(subjects, profile),
    caps: settings.field === 0 ? CAPS.map(() => 100) : CAPS,
    bands: Float64Array.from([Number.NaN, ...BAND_GRADES], grade => againstTypical((gpaOf4 - grade) / 0.4)),
    gpaOf4,
    gpaOf10: profile.gpaOf10 ?? (profile.gradeShare === null ? gpaOf4 * 2.5 : share * 10),
    gre: profile.gre ?? Number.NaN,
    greQuant: profile.greQuant ?? Number.NaN,
    greVerbal: profile.greVerbal ?? Number.NaN,
    awa: profile.greWriting ?? Number.NaN,
    gmat: profile.gmat ?? Number.NaN,
    lacksAdmissionTest: profile.gre === null && profile.gmat === null && profile.plansAdmissionTest !== true,
    cat: profile.cat ?? Number.NaN,
    indianTests: Float64Array.from(INDIAN_TESTS, test => profile.indianTests?.[test] ?? Number.NaN),
    ielts: profile.ielts ?? Number.NaN,
    toefl: profile.toefl ?? Number.NaN,
    isToefl: profile.englishTest?.name === 'TOEFL' && profile.toefl !== null,
    workYears: profile.workYears ?? Number.NaN,
    ...budgetsOf(profile),
    funding: profile.funding ?? null,
    hasOutsideScholarship: profile.hasOutsideScholarship ?? false,
    currency: profile.budgetCurrency ?? null,
    intakeMonths,
    intakeReach: intakeReach(intakeMonths),
    tierWeights: TIER_WEIGHTS[profile.degreeType],
  }
}

/** Base weights times the person's multipliers, scaled to a sum of 1. */
function weightsOf({ degreeType }: MatchingProfile, { budget, country, field }: MatchSettings): Float64Array {
  const multipliers: Partial<Record<FactorKind, number>> = { BUDGET: budget, COUNTRY: country, FIELD: field }
  const raw = FACTOR_KINDS.map(kind => BASE_WEIGHTS[degreeType][kind] * (multipliers[kind] ?? 1))
  const whole = raw.reduce((sum, weight) => sum + weight, 0)
  return Float64Array.from(raw, weight => weight / whole)
}

function budgetsOf(
  profile: MatchingProfile,
): Pick<Yardstick, 'budgets' | 'isWhole' | 'isTuitionOnly' | 'tuitionShares'> {
  const usual = {
    usd: Math.max(0, profile.budgetWholeUsd ?? profile.budgetYearUsd ?? Number.NaN),
    isWhole: typeof profile.budgetWholeUsd === 'number',
    isTuitionOnly: profile.budgetIsTuitionOnly,
  }
  const own = new Map((profile.budgetsByCountry ?? []).map(budget => [budget.country, budget]))
  const all = COUNTRIES.map(country => own.get(country) ?? usual)
  return {
    budgets: Float64Array.from(all, ({ usd }) => usd),
    isWhole: all.map(({ isWhole }) => isWhole),
    isTuitionOnly: all.map(({ isTuitionOnly }) => isTuitionOnly),
    tuitionShares: Float64Array.from(all, budget =>
      budget === usual ? (profile.budgetTuitionShare ?? 1) : 1,
    ),
  }
}

/** Whether the budget of a programme's country is for tuition alone. */
export function isTuitionAlone(
  { isTuitionOnly }: Yardstick,
  { country }: ProgramColumns,
  row: number,
): boolean {
  return isTuitionOnly[country[row] ?? 0] ?? false
}

/** The share of the budget of a programme's country that may go into tuition. */
export function tuitionShareFor(
  { tuitionShares }: Yardstick,
  { country }: ProgramColumns,
  row: number,
): number {
  return tuitionShares[country[row] ?? 0] ?? 1
}

/** What the person can pay for a programme: the budget of its country. */
export function budgetFor({ budgets }: Yardstick, { country }: ProgramColumns, row: number): number {
  return budgets[country[row] ?? 0] ?? Number.NaN
}

function countryScores(preferred: MatchingProfile['countries']): Float64Array {
  const step = preferred.length > 1 ? (1 - LAST_COUNTRY) / (preferred.length - 1) : 0
  return Float64Array.from(COUNTRIES, country => {
    const place = preferred.indexOf(country)
    return place < 0 ? -1 : 1 - step * place
  })
}

/**
 * How strong a difference from admitted students is, in points of a grade of 10; no difference comes to 0.75. Tiers
 * compare strengths. In a match's score being above adds nothing: see `levelled`.
 */
function againstTypical(points: number): number {
  return points >= 0 ? Math.min(1, LEVEL + 0.25 * points) : Math.max(0.05, LEVEL + 0.4 * points)
}

/** The strength of somebody who is just what is usual. */
const LEVEL = 0.75

/** A strength as a score: everything from level on is full. */
function levelled(strength: number): number {
  return Math.min(1, strength / LEVEL)
}

/** How strong the grade is against the programme's typical one and minimum, or else against its band. NaN: unknown. */
export function gradeStrength(mine: Yardstick, columns: ProgramColumns, row: number): number {
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

/** The score of a grade that meets a minimum, where nothing is known of those admitted. */
const MEETS_MINIMUM = 0.85

/** The score of the grade: full where it is level with those admitted. Under a minimum at most 0.4. NaN: unknown. */
export function scoreAcademics(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const strength = gradeStrength(mine, columns, row)
  const minimum = columns.minimumGpaOf4[row] ?? Number.NaN
  if (mine.gpaOf4 >= minimum && !((columns.typicalGpaOf10[row] ?? Number.NaN) > 0)) return MEETS_MINIMUM
  return levelled(strength)
}

/** Bands of IELTS, or the equivalent of TOEFL, above the required minimum; NaN: unknown. */
export function englishMargin(mine: Yardstick, columns: ProgramColumns, row: number): number {
  return englishAbove(mine, columns.minimumIelts[row] ?? Number.NaN, columns.minimumToefl[row] ?? -1)
}

/** The same above what is typical of those admitted. */
export function typicalEnglishMargin(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const ielts = columns.typicalIelts[row] ?? Number.NaN
  return englishAbove(mine, ielts > 0 ? ielts : Number.NaN, columns.typicalToefl[row] ?? -1)
}

/** In the terms of the person's own test where the programme gives both. */
function englishAbove(mine: Yardstick, ielts: number, toefl: number): number {
  if (mine.isToefl && toefl > 0) return (mine.toefl - toefl) / TOEFL_OF_A_BAND
  const bands = mine.ielts - ielts
  if (!Number.isNaN(bands)) return bands
  return toefl > 0 ? (mine.toefl - toefl) / TOEFL_OF_A_BAND : Number.NaN
}

/** The points of TOEFL that a band of IELTS comes to. */
const TOEFL_OF_A_BAND = 15

/**
 * How strong the tests are: English against the minimum and what is typical, GRE or GMAT against the typical score. The
 * mean of those that the programme names; NaN: unknown.
 */
export function testStrength(mine: Yardstick, columns: ProgramColumns, row: number): number {
  return ofTests(mine, columns, row, strength => strength)
}

/** The score of the tests: full from level on. */
export function scoreTests(mine: Yardstick, columns: ProgramColumns, row: number): number {
  return ofTests(mine, columns, row, levelled)
}

function ofTests(
  mine: Yardstick,
  columns: ProgramColumns,
  row: number,
  count: (strength: number) => number,
): number {
  const gre = columns.typicalGre[row] ?? 0
  const gmat = columns.typicalGmat[row] ?? 0
  const namesEnglish = namesEnglishTest(columns, row)
  const namesAdmission = gre > 0 || gmat > 0
  const english = namesEnglish ? count(englishStrength(mine, columns, row)) : Number.NaN
  const admission = namesAdmission ? count(admissionStrength(mine, gre, gmat)) : Number.NaN
  const isEnglishKnown = !Number.isNaN(english)
  const isAdmissionKnown = !Number.isNaN(admission)
  if (!isEnglishKnown && !isAdmissionKnown) return Number.NaN
  // A score that the programme names and the person does not have counts half, like everything unknown.
  if (namesEnglish && namesAdmission)
    return ((isEnglishKnown ? english : NEUTRAL) + (isAdmissionKnown ? admission : NEUTRAL)) / 2
  return isEnglishKnown ? english : admission
}

/** Whether the programme says anything of tests. */
export function namesTests(columns: ProgramColumns, row: number): boolean {
  return (
    namesEnglishTest(columns, row) ||
    (columns.typicalGre[row] ?? 0) > 0 ||
    (columns.typicalGmat[row] ?? 0) > 0
  )
}

function namesEnglishTest(columns: ProgramColumns, row: number): boolean {
  return (
    (columns.minimumIelts[row] ?? 0) > 0 ||
    (columns.minimumToefl[row] ?? 0) > 0 ||
    (columns.typicalIelts[row] ?? 0) > 0 ||
    (columns.typicalToefl[row] ?? 0) > 0
  )
}

/** Under the minimum at most 0.5; else against what is typical, or where that is unknown by the distance from the minimum. */
function englishStrength(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const margin = englishMargin(mine, columns, row)
  const typical = againstTypical(0.8 * typicalEnglishMargin(mine, columns, row))
  const minimum = margin < 0 ? Math.max(0, 0.5 + 0.4 * margin) : Math.min(1, 0.8 + 0.2 * margin)
  if (Number.isNaN(typical)) return minimum
  return Number.isNaN(minimum) ? typical : Math.min(minimum, Math.max(typical, margin < 0 ? 0 : 0.5))
}

/** A school takes either test, and the better one counts. Ten points of the GRE or forty of the GMAT matter a lot. */
function admissionStrength(mine: Yardstick, gre: number, gmat: number): number {
  const byGre = gre > 0 ? againstTypical((mine.gre - gre) / 10) : Number.NaN
  const byGmat = gmat > 0 ? againstTypical((mine.gmat - gmat) / 40) : Number.NaN
  if (Number.isNaN(byGre)) return byGmat
  return Number.isNaN(byGmat) ? byGre : Math.max(byGre, byGmat)
}

/** How strong the years of work are, against the typical or usual number; NaN: unknown. */
export function workStrength(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const years = mine.workYears
  const typical = columns.typicalWorkYears[row] ?? Number.NaN
  const isMba = ((columns.flags[row] ?? 0) & IS_MBA) !== 0
  if (!isMba && !(typical > 0)) return years >= 3 ? 1 : 0.6 + (0.4 * years) / 3
  const expected = typical > 0 ? typical : USUAL_MBA_YEARS
  return years < expected ? 0.15 + (0.65 * years) / expected : Math.min(1, 0.8 + 0.1 * (years - expected))
}

/** The score of the years of work: full from the typical number on. A Masters rarely asks for any. */
export function scoreExperience(mine: Yardstick, columns: ProgramColumns, row: number): number {
  return Math.min(1, workStrength(mine, columns, row) / 0.8)
}

/** The score of the programme's selectivity: 0 for the least selective band, 1 for the most. NaN: unknown. */
export function scoreSelectivity(columns: ProgramColumns, row: number): number {
  const band = columns.selectivity[row] ?? 0
  return band > 0 ? (band - 1) / (BAND_GRADES.length - 1) : Number.NaN
}

/** The score of the budget from which a cost is near enough: what is said to be 5 % over, and 10 % over. */
export const NEARLY_AFFORDABLE = affordability(1, 1.055)
export const BARELY_AFFORDABLE = affordability(1, 1.105)
/** The same for costs up to three tenths over, and up to two and a half times as much. */
export const HARDLY_AFFORDABLE = affordability(1, 1.3)
export const UNAFFORDABLE = affordability(1, 2.5)

/** A year's cost against the budget: 1 within it, 0.9 at a tenth over, 0.5 at three tenths over, falling smoothly. */
export function affordability(budget: number, cost: number): number {
  if (cost <= budget) return 1
  const over = (cost / budget - 1) / 0.3
  return 1 / (1 + over * over)
}

/** Years of full-time study by country, for courses whose length is not known; where none stands here, two. */
const USUAL_YEARS: Partial<Record<Country, number>> = { UK: 1 }
const USUAL_YEARS_BY_PLACE = Float64Array.from(COUNTRIES, country => USUAL_YEARS[country] ?? 2)

/** The years that a budget pays for: 1 for a year's budget, and the length of the course for one of the whole. */
export function yearsPaid(mine: Yardstick, columns: ProgramColumns, row: number): number {
  if (!mine.isWhole[columns.country[row] ?? 0]) return 1
  const months = columns.durationMonths[row] ?? -1
  // A year's tuition of a shorter course is the tuition of all of it.
  return months > 0 ? Math.max(1, months / 12) : (USUAL_YEARS_BY_PLACE[columns.country[row] ?? 0] ?? 2)
}

/**
 * What a programme costs of what the budget is for, in US dollars: living with the tuition, or what that usually is where
 * it is not known. Unknown parts are left out. Where living has a sum of its own, tuition over the rest costs as much more
 * than the whole budget as it is over its part.
 */
export function costOf(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const tuition = columns.tuitionYearUsd[row] ?? -1
  const living = isTuitionAlone(mine, columns, row) ? 0 : (columns.livingYearUsd[row] ?? -1)
  const guessed = Math.max(0, tuition >= 0 ? tuition : (columns.usualTuitionUsd[row] ?? -1))
  const byShare = guessed / tuitionShareFor(mine, columns, row)
  return yearsPaid(mine, columns, row) * Math.max(guessed + Math.max(0, living), byShare)
}

/**
 * The budget against tuition and living costs, or tuition alone if the budget is for tuition: of a year, or of the whole
 * course. If a part of the cost is unknown, the known part counts with what tuition usually is, and only if that scores
 * below neutral; otherwise the result is unknown (NaN).
 */
export function scoreBudget(mine: Yardstick, columns: ProgramColumns, row: number): number {
  if (mine.funding === 'FULL') return scoreFunding(mine, columns, row)
  const score = affordability(budgetFor(mine, columns, row), costOf(mine, columns, row))
  const isLivingKnown = isTuitionAlone(mine, columns, row) || (columns.livingYearUsd[row] ?? -1) >= 0
  if ((columns.tuitionYearUsd[row] ?? -1) >= 0 && isLivingKnown) return score
  return score < NEUTRAL ? score : Number.NaN
}

/** For who needs full funding: what is likely to be paid for counts as affordable. */
const LITTLE_TO_PAY = 0.97
/** Tuition of a year, in US dollars, that a grant or a job beside the studies may cover. */
const LOW_TUITION_USD = 4000
/** Countries whose public universities ask little of everybody, where a programme's tuition is not known. */
const LOW_TUITION_COUNTRIES: ReadonlySet<number> = new Set([
  COUNTRIES.indexOf('GERMANY'),
  COUNTRIES.indexOf('ITALY'),
])

/** For somebody who needs full funding: full where a programme pays its students or asks little. NaN: unknown. */
export function scoreFunding({ workYears }: Yardstick, columns: ProgramColumns, row: number): number {
  const funding = columns.funding[row] ?? UNFUNDED
  const tuition = columns.tuitionYearUsd[row] ?? -1
  if (funding === FUNDED || tuition === 0) return 1
  if (isPaid(funding, workYears)) return LITTLE_TO_PAY
  const usual = tuition >= 0 ? tuition : (columns.usualTuitionUsd[row] ?? -1)
  if (usual > 2 * LOW_TUITION_USD) return 0.1
  if (usual > LOW_TUITION_USD) return 0.4
  if (tuition >= 0) return LITTLE_TO_PAY
  return LOW_TUITION_COUNTRIES.has(columns.country[row] ?? 0) ? 0.7 : Number.NaN
}

/** By the months between the preferred start and the nearest intake, at most 6. */
const INTAKE_SCORES = Float64Array.of(1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.1)

/** The months between the preferred start and the nearest intake, at most 6; -1: unknown. */
export function monthsToIntake(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const mask = columns.intakes[row] ?? 0
  if (mask === 0 || mine.intakeMonths.length === 0) return -1
  for (let months = 0; months < 6; months += 1)
    if ((mask & (mine.intakeReach[months] ?? 0)) !== 0) return months
  return 6
}

/** By a number of months from 0 to 5: the months that are at most so far from one of these, as twelve bits. */
function intakeReach(wanted: readonly number[]): Int32Array {
  return Int32Array.from({ length: 6 }, (_, distance) => {
    let bits = 0
    for (const month of wanted)
      for (let step = -distance; step <= distance; step += 1) bits |= 1 << ((month - 1 + step + 12) % 12)
    return bits
  })
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
      return mine.subjects.scores[columns.subject[row] ?? 0] ?? Number.NaN
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
    case 'SELECTIVITY':
      return scoreSelectivity(columns, row)
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
  selectivity: number,
): number {
  return (
    (weights[0] ?? 0) * degree +
    (weights[1] ?? 0) * country +
    (weights[2] ?? 0) * counted(field) +
    (weights[3] ?? 0) * counted(academics) +
    (weights[4] ?? 0) * counted(tests) +
    (weights[5] ?? 0) * counted(experience) +
    (weights[6] ?? 0) * counted(budget) +
    (weights[7] ?? 0) * counted(intake) +
    (weights[8] ?? 0) * counted(selectivity)
  )
}

/** The class of a programme's subject: a place in SUBJECT_CLASSES. */
export function subjectClassOf(mine: Yardstick, columns: ProgramColumns, row: number): number {
  return mine.subjects.classes[columns.subject[row] ?? 0] ?? IN_FIELD
}

/** Whether the programme admits nobody without the GRE or GMAT, and the person has neither and plans none. */
export function lacksRequiredTest(mine: Yardstick, { flags }: ProgramColumns, row: number): boolean {
  return mine.lacksAdmissionTest && ((flags[row] ?? 0) & IS_TEST_REQUIRED) !== 0
}

/** Whether a prerequisite of the programme is missing. */
export function isClosed(mine: Yardstick, columns: ProgramColumns, row: number): boolean {
  return mine.subjects.isClosed[columns.subject[row] ?? 0] === 1
}

/** Whether the programme may be taught in a language that the person does not speak: the catalogue does not say in which. */
export function isUnsureLanguage(mine: Yardstick, { flags, country }: ProgramColumns, row: number): boolean {
  return ((flags[row] ?? 0) & IS_UNSURE_LANGUAGE) !== 0 && mine.isSpoken[country[row] ?? 0] === false
}

/** The most percent of a programme: by its subject's class, and as if far where a prerequisite is missing. */
export function capOf(mine: Yardstick, columns: ProgramColumns, row: number): number {
  const cap = mine.caps[subjectClassOf(mine, columns, row)] ?? 100
  return isClosed(mine, columns, row) ? Math.min(cap, CLOSED_CAP) : cap
}

const CLOSED_CAP = CAPS[FAR] ?? 0

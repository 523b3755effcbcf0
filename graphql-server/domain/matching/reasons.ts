import type { Tier } from '../../generated/prisma/enums.ts'
import { countryInSentence } from '../catalogue/countries.ts'
import { FIELD_GROUPS, FIELDS, findField } from '../catalogue/fields.ts'
import { money } from '../profiles/reading/budget.ts'
import { MONTHS } from '../profiles/reading/intake.ts'
import type { CurrencyRate, MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, IS_MBA, type ProgramColumns } from './columns.ts'
import {
  BAND_GRADES,
  counted,
  englishMargin,
  monthsToIntake,
  scoreOf,
  similarity,
  totalOf,
  USUAL_MBA_YEARS,
  type Yardstick,
} from './score.ts'
import { tierOf } from './tiers.ts'
import { FACTOR_KINDS, type FactorKind, type MatchFactor, type ScoredProgram } from './types.ts'

const NAMES: Readonly<Record<FactorKind, string>> = {
  DEGREE: 'Degree',
  COUNTRY: 'Country',
  FIELD: 'Field of study',
  ACADEMICS: 'Grades',
  TESTS: 'Tests',
  EXPERIENCE: 'Work experience',
  BUDGET: 'Budget',
  INTAKE: 'Intake',
}
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** A university by its band, within a sentence. */
const BANDS = [
  'a university that admits most who qualify',
  'a moderately selective university',
  'a moderately selective university',
  'a selective university',
  'a very selective university',
  'a highly selective university',
  'one of the most selective universities',
] as const

/** One factor in words. Clauses can be read alone and begin in lower case where possible. */
type Words = {
  /** One line with its figures. */
  why: string
  /** 'your 8.2 of 10 is above …' */
  strength?: string
  /** 'about $48,000 a year with living costs is 20% over …' */
  weakness?: string
  /** A sentence worth including although nothing can be compared. */
  question?: string
  /** Its rank among the strengths: a programme's own figure ranks above a rule of thumb. */
  telling: number
}

type Comparison = { columns: ProgramColumns; row: number; profile: MatchingProfile; mine: Yardstick }

/** Scores one programme with every factor in words, and composes the reason. */
export function explain(comparison: Comparison): ScoredProgram {
  const { columns, row, mine } = comparison
  const scores = FACTOR_KINDS.map(kind => scoreOf(kind, mine, columns, row))
  const [
    degree = 0,
    country = 0,
    field = 0,
    academics = 0,
    tests = 0,
    experience = 0,
    budget = 0,
    intake = 0,
  ] = scores
  const total = totalOf(mine.weights, degree, country, field, academics, tests, experience, budget, intake)
  const tier = tierOf(mine, columns, row)
  const parts = FACTOR_KINDS.map((kind, place) => {
    const score = scores[place] ?? Number.NaN
    const words = WORDS[kind](comparison)
    const factor: MatchFactor = {
      kind,
      name: NAMES[kind],
      score: counted(score),
      weight: mine.weights[place] ?? 0,
      isKnown: !Number.isNaN(score),
      why: words.why,
    }
    return { factor, words }
  })
  return {
    programId: columns.programId[row] ?? 0,
    percentage: Math.round(100 * total),
    tier,
    factors: parts.map(({ factor }) => factor),
    reason: composeReason(parts, tier, comparison),
  }
}

type Part = { factor: MatchFactor; words: Words }

/** Clauses of the first sentence; from the third on only high-ranking ones. */
const MOST_STRENGTHS = 3
const TELLING = 0.8
/** Factors that explain why a programme is a Reach. */
const TOWARDS_TIER: readonly FactorKind[] = ['ACADEMICS', 'TESTS', 'EXPERIENCE']

/**
 * One or two sentences: the strengths, the most important first, then the weak point or an open question. A factor that
 * the settings leave out is not mentioned.
 */
function composeReason(all: readonly Part[], tier: Tier, comparison: Comparison): string {
  const parts = all.filter(({ factor }) => factor.weight > 0)
  const strengths = parts
    .toSorted((a, b) => b.words.telling * b.factor.weight - a.words.telling * a.factor.weight)
    .flatMap(({ words }) => (words.strength === undefined ? [] : [words]))
    .filter(({ telling }, place) => place < 2 || (place < MOST_STRENGTHS && telling >= TELLING))
    .flatMap(({ strength }) => strength ?? [])
  const [weak] = parts
    .filter(({ words }) => words.weakness !== undefined)
    .sort((a, b) => b.factor.weight * (1 - b.factor.score) - a.factor.weight * (1 - a.factor.score))
  const isExplained = weak !== undefined && TOWARDS_TIER.includes(weak.factor.kind)
  const selective = isExplained ? null : caution(tier, comparison)
  const second = weak
    ? `${weakPoint(weak, comparison)}${selective ? `, and it is ${selective} (indicative).` : '.'}`
    : selective
      ? `It is ${selective} (indicative), so keep safer choices beside it.`
      : openQuestion(parts)
  return [joined(strengths), second].filter(part => part !== null).join(' ')
}

/** Joins clauses: 'A.', 'A, and b.', 'A, and b; c.' */
function joined(clauses: readonly string[]): string | null {
  const [first, second, third] = clauses
  if (first === undefined) return null
  const text = [first, second && `, and ${second}`, third && `; ${third}`].filter(Boolean).join('')
  return `${capitalised(text)}.`
}

/** Names the weak point with its figures. */
function weakPoint(
  { factor: { kind, score }, words: { weakness = '' } }: Part,
  comparison: Comparison,
): string {
  const { columns, row, mine } = comparison
  switch (kind) {
    case 'BUDGET':
      return `${score > 0.85 ? 'The budget is nearly enough' : 'The budget is the stretch'}: ${weakness}`
    case 'ACADEMICS':
      if (mine.gpaOf4 < (columns.minimumGpaOf4[row] ?? Number.NaN)) return `Ask before you apply: ${weakness}`
      return `${score > 0.6 ? 'Grades are close' : 'Grades are the weak point'}: ${weakness}`
    case 'TESTS':
      if (englishMargin(mine, columns, row) < 0) return `English comes first: ${weakness}`
      return `${score > 0.6 ? 'A test could be better' : 'Tests are the weak point'}: ${weakness}`
    case 'EXPERIENCE':
      return `${score > 0.6 ? 'Experience is a little short' : 'Experience is the weak point'}: ${weakness}`
    case 'INTAKE':
      return `Mind the calendar: ${weakness}`
    case 'FIELD':
      return score > 0
        ? `The subject is a step aside: ${weakness}`
        : `The subject is another one: ${weakness}`
    default:
      return capitalised(weakness)
  }
}

/** What explains a Reach that no single factor explains. */
function caution(tier: Tier, { columns, row }: Comparison): string | null {
  const band = columns.selectivity[row] ?? 0
  return tier === 'REACH' && band >= 5 ? (BANDS[band - 1] ?? null) : null
}

/** The most useful open question. */
function openQuestion(parts: readonly Part[]): string | null {
  const [open] = parts
    .filter(({ words }) => words.question !== undefined)
    .sort((a, b) => b.words.telling * b.factor.weight - a.words.telling * a.factor.weight)
  return open?.words.question ?? null
}

const WORDS: Readonly<Record<FactorKind, (comparison: Comparison) => Words>> = {
  DEGREE: degreeWords,
  COUNTRY: countryWords,
  FIELD: fieldWords,
  ACADEMICS: academicsWords,
  TESTS: testsWords,
  EXPERIENCE: experienceWords,
  BUDGET: budgetWords,
  INTAKE: intakeWords,
}

function isMba({ columns, row }: Comparison): boolean {
  return ((columns.flags[row] ?? 0) & IS_MBA) !== 0
}

function degreeWords(comparison: Comparison): Words {
  const offered = isMba(comparison) ? 'an MBA' : 'a Masters'
  const wanted = comparison.profile.degreeType === 'MBA' ? 'an MBA' : 'a Masters'
  return offered === wanted
    ? { why: `It is ${offered}, the degree you want.`, telling: 0 }
    : against(`it is ${offered} and you want ${wanted}`, 1)
}

function countryWords({ columns, row, profile: { countries } }: Comparison): Words {
  const country = COUNTRIES[columns.country[row] ?? 0]
  const name = country ? countryInSentence(country) : 'its country'
  const place = country ? countries.indexOf(country) : -1
  if (place < 0) return against(`${name} is not among the countries you prefer`, 0.3)
  if (countries.length === 1) return speaksFor(`${name} is where you want to study`, 0.3)
  const order = ORDINALS[place] ?? 'later'
  return speaksFor(`${name} is your ${order} choice of ${countries.length} countries`, 0.3)
}

function fieldWords({ columns, row, profile, mine }: Comparison): Words {
  const place = columns.field[row] ?? 0
  const offered = FIELDS[place]
  const [first] = profile.fields
  if (!first)
    return open('Your profile names no field of study that we recognise, so any subject counts half.', 0.5)
  if (!offered) return { why: 'Its field of study is unknown. Check with the university.', telling: 0 }
  const isGeneralMba = offered.code === 'business-administration' && profile.degreeType === 'MBA'
  const same = profile.fields.findIndex(({ code }) => code === offered.code)
  if (isGeneralMba && same === 0)
    return { why: 'It is a general MBA, which is what you look for.', telling: 0 }
  if (same === 0) return speaksFor(`${subject(offered.name)} is your main field`, 0.3)
  if (same > 0 && !isGeneralMba) return speaksFor(`${subject(offered.name)} is one of your fields`, 0.4)
  if ((mine.fields[place] ?? 0) === 0) return against(`${subject(offered.name)} is not among your fields`, 1)
  const interest = nearestInterest(profile, offered.code)
  const name = subject(findField(interest)?.name ?? 'your field')
  if (isGeneralMba) return { why: `It is a general MBA, which covers ${name} among the rest.`, telling: 0 }
  const group = FIELD_GROUPS.find(({ code }) => code === offered.group)?.name ?? ''
  return against(
    findField(interest)?.group === offered.group
      ? `${subject(offered.name)} is near your field of ${name}, within ${subject(group)}`
      : `${subject(offered.name)} borders on your field of ${name}`,
    0.5,
  )
}

/** The interest that is nearest to a programme of another field. */
function nearestInterest({ fields, degreeType }: MatchingProfile, offered: string): string {
  const worth = ({ code, weight }: { code: string; weight: number }) =>
    code === offered ? 0 : weight * similarity(code, offered, degreeType)
  return fields.reduce((best, interest) => (worth(interest) > worth(best) ? interest : best)).code
}

function academicsWords({ columns, row, profile, mine }: Comparison): Words {
  if (Number.isNaN(mine.gpaOf4)) return open('Your profile gives no grade that could be read.', 0.7)
  const typical = columns.typicalGpaOf10[row] ?? Number.NaN
  const minimum = columns.minimumGpaOf4[row] ?? Number.NaN
  const of4 = gradeText(profile, mine.gpaOf4, 4)
  const of10 = gradeText(profile, mine.gpaOf10, 10)
  if (mine.gpaOf4 < minimum) return against(`${of4} is under the minimum of ${short(minimum)}`, 1.5)
  if (typical > 0)
    return compared(
      `${of10} is ${compare(mine.gpaOf10, typical, 0.5)} the ${short(typical)} that admitted students reported`,
      isLevel(mine.gpaOf10, typical),
      1.5,
    )
  if (minimum > 0)
    return speaksFor(
      `${of4} ${mine.gpaOf4 > minimum ? 'is above' : 'meets'} the minimum of ${short(minimum)}`,
      1.4,
    )
  const band = columns.selectivity[row] ?? 0
  const expected = BAND_GRADES[band - 1]
  if (expected === undefined)
    return {
      why: 'Neither the grades it asks for nor its selectivity are known. Check with the university.',
      telling: 0,
    }
  const clause = `${of4} is ${compare(mine.gpaOf4, expected, 0.3)} the ${short(expected)} that we would expect at ${BANDS[band - 1]}`
  return {
    ...compared(clause, isLevel(mine.gpaOf4, expected), 0.8),
    why: `${capitalised(clause)} (indicative, by its band of selectivity).`,
  }
}

/** 'your 8.2 of 10' on the person's own scale, 'your grade (about 3.4 of 4)' after a conversion. */
function gradeText({ gradeScale }: MatchingProfile, grade: number, scale: 4 | 10): string {
  return gradeScale === scale
    ? `your ${short(grade)} of ${scale}`
    : `your grade (about ${short(grade)} of ${scale})`
}

function testsWords(comparison: Comparison): Words {
  const results = [englishResult(comparison), admissionResult(comparison)].filter(result => result !== null)
  if (results.length === 0)
    return { why: 'What it asks for in tests is not known. Check with the university.', telling: 0 }
  const strengths = results.flatMap(({ strength }) => strength ?? [])
  const weaknesses = results.flatMap(({ weakness }) => weakness ?? [])
  const questions = results.flatMap(({ question }) => question ?? [])
  return {
    why: `${capitalised([...weaknesses, ...strengths, ...questions].join('; '))}.`,
    strength: strengths.length > 0 ? strengths.join(' and ') : undefined,
    weakness: weaknesses.length > 0 ? weaknesses.join(', and ') : undefined,
    question: questions.length > 0 ? `${capitalised(questions.join(', and '))}.` : undefined,
    telling: 1.3,
  }
}

type TestResult = Pick<Words, 'strength' | 'weakness' | 'question'>

function englishResult({ columns, row, mine }: Comparison): TestResult | null {
  const ielts = columns.minimumIelts[row] ?? Number.NaN
  const toefl = columns.minimumToefl[row] ?? -1
  if (!(ielts > 0) && toefl <= 0) return null
  const isIelts = ielts > 0 && (toefl <= 0 || !Number.isNaN(mine.ielts))
  const required = isIelts ? `IELTS ${ielts.toFixed(1)}` : `TOEFL ${toefl}`
  const own = isIelts ? mine.ielts.toFixed(1) : String(mine.toefl)
  const margin = englishMargin(mine, columns, row)
  if (Number.isNaN(margin))
    return { question: `it asks for ${required}, and your profile names no English test` }
  if (margin < 0) return { weakness: `${required} is what it asks and you have ${own}` }
  if (margin === 0) return { strength: `${required} is what it asks and what you have` }
  return { strength: `${required} is what it asks and you have ${own}` }
}

/** The person's best admission test, or the one that the programme names and the person lacks. */
function admissionResult({ columns, row, mine }: Comparison): TestResult | null {
  const gre = columns.typicalGre[row] ?? 0
  const gmat = columns.typicalGmat[row] ?? 0
  const named = [
    { name: 'GRE', own: mine.gre, typical: gre, step: 10 },
    { name: 'GMAT', own: mine.gmat, typical: gmat, step: 40 },
  ].filter(({ typical }) => typical > 0)
  const [best] = named
    .filter(({ own }) => !Number.isNaN(own))
    .sort((a, b) => (b.own - b.typical) / b.step - (a.own - a.typical) / a.step)
  if (!best) {
    const [first] = named
    return first
      ? { question: `a ${first.name} of ${first.typical} is typical, and your profile names none` }
      : null
  }
  const { name, own, typical, step } = best
  const clause = `your ${name} of ${own} is ${compare(own, typical, step)} the typical ${typical}`
  return own >= typical ? { strength: clause } : { weakness: clause }
}

function experienceWords(comparison: Comparison): Words {
  const { columns, row, mine } = comparison
  const years = mine.workYears
  if (Number.isNaN(years))
    return { why: 'Your profile gives no years of work that could be read.', telling: 0 }
  const typical = columns.typicalWorkYears[row] ?? Number.NaN
  if (typical > 0) return yearsCompared(years, typical, 'that are typical of those admitted', 1.2)
  if (isMba(comparison)) {
    const words = yearsCompared(years, USUAL_MBA_YEARS, 'that an MBA usually looks for', 0.7)
    return { ...words, why: words.why.replace(/\.$/, ' (indicative).') }
  }
  const rule = 'a Masters rarely asks for work experience (indicative)'
  if (years === 0) return { why: `${capitalised(rule)}.`, telling: 0 }
  const clause = `your ${yearsText(years)} of work ${years === 1 ? 'adds' : 'add'} to the application`
  return { ...speaksFor(clause, 0.4), why: `${capitalised(clause)}, though ${rule}.` }
}

function yearsCompared(years: number, expected: number, whose: string, telling: number): Words {
  if (years === 0)
    return against(`you have no work experience yet, against the ${short(expected)} years ${whose}`, telling)
  const own = `your ${yearsText(years)} of work ${years === 1 ? 'is' : 'are'}`
  if (short(years) === short(expected))
    return speaksFor(`${own} just the ${short(expected)} ${whose}`, telling)
  return years > expected
    ? speaksFor(`${own} more than the ${short(expected)} ${whose}`, telling)
    : against(`${own} fewer than the ${short(expected)} ${whose}`, telling)
}

function budgetWords({ columns, row, mine }: Comparison): Words {
  const { budget, isTuitionOnly } = mine
  const formatSum = (amount: number) => sumIn(mine.currency, amount)
  if (Number.isNaN(budget)) return { why: 'Your profile gives no budget that could be read.', telling: 0 }
  const tuition = columns.tuitionYearUsd[row] ?? -1
  const living = isTuitionOnly ? 0 : (columns.livingYearUsd[row] ?? -1)
  if (tuition >= 0 && living >= 0) {
    const words = affordability({
      what: costText({ tuition, living, isTuitionOnly, formatSum }),
      cost: tuition + living,
      budget,
      formatSum,
    })
    return isTuitionOnly
      ? words
      : { ...words, why: words.why.replace(/\.$/, ' (living costs are indicative).') }
  }
  if (tuition > budget)
    return against(
      `tuition alone, about ${formatSum(tuition)} a year, is over your ${formatSum(budget)}`,
      1.1,
    )
  if (living > budget)
    return against(
      `living alone costs about ${formatSum(living)} a year, over your ${formatSum(budget)}`,
      1.1,
    )
  return tuition < 0
    ? open('Its tuition is not known to us, so check the cost with the university.', 0.8)
    : open('What living there costs is not known to us.', 0.4)
}

type FormatSum = (amount: number) => string

function costText({
  tuition,
  living,
  isTuitionOnly,
  formatSum,
}: {
  tuition: number
  living: number
  isTuitionOnly: boolean
  formatSum: FormatSum
}): string {
  if (isTuitionOnly) return `tuition of about ${formatSum(tuition)} a year`
  return tuition === 0
    ? `with no tuition to pay, about ${formatSum(living)} a year for living`
    : `about ${formatSum(tuition + living)} a year with living costs`
}

function affordability({
  what,
  cost,
  budget,
  formatSum,
}: {
  what: string
  cost: number
  budget: number
  formatSum: FormatSum
}): Words {
  if (cost === 0) return speaksFor('there is no tuition to pay', 1.1)
  if (cost <= budget * 0.65) return speaksFor(`${what} leaves room in your ${formatSum(budget)}`, 1.1)
  if (cost <= budget * 0.95) return speaksFor(`${what} fits your budget`, 1.1)
  if (cost <= budget) return speaksFor(`${what} just fits your ${formatSum(budget)}`, 1.1)
  const over = Math.max(1, Math.round((cost / budget - 1) * 100))
  if (budget === 0 || over >= 100) return against(`${what} is far over your ${formatSum(budget)}`, 1.1)
  return against(`${what} is ${over}% over your ${formatSum(budget)}`, 1.1)
}

function intakeWords({ columns, row, mine }: Comparison): Words {
  if (mine.intakeMonth === 0)
    return { why: 'Your profile gives no month of beginning that could be read.', telling: 0 }
  const months = monthsToIntake(mine, columns, row)
  if (months < 0) return { why: 'When it begins is not known. Check with the university.', telling: 0 }
  const wanted = MONTHS[mine.intakeMonth - 1] ?? ''
  if (months === 0) return speaksFor(`teaching begins in ${wanted}, as you wish`, 0.5)
  const offered = MONTHS.filter((_, place) => ((columns.intakes[row] ?? 0) & (1 << place)) !== 0)
  const clause = `teaching begins in ${list(offered)} and you want ${wanted}`
  return months === 1 ? { why: `${capitalised(clause)}.`, telling: 0 } : against(clause, 0.5)
}

function speaksFor(clause: string, telling: number): Words {
  return { why: `${capitalised(clause)}.`, strength: clause, telling }
}

function against(clause: string, telling: number): Words {
  return { why: `${capitalised(clause)}.`, weakness: clause, telling }
}

function compared(clause: string, isGood: boolean, telling: number): Words {
  return isGood ? speaksFor(clause, telling) : against(clause, telling)
}

/** Nothing can be compared, which is worth saying. */
function open(sentence: string, telling: number): Words {
  return { why: sentence, question: sentence, telling }
}

/** Whether a number is displayed as no less than another. */
function isLevel(own: number, other: number): boolean {
  return own >= other || short(own) === short(other)
}

/** Compares two numbers in words: 'level with' if they are displayed alike. */
function compare(own: number, other: number, far: number): string {
  const difference = Math.round((own - other) * 10) / 10
  if (short(own) === short(other)) return 'level with'
  if (difference >= far) return 'well above'
  if (difference > 0) return 'above'
  return difference <= -far ? 'well under' : 'a little under'
}

/** At most one decimal. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function yearsText(years: number): string {
  return `${short(years)} ${years === 1 ? 'year' : 'years'}`
}

/** A sum in the person's currency, rounded: exchange rates and figures are not exact. */
function sumIn(currency: CurrencyRate | null, amountUsd: number): string {
  const { code, usd } = currency ?? US_DOLLAR
  const amount = amountUsd / usd
  const step = code === 'INR' ? indianStep(amount) : 100
  return money(Math.round(amount / step) * step, code)
}

function indianStep(amount: number): number {
  if (amount >= CRORE) return LAKH
  return amount >= LAKH ? LAKH / 10 : LAKH / 100
}

const US_DOLLAR: CurrencyRate = { code: 'USD', usd: 1 }
const LAKH = 100_000
const CRORE = 100 * LAKH

/** A field's name within a sentence: 'data science', but 'MBA'. */
function subject(name: string): string {
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

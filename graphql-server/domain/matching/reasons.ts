import type { Country, Tier } from '../../generated/prisma/enums.ts'
import { countryInSentence } from '../catalogue/countries.ts'
import { FIELDS, findField } from '../catalogue/fields.ts'
import { MONTHS } from '../catalogue/texts.ts'
import { money } from '../profiles/reading/budget.ts'
import { leastToeflFor } from '../profiles/reading/concordances.ts'
import { INDIAN_TESTS } from '../profiles/reading/percentile.ts'
import type { CurrencyRate, MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, IS_MBA, IS_TUITION_ESTIMATED, type ProgramColumns } from './columns.ts'
import { familyRule } from './familyRules.ts'
import { distanceBetween } from './fieldDistances.ts'
import { percentageOf, scoresOf } from './fitOf.ts'
import { FUNDED, schemeIn, UNFUNDED, USUALLY_FUNDED } from './funding.ts'
import { levelOf } from './level.ts'
import { historyOf } from './outlook/outlook.ts'
import { IN_FIELD, IN_TITLE, missingFor, NEAR, SUBJECT_CLASSES } from './rateSubjects.ts'
import {
  BAND_GRADES,
  budgetFor,
  costOf,
  counted,
  englishMargin,
  isTuitionAlone,
  isUnsureLanguage,
  lacksRequiredTest,
  monthsToIntake,
  NEARLY_AFFORDABLE,
  NEUTRAL,
  scoreOf,
  subjectClassOf,
  tuitionShareFor,
  typicalEnglishMargin,
  USUAL_MBA_YEARS,
  type Yardstick,
  yearsPaid,
} from './score.ts'
import { MOST_FIELDS } from './subjects.ts'
import { askedPercentile, percentileFor, tierOf, USUAL_IELTS } from './tiers.ts'
import { FACTOR_KINDS, type FactorKind, type GapCost, type MatchFactor, type ScoredProgram } from './types.ts'

const NAMES: Readonly<Record<FactorKind, string>> = {
  DEGREE: 'Degree',
  COUNTRY: 'Country',
  FIELD: 'Field of study',
  ACADEMICS: 'Grades',
  TESTS: 'Tests',
  EXPERIENCE: 'Work experience',
  BUDGET: 'Budget',
  INTAKE: 'Intake',
  SELECTIVITY: 'Selectivity',
}
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** A programme by its band, within a sentence. */
const BANDS = [
  'a programme that admits most who qualify',
  'a moderately selective programme',
  'a moderately selective programme',
  'a selective programme',
  'a very selective programme',
  'a highly selective programme',
  'one of the most selective programmes',
] as const

/** One factor in words. Clauses can be read alone and begin in lower case where possible. */
type Words = {
  /** One line with its figures. */
  why: string
  /** 'your 8.2 of 10 is above …' */
  strength?: string
  /** 'about $48,000 a year with living costs is 20% over …' */
  weakness?: string
  /** What to do about it, as a sentence. */
  advice?: string
  /** Its rank among the strengths: a programme's own figure ranks above a rule of thumb. */
  telling: number
}

type Comparison = { columns: ProgramColumns; row: number; profile: MatchingProfile; mine: Yardstick }

/** Scores one programme with every factor in words, and composes the reason. */
export function explain(comparison: Comparison): ScoredProgram {
  const { columns, row, mine } = comparison
  const scores = scoresOf(mine, columns, row)
  const tier = tierOf(mine, columns, row)
  const missing = missingFor(columns.subjects, columns.subject[row] ?? 0, comparison.profile)
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
    percentage: percentageOf(mine, columns, row, scores),
    subject: SUBJECT_CLASSES[subjectClassOf(mine, columns, row)] ?? 'FIELD',
    missing,
    tier,
    history: historyOf({
      place: columns.outlook[row] ?? -1,
      applied: mine,
      degreeType: isMba(comparison) ? 'MBA' : 'MASTERS',
    }),
    factors: parts.map(({ factor }) => factor),
    reason: composeReason(parts, { tier, missing }, comparison),
  }
}

type Part = { factor: MatchFactor; words: Words }

/** What decides about an application, the first to act on first. */
const DECIDING: readonly FactorKind[] = ['ACADEMICS', 'TESTS', 'EXPERIENCE', 'BUDGET', 'INTAKE', 'DEGREE']
/** A weak point takes at least this much of the whole, to be named before a strength. */
const LEAST_LOSS = 0.02

/**
 * The subject in the programme's own words, the one figure that decides, and what to do. Money and English that do not
 * suffice, and a condition of the wish that the programme does not meet, are said whatever else decides. A factor that the
 * settings leave out is not mentioned.
 */
function composeReason(
  all: readonly Part[],
  { tier, missing }: { tier: Tier; missing: string | null },
  comparison: Comparison,
): string {
  const parts = all.filter(({ factor }) => factor.weight > 0 && DECIDING.includes(factor.kind))
  const subject = all.find(({ factor }) => factor.kind === 'FIELD' && factor.weight > 0)?.words
  const title = `‘${comparison.columns.names[comparison.row] ?? ''}’`
  if (missing !== null) return `Not open to you as far as we know: ${title} ${missing}.`
  const [weak] = parts
    .filter(({ words, factor }) => words.weakness !== undefined && lossOf(factor) >= LEAST_LOSS)
    .sort((a, b) => lossOf(b.factor) - lossOf(a.factor))
  const [strong] = parts
    .filter(({ words }) => words.strength !== undefined)
    .sort((a, b) => b.words.telling * b.factor.weight - a.words.telling * a.factor.weight)
  const decisive = weak ?? strong
  const figure = weak?.words.weakness ?? strong?.words.strength
  const advised = parts
    .filter(({ words }) => words.advice !== undefined)
    .sort((a, b) => DECIDING.indexOf(a.factor.kind) - DECIDING.indexOf(b.factor.kind))
  const isUrgent = ({ factor }: Part) => factor.kind !== 'BUDGET' && factor.kind !== 'INTAKE'
  const advice =
    decisive?.words.advice ??
    advised.find(isUrgent)?.words.advice ??
    caution(tier, comparison) ??
    asked(comparison) ??
    advised[0]?.words.advice
  // Money that does not suffice is said whatever else decides.
  const money = parts.find(({ factor }) => factor.kind === 'BUDGET')
  const isOver = money !== undefined && money !== decisive && money.factor.score < NEARLY_AFFORDABLE
  // Where the cost decides, the start is said too: what is saved until then pays for it.
  const start = parts.find(({ factor }) => factor.kind === 'INTAKE')?.words
  const intake = decisive?.factor.kind === 'BUDGET' ? (start?.weakness ?? start?.strength ?? null) : null
  const wish = comparison.mine.funding === null ? undefined : money?.words.advice
  const english = parts.some(({ factor }) => factor.kind === 'TESTS') ? englishShortfall(comparison) : null
  return [
    subject?.strength ?? subject?.weakness ?? subject?.advice ?? null,
    figure === undefined ? null : figure,
    isOver ? (money.words.weakness ?? null) : null,
    intake,
    english === figure ? null : english,
    barCondition(comparison),
    languageToCheck(comparison),
    levelOf(comparison.columns, comparison.profile).said(comparison.row),
    testToTake(comparison),
    comparison.profile.bringsFamily === true ? familyRule(comparison.columns, comparison.row) : null,
    wish ?? advice,
  ]
    .flatMap(sentence => (sentence ? [finished(sentence)] : []))
    .join(' ')
}

function finished(sentence: string): string {
  return capitalised(sentence.endsWith('.') ? sentence : `${sentence}.`)
}

function languageToCheck({ mine, columns, row }: Comparison): string | null {
  return isUnsureLanguage(mine, columns, row)
    ? 'Check the language of teaching: our catalogue does not know it.'
    : null
}

function testToTake({ mine, columns, row }: Comparison): string | null {
  if (!lacksRequiredTest(mine, columns, row)) return null
  const test = isMba({ columns, row }) ? 'GMAT or GRE' : 'GRE or GMAT'
  return `It admits nobody without a score of the ${test}, and your profile has none.`
}

/** What a factor takes from the percentage. */
function lossOf({ weight, score }: MatchFactor): number {
  return weight * (1 - score)
}

/** What explains a Reach that no figure explains. */
function caution(tier: Tier, { columns, row }: Comparison): string | null {
  const band = columns.selectivity[row] ?? 0
  return tier === 'REACH' && band >= 5
    ? `It is ${BANDS[band - 1]} (indicative), so keep safer choices beside it.`
    : null
}

/** The prerequisites in the catalogue's words, where they are met or not decided. */
function asked({ columns, row }: Comparison): string | null {
  const text = columns.subjects.prerequisites[columns.subject[row] ?? 0]?.text
  return text ? `It asks for: ${text}.` : null
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
  SELECTIVITY: selectivityWords,
}

function isMba({ columns, row }: Pick<Comparison, 'columns' | 'row'>): boolean {
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
  const title = `‘${columns.names[row] ?? ''}’`
  const codes = fieldCodes({ columns, row })
  const subject = subjectClassOf(mine, columns, row)
  if (Number.isNaN(scoreOf('FIELD', mine, columns, row)))
    return profile.fields.length === 0
      ? open(
          'Your profile names no field of study that we recognise, so any subject counts half.',
          'Name your field of study to see what fits it.',
        )
      : { why: `What field ${title} is of is unknown. Check with the university.`, telling: 0 }
  const interest = nearestInterest(profile, codes)
  const wanted = nameWithin(interest)
  const isPlain = columns.subjects.isPlain[columns.subject[row] ?? 0] === 1
  if (profile.degreeType === 'MBA' && codes[0] === 'business-administration' && isPlain)
    return interest === 'business-administration'
      ? speaksFor(`${title} is a general MBA, which is what you look for`, 1)
      : speaksFor(`${title} is a general MBA, which covers ${wanted} among the rest`, 1)
  if (subject === IN_TITLE) return speaksFor(`${title} names what you want to study`, 1)
  if (subject === IN_FIELD) {
    const lacks = mine.subjects.lacksSpecialism[columns.subject[row] ?? 0] === 1
    const beside = lacks ? ', and its title does not name your specialism' : ''
    return speaksFor(
      wanted === ''
        ? `${title} names your subject`
        : `${title} is a course in your field of ${wanted}${beside}`,
      1,
    )
  }
  const offered = nameWithin(codes[0] ?? '')
  return against(
    subject === NEAR
      ? `${title} is ${offered}, which is near your ${wanted} and not the same`
      : `${title} is ${offered}, which is not among your fields`,
    1,
  )
}

/** The codes of a programme's fields, the main one first. */
function fieldCodes({ columns, row }: Pick<Comparison, 'columns' | 'row'>): string[] {
  const first = (columns.subject[row] ?? 0) * MOST_FIELDS
  const places = columns.subjects.fields.subarray(first, first + MOST_FIELDS)
  return [...places].flatMap(place => FIELDS[place]?.code ?? [])
}

/** A wish to be admitted to an American bar. */
const AMERICAN_BAR = /\b(?:new york|ny|n\.y\.|california|us|u\.s\.|american)(?: state)? bar\b/i

/** What an American bar asks of a law degree, where the person wants to be admitted to one and this does not serve it. */
function barCondition({ columns, row, profile }: Comparison): string | null {
  const isElsewhere = COUNTRIES[columns.country[row] ?? 0] !== 'USA'
  return isElsewhere &&
    AMERICAN_BAR.test(profile.subjectWords ?? '') &&
    fieldCodes({ columns, row }).includes('law')
    ? 'It does not qualify you for an American bar, which counts a degree of an American law school'
    : null
}

/** The interest that is nearest to a programme's fields. */
function nearestInterest({ fields }: MatchingProfile, offered: readonly string[]): string {
  const distance = (code: string) => Math.min(1, ...offered.map(field => distanceBetween(code, field)))
  return fields.toSorted((a, b) => distance(a.code) - distance(b.code) || b.weight - a.weight)[0]?.code ?? ''
}

function nameWithin(code: string): string {
  const name = findField(code)?.name
  return name === undefined ? '' : subject(name)
}

function academicsWords({ columns, row, profile, mine }: Comparison): Words {
  if (Number.isNaN(mine.gpaOf4))
    return open(
      'Your profile gives no grade that could be read.',
      'Add your grade to see how hard it is to get in.',
    )
  const typical = columns.typicalGpaOf10[row] ?? Number.NaN
  const minimum = columns.minimumGpaOf4[row] ?? Number.NaN
  const of4 = gradeText(profile, mine.gpaOf4, 4)
  const of10 = gradeText(profile, mine.gpaOf10, 10)
  if (mine.gpaOf4 < minimum)
    return {
      ...against(`${of4} is under the minimum of ${short(minimum)}`, 1.5),
      advice: 'Ask the university before you apply.',
    }
  if (typical > 0)
    return compared(
      `${of10} is ${compare(mine.gpaOf10, typical, 0.5)} the ${short(typical)} that is typical of those admitted (indicative)`,
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
  const compared4 = compare(mine.gpaOf4, expected, 0.3)
  return {
    why: `What it asks for in grades is not known. ${capitalised(of4)} is ${compared4} the ${short(expected)} that we guess from its selectivity (indicative).`,
    telling: 0,
  }
}

/** 'your 8.2 of 10' on the person's own scale, 'your grade (about 3.4 of 4)' after a conversion. */
function gradeText({ gradeScale }: MatchingProfile, grade: number, scale: 4 | 10): string {
  return gradeScale === scale
    ? `your ${short(grade)} of ${scale}`
    : `your grade (about ${short(grade)} of ${scale})`
}

function testsWords(comparison: Comparison): Words {
  const results = [
    percentileResult(comparison),
    englishResult(comparison),
    admissionResult(comparison),
  ].filter(result => result !== null)
  if (results.length === 0)
    return { why: 'What it asks for in tests is not known. Check with the university.', telling: 0 }
  const strengths = results.flatMap(({ strength }) => strength ?? [])
  const weaknesses = results.flatMap(({ weakness }) => weakness ?? [])
  const questions = results.flatMap(({ question }) => question ?? [])
  return {
    why: `${capitalised([...weaknesses, ...strengths, ...questions].join('; '))}.`,
    strength: strengths[0],
    weakness: weaknesses[0],
    advice: results.flatMap(({ advice }) => advice ?? [])[0],
    telling: 1.3,
  }
}

type TestResult = Pick<Words, 'strength' | 'weakness' | 'advice'> & { question?: string }

/** The percentile that decides about an Indian MBA, against what programmes of its band call from. */
function percentileResult({ columns, row, mine }: Comparison): TestResult | null {
  const asked = askedPercentile(mine, columns, row)
  if (asked === null) return null
  const own = percentileFor(mine, columns, row)
  const name = INDIAN_TESTS[mine.indianTests.indexOf(own)] ?? 'CAT'
  const clause = `your ${name} of ${short(own)} percentile is ${compare(own, asked, 5)} the ${short(asked)} that such programmes call from (indicative)`
  return own >= asked ? { strength: clause } : { weakness: clause }
}

/** English against the minimum and what is typical, in the terms of the test that the person has. */
function englishResult(comparison: Comparison): TestResult | null {
  const { columns, row, mine } = comparison
  const asked = englishIn(
    comparison,
    columns.minimumIelts[row] ?? Number.NaN,
    columns.minimumToefl[row] ?? -1,
  )
  const usual = englishIn(
    comparison,
    columns.typicalIelts[row] ?? Number.NaN,
    columns.typicalToefl[row] ?? -1,
  )
  const margin = englishMargin(mine, columns, row)
  const typical = typicalEnglishMargin(mine, columns, row)
  if (asked === null && usual === null && Number.isNaN(margin) && Number.isNaN(typical)) return null
  const own = ownEnglish(comparison)
  if (Number.isNaN(margin) && Number.isNaN(typical))
    return asked === null
      ? { question: `${usual} is typical of those admitted, and your profile names no English test` }
      : {
          question: `it asks for ${asked}, and your profile names no English test`,
          advice: `${capitalised(asked)} would meet its minimum.`,
        }
  if (margin < 0)
    return {
      weakness: `your ${own} is under its minimum${asked === null ? '' : ` of ${asked}`}`,
      advice: asked === null ? undefined : `${capitalised(asked)} would meet its minimum.`,
    }
  if (typical < 0)
    return {
      weakness: `your ${own} is under ${usual === null ? 'what' : `the ${usual} that`} is typical of those admitted`,
    }
  return margin >= 0
    ? { strength: `your ${own} meets its minimum${asked === null ? '' : ` of ${asked}`}` }
    : {
        strength: `your ${own} is level with ${usual === null ? 'what' : `the ${usual} that`} is typical of those admitted`,
      }
}

/** The person's English score in the terms of their own test. */
function ownEnglish({ mine, profile }: Pick<Comparison, 'mine' | 'profile'>): string {
  const test = profile.englishTest
  if (test)
    return `${TEST_NAMES[test.name]} of ${test.name === 'IELTS' ? test.score.toFixed(1) : short(test.score)}`
  return Number.isNaN(mine.ielts) ? `TOEFL of ${mine.toefl}` : `IELTS of ${mine.ielts.toFixed(1)}`
}

/** That English is under the minimum, or where none is known under what is usual abroad. Null where it suffices. */
function englishShortfall(comparison: Comparison): string | null {
  const { columns, row, mine } = comparison
  if (englishMargin(mine, columns, row) < 0) return englishResult(comparison)?.weakness ?? null
  const isKnown = (columns.minimumIelts[row] ?? 0) > 0 || (columns.minimumToefl[row] ?? 0) > 0
  if (isKnown || COUNTRIES[columns.country[row] ?? 0] === 'INDIA' || !(mine.ielts < USUAL_IELTS.safety))
    return null
  return `your ${ownEnglish(comparison)} is under what such programmes usually ask for (indicative)`
}

const TEST_NAMES = {
  IELTS: 'IELTS',
  TOEFL: 'TOEFL',
  PTE: 'PTE',
  DUOLINGO: 'Duolingo score',
  CAMBRIDGE: 'Cambridge score',
} as const

/**
 * A level of English in the terms of the person's test. Null where the programme gives none, and for a test that no table
 * here compares: it is never given in another test's terms.
 */
function englishIn({ profile, mine }: Comparison, ielts: number, toefl: number): string | null {
  const hasIelts = ielts > 0
  const hasToefl = toefl > 0
  if (!hasIelts && !hasToefl) return null
  const own =
    profile.englishTest?.name ?? (Number.isNaN(mine.ielts) && !Number.isNaN(mine.toefl) ? 'TOEFL' : 'IELTS')
  if (own === 'IELTS') return hasIelts ? `IELTS ${ielts.toFixed(1)}` : `TOEFL ${toefl}`
  if (own === 'TOEFL') return hasToefl ? `TOEFL ${toefl}` : `TOEFL ${leastToeflFor(ielts)}`
  return null
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
      ? {
          question: `a ${first.name} of ${first.typical} is typical of those admitted, and your profile names no ${first.name}`,
          advice: `A ${first.name} near ${first.typical} would be level with those admitted.`,
        }
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
    // A rule of thumb is no requirement: it explains the score and is never the figure that decides.
    const { why } = yearsCompared(years, USUAL_MBA_YEARS, 'that an MBA usually looks for', 0)
    return { why: why.replace(/\.$/, ' (indicative).'), telling: 0 }
  }
  const rule = 'a Masters rarely asks for work experience (indicative)'
  return { why: `${capitalised(rule)}.`, telling: 0 }
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

/** How scholarships for people from abroad are had in each country. General knowledge, indicative. */
const SCHEMES: Readonly<Record<Country, string>> = {
  USA: 'Ask the department for an assistantship before you apply',
  UK: 'See a year ahead whether Chevening or Commonwealth scholarships, which pay for all of it, are open to your country',
  CANADA: 'Write to supervisors first: research degrees are paid through them',
  GERMANY: 'Look at the DAAD’s scholarships a year ahead',
  AUSTRALIA: 'See whether Australia Awards are open to your country',
  ITALY: 'Apply for the regional grant (DSU), which goes by family income',
  SPAIN: 'Ask for the university’s grants, or Fundación Carolina’s if you are from Latin America',
  INDIA: 'Ask the institute about its aid by need',
}

function schemeOf({ columns, row }: Comparison): string | undefined {
  const country = COUNTRIES[columns.country[row] ?? 0]
  if (country === 'CANADA' && (columns.funding[row] ?? UNFUNDED) === UNFUNDED)
    return 'Ask the university for its awards for people from abroad'
  return country && SCHEMES[country]
}

/** The budget and the least cost in words, in the person's currency. */
export function costsOf(
  { budgets, isWhole, isTuitionOnly, currency }: Yardstick,
  { country, leastUsd }: { country: number; leastUsd: number },
): GapCost {
  const budget = budgets[country] ?? Number.NaN
  const period = isWhole[country] ? ' for the whole course' : ' a year'
  return {
    budget: `${sumIn(currency, budget)}${period}`,
    least: `${sumIn(currency, leastUsd)} ${isTuitionOnly[country] ? 'for tuition' : 'with living costs'}`,
  }
}

/** For somebody who needs full funding: who pays for it, and what is left to pay. */
function fundingWords(comparison: Comparison): Words {
  const { columns, row, mine } = comparison
  const funding = columns.funding[row] ?? UNFUNDED
  const tuition = columns.tuitionYearUsd[row] ?? -1
  const living = columns.livingYearUsd[row] ?? -1
  const advice = schemeOf(comparison)
  const lives =
    living < 0
      ? ''
      : `: about ${sumIn(mine.currency, living)} a year for living has to come from a scholarship`
  if (funding === FUNDED) return speaksFor('it pays its students, which you need', 2)
  if (funding === USUALLY_FUNDED)
    return { ...speaksFor('its students are usually paid for research or teaching (indicative)', 2), advice }
  const scheme = schemeIn(funding, mine.workYears)
  if (scheme !== null) return { ...speaksFor(scheme.said, 2), advice: scheme.toCheck }
  const isEstimated = isTuitionEstimated(comparison)
  if (tuition === 0)
    return {
      ...speaksFor(isEstimated ? `${USUALLY_NO_TUITION}${lives}` : `there is no tuition to pay${lives}`, 2),
      advice,
    }
  const usual = tuition >= 0 ? tuition : (columns.usualTuitionUsd[row] ?? -1)
  const own = isEstimated ? 'an estimated tuition of' : 'tuition of'
  const known = tuition >= 0 ? own : 'its tuition is not known to us, and what is usual there,'
  if (scoreOf('BUDGET', mine, columns, row) < NEUTRAL)
    return {
      ...against(`${known} about ${sumIn(mine.currency, usual)} a year, needs a full scholarship`, 2),
      advice,
    }
  if (tuition > 0)
    return {
      ...speaksFor(
        `${isEstimated ? 'we estimate the tuition at' : 'tuition is'} only about ${sumIn(mine.currency, tuition)} a year${lives}`,
        2,
      ),
      advice,
    }
  return { why: 'Who pays for it is not known to us.', advice, telling: 0 }
}

function budgetWords(comparison: Comparison): Words {
  const { columns, row, mine } = comparison
  if (mine.funding === 'FULL') return fundingWords(comparison)
  const words = costWords(comparison)
  const isTight =
    mine.funding !== null && costOf(mine, columns, row) > COMFORTABLE * budgetFor(mine, columns, row)
  if (!isTight) return words
  const scheme = schemeIn(columns.funding[row] ?? UNFUNDED, mine.workYears)
  return {
    ...words,
    advice: scheme === null ? schemeOf(comparison) : `${capitalised(scheme.said)}. ${scheme.toCheck}`,
  }
}

const USUALLY_NO_TUITION = 'there is usually no tuition to pay there (indicative)'

/** Whether the tuition is an estimate or a rule of the country: then it is never said as the programme's price. */
function isTuitionEstimated({ columns, row }: Comparison): boolean {
  return ((columns.flags[row] ?? 0) & IS_TUITION_ESTIMATED) !== 0
}

/** The share of a budget up to which a cost needs no scholarship. */
const COMFORTABLE = 0.65

function costWords(comparison: Comparison): Words {
  const { columns, row, mine } = comparison
  const isTuitionOnly = isTuitionAlone(mine, columns, row)
  const isWhole = mine.isWhole[columns.country[row] ?? 0] ?? false
  const budget = budgetFor(mine, columns, row)
  const formatSum = (amount: number) => sumIn(mine.currency, amount)
  if (Number.isNaN(budget)) return { why: 'Your profile gives no budget that could be read.', telling: 0 }
  const years = yearsPaid(mine, columns, row)
  const sumOf = (year: number) => (year < 0 ? -1 : year * years)
  const tuition = sumOf(columns.tuitionYearUsd[row] ?? -1)
  const living = isTuitionOnly ? 0 : sumOf(columns.livingYearUsd[row] ?? -1)
  const period = isWhole ? 'for the whole course' : 'a year'
  const isEstimated = isTuitionEstimated(comparison)
  const forTuition = budget * tuitionShareFor(mine, columns, row)
  // What is kept for living pays no fees.
  if (tuition > forTuition && living >= 0 && tuition * budget > (tuition + living) * forTuition)
    return affordability({
      what: costText({ tuition, living: 0, isTuitionOnly: true, isEstimated, period, formatSum }),
      isEstimated,
      cost: tuition,
      budget: forTuition,
      formatSum,
    })
  if (tuition >= 0 && living >= 0) {
    const words = affordability({
      what: costText({ tuition, living, isTuitionOnly, isEstimated, period, formatSum }),
      isEstimated,
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
      `tuition alone, ${isEstimated ? 'an estimated' : 'about'} ${formatSum(tuition)} ${period}, is over your ${formatSum(budget)}`,
      1.1,
    )
  if (living > budget)
    return against(
      `living alone costs about ${formatSum(living)} ${period}, over your ${formatSum(budget)}`,
      1.1,
    )
  const usual = sumOf(columns.usualTuitionUsd[row] ?? -1)
  if (tuition < 0 && scoreOf('BUDGET', mine, columns, row) < NEUTRAL)
    return {
      ...against(
        living > 0
          ? `its tuition is not known to us; the ${formatSum(usual)} ${period} that we estimate comes to about ${formatSum(usual + living)} with living costs, over your ${formatSum(budget)}`
          : `its tuition is not known to us; we estimate about ${formatSum(usual)} ${period}, over your ${formatSum(budget)}`,
        1.1,
      ),
      advice: 'Check the tuition with the university.',
    }
  return tuition < 0
    ? open(
        usual < 0
          ? 'Its tuition is not known to us.'
          : `Its tuition is not known to us: we estimate about ${formatSum(usual)} ${period}, as is usual there.`,
        'Check the tuition with the university.',
      )
    : { why: 'What living there costs is not known to us.', telling: 0 }
}

type FormatSum = (amount: number) => string

function costText({
  tuition,
  living,
  isTuitionOnly,
  isEstimated,
  period,
  formatSum,
}: {
  tuition: number
  living: number
  isTuitionOnly: boolean
  isEstimated: boolean
  period: string
  formatSum: FormatSum
}): string {
  if (isTuitionOnly)
    return `${isEstimated ? 'an estimated tuition' : 'tuition'} of about ${formatSum(tuition)} ${period}`
  if (tuition > 0)
    return `${isEstimated ? 'an estimated' : 'about'} ${formatSum(tuition + living)} ${period} with living costs`
  const none = isEstimated ? 'with usually no tuition to pay there' : 'with no tuition to pay'
  return `${none}, about ${formatSum(living)} ${period} for living`
}

function affordability({
  what,
  isEstimated,
  cost,
  budget,
  formatSum,
}: {
  what: string
  isEstimated: boolean
  cost: number
  budget: number
  formatSum: FormatSum
}): Words {
  if (cost === 0) return speaksFor(isEstimated ? USUALLY_NO_TUITION : 'there is no tuition to pay', 1.1)
  if (cost <= budget * COMFORTABLE) return speaksFor(`${what} leaves room in your ${formatSum(budget)}`, 1.1)
  if (cost <= budget * 0.95) return speaksFor(`${what} fits your budget`, 1.1)
  if (cost <= budget) return speaksFor(`${what} just fits your ${formatSum(budget)}`, 1.1)
  const over = Math.max(1, Math.round((cost / budget - 1) * 100))
  if (budget === 0) return against(`${what} is far over your ${formatSum(budget)}`, 1.1)
  if (over >= 100) return against(`${what} is ${short(cost / budget)} times your ${formatSum(budget)}`, 1.1)
  return against(`${what} is ${over}% over your ${formatSum(budget)}`, 1.1)
}

function intakeWords({ columns, row, mine }: Comparison): Words {
  if (mine.intakeMonths.length === 0)
    return { why: 'Your profile gives no month of beginning that could be read.', telling: 0 }
  const months = monthsToIntake(mine, columns, row)
  if (months < 0) return { why: 'When it begins is not known. Check with the university.', telling: 0 }
  const isOffered = (month: number) => ((columns.intakes[row] ?? 0) & (1 << (month - 1))) !== 0
  const wishes = mine.intakeMonths.map(month => MONTHS[month - 1] ?? '')
  const [met = ''] = mine.intakeMonths.filter(isOffered).map(month => MONTHS[month - 1])
  if (months === 0) return speaksFor(`teaching begins in ${met}, as you wish`, 0.5)
  const wanted = wishes.join(' or ')
  const offered = MONTHS.filter((_, place) => isOffered(place + 1))
  const clause = `teaching begins in ${list(offered)} and you want ${wanted}`
  return months === 1 ? { why: `${capitalised(clause)}.`, telling: 0 } : against(clause, 0.5)
}

function selectivityWords({ columns, row }: Comparison): Words {
  const band = BANDS[(columns.selectivity[row] ?? 0) - 1]
  return {
    why: band === undefined ? 'How selective it is, is not known.' : `It is ${band} (indicative).`,
    telling: 0,
  }
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

/** Nothing can be compared, and something can be done about it. */
function open(sentence: string, advice: string): Words {
  return { why: sentence, advice, telling: 0 }
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
  const step = code === 'INR' ? indianStep(amount) : Math.max(100, thousandth(amount))
  return money(Math.round(amount / step) * step, code)
}

/** The power of ten that leaves three or four figures of an amount. */
function thousandth(amount: number): number {
  return amount > 0 ? 10 ** (Math.floor(Math.log10(amount)) - 3) : 1
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

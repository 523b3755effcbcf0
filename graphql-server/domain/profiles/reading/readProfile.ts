import { type Budget, fundingWish, readBudget } from './budget.ts'
import { shareOf10 } from './concordances.ts'
import type { ExchangeRates } from './currencies.ts'
import { readDegreeYears } from './degreeYears.ts'
import { readFamily } from './family.ts'
import { type Grade, readGrade } from './grade.ts'
import { inEnglish } from './inEnglish.ts'
import { type Intake, readIntake } from './intake.ts'
import { type Interests, readFieldList, readInterests, readStudied, withGeneralMba } from './interests.ts'
import { readMostMonths } from './length.ts'
import { type IndianScores, readPercentile } from './percentile.ts'
import { readLanguages, readStudiedFields } from './studied.ts'
import { type English, readTests } from './tests.ts'
import {
  type MatchingProfile,
  type ProfileWords,
  READING_KINDS,
  type ReadingCorrections,
  type ReadingItem,
  type ReadingKind,
} from './types.ts'
import { readWish } from './wish.ts'
import { isOnlyFigures, MOST_READ, nothing, type Outcome, plain, quoted } from './words.ts'
import { readWorkYears } from './workYears.ts'

export type { ExchangeRates } from './currencies.ts'

/** The readings of a profile. */
export type ProfileReading = {
  /** Null without a target degree or a preferred country. */
  profile: MatchingProfile | null
  /** One of each kind, in the order of READING_KINDS. */
  items: readonly ReadingItem[]
  /** What looked like a figure and was not understood, as typed. */
  notUnderstood: readonly string[]
}

export type ReadingOptions = {
  rates: ExchangeRates
  /** The current day: 'since 2021' counts up to it. */
  today: Date
}

/** The display names of the kinds. */
export const READING_NAMES: Readonly<Record<ReadingKind, string>> = {
  GRADE: 'Grade',
  GRE: 'GRE',
  GMAT: 'GMAT',
  ENGLISH: 'English test',
  WORK_YEARS: 'Years of work',
  FIELDS: 'Fields of study',
  BUDGET: 'Budget',
  INTAKE: 'Intake',
}

type TextKey =
  | 'academicBackground'
  | 'workExperience'
  | 'testScores'
  | 'studyInterests'
  | 'budget'
  | 'intendedStartDate'

/** The field of a profile that each kind is read from. */
export const READ_FROM = {
  GRADE: 'academicBackground',
  GRE: 'testScores',
  GMAT: 'testScores',
  ENGLISH: 'testScores',
  WORK_YEARS: 'workExperience',
  FIELDS: 'studyInterests',
  BUDGET: 'budget',
  INTAKE: 'intendedStartDate',
} as const satisfies Record<ReadingKind, TextKey>

/** The value type of each kind. */
type Values = {
  GRADE: Grade
  GRE: number
  GMAT: AdmissionTest
  ENGLISH: English
  WORK_YEARS: number
  FIELDS: Interests
  BUDGET: Budget
  INTAKE: Intake
}
/** The GMAT, and India's tests: null where the person has none. */
type AdmissionTest = { gmat: number | null; cat: IndianScores | null }
type Outcomes = { [Kind in ReadingKind]: Outcome<Values[Kind]> }

/** The note of items that the person set to nothing. */
const NOTHING_TAKEN = 'Nothing is taken, as you chose.'
const MOST_DOUBTS = 12

/**
 * Reads a matching profile from a profile's texts and corrections. Never throws: unreadable values are null, and
 * `notUnderstood` has the texts that looked like a figure. The first 6,000 characters of each text are read, in linear
 * time.
 */
export function readProfile(words: ProfileWords, options: ReadingOptions): ProfileReading {
  const texts = textsOf(words)
  const own = readOwnWords(words, texts, options)
  const corrections = words.corrections ?? {}
  const read = withCorrections(own.outcomes, words, options)
  const limits = limitsOf(corrections.FIELDS ?? texts.studyInterests, texts.studyInterests)
  const items = READING_KINDS.map(kind => ({
    ...itemOf(kind, read[kind], { corrections, fieldsFrom: own.fieldsFrom, limits }),
    ...(kind === 'GMAT' && hasOnlyCat(read.GMAT.value) && { name: 'Indian MBA test' }),
  }))
  const doubts = READING_KINDS.flatMap(kind =>
    Object.hasOwn(corrections, kind) ? [] : [...read[kind].doubts],
  ).concat(strayFigures(texts, own.outcomes, corrections))
  return {
    profile: profileOf({ words, texts, read }),
    items,
    notUnderstood: [...new Set(doubts)].filter(doubt => doubt !== '').slice(0, MOST_DOUBTS),
  }
}

type Around = ReadingOptions & { words?: ProfileWords }

/** How the text of a correction is read: as of that kind only. '7.5' is a band of IELTS then. */
const READ_ALONE: { [Kind in ReadingKind]: (text: string, around: Around) => Outcome<Values[Kind]> } = {
  GRADE: text => readGrade(text, { isAlone: true }),
  GRE: text => readTests(text, { isAlone: 'GRE' }).gre,
  GMAT: text => readAdmissionTest(text, readTests(text, { isAlone: 'GMAT' }).gmat),
  ENGLISH: text => readTests(text, { isAlone: 'ENGLISH' }).english,
  WORK_YEARS: (text, { today }) => readWorkYears(text, { today, isAlone: true }),
  FIELDS: text => readFieldList(text),
  BUDGET: (text, { rates, words }) => readBudget(text, { rates, degree: words?.targetDegree }),
  INTAKE: (text, { today, words }) => readIntake(text, { today, country: words?.preferredCountries?.[0] }),
}

/** Reads the text of one correction. */
export function readCorrection(kind: ReadingKind, text: string, around: Around): Outcome<unknown> {
  return READ_ALONE[kind](text, around)
}

function textsOf(words: ProfileWords): Record<TextKey, string> {
  const text = (key: TextKey) => (words[key] ?? '').slice(0, MOST_READ)
  return {
    academicBackground: text('academicBackground'),
    workExperience: text('workExperience'),
    testScores: text('testScores'),
    studyInterests: text('studyInterests'),
    budget: text('budget'),
    intendedStartDate: text('intendedStartDate'),
  }
}

function readOwnWords(
  words: ProfileWords,
  texts: Record<TextKey, string>,
  { rates, today }: ReadingOptions,
): { outcomes: Outcomes; fieldsFrom: TextKey } {
  const { gre, gmat, english } = readTests(texts.testScores)
  const interests = readInterests(texts.studyInterests, readStudiedFields(texts.academicBackground))
  const studied = interests.value === null ? readStudied(texts.academicBackground) : nothing()
  return {
    outcomes: {
      GRADE: readGrade(texts.academicBackground),
      GRE: gre,
      GMAT: readAdmissionTest(texts.testScores, gmat),
      ENGLISH: english,
      WORK_YEARS: readWorkYears(texts.workExperience, { today }),
      FIELDS: interests.value === null && studied.value !== null ? studied : interests,
      BUDGET: readBudget(texts.budget, { rates, degree: words.targetDegree }),
      INTAKE: readIntake(texts.intendedStartDate, { today, country: words.preferredCountries?.[0] }),
    },
    fieldsFrom: studied.value === null ? 'studyInterests' : 'academicBackground',
  }
}

function hasOnlyCat(test: AdmissionTest | null): boolean {
  return test !== null && test.gmat === null
}

/** Both tests for an MBA as one item. */
function readAdmissionTest(text: string, gmat: Outcome<number>): Outcome<AdmissionTest> {
  const cat = readPercentile(text)
  if (gmat.value === null && cat.value === null) return { ...gmat, value: null }
  const both = [gmat, cat].filter(({ value }) => value !== null)
  const joined = (parts: readonly (string | null)[]) => parts.filter(part => part !== null).join('; ') || null
  return {
    value: { gmat: gmat.value, cat: cat.value },
    understood: joined(both.map(({ understood }) => understood)),
    note: joined(both.map(({ note }) => note)),
    quote: both[0]?.quote ?? null,
    doubts: gmat.doubts,
  }
}

function withCorrections(own: Outcomes, words: ProfileWords, options: ReadingOptions): Outcomes {
  const around = { ...options, words }
  const of = <Kind extends ReadingKind>(kind: Kind): Outcome<Values[Kind]> => {
    const text = words.corrections?.[kind]
    if (text === undefined) return own[kind]
    return text === null ? nothing() : READ_ALONE[kind](text, around)
  }
  return {
    GRADE: of('GRADE'),
    GRE: of('GRE'),
    GMAT: of('GMAT'),
    ENGLISH: of('ENGLISH'),
    WORK_YEARS: of('WORK_YEARS'),
    FIELDS: of('FIELDS'),
    BUDGET: of('BUDGET'),
    INTAKE: of('INTAKE'),
  }
}

function itemOf(
  kind: ReadingKind,
  { understood, note, quote }: Outcome<unknown>,
  {
    corrections,
    fieldsFrom,
    limits,
  }: { corrections: ReadingCorrections; fieldsFrom: TextKey; limits: string | null },
): ReadingItem {
  const correction = corrections[kind]
  const isCorrected = correction !== undefined
  const from = kind === 'FIELDS' && !isCorrected ? fieldsFrom : READ_FROM[kind]
  return {
    kind,
    name: READING_NAMES[kind],
    from,
    understood,
    note:
      correction === null
        ? NOTHING_TAKEN
        : [note, kind === 'FIELDS' ? limits : null].filter(part => part !== null).join('; ') || null,
    quote: isCorrected ? null : quote,
    isCorrected,
  }
}

/** The most characters of what is not wanted that are shown. */
const MOST_OF_REFUSED = 120

/** A wish for a place in a ranking of universities. */
const RANKING = /\bQS\b|\brank(?:ing|ed)s?\b/i

/** What the interests rule out, in words: 'not wanted: film theory; no longer than 12 months'. */
function limitsOf(wish: string, interests: string): string | null {
  const refused = quoted(readWish(wish).refused, { start: 0, end: MOST_OF_REFUSED })
  const months = readMostMonths(interests)
  const said = [
    refused === '' ? null : `not wanted: ${refused}`,
    months === null ? null : `courses of about ${months} months at most`,
    RANKING.test(interests) ? 'we keep no rankings, so a place in one is yours to check' : null,
  ].filter(part => part !== null)
  return said.join('; ') || null
}

/** Texts that are only a figure of which nothing was read: 'eleven' as a budget. */
function strayFigures(
  texts: Record<TextKey, string>,
  outcomes: Outcomes,
  corrections: ReadingCorrections,
): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const kinds = READING_KINDS.filter(kind => READ_FROM[kind] === key)
    const isRead = kinds.some(kind => outcomes[kind].understood !== null || outcomes[kind].quote !== null)
    const isReported = kinds.some(
      kind => outcomes[kind].doubts.length > 0 || Object.hasOwn(corrections, kind),
    )
    return !isRead && !isReported && isOnlyFigures(text) ? [quoted(text, { start: 0, end: 60 })] : []
  })
}

function profileOf({
  words,
  texts,
  read,
}: {
  words: ProfileWords
  texts: Record<TextKey, string>
  read: Outcomes
}): MatchingProfile | null {
  const countries = [...new Set(words.preferredCountries ?? [])]
  if (!words.targetDegree || countries.length === 0) return null
  const { GRADE, GRE, GMAT, ENGLISH, WORK_YEARS, FIELDS, BUDGET, INTAKE } = read
  const fields = FIELDS.value ?? []
  const { corrections = {} } = words
  const testsIn = (kind: 'GRE' | 'ENGLISH') => {
    const corrected = corrections[kind]
    return corrected === undefined
      ? readTests(texts.testScores)
      : readTests(corrected ?? '', { isAlone: kind })
  }
  const { greSections } = testsIn('GRE')
  const wish = readWish(corrections.FIELDS ?? texts.studyInterests)
  return {
    degreeType: words.targetDegree,
    countries,
    gradeShare: GRADE.value && shareOf10(GRADE.value.of10),
    gradeScale: GRADE.value?.scale ?? null,
    gpaOf4: GRADE.value?.of4 ?? null,
    gpaOf10: GRADE.value?.of10 ?? null,
    gre: GRE.value,
    greQuant: greSections.quantitative,
    greVerbal: greSections.verbal,
    greWriting: greSections.writing,
    gmat: GMAT.value?.gmat ?? null,
    cat: GMAT.value?.cat?.best ?? null,
    indianTests: GMAT.value?.cat?.byTest ?? {},
    ielts: ENGLISH.value?.ielts ?? null,
    toefl: ENGLISH.value?.toefl ?? null,
    englishTest: testsIn('ENGLISH').englishTest,
    workYears: WORK_YEARS.value,
    fields: words.targetDegree === 'MBA' ? withGeneralMba(fields) : fields,
    subjectWords: inEnglish(wish.wanted).text,
    refusedWords: inEnglish(wish.refused).text,
    mostMonths: readMostMonths(texts.studyInterests),
    ...(readFamily(texts.studyInterests) && { bringsFamily: true }),
    studied: readStudiedFields(texts.academicBackground),
    degreeYears: readDegreeYears(texts.academicBackground, BUDGET.value?.currency?.code === 'INR'),
    languages: readLanguages(`${texts.academicBackground}\n${texts.testScores}\n${texts.studyInterests}`),
    budgetYearUsd: BUDGET.value?.yearUsd ?? null,
    budgetWholeUsd: BUDGET.value?.wholeUsd ?? null,
    budgetsByCountry: BUDGET.value?.byCountry ?? [],
    budgetIsTuitionOnly: BUDGET.value?.isTuitionOnly ?? false,
    // 'Need funding (TA/RA)' is often typed beside the subject.
    funding: BUDGET.value?.funding ?? fundingWish(plain(texts.studyInterests), BUDGET.value?.yearUsd ?? null),
    hasOutsideScholarship: BUDGET.value?.hasOutsideScholarship ?? false,
    budgetCurrency: BUDGET.value?.currency ?? null,
    intakeMonth: INTAKE.value?.month ?? null,
    otherIntakeMonths: INTAKE.value?.others ?? [],
  }
}

import { placesIn } from '../../catalogue/cityNames.ts'
import { professionalDegreesIn } from '../../catalogue/professionalDegrees.ts'
import { type Budget, readBudget } from './budget.ts'
import { shareOf10 } from './concordances.ts'
import type { ExchangeRates } from './currencies.ts'
import { readYearsOfStudy, readYearsOfStudyAlone } from './degreeYears.ts'
import { readFamily, readFamilyAlone } from './family.ts'
import { type Funding, readFunding, readFundingAlone } from './funding.ts'
import { type Grade, readGrade } from './grade.ts'
import { inEnglish } from './inEnglish.ts'
import { type Intake, readIntake } from './intake.ts'
import {
  type Interests,
  partFields,
  readFieldList,
  readInterests,
  readStudied,
  withGeneralMba,
} from './interests.ts'
import { type Length, readLength, readLengthAlone } from './length.ts'
import { type IndianScores, readPercentile } from './percentile.ts'
import { readRanked, readRankedAlone } from './ranked.ts'
import { readingKeys, SOURCES, type TextKey } from './readingKeys.ts'
import { isRefused, partRefusals, readPhrases } from './refusals.ts'
import { readLanguages, readLanguagesAlone, readStudies, readStudiesAlone } from './studied.ts'
import { type English, plansAdmissionTest, readTests } from './tests.ts'
import {
  type FundingNeed,
  type LevelWish,
  type MatchingProfile,
  type ProfileWords,
  READING_KINDS,
  type ReadingCorrections,
  type ReadingItem,
  type ReadingKind,
} from './types.ts'
import { readWish } from './wish.ts'
import { isOnlyFigures, MOST_READ, nothing, type Outcome, quoted } from './words.ts'
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
  STUDIED: 'What you studied',
  DEGREE_YEARS: 'Length of your degrees',
  LANGUAGES: 'Languages besides English',
  GRE: 'GRE',
  GMAT: 'GMAT',
  ENGLISH: 'English test',
  WORK_YEARS: 'Years of work',
  FIELDS: 'Fields of study',
  REFUSED: 'Not wanted',
  PLACES_REFUSED: 'Places not wanted',
  PLACES_WANTED: 'Places you would like',
  RANKED: 'Place in a ranking',
  LENGTH: 'Longest course',
  FAMILY: 'Family',
  BUDGET: 'Budget',
  FUNDING: 'Scholarship',
  INTAKE: 'Intake',
}

/** Kinds of which a bare figure says nothing. */
const WITHOUT_FIGURES: ReadonlySet<ReadingKind> = new Set([
  ...([
    'STUDIED',
    'DEGREE_YEARS',
    'LANGUAGES',
    'REFUSED',
    'PLACES_REFUSED',
    'PLACES_WANTED',
    'RANKED',
    'LENGTH',
    'FAMILY',
  ] as const),
  'FUNDING',
])

/** The value type of each kind. */
type Values = {
  GRADE: Grade
  /** Codes of fields. */
  STUDIED: readonly string[]
  DEGREE_YEARS: number
  LANGUAGES: readonly string[]
  GRE: number
  GMAT: AdmissionTest
  ENGLISH: English
  WORK_YEARS: number
  FIELDS: Interests
  REFUSED: string
  PLACES_REFUSED: string
  PLACES_WANTED: string
  RANKED: readonly LevelWish[]
  LENGTH: Length
  FAMILY: boolean
  BUDGET: Budget
  FUNDING: Funding
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
  const corrections = words.corrections ?? {}
  const { outcomes: read, fieldsFrom } = readOutcomes(words, texts, options)
  const keyOf = readingKeys(words)
  const items = READING_KINDS.map(kind => ({
    ...itemOf(kind, read[kind], { corrections, fieldsFrom }),
    key: keyOf(kind, read[kind].understood),
    ...(kind === 'GMAT' && hasOnlyCat(read.GMAT.value) && { name: 'Indian MBA test' }),
  }))
  const doubts = READING_KINDS.flatMap(kind =>
    Object.hasOwn(corrections, kind) ? [] : [...read[kind].doubts],
  ).concat(strayFigures(texts, read, corrections))
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
  STUDIED: readStudiesAlone,
  DEGREE_YEARS: readYearsOfStudyAlone,
  LANGUAGES: readLanguagesAlone,
  GRE: text => readTests(text, { isAlone: 'GRE' }).gre,
  GMAT: text => readAdmissionTest(text, readTests(text, { isAlone: 'GMAT' }).gmat),
  ENGLISH: text => readTests(text, { isAlone: 'ENGLISH' }).english,
  WORK_YEARS: (text, { today }) => readWorkYears(text, { today, isAlone: true }),
  FIELDS: readFieldList,
  REFUSED: readPhrases,
  PLACES_REFUSED: readPhrases,
  PLACES_WANTED: readPhrases,
  RANKED: readRankedAlone,
  LENGTH: readLengthAlone,
  FAMILY: readFamilyAlone,
  BUDGET: (text, { rates, words }) => readBudget(text, { rates, degree: words?.targetDegree }),
  FUNDING: readFundingAlone,
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

/** Reads every kind from the person's correction, or else from their words. */
function readOutcomes(
  words: ProfileWords,
  texts: Record<TextKey, string>,
  options: ReadingOptions,
): { outcomes: Outcomes; fieldsFrom: TextKey } {
  const around = { ...options, words }
  const { corrections = {} } = words
  const of = <Kind extends ReadingKind>(kind: Kind, own: () => Outcome<Values[Kind]>) => {
    const text = corrections[kind]
    if (text === undefined) return own()
    return text === null ? nothing() : READ_ALONE[kind](text, around)
  }
  const tests = readTests(texts.testScores)
  const wish = readWish(texts.studyInterests)
  const refused = partRefusals(wish.refusals)
  const studied = of('STUDIED', () => readStudies(texts.academicBackground))
  const interests = readInterests(texts.studyInterests, studied.value ?? [])
  const fromStudies = interests.value === null ? readStudied(texts.academicBackground) : nothing()
  const isFromStudies = fromStudies.value !== null && corrections.FIELDS === undefined
  const money = readMoney(words, texts, options)
  return {
    outcomes: {
      GRADE: of('GRADE', () => readGrade(texts.academicBackground)),
      STUDIED: studied,
      DEGREE_YEARS: of('DEGREE_YEARS', () =>
        readYearsOfStudy(texts.academicBackground, money.BUDGET.value?.currency?.code === 'INR'),
      ),
      LANGUAGES: of('LANGUAGES', () =>
        readLanguages(`${texts.academicBackground}\n${texts.testScores}\n${texts.studyInterests}`),
      ),
      GRE: of('GRE', () => tests.gre),
      GMAT: of('GMAT', () => readAdmissionTest(texts.testScores, tests.gmat)),
      ENGLISH: of('ENGLISH', () => tests.english),
      WORK_YEARS: of('WORK_YEARS', () => readWorkYears(texts.workExperience, { today: options.today })),
      FIELDS: of('FIELDS', () => (isFromStudies ? fromStudies : interests)),
      REFUSED: of('REFUSED', () => refused.subjects),
      PLACES_REFUSED: of('PLACES_REFUSED', () => refused.places),
      PLACES_WANTED: of('PLACES_WANTED', () =>
        readPhrases(
          placesIn(wish.wanted)
            .filter(place => !isRefused(place, refused))
            .join(', '),
        ),
      ),
      RANKED: of('RANKED', () =>
        readRanked(texts.studyInterests, { isMba: words.targetDegree === 'MBA', ofMoney: texts.budget }),
      ),
      LENGTH: of('LENGTH', () => readLength(texts.studyInterests)),
      FAMILY: of('FAMILY', () => readFamily(texts.studyInterests)),
      ...money,
      INTAKE: of('INTAKE', () =>
        readIntake(texts.intendedStartDate, {
          today: options.today,
          country: words.preferredCountries?.[0],
        }),
      ),
    },
    fieldsFrom: isFromStudies ? 'academicBackground' : 'studyInterests',
  }
}

/**
 * The budget and the scholarship, which depend on each other: how much somebody has says whether everything hangs on a
 * scholarship, and then no sum is a limit. 'Need funding (TA/RA)' is often typed beside the subject.
 */
function readMoney(
  { corrections = {}, targetDegree: degree }: ProfileWords,
  texts: Record<TextKey, string>,
  { rates }: ReadingOptions,
): Pick<Outcomes, 'BUDGET' | 'FUNDING'> {
  const { BUDGET: sum, FUNDING: scholarship } = corrections
  const read = (need?: FundingNeed | null) =>
    sum === null ? nothing() : readBudget(sum ?? texts.budget, { rates, degree, need })
  const own = read(null)
  const funding =
    scholarship === undefined
      ? readFunding([sum ?? '', texts.budget, texts.studyInterests], {
          ownUsd: own.value?.ownYearUsd ?? null,
          isTuitionOnly: own.value?.isTuitionOnly ?? false,
        })
      : scholarship === null
        ? nothing()
        : readFundingAlone(scholarship)
  return { BUDGET: read(funding.value?.need ?? null), FUNDING: funding }
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
    exact: both.map(({ exact, understood }) => exact ?? understood ?? '').join('; '),
    note: joined(both.map(({ note }) => note)),
    quote: both[0]?.quote ?? null,
    doubts: gmat.doubts,
  }
}

function itemOf(
  kind: ReadingKind,
  { understood, exact, note, quote }: Outcome<unknown>,
  { corrections, fieldsFrom }: { corrections: ReadingCorrections; fieldsFrom: TextKey },
): Omit<ReadingItem, 'key'> {
  const correction = corrections[kind]
  const isCorrected = correction !== undefined
  const from = kind === 'FIELDS' && !isCorrected ? fieldsFrom : SOURCES[kind][0]
  return {
    kind,
    name: READING_NAMES[kind],
    from,
    understood,
    asCorrection: exact ?? understood,
    note: correction === null ? NOTHING_TAKEN : note,
    quote: isCorrected ? null : quote,
    isCorrected,
  }
}

/** Texts that are only a figure of which nothing was read: 'eleven' as a budget. */
function strayFigures(
  texts: Record<TextKey, string>,
  outcomes: Outcomes,
  corrections: ReadingCorrections,
): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const kinds = READING_KINDS.filter(kind => SOURCES[kind][0] === key && !WITHOUT_FIGURES.has(kind))
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
  const { GRADE, GRE, GMAT, ENGLISH, WORK_YEARS, FIELDS, BUDGET, FUNDING, INTAKE } = read
  const fields = FIELDS.value ?? []
  const { corrections = {} } = words
  const testsIn = (kind: 'GRE' | 'ENGLISH') => {
    const corrected = corrections[kind]
    return corrected === undefined
      ? readTests(texts.testScores)
      : readTests(corrected ?? '', { isAlone: kind })
  }
  const { greSections } = testsIn('GRE')
  const ownWords = corrections.FIELDS == null ? texts.studyInterests : ownWordsOf(corrections.FIELDS)
  const namedDegrees = professionalDegreesIn(readWish(texts.studyInterests).wanted)
  const need = FUNDING.value?.need ?? 'NONE'
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
    ...(plansAdmissionTest(texts.testScores) && { plansAdmissionTest: true }),
    cat: GMAT.value?.cat?.best ?? null,
    indianTests: GMAT.value?.cat?.byTest ?? {},
    ielts: ENGLISH.value?.ielts ?? null,
    toefl: ENGLISH.value?.toefl ?? null,
    englishTest: testsIn('ENGLISH').englishTest,
    workYears: WORK_YEARS.value,
    fields: words.targetDegree === 'MBA' ? withGeneralMba(fields) : fields,
    subjectWords: inEnglish(readWish(ownWords).wanted).text,
    ...(corrections.FIELDS != null && { choseFields: true }),
    ...(namedDegrees.length > 0 && { namedDegrees }),
    refusedWords: inEnglish(read.REFUSED.value ?? '').text,
    refusedPlaces: read.PLACES_REFUSED.value ?? '',
    mostMonths: read.LENGTH.value?.months ?? null,
    mostMonthsByCountry: read.LENGTH.value?.byCountry ?? [],
    level: read.RANKED.value ?? [],
    wantedPlaces: read.PLACES_WANTED.value ?? '',
    ...(read.FAMILY.value === true && { bringsFamily: true }),
    studied: read.STUDIED.value ?? [],
    degreeYears: read.DEGREE_YEARS.value,
    languages: read.LANGUAGES.value ?? [],
    budgetYearUsd: BUDGET.value?.yearUsd ?? null,
    budgetWholeUsd: BUDGET.value?.wholeUsd ?? null,
    budgetsByCountry: BUDGET.value?.byCountry ?? [],
    budgetIsTuitionOnly: BUDGET.value?.isTuitionOnly ?? false,
    ...(BUDGET.value?.tuitionShare && { budgetTuitionShare: BUDGET.value.tuitionShare }),
    funding: need === 'NONE' ? null : need,
    onlyFundedIn: FUNDING.value?.onlyIn ?? [],
    hasOutsideScholarship: FUNDING.value?.isOutside ?? false,
    budgetCurrency: BUDGET.value?.currency ?? null,
    intakeMonth: INTAKE.value?.month ?? null,
    otherIntakeMonths: INTAKE.value?.others ?? [],
  }
}

/** The words in which a correction of the fields names the subject: own words, or else the fields themselves. */
function ownWordsOf(correction: string): string {
  const { fields, ownWords } = partFields(correction)
  return ownWords ?? fields
}

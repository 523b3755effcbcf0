import type { Country, DegreeType } from '../../../generated/prisma/enums.ts'
import type { ProfessionalDegree } from '../../catalogue/professionalDegrees.ts'
import type { UniversityGroup } from '../../catalogue/universityGroups.ts'
import type { IndianTest } from './percentile.ts'

/** What can be read from a profile's texts, in the order of the pages. */
export const READING_KINDS = [
  'GRADE',
  'STUDIED',
  'DEGREE_YEARS',
  'LANGUAGES',
  'GRE',
  'GMAT',
  'ENGLISH',
  'WORK_YEARS',
  'FIELDS',
  'REFUSED',
  'PLACES_REFUSED',
  'PLACES_WANTED',
  'RANKED',
  'LENGTH',
  'FAMILY',
  'BUDGET',
  'FUNDING',
  'INTAKE',
] as const
export type ReadingKind = (typeof READING_KINDS)[number]

/**
 * A person's correction of a reading: text for the same reader, or null for no value. A missing kind is read from the
 * profile's texts.
 */
export type ReadingCorrections = Readonly<Partial<Record<ReadingKind, string | null>>>

/** The texts of a profile that matching reads. The client may send an incomplete profile. */
export type ProfileWords = {
  academicBackground?: string | null
  targetDegree?: DegreeType | null
  workExperience?: string | null
  testScores?: string | null
  preferredCountries?: readonly Country[] | null
  studyInterests?: string | null
  budget?: string | null
  intendedStartDate?: string | null
  corrections?: ReadingCorrections
}

/** English tests that are read. */
export const ENGLISH_TESTS = ['IELTS', 'TOEFL', 'PTE', 'DUOLINGO', 'CAMBRIDGE'] as const
export type EnglishTest = (typeof ENGLISH_TESTS)[number]

/** A person's values for matching, on the catalogue's measures. Null: unknown. */
export type MatchingProfile = {
  degreeType: DegreeType
  /** In the order of preference, without duplicates. */
  countries: readonly Country[]
  /** The final grade as a share of the best of its scale, 0 to 1, which makes scales comparable. */
  gradeShare: number | null
  /** The best grade of the text's scale if it is 4 or 10. Sentences use that scale then. */
  gradeScale?: 4 | 10 | null
  /** The same grade on the scales that requirements are given in. */
  gpaOf4: number | null
  gpaOf10: number | null
  /** Total of verbal and quantitative on the scale since 2011, 260 to 340. */
  gre: number | null
  /** The sections of the same GRE, 130 to 170, and analytical writing, 0 to 6. */
  greQuant?: number | null
  greVerbal?: number | null
  greWriting?: number | null
  /** On the classic scale, 200 to 800. Focus scores are converted to it. */
  gmat: number | null
  /** Whether a GRE or GMAT without a score is still to come. */
  plansAdmissionTest?: boolean
  /** The percentile of CAT, or else of another test of Indian MBA programmes. Null or missing: none. */
  cat?: number | null
  /** The percentiles of all of them. */
  indianTests?: Readonly<Partial<Record<IndianTest, number>>>
  /** The best English test as IELTS bands, 0 to 9, and as TOEFL iBT points, 0 to 120. */
  ielts: number | null
  toefl: number | null
  /** The English test that counts, and the score as typed: sentences use it. Null or missing: IELTS, or else TOEFL. */
  englishTest?: { name: EnglishTest; score: number } | null
  workYears: number | null
  /** Codes of domain/catalogue/fields.ts with a weight from 0 to 1, the strongest first. Empty: unknown. */
  fields: readonly { code: string; weight: number }[]
  /** The words in which the fields were named, without what is not wanted. */
  subjectWords?: string | null
  /** Whether the fields were chosen by their names, and `subjectWords` are only what is wanted of them in particular. */
  choseFields?: boolean
  /** Codes of the professional degrees that they ask for: 'LLM', 'MFA'. Empty or missing: any will do. */
  namedDegrees?: readonly ProfessionalDegree[]
  /** The words of subjects and kinds of courses that are not wanted. */
  refusedWords?: string | null
  /** The words of cities, states and regions that are not wanted. */
  refusedPlaces?: string | null
  /** The words of cities and states that they would rather be in. */
  wantedPlaces?: string | null
  /** The most months that a course may take. Null or missing: any. */
  mostMonths?: number | null
  /** Other lengths for single countries. */
  mostMonthsByCountry?: readonly { country: Country; months: number }[]
  /** The groups of universities and places in a ranking that they ask for: 'only Russell Group', 'QS top 100'. */
  level?: readonly LevelWish[]
  /** Whether they speak of a spouse or of children beside what they want to study. */
  bringsFamily?: boolean
  /** Codes of the fields of previous study; empty or missing: unknown. */
  studied?: readonly string[]
  /** How many years of study the degrees come to, as far as they say. Null or missing: unknown. */
  degreeYears?: number | null
  /** Languages besides English, in lower case. */
  languages?: readonly string[]
  /** The most for a year of tuition and living, in US dollars. */
  budgetYearUsd: number | null
  /** The most for a whole course, in US dollars, where the sum is for all of it. It counts instead of a year's. */
  budgetWholeUsd?: number | null
  /** Other sums for single countries, in US dollars: of a year or a whole course, for tuition only or for living too. */
  budgetsByCountry?: readonly { country: Country; usd: number; isWhole: boolean; isTuitionOnly: boolean }[]
  /** Whether the sum is for tuition only. */
  budgetIsTuitionOnly: boolean
  /** The share of the sum that is for tuition, where living has one of its own. Null or missing: it is not parted. */
  budgetTuitionShare?: number | null
  /** Whether a scholarship is hoped for, or all hangs on it. Null or missing: neither is said. */
  funding?: FundingWish | null
  /** The countries that they go to only with a scholarship, where they say it of some. */
  onlyFundedIn?: readonly Country[]
  /** Whether a scholarship is named that pays for all of it wherever somebody is admitted. */
  hasOutsideScholarship?: boolean
  /** The currency of the text; sums are displayed in it. Null or missing: US dollars. */
  budgetCurrency?: CurrencyRate | null
  /** The calendar month of the preferred start, 1 to 12. */
  intakeMonth: number | null
  /** Other calendar months that would do as well. */
  otherIntakeMonths?: readonly number[]
}

/** Universities of a level: a group by its name, or without one a place in a ranking. */
export type LevelWish = {
  group: UniversityGroup | null
  /** The last place of the ranking that will do, where it is said: 50 for 'top 50'. */
  top: number | null
  /** The countries that a place in a ranking is said for; empty for all. */
  countries: readonly Country[]
  /** Whether nothing else will do. */
  isOnly: boolean
}

/** SOME: a scholarship would help. FULL: without one there is no studying. */
export type FundingWish = 'SOME' | 'FULL'
/** The same, with NONE for who says that they need no scholarship. */
export type FundingNeed = 'NONE' | FundingWish

/** A currency by its ISO code, with the US dollars that one unit is worth. */
export type CurrencyRate = { code: string; usd: number }

/** One reading, with the words that it comes from. */
export type ReadingItem = {
  kind: ReadingKind
  /**
   * Names this reading: it changes with the words that the kind is read from and with what is understood of them. A person
   * who says that a reading is right confirms its key, which is void once the words say something else.
   */
  key: string
  name: string
  /** The profile's field that it comes from. */
  from: keyof ProfileWords
  /** What was understood, in words: 'CGPA 8.2 of 10'. Null: nothing. */
  understood: string | null
  /** The same value as the text of a correction, which the reader reads back exactly. Null: nothing. */
  asCorrection: string | null
  /** Its value on the common measure: 'about 3.4 of 4'. */
  note: string | null
  quote: string | null
  isCorrected: boolean
}

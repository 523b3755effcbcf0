import type { Country, DegreeType } from '../../../generated/prisma/enums.ts'

/** What can be read from the words of a profile, in the order that pages show it. */
export const READING_KINDS = [
  'GRADE',
  'GRE',
  'GMAT',
  'ENGLISH',
  'WORK_YEARS',
  'FIELDS',
  'BUDGET',
  'INTAKE',
] as const
export type ReadingKind = (typeof READING_KINDS)[number]

/**
 * What a person put in the place of what was read: words that the same reader reads, or null to take nothing for that
 * kind. A kind that is missing is read from the profile's own words.
 */
export type ReadingCorrections = Readonly<Partial<Record<ReadingKind, string | null>>>

/** The words of a profile that matching looks at; the client may send it before it is whole. */
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

/** What matching knows of a person, on the catalogue's own measures. Null: nothing is known. */
export type MatchingProfile = {
  degreeType: DegreeType
  /** In the order of preference, without repeats. */
  countries: readonly Country[]
  /** The final grade as a share of the best that its scale knows, 0 to 1, so that scales can be compared. */
  gradeShare: number | null
  /** The best of the scale in which the grade was told, where that is one of those below; a sentence names it then. */
  gradeScale?: 4 | 10 | null
  /** The same grade on the scales that requirements are given in. */
  gpaOf4: number | null
  gpaOf10: number | null
  /** Total of verbal and quantitative on the scale since 2011, 260 to 340. */
  gre: number | null
  /** On the classic scale, 200 to 800; Focus scores are brought to it. */
  gmat: number | null
  /** The best English test as IELTS bands, 0 to 9, and as TOEFL iBT points, 0 to 120. */
  ielts: number | null
  toefl: number | null
  workYears: number | null
  /** Codes of domain/catalogue/fields.ts with a weight from 0 to 1, the strongest first. Empty: nothing is known. */
  fields: readonly { code: string; weight: number }[]
  /** The most for a year of tuition and living, in US dollars. */
  budgetYearUsd: number | null
  /** Whether the sum was meant for tuition alone. */
  budgetIsTuitionOnly: boolean
  /** What the budget was told in: sums are told in it again. Null or left out: US dollars. */
  budgetCurrency?: CurrencyRate | null
  /** The calendar month, 1 to 12, in which the person wants to begin. */
  intakeMonth: number | null
}

/** A currency by its ISO code, and the US dollars that one unit of it is worth. */
export type CurrencyRate = { code: string; usd: number }

/** One thing that was read, with the words that it was read from. */
export type ReadingItem = {
  kind: ReadingKind
  name: string
  /** The profile's field that it is read from. */
  from: keyof ProfileWords
  /** What was understood, in words: 'CGPA 8.2 of 10'. Null: nothing. */
  understood: string | null
  /** What it comes to on the common measure: 'about 3.4 of 4'. */
  note: string | null
  quote: string | null
  isCorrected: boolean
}

import type { Country, Tier } from '../../generated/prisma/enums.ts'
import type { History } from './outlook/outlook.ts'
import type { SubjectClass } from './rateSubjects.ts'

export const FACTOR_KINDS = [
  'DEGREE',
  'COUNTRY',
  'FIELD',
  'ACADEMICS',
  'TESTS',
  'EXPERIENCE',
  'BUDGET',
  'INTAKE',
  'SELECTIVITY',
] as const
export type FactorKind = (typeof FACTOR_KINDS)[number]

/** One factor of a percentage. Stored with a match. */
export type MatchFactor = {
  kind: FactorKind
  name: string
  /** 0 to 1; 0.5 if a value is unknown. */
  score: number
  /** Its share of the whole: the weights of all factors of a match add up to 1. */
  weight: number
  isKnown: boolean
  why: string
}

export const AMBITIONS = ['CAUTIOUS', 'BALANCED', 'BOLD'] as const
export type Ambition = (typeof AMBITIONS)[number]

/** A person's matching settings. A multiplier is 1 by default, 0 to leave a factor out, at most 2. */
export type MatchSettings = { ambition: Ambition; budget: number; country: number; field: number }

export const DEFAULT_SETTINGS: MatchSettings = { ambition: 'BALANCED', budget: 1, country: 1, field: 1 }

/**
 * A programme with its score and reason. `percentage` is the rounded weighted sum of the factors, 0 to 100, and at most
 * what the class of its subject allows.
 */
export type ScoredProgram = {
  programId: number
  percentage: number
  subject: SubjectClass
  /** What keeps the person out, as a clause after 'it': 'asks for a first law degree'. Null: nothing that is known. */
  missing: string | null
  tier: Tier
  history: History
  factors: readonly MatchFactor[]
  reason: string
}

/**
 * The lists that a ranking makes, in this order: what a counsellor would name first; what would be among it but costs
 * clearly more than the budget; and all others.
 */
export const MATCH_LISTS = ['FIRST', 'OVER_BUDGET', 'FURTHER'] as const
export type MatchList = (typeof MATCH_LISTS)[number]

/** A programme in a ranking. `ties`: how many others of all candidates fit exactly alike. */
export type RankedProgram = ScoredProgram & { ties: number; list: MatchList }

/**
 * A preferred country without a programme in the fields of interest, how many there are in near ones, and how many in the
 * field that the person may not enter; or with `cost`, one in which all of them cost clearly more than the budget: both
 * sums in words; or with `left`, one that has none in the first ten for other reasons.
 */
export type MatchGap = {
  country: Country
  near: number
  closed: number
  cost: GapCost | null
  left: LeftOut | null
}
export type GapCost = { budget: string; least: string }

/** Subjects that a person named, as typed, which no title in the preferred countries has. */
export type Unfound = {
  unknown: readonly string[]
  /** Those whose programmes all ask for something that the person does not have. */
  closed: readonly string[]
}

/** Another country, and how many programmes of the field there are within the budget and open. */
export type Elsewhere = { country: Country; programs: number }

/** How many programmes were left out of a first ten, each for the first of these reasons. */
export type LeftOut = {
  /** Cost clearly more than the budget; for who needs full funding, are not funded as far as is known. */
  dear: number
  /** Ask for more than the person has, take longer than they want, or are far from their level. */
  unsuited: number
  /** In near fields or in other parts of the field. */
  near: number
  /** Whether `dear` counts what is not funded. */
  isFunding: boolean
}

/** A first ten with fewer than were asked for, and how many of the rest were left out of it for which reason. */
export type ShortTen = LeftOut & {
  shown: number
  /** The preferred countries that have something in the fields of interest. */
  countries: Country[]
}

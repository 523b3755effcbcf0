import * as z from 'zod/mini'
import type { FilterKind } from '../__generated__/ProgramList_query.graphql.ts'
import type { ProgramFacts } from '../__generated__/universitiesRouteQuery.graphql.ts'
import { t, words } from '../language/language.ts'
import { oneOrNull } from '../routing/addressForm.ts'
import { MONTHS, monthName } from './monthsOf.ts'

const LANGUAGES = ['ENGLISH', 'GERMAN', 'SPANISH', 'FRENCH', 'ITALIAN'] as const
const TESTS = ['NOT_REQUIRED', 'GRE', 'GMAT'] as const
/** In months. */
const DURATIONS = [12, 18, 24] as const

/** An amount for a year, in whole units of a currency. */
type YearCost = { readonly amount: number; readonly currency: string }

/** The facts that programmes and matches are narrowed by. Null says nothing. */
export type FactSearch = {
  budget: YearCost | null
  /** 1 to 12. */
  intake: number | null
  language: (typeof LANGUAGES)[number] | null
  /** In months. */
  duration: number | null
  test: (typeof TESTS)[number] | null
}

export const NO_FACTS: FactSearch = {
  budget: null,
  intake: null,
  language: null,
  duration: null,
  test: null,
}

function readCost(text: string): YearCost | null {
  const [, currency, amount] = /^([a-z]{3})-(\d{1,9})$/i.exec(text) ?? []
  return currency && amount ? { currency: currency.toUpperCase(), amount: Number(amount) } : null
}

/** An amount as the address has it: 'inr-2500000'. */
function writtenCost(cost: YearCost | null): string {
  return cost ? `${cost.currency.toLowerCase()}-${cost.amount}` : ''
}

/** The parameters of an address for these facts. */
export const FACT_PARAMETERS = {
  budget: z.codec(z.string(), z.nullable(z.object({ amount: z.int(), currency: z.string() })), {
    decode: readCost,
    encode: writtenCost,
  }),
  intake: z.codec(z.string(), z.nullable(z.int()), {
    decode: text => {
      const place = MONTHS.findIndex(month => month.toLowerCase() === text.toLowerCase())
      return place === -1 ? null : place + 1
    },
    encode: month => (month === null ? '' : (MONTHS[month - 1] ?? '').toLowerCase()),
  }),
  language: oneOrNull(LANGUAGES),
  duration: z.codec(z.string(), z.nullable(z.int()), {
    decode: text => DURATIONS.find(months => String(months) === text) ?? null,
    encode: months => (months === null ? '' : String(months)),
  }),
  test: oneOrNull(TESTS),
} as const

/** A language as the catalogue writes it: 'English'. */
/** The languages of teaching, as people read them. */
const LANGUAGE_NAMES = words({
  ENGLISH: 'English',
  FRENCH: 'French',
  GERMAN: 'German',
  ITALIAN: 'Italian',
  SPANISH: 'Spanish',
})

/** A language as the catalogue writes it. */
const languageName = (code: string) => code.charAt(0) + code.slice(1).toLowerCase()

/** The facts as the graph takes them. */
export function factVariables({ budget, intake, language, duration, test }: FactSearch): ProgramFacts {
  return {
    maxCost: budget,
    intakeMonth: intake,
    language: language && languageName(language),
    maxMonths: duration,
    test,
  }
}

type Option = { readonly value: string; readonly label: string }

const LAKHS = [10, 15, 20, 25, 30, 40, 50, 60]
const THOUSANDS = [10, 15, 20, 25, 30, 40, 50, 60, 80]

/** The sums to choose from in a currency, and the chosen one where it is another. */
export function budgetChoices(
  currency: string,
  chosen: YearCost | null,
  say: (amount: number, currency: string) => string,
): readonly Option[] {
  const sums =
    currency === 'INR' ? LAKHS.map(lakh => lakh * 100_000) : THOUSANDS.map(thousand => thousand * 1000)
  const offered = sums.map(amount => ({ amount, currency }))
  const isOffered = offered.some(cost => writtenCost(cost) === writtenCost(chosen))
  return [...(chosen && !isOffered ? [chosen] : []), ...offered].map(cost => ({
    value: writtenCost(cost),
    label: t('Up to {amount} a year', { amount: say(cost.amount, cost.currency) }),
  }))
}

/** The value of a chosen sum in `budgetChoices`. */
export const budgetValue = writtenCost
/** The sum of a choice of `budgetChoices`. */
export const budgetOf = readCost

export const intakeChoices = (): readonly Option[] =>
  MONTHS.map((_, place) => ({ value: String(place + 1), label: monthName(place + 1) }))

export const languageChoices = (): readonly { value: (typeof LANGUAGES)[number]; label: string }[] =>
  LANGUAGES.map(code => ({ value: code, label: LANGUAGE_NAMES[code] }))

export const durationChoices = (): readonly Option[] =>
  DURATIONS.map(months => ({ value: String(months), label: t('At most {months} months', { months }) }))

export const TEST_CHOICES: readonly { value: (typeof TESTS)[number]; label: string }[] = words([
  { value: 'NOT_REQUIRED', label: 'None required' },
  { value: 'GRE', label: 'Reads the GRE' },
  { value: 'GMAT', label: 'Reads the GMAT' },
])

/** What leaving a filter out changes of these facts; null for a filter that is none of them. */
export function withoutFact(kind: FilterKind): Partial<FactSearch> | null {
  switch (kind) {
    case 'BUDGET':
      return { budget: null }
    case 'INTAKE':
      return { intake: null }
    case 'LANGUAGE':
      return { language: null }
    case 'DURATION':
      return { duration: null }
    case 'TEST':
      return { test: null }
    default:
      return null
  }
}

/** How many of these facts are asked for. */
export function factCount(facts: FactSearch): number {
  const { budget, intake, language, duration, test } = facts
  return [budget, intake, language, duration, test].filter(fact => fact !== null).length
}

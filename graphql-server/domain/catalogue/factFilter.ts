import type { Prisma } from '../../generated/prisma/client.ts'
import type { TestPolicy } from '../../generated/prisma/enums.ts'
import { ValidationError } from '../errors.ts'

/** What may be asked of a programme's test policy. */
export type TestWish = 'NOT_REQUIRED' | 'GRE' | 'GMAT'

/**
 * Filters by facts that programmes and matches share. A filter that is left out or null is not applied. A programme
 * whose fact is unknown does not fit.
 */
export type FactFilter = {
  /** Tuition and living of a year, in US dollars. */
  maxCostUsd?: number | null
  /** A month in which teaching begins, 1 to 12. */
  intakeMonth?: number | null
  /** A language of teaching as the catalogue writes it: 'English'. */
  language?: string | null
  /** The longest full-time duration. */
  maxMonths?: number | null
  test?: TestWish | null
}

const WITHOUT_TEST: TestPolicy[] = ['NOT_USED', 'OPTIONAL']
const WITH_TEST: TestPolicy[] = ['REQUIRED', 'OPTIONAL']

/** The programmes that fit the facts, as a filter of the database. */
export function withFacts({
  maxCostUsd,
  intakeMonth,
  language,
  maxMonths,
  test,
}: FactFilter): Prisma.ProgramWhereInput {
  return {
    ...(maxCostUsd != null && { costYearUsd: { lte: maxCostUsd } }),
    ...(intakeMonth != null && { intakeMonths: { has: intakeMonth } }),
    ...(language != null && { languages: { has: language } }),
    ...(maxMonths != null && { durationMonths: { lte: maxMonths } }),
    ...(test != null &&
      (test === 'NOT_REQUIRED'
        ? { testPolicy: { in: WITHOUT_TEST } }
        : { testPolicy: { in: WITH_TEST }, tests: { has: test } })),
  }
}

/**
 * An amount in whole US dollars.
 * @param rates US dollars for one unit of each currency
 * @throws ValidationError for a currency without a rate
 */
export function inUsDollars(
  { amount, currency }: { amount: number; currency: string },
  rates: ReadonlyMap<string, number>,
): number {
  const rate = rates.get(currency)
  if (rate === undefined)
    throw new ValidationError([{ path: 'currency', message: `No exchange rate of ${currency} is known` }])
  return Math.round(amount * rate)
}

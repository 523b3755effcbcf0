import type { Country } from '../../generated/prisma/enums.ts'

/** The steps that a checklist begins with, and that the product knows more about than their title. */
export const STEPS = [
  'STATEMENT',
  'LETTERS',
  'ESSAYS',
  'TRANSCRIPTS',
  'ENGLISH_TEST',
  'GRE',
  'GMAT',
  'CV',
  'FEE',
  'FUNDS',
] as const
export type Step = (typeof STEPS)[number]

/**
 * Whole titles of each step. A title with more words, such as 'Book the GRE in May', is a task of the person's own,
 * which nothing else ticks.
 */
const TITLES: Readonly<Record<Step, RegExp>> = {
  STATEMENT: /^(?:statement of purpose|sop|personal statement|motivation letter|letter of motivation)$/i,
  LETTERS: /^(?:letters? of recommendation|recommendation letters?|lors?)(?: \([^)]*\))?$/i,
  ESSAYS: /^essays?$/i,
  TRANSCRIPTS: /^transcripts?$/i,
  ENGLISH_TEST: /^english test$/i,
  GRE: /^gre$/i,
  GMAT: /^gmat$/i,
  CV: /^(?:cv|curriculum vitae|r[ée]sum[ée])$/i,
  FEE: /^application fee$/i,
  FUNDS: /^proof of funds$/i,
}

/** The step that a task's title names; null for a task of the person's own. */
export function stepOf(title: string): Step | null {
  const words = title.trim()
  return STEPS.find(step => TITLES[step].test(words)) ?? null
}

const SHARED_EVERYWHERE: readonly Step[] = ['TRANSCRIPTS', 'ENGLISH_TEST', 'GRE', 'GMAT', 'CV']

/**
 * The key under which a person's tick of a step counts for several applications: one transcript for all, one proof of
 * funds for all in a country. Null where each application has its own.
 */
export function sharedKeyOf(step: Step | null, country: Country): string | null {
  if (step === null) return null
  if (step === 'FUNDS') return countryKeyOf(country, 'FUNDS')
  return SHARED_EVERYWHERE.includes(step) ? step : null
}

/** The key of a step that all applications to a country share. */
export function countryKeyOf(country: Country, key: string): string {
  return `${country}_${key}`
}

import type { useProfileReadingQuery$data } from '../__generated__/useProfileReadingQuery.graphql.ts'
import { sent, t } from '../language/language.ts'

/** What is read from a profile's words: one item of each kind, and what was not understood. */
export type Reading = useProfileReadingQuery$data['profileReading']
export type ReadItem = Reading['items'][number]

/** Words that each kind can be read from, to begin with where nothing was. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  GRADE: '8.2/10, 3.6 GPA, 75%, First class',
  GRE: '325, or Q168 V157',
  GMAT: '720, or 645 of Focus',
  ENGLISH: 'IELTS 7.5, TOEFL 105, PTE 70',
  WORK_YEARS: '2 years, 18 months, none',
  LENGTH: 'at most 24 months; at most 12 months in the UK',
  BUDGET: '₹25 lakh a year + $5,000 a year',
  INTAKE: 'September 2027, Fall 2026',
}

/** Whether the person said that a reading is right, or put it right. */
export function isChecked(
  item: Pick<ReadItem, 'key' | 'isCorrected'>,
  confirmed: readonly string[],
): boolean {
  return item.isCorrected || confirmed.includes(item.key)
}

/** The readings that say something and that nobody has checked yet. */
export function unchecked<Item extends Pick<ReadItem, 'key' | 'isCorrected' | 'understood'>>(
  items: readonly Item[],
  confirmed: readonly string[],
): Item[] {
  return items.filter(item => item.understood && !isChecked(item, confirmed))
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** No more of a text is read, however long it is. */
const MOST_READ = 6000

/** What of one field's words was not understood. */
export function notUnderstoodIn(reading: Reading | null, words: string): readonly string[] {
  const typed = flat(words.slice(0, MOST_READ))
  return reading?.notUnderstood.filter(part => typed.includes(flat(part))) ?? []
}

/** The changes between two readings, in words for screen readers. Empty if there are none. */
export function changesIn(before: Reading | null, now: Reading | null): string {
  if (!now) return ''
  const known = new Map(before?.items.map(item => [item.kind, item.understood]))
  return now.items
    .filter(({ kind, understood }) => (known.get(kind) ?? null) !== (understood ?? null))
    .map(({ name, understood }) => `${sent(name)}: ${understood ? sent(understood) : t('nothing read')}.`)
    .join(' ')
}

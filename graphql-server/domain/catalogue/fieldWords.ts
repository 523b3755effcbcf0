import { FIELDS, type Field } from './fields.ts'
import { markedSearchTextOf, wordsOfSearchText } from './searchText.ts'

/** What people type for a field. */
const FIELD_SHORT_FORMS: Readonly<Record<string, string>> = {
  'computer-science': 'CS CSE',
  'artificial-intelligence': 'AI ML machine learning',
  'data-science': 'DS',
  'human-computer-interaction': 'HCI',
  'information-systems': 'MIS',
  'electrical-engineering': 'EE ECE EEE',
  cybersecurity: 'cyber security',
  'business-administration': 'MBA',
  management: 'MIM',
  'engineering-management': 'MEM',
  law: 'LLM',
  'public-health': 'MPH',
  'public-policy': 'MPP MPA',
  'business-analytics': 'MSBA',
  'social-work': 'MSW',
}

/** What a search reads for a field: its name and short forms, marked. */
export function fieldSearchText({ code, name }: Field): string {
  return markedSearchTextOf([name, FIELD_SHORT_FORMS[code]])
}

const WORDS_OF_FIELDS = FIELDS.map(field => wordsOfSearchText(fieldSearchText(field)))

/** A word of this many fields tells none of them: 'engineering', 'science', 'management'. */
const MANY_FIELDS = 3

/**
 * The words of a search that name a field: 'economics' of 'lse economics'. Words of many fields count when a search has
 * no other words: 'management', but not that of 'hotel management'.
 */
export function fieldWords(words: readonly string[]): string[] {
  const counts = words.map(
    word => WORDS_OF_FIELDS.filter(ofField => ofField.some(own => own.startsWith(word))).length,
  )
  const telling = words.filter((_word, place) => isIn(counts[place], 1, MANY_FIELDS - 1))
  if (telling.length > 0) return telling
  return counts.every(count => count > 0) ? [...words] : []
}

function isIn(count: number | undefined, least: number, most: number): boolean {
  return count !== undefined && count >= least && count <= most
}

import { folded, hasPlaceName, namesPlace } from '../../catalogue/cityNames.ts'
import { nothing, type Outcome } from './words.ts'

/** The most characters of refusals that a correction holds. */
const MOST_EXACT = 400

/** What somebody does not want, by what it is: subjects and kinds of courses, and places. */
export type Refusals = { subjects: Outcome<string>; places: Outcome<string> }

/** Parts refusals into places and everything else. */
export function partRefusals(refusals: readonly string[]): Refusals {
  return {
    subjects: readPhrases(refusals.filter(part => !namesPlace(part)).join(', ')),
    places: readPhrases(refusals.filter(namesPlace).join(', ')),
  }
}

/** Phrases with commas between them, as a correction names what is refused or wanted. Nothing for a text without a word. */
export function readPhrases(words: string): Outcome<string> {
  const list = words.replaceAll(/\s+/g, ' ').trim()
  if (!/\p{L}{2}/u.test(list)) return nothing()
  const shown = list.length > MOST_EXACT ? list.slice(0, MOST_EXACT).replace(/\s\S*$/, '') : list
  return { value: list, understood: shown, note: null, quote: null, doubts: [] }
}

/** Whether a place is named among those that are refused, however often it is named beside them. */
export function isRefused(place: string, { places }: Refusals): boolean {
  return places.value !== null && hasPlaceName(folded(places.value), folded(place).toLowerCase())
}

import { cleanText } from './cleanText.ts'
import { asSentence } from './grammar.ts'

/** One line of prose: no mark-up, no list marks, one end mark. Empty if nothing is left. */
export function tidied(raw: string): string {
  const text = cleanText(raw)
    .replace(/\s+/gu, ' ')
    .replace(/\*\*|__|`/gu, '')
    .replace(/^(?:[-*•#>]+|\d{1,2}[.)])\s+/u, '')
    .replace(/\s*—\s*/gu, ', ')
    .trim()
  return /\p{L}/u.test(text) ? asSentence(text) : ''
}

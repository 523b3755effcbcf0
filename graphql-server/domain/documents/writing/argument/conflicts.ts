/** Two statements with different figures for the same thing, as far as their wording shows it. */
import { meaningOf } from '../information.ts'

/** The words of each statement that do not agree. */
export type Conflict = { mine: string; other: string }

/** A number with the noun behind it, perhaps after an adjective: '14 wrong labels'. */
const FIGURE =
  /(?<![\p{L}\d.,:/-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s+((?:(?!(?:of|and|to|in|on|at|out|per|by|for|or|am|pm|times|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{L}[\p{L}-]*)(?:\s(?!(?:of|and|to|in|on|at|out|per|by|for|or|who|that|with|from|were|was|are|is|had|have)\b)\p{Ll}[\p{L}-]*)?)/gu
/** One figure changes into the other here, so both are right. */
const CHANGES =
  /\b(?:from|before|after|then|later|now|more|another|each|every|per|next|first|second|third|other|instead|only|at least|about|almost|nearly|over|up to|increas\p{L}*|decreas\p{L}*|reduc\p{L}*|fell|rose|grew|dropped|began|started|by \d{4}|in (?:19|20)\d\d|since)\b/iu
const FEWEST_SHARED = 3

/** What two statements say differently of the same thing; null where nothing shows that they disagree. */
export function conflictBetween(one: string, other: string): Conflict | null {
  const [mine, ...more] = figuresIn(one)
  const [theirs, ...others] = figuresIn(other)
  if (mine === undefined || theirs === undefined || more.length > 0 || others.length > 0) return null
  if (mine.number === theirs.number || mine.unit !== theirs.unit) return null
  if (CHANGES.test(one) || CHANGES.test(other)) return null
  const said = meaningOf(one)
  const shared = [...meaningOf(other)].filter(
    word => word !== mine.unit && !/\d/u.test(word) && said.has(word),
  ).length
  return shared >= FEWEST_SHARED ? { mine: mine.text, other: theirs.text } : null
}

function figuresIn(words: string): { number: number; unit: string; text: string }[] {
  return [...words.matchAll(FIGURE)].flatMap(([, number = '', noun = '']) => {
    const unit = [...meaningOf(noun)].at(-1)
    const value = Number(number.replaceAll(',', ''))
    return unit === undefined ? [] : [{ number: value, unit, text: `${number} ${noun}` }]
  })
}

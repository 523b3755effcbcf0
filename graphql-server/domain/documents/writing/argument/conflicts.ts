/** Two statements that cannot both be right, as far as their wording shows it. */
import { meaningOf } from '../information.ts'
import type { AnswerRole } from './answerRoles.ts'

/** The words of each statement that do not agree. */
export type Conflict = { mine: string; other: string }

type Side = { statement: { words: string }; key: string; role: AnswerRole | null }

/** A number with the noun behind it, perhaps after an adjective: '14 wrong labels'. */
const FIGURE =
  /(?<![\p{L}\d.,:/-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s+((?:(?!(?:of|and|to|in|on|at|out|per|by|for|or|am|pm|times|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{L}[\p{L}-]*)(?:\s(?!(?:of|and|to|in|on|at|out|per|by|for|or|who|that|with|from|were|was|are|is|had|have)\b)\p{Ll}[\p{L}-]*)?)/gu
/** One figure changes into the other here, so both are right. */
const CHANGES =
  /\b(?:from|before|after|then|later|now|more|another|each|every|per|next|first|second|third|other|instead|only|at least|about|almost|nearly|over|up to|increas\p{L}*|decreas\p{L}*|reduc\p{L}*|fell|rose|grew|dropped|began|started|by \d{4}|in (?:19|20)\d\d|since)\b/iu
const FEWEST_SHARED = 3

/** What two statements say differently of the same thing; null where nothing shows that they disagree. */
export function conflictBetween(one: Side, other: Side): Conflict | null {
  return graduationConflict(one, other) ?? figureConflict(one, other) ?? roleConflict(one, other)
}

/** The year of the degree against a sentence that says when it was completed. */
function graduationConflict(one: Side, other: Side): Conflict | null {
  if (one.role !== 'GRADUATION' && other.role === 'GRADUATION') {
    const turned = graduationConflict(other, one)
    return turned === null ? null : { mine: turned.other, other: turned.mine }
  }
  if (one.role !== 'GRADUATION' || other.role === 'GRADUATION') return null
  const year = /\b(?:19|20)\d\d\b/u.exec(one.statement.words)?.[0]
  const told =
    /\b(?:I |we )?(?:graduated|(?:completed|finished) my (?:degree|bachelor\p{L}{0,20}|undergraduate|b\.?\s?(?:sc|tech|a|e|com)))\b[^.;,]{0,60}?\bin (?:\p{Lu}\p{L}+ )?((?:19|20)\d\d)\b/iu.exec(
      other.statement.words,
    )?.[1]
  return year === undefined || told === undefined || year === told ? null : { mine: year, other: told }
}

function figureConflict(one: Side, other: Side): Conflict | null {
  const [mine, ...more] = figuresIn(one.statement.words)
  const [theirs, ...others] = figuresIn(other.statement.words)
  if (mine === undefined || theirs === undefined || more.length > 0 || others.length > 0) return null
  if (mine.number === theirs.number || mine.unit !== theirs.unit) return null
  if (CHANGES.test(one.statement.words) || CHANGES.test(other.statement.words)) return null
  return sharedMeaning(one, other, mine.unit) >= FEWEST_SHARED
    ? { mine: mine.text, other: theirs.text }
    : null
}

const LED =
  /\b(?:I (?:led|headed|founded|managed|ran)|I was the (?:lead|leader|head|captain|manager|founder))\b/iu
const HELPED =
  /\b(?:I (?:helped|assisted|supported|joined|took part|participated)|I was (?:a|one of the) (?:members?|assistants?|volunteers?|participants?))\b/iu

function roleConflict(one: Side, other: Side): Conflict | null {
  const pair = (led: Side, helped: Side) => {
    const mine = LED.exec(led.statement.words)?.[0]
    const theirs = HELPED.exec(helped.statement.words)?.[0]
    return mine === undefined || theirs === undefined ? null : { mine, theirs }
  }
  const straight = pair(one, other)
  const turned = straight === null ? pair(other, one) : null
  if (straight === null && turned === null) return null
  if (sharedMeaning(one, other, '') < FEWEST_SHARED) return null
  return straight !== null
    ? { mine: straight.mine, other: straight.theirs }
    : { mine: turned?.theirs ?? '', other: turned?.mine ?? '' }
}

function figuresIn(words: string): { number: number; unit: string; text: string }[] {
  return [...words.matchAll(FIGURE)].flatMap(([, number = '', noun = '']) => {
    const unit = [...meaningOf(noun)].at(-1)
    const value = Number(number.replaceAll(',', ''))
    return unit === undefined ? [] : [{ number: value, unit, text: `${number} ${noun}` }]
  })
}

function sharedMeaning(one: Side, other: Side, without: string): number {
  const mine = meaningOf(one.statement.words)
  return [...meaningOf(other.statement.words)].filter(
    word => word !== without && !/\d/u.test(word) && mine.has(word),
  ).length
}

/** Names of five letters and more inside the sentences. */
export function namesIn(words: string): string[] {
  return [...new Set(words.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{4,}(?![\p{L}\d])/gu) ?? [])]
}

/** Whether two names differ by one letter inside, or two letters changed about: a slip rather than two names. */
export function isSpelledTwice(one: string, other: string): boolean {
  if (one === other || one.length < 6 || one.length !== other.length || one[0] !== other[0]) return false
  const apart = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at]))
  const [first = -1, second = -1] = apart
  const isInside = first < one.length - 1
  if (apart.length === 1) return isInside
  return (
    apart.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first]
  )
}

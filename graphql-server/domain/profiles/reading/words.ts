/** The most characters that are read of a text. A profile's texts are not longer. */
export const MOST_READ = 6000

/** What a reader of one kind read from a text. */
export type Outcome<Value> = {
  value: Value | null
  /** What was understood, in words; null for nothing. */
  understood: string | null
  /** The text of a correction that gives the same value; missing where `understood` does. */
  exact?: string
  note: string | null
  quote: string | null
  /** What looked like a figure of this kind and was not understood, as typed. */
  doubts: string[]
}

/** A range of a text. */
export type Span = { start: number; end: number }

/** An outcome without a value. `doubts` has what looked like one. */
export function nothing(doubts: string[] = []): Outcome<never> {
  return { value: null, understood: null, note: null, quote: null, doubts }
}

const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
const QUOTES = /[\u2018\u2019\u02BC]/g
const SPACES = /(?!\n)[\p{Cc}\p{Zs}\u200B\uFEFF]/gu
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\uFF10-\uFF19]/g

/**
 * The text with one kind of dash, quote, space and digit. Characters keep their positions, which lets a match be quoted
 * as typed.
 */
export function plain(text: string): string {
  return text
    .slice(0, MOST_READ)
    .replace(DASHES, '-')
    .replace(QUOTES, "'")
    .replace(SPACES, ' ')
    .replace(OTHER_DIGITS, digit => String(digitOf(digit.charCodeAt(0))))
}

/** The ASCII digit of a digit in another script. Each script has its ten digits in sequence. */
function digitOf(code: number): number {
  for (const zero of [0x0660, 0x06f0, 0x0966, 0xff10])
    if (code >= zero && code <= zero + 9) return code - zero
  return 0
}

const LONGEST_QUOTE = 120

/** The words of a range as typed. */
export function quoted(text: string, { start, end }: Span): string {
  const words = text.slice(start, end).replaceAll(/\s+/g, ' ').trim()
  return words.length > LONGEST_QUOTE
    ? `${words.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`.toWellFormed()
    : words
}

/** A number of at most three decimals, with a point or a comma in front of them. */
export function decimal(text: string): number {
  return Number(text.replace(',', '.'))
}

/** A number for display: at most two decimals, and none for whole numbers. */
export function shown(value: number): string {
  return String(Math.round(value * 100) / 100)
}

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Number words below a hundred, for patterns. Longer ones come first: 'sixteen' is not 'six'. */
export const NUMBER_WORDS = [
  ...TENS.flatMap(ten => [`${ten}[ -](?:${UNITS.slice(1, 10).join('|')})`, ten]),
  ...[...UNITS].reverse(),
].join('|')

/** The number that words or digits say; null if they say none. */
export function spokenNumber(words: string): number | null {
  const plainWords = words.toLowerCase()
  if (/^\d/.test(plainWords)) return decimal(plainWords)
  const unit = UNITS.indexOf(plainWords)
  if (unit >= 0) return unit
  const [ten = '', one] = plainWords.split(/[ -]/)
  const tens = TENS.indexOf(ten)
  if (tens < 0) return null
  const ones = one === undefined ? 0 : UNITS.indexOf(one)
  return ones < 0 ? null : (tens + 2) * 10 + ones
}

const ONLY_FIGURES = new RegExp(
  String.raw`^[^\p{L}\d]*(?:\d[^\p{L}]*|(?:(?:${NUMBER_WORDS}|hundred|thousand|lakhs?|crores?)\b[^\p{L}\d]*){1,6})$`,
  'iu',
)

/** Whether a text is only figures, in digits or in words: 'eleven', '42', '12 / 13'. */
export function isOnlyFigures(text: string): boolean {
  return ONLY_FIGURES.test(text)
}

/** No profile has this many figures. The rest is not read, which bounds the time. */
const MOST_MATCHES = 200

/** The first matches of a pattern. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  for (const match of text.matchAll(pattern)) {
    matches.push(match)
    if (matches.length === MOST_MATCHES) break
  }
  return matches
}

/** The part of a text around a range, up to the nearest break on both sides. */
export function partAround(text: string, { start, end }: Span, breaks: string, reach = 200): Span {
  let from = start
  while (from > 0 && start - from < reach && !breaks.includes(text.charAt(from - 1))) from -= 1
  let to = end
  while (to < text.length && to - end < reach && !breaks.includes(text.charAt(to))) to += 1
  return { start: from, end: to }
}

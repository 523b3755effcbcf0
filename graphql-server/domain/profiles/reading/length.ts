import type { Country } from '../../../generated/prisma/enums.ts'
import { countryInSentence } from '../../catalogue/countries.ts'
import { countriesIn, countriesNamed } from './budgetPlaces.ts'
import { matchesOf, nothing, type Outcome, plain, quoted, type Span } from './words.ts'

const LENGTH = String.raw`(?:\d{1,2}\s?(?:-|to|or)\s?)?\b(one|two|\d{1,2})[\s-]?(years?|yrs?|months?|mths?)\b(?!\s(?:of\s)?(?:work|exp))`
const COURSE = String.raw`(?:full[\s-]?time\b|accelerated|executive|mba|emba|pg[dp]m|ms|msc|ma|master'?s?|course|programm?e?|degree)`
const KEPT_TO = String.raw`(?:only(?!\sif)|max(?:imum)?|at\smost|(?:the|my)\s(?:longest|most|max(?:imum)?)|best|ideal|preferred|preferabl[ey]|or\s(?:less|shorter|under))\b`

/** What takes a length away: 'not two years', 'cannot be away for two years', 'two years is too long'. */
const REFUSED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:not|no|never|can't|cannot|avoid)(?:\s(?:be|away|do|study|spend|leave|take|give|go|afford|want|like|manage|a|an|the|for|full|another))*\s${LENGTH}(?:[\s-]${COURSE})?`,
    'gi',
  ),
  new RegExp(
    String.raw`${LENGTH}(?:[\s-]${COURSE})?\s(?:(?:is|are)\s)?(?:too\slong|(?:is\s|are\s)?not\s(?:possible|ok|okay|for\sme)|no(?=\s*(?:$|[,.;\n])))`,
    'gi',
  ),
]

/** What says that a course may take so long and no longer. Of two lengths both are read. */
const KEPT: readonly RegExp[] = [
  new RegExp(
    String.raw`${LENGTH}(?:\s(?:or|to|\/)\s${LENGTH})?[\s-]{0,2}(?:${COURSE}|(?:(?:is|are|would\sbe)\s)?${KEPT_TO})`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:only|at\smost|max(?:imum)?|up\sto|within|(?:no|not)\s(?:more|longer|over|above)|(?:more|longer)\sthan|(?:return|back|finish|complete|done)\w*\s(?:\w+\s)?in)(?:\s(?:than|of|for|an?|my))*\s${LENGTH}`,
    'gi',
  ),
  new RegExp(String.raw`(?:^|[,.;\n(])\s*(?:an?\s)?${LENGTH}\s*(?=$|[,.;\n)])`, 'gi'),
]

/** The share of a refused length that is left: who refuses two years has time for sixteen months. */
const LEFT_OF_REFUSED = 2 / 3

/** No course takes more months: '12 years' is something else. */
const MOST_MONTHS = 72

/** The most months that a course may take: anywhere, and in single countries. */
export type Length = {
  /** Null where it is said of single countries alone. */
  months: number | null
  byCountry: readonly { country: Country; months: number }[]
}
type Found = Span & { months: number }

/**
 * The most months that somebody wants to study: 15 for 'one year or 15 month MBA', 12 for 'a sabbatical of only 12 months',
 * 16 for 'not two years'; for single countries where they tell them apart: 'one year in the UK, two elsewhere'. Nothing
 * where they do not say.
 */
export function readLength(words: string): Outcome<Length> {
  const whole = plain(words)
  const { placed, elsewhere } = lengthsByCountry(whole)
  const text = placed.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    whole,
  )
  const refused = lengthsOf(REFUSED, text)
  const rest = REFUSED.reduce(
    (left, pattern) => left.replaceAll(pattern, part => ' '.repeat(part.length)),
    text,
  )
  const [longest] = lengthsOf(KEPT, rest).sort((a, b) => b.months - a.months)
  const [shortest] = refused.sort((a, b) => a.months - b.months)
  const left = shortest && { ...shortest, months: Math.round(shortest.months * LEFT_OF_REFUSED) }
  const [most] = [longest, left].filter(length => length !== undefined).sort((a, b) => a.months - b.months)
  const [first] = placed
  const found = most ?? elsewhere ?? first
  if (!found) return nothing()
  const byCountry = placed.flatMap(({ places, months }) => places.map(country => ({ country, months })))
  return lengthOf({ months: (most ?? elsewhere)?.months ?? null, byCountry }, quoted(words, found))
}

const PART_OF_LENGTHS = /(?:(?!\b(?:or|but)\s(?:one|two|\d))[^,;.\n()])+/gi
const ONE_LENGTH = new RegExp(LENGTH, 'i')
/** A number that takes its unit from a length before it: 'two elsewhere', 'up to 2'. */
const BARE = /\b(one|two|[12])(?=\s*$|\s(?:elsewhere|in\b|there|for\b))/i
const ELSEWHERE = /\b(?:elsewhere|others?|rest|anywhere\selse|other\scountr\w+)\b/i
const EUROPE = /\beurope\b/i
const IN_EUROPE: readonly Country[] = ['GERMANY', 'ITALY', 'SPAIN']
/** Lengths that are refused, or hang on something else. */
const NOT_PLAIN = /\b(?:not|no|never|avoid|too\slong|if|unless|work|experience|exp)\b/i

/** The lengths that are said for countries, in the parts of a text that name both. */
function lengthsByCountry(text: string): {
  placed: (Found & { places: readonly Country[] })[]
  elsewhere: Found | null
} {
  const placed: (Found & { places: readonly Country[] })[] = []
  let elsewhere: Found | null = null
  let unit: string | undefined
  for (const { 0: part, index } of matchesOf(PART_OF_LENGTHS, text)) {
    const [, count, ownUnit] = ONE_LENGTH.exec(part) ?? []
    unit = ownUnit ?? unit
    const bare = count === undefined && unit !== undefined ? BARE.exec(part)?.[1] : undefined
    const months = monthsOf(count ?? bare ?? '0', unit ?? 'm')
    if (months <= 0 || NOT_PLAIN.test(part)) continue
    const span = { start: index, end: index + part.length, months }
    const named = EUROPE.test(part) ? [...countriesIn(part), ...IN_EUROPE] : countriesIn(part)
    const places = [...new Set(named)].filter(country => !placed.some(one => one.places.includes(country)))
    if (places.length > 0) placed.push({ ...span, places })
    else if (ELSEWHERE.test(part) && placed.length > 0) elsewhere = span
  }
  return { placed, elsewhere }
}

const EXACT = /^at most (\d{1,2}) months(?: in (.{2,160}))?$/i

/** The form of corrections: 'at most 24 months; at most 12 months in the UK'. Null for other words. */
function exactLength(text: string): Length | null {
  let months: number | null = null
  const byCountry: { country: Country; months: number }[] = []
  for (const segment of text.split(/;\s*/)) {
    const [, count, places] = EXACT.exec(segment.trim()) ?? []
    const countries = places === undefined ? [] : countriesNamed(places)
    if (count === undefined || countries === null) return null
    if (countries.length === 0) months = Number(count)
    for (const country of countries) byCountry.push({ country, months: Number(count) })
  }
  return { months, byCountry }
}

/** The same as a correction names it: '12 months', 'at most 2 years', '18'. */
export function readLengthAlone(words: string): Outcome<Length> {
  const text = plain(words).trim()
  const exact = exactLength(text)
  if (exact) return lengthOf(exact, null)
  const [, count, unit] =
    /^\D{0,20}?\b(one|two|\d{1,2})(?:[\s-]?(years?|yrs?|months?))?\D{0,12}$/i.exec(text) ?? []
  const months = count === undefined ? 0 : monthsOf(count, unit ?? 'months')
  return months > 0 && countriesIn(text).length === 0
    ? lengthOf({ months, byCountry: [] }, null)
    : readLength(words)
}

function lengthOf({ months, byCountry }: Length, quote: string | null): Outcome<Length> {
  const lengths = [...new Set(byCountry.map(one => one.months))].map(most => {
    const places = byCountry
      .filter(one => one.months === most)
      .map(({ country }) => countryInSentence(country))
    return `at most ${most} months in ${places.join(' and ')}`
  })
  return {
    value: { months, byCountry },
    understood: [...(months === null ? [] : [`at most ${months} months`]), ...lengths].join('; '),
    note: null,
    quote,
    doubts: [],
  }
}

function lengthsOf(patterns: readonly RegExp[], text: string): Found[] {
  return patterns
    .flatMap(pattern =>
      [...text.matchAll(pattern)].flatMap(({ 0: all, 1: count, 2: unit, 3: other, 4: otherUnit, index }) =>
        [monthsOf(count, unit), monthsOf(other, otherUnit)].map(months => ({
          months,
          start: index,
          end: index + all.length,
        })),
      ),
    )
    .filter(({ months }) => months > 0 && months <= MOST_MONTHS)
}

function monthsOf(count = '', unit = ''): number {
  const number = { one: 1, two: 2 }[count.toLowerCase()] ?? Number(count)
  return /^m/i.test(unit) ? number : number * 12
}

import { MOST_READ, nothing, type Outcome, plain, quoted } from './words.ts'

const LENGTH = String.raw`(?:\d{1,2}\s?(?:-|to|or)\s?)?\b(one|two|\d{1,2})[\s-]?(years?|yrs?|months?|mths?)\b(?!\s(?:of\s)?(?:work|exp))`
const COURSE = String.raw`(?:full[\s-]?time\b|accelerated|executive|mba|emba|pg[dp]m|ms|msc|ma|master'?s?|course|programm?e?|degree)`
const KEPT_TO = String.raw`(?:only|max(?:imum)?|at\smost|best|ideal|preferred|preferabl[ey]|or\s(?:less|shorter|under))\b`

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

type Length = { months: number; start: number; end: number }

/**
 * The most months that somebody wants to study: 15 for 'one year or 15 month MBA', 12 for 'a sabbatical of only 12 months',
 * 16 for 'not two years'. Nothing where they do not say.
 */
export function readLength(words: string): Outcome<number> {
  const text = plain(words.slice(0, MOST_READ))
  const refused = lengthsOf(REFUSED, text)
  const rest = REFUSED.reduce(
    (left, pattern) => left.replaceAll(pattern, part => ' '.repeat(part.length)),
    text,
  )
  const [longest] = lengthsOf(KEPT, rest).sort((a, b) => b.months - a.months)
  const [shortest] = refused.sort((a, b) => a.months - b.months)
  const left = shortest && { ...shortest, months: Math.round(shortest.months * LEFT_OF_REFUSED) }
  const [most] = [longest, left].filter(length => length !== undefined).sort((a, b) => a.months - b.months)
  return most ? lengthOf(most.months, quoted(words, most)) : nothing()
}

/** The same as a correction names it: '12 months', 'at most 2 years', '18'. */
export function readLengthAlone(words: string): Outcome<number> {
  const [, count, unit] =
    /^\D{0,20}?\b(one|two|\d{1,2})(?:[\s-]?(years?|yrs?|months?))?\D{0,12}$/i.exec(plain(words).trim()) ?? []
  const months = count === undefined ? 0 : monthsOf(count, unit ?? 'months')
  return months > 0 && months <= MOST_MONTHS ? lengthOf(months, null) : readLength(words)
}

function lengthOf(months: number, quote: string | null): Outcome<number> {
  return { value: months, understood: `at most ${months} months`, note: null, quote, doubts: [] }
}

function lengthsOf(patterns: readonly RegExp[], text: string): Length[] {
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

import type { Country, DegreeType } from '../../../generated/prisma/enums.ts'
import type { ReadingItem } from '../reading/types.ts'
import { proposeFromCv } from './proposeFromCv.ts'

/** What a finding is about, in the order of the page. */
export const FINDING_KINDS = [
  'CONTRADICTION',
  'DATES',
  'PERSONAL_DATA',
  'CONTACT',
  'WEAK_OPENING',
  'NO_FIGURE',
  'FIRST_PERSON',
  'SPELLING',
  'LENGTH',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** Something to look at in a CV. */
export type CvFinding = {
  kind: FindingKind
  /** What was found, and why it matters. */
  reason: string
  /** Lines of the CV, word for word; none where something is missing or the whole is meant. */
  quotes: readonly string[]
}

/** A CV and what it is compared with. */
export type ReviewedCv = {
  lines: readonly string[]
  degreeType: DegreeType | null
  countries: readonly Country[]
  /** What was read from the profile, and by the same rules from the CV; empty without a profile. */
  inProfile: readonly ReadingItem[]
  inCv: readonly ReadingItem[]
  today: Date
}

/** The most lines that are quoted for one finding, and their length in characters. */
const MOST_QUOTES = 3
const LONGEST_QUOTE = 240

const quote = (line: string) => (line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line)

/** The words of a CV, as an editor counts them. */
export function wordsIn(lines: readonly string[]): number {
  return lines.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
}

/** What to look at in a CV, by fixed rules. What no rule looks for is not found. */
export function reviewCvLines(cv: ReviewedCv): CvFinding[] {
  const { lines } = cv
  const found: CvFinding[] = [
    ...contradictions(cv),
    ...dateFaults(cv),
    ...personalData(cv),
    ...contact(lines),
    ...weakOpenings(lines),
    ...withoutFigure(lines),
    ...firstPerson(lines),
    ...spellings(lines),
    ...length(cv),
  ]
  return found.map(finding => ({
    ...finding,
    quotes: finding.quotes.slice(0, MOST_QUOTES).map(quote),
  }))
}

const COMPARED = ['GRADE', 'GRE', 'GMAT', 'ENGLISH'] as const

/** Grades and scores that the profile has otherwise. */
function contradictions({ inProfile, inCv }: ReviewedCv): CvFinding[] {
  return COMPARED.flatMap(kind => {
    const mine = inProfile.find(item => item.kind === kind)
    const theirs = inCv.find(item => item.kind === kind)
    if (mine?.understood == null || theirs?.understood == null || mine.understood === theirs.understood)
      return []
    return [
      {
        kind: 'CONTRADICTION' as const,
        reason: `${mine.name}: your profile says ${mine.understood}, this CV ${theirs.understood}. A reader who sees both asks which is true.`,
        quotes: theirs.quote === null ? [] : [theirs.quote],
      },
    ]
  })
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAY_OF = String.raw`(?:(?:(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?,?\s+)|(?:(\d{1,2})\s?/\s?))?((?:19|20)\d\d)`
const RANGE = new RegExp(
  String.raw`\b${DAY_OF}\s*(?:-|–|—|to|until)\s*(?:${DAY_OF}|(present|now|today|current|ongoing|till date))`,
  'i',
)

type Span = { from: number; to: number; line: string; isExact: boolean }

/** A month as a number; null without one. */
function monthNumber(name: string | undefined, figure: string | undefined): number | null {
  if (name !== undefined) return MONTHS.indexOf(name.slice(0, 3).toLowerCase())
  const month = Number(figure)
  return figure !== undefined && month >= 1 && month <= 12 ? month - 1 : null
}

function spanOf(line: string, today: Date): Span | null {
  const match = RANGE.exec(line)
  if (match === null) return null
  const [, fromName, fromFigure, fromYear, toName, toFigure, toYear] = match
  const start = monthNumber(fromName, fromFigure)
  const end = monthNumber(toName, toFigure)
  const isOpen = toYear === undefined
  return {
    from: Number(fromYear) * 12 + (start ?? 0),
    to: isOpen ? today.getUTCFullYear() * 12 + today.getUTCMonth() : Number(toYear) * 12 + (end ?? 11),
    line,
    isExact: start !== null && (isOpen || end !== null),
  }
}

const WORK_OVERLAP = 1
const GAP_MONTHS = 6

/** Dates of the work section that overlap, run backwards, leave a gap, or are missing. */
function dateFaults({ lines, today }: ReviewedCv): CvFinding[] {
  const sections = proposeFromCv(lines)
  const linesOf = (field: string) =>
    sections.find(section => section.field === field)?.quote.split('\n') ?? []
  const all = lines.flatMap(line => spanOf(line, today) ?? [])
  const found: CvFinding[] = all
    .filter(({ from, to }) => to < from)
    .map(({ line }) => ({ kind: 'DATES', reason: 'This ends before it begins.', quotes: [line] }))
  const spans = linesOf('workExperience')
    .flatMap(line => spanOf(line, today) ?? [])
    .filter(({ from, to, isExact }) => to >= from && isExact)
    .sort((a, b) => a.from - b.from)
  let latest: Span | null = null
  for (const span of spans) {
    if (latest !== null && latest.to - span.from > WORK_OVERLAP)
      found.push({
        kind: 'DATES',
        reason: 'These two overlap. If you did both at once, say so, such as ‘part-time’.',
        quotes: [latest.line, span.line],
      })
    if (latest !== null && span.from - latest.to > GAP_MONTHS)
      found.push({
        kind: 'DATES',
        reason: `About ${span.from - latest.to - 1} months between these two are not accounted for. One line on them spares a question.`,
        quotes: [latest.line, span.line],
      })
    if (latest === null || span.to > latest.to) latest = span
  }
  const isDated = (line: string) => /\b(?:19|20)\d\d\b/.test(line)
  const education = linesOf('academicBackground')
  if (education.length > 0 && !education.some(isDated))
    found.push({
      kind: 'DATES',
      reason: 'The section on your studies has no year. Readers look for when each degree ended.',
      quotes: education.slice(0, 1),
    })
  return found
}

type Personal = { name: string; pattern: RegExp; isAlways: boolean }

const PERSONAL: readonly Personal[] = [
  {
    name: 'a date of birth',
    pattern: /\b(?:date of birth|d\.?o\.?b\.?\b|born on|age\s*:)/i,
    isAlways: false,
  },
  { name: 'a marital status', pattern: /\b(?:marital status|unmarried|married)\b/i, isAlways: false },
  { name: 'a gender', pattern: /\b(?:gender|sex)\s*[:-]/i, isAlways: false },
  { name: 'a photograph', pattern: /^(?:passport[- ]size )?photo(?:graph)?\b/i, isAlways: false },
  { name: 'religion or caste', pattern: /\b(?:religion|caste)\s*[:-]/i, isAlways: true },
  { name: "a parent's name", pattern: /\b(?:father|mother)(?:'s|’s|s)? name\b/i, isAlways: true },
  {
    name: 'the number of a passport or an identity card',
    pattern: /\b(?:passport|aadhaar|aadhar|pan(?: card)?)\s*(?:no\b|number|#|:)/i,
    isAlways: true,
  },
]

const WITHOUT = ['USA', 'UK', 'CANADA', 'AUSTRALIA'] as const
const COUNTRY_WORDS = { USA: 'the USA', UK: 'the UK', CANADA: 'Canada', AUSTRALIA: 'Australia' } as const

/** What a CV for studying abroad leaves out, by country. */
function personalData({ lines, countries }: ReviewedCv): CvFinding[] {
  const without = WITHOUT.filter(country => countries.length === 0 || countries.includes(country))
  const names = new Intl.ListFormat('en-GB').format(without.map(country => COUNTRY_WORDS[country]))
  return PERSONAL.flatMap(({ name, pattern, isAlways }): CvFinding[] => {
    const line = lines.find(text => pattern.test(text))
    if (line === undefined || (!isAlways && without.length === 0)) return []
    return [
      {
        kind: 'PERSONAL_DATA',
        reason: isAlways
          ? `This is ${name}. No CV for an application needs it, and in wrong hands it does harm.`
          : `This is ${name}. CVs in ${names} leave it out, so that it cannot sway a decision.`,
        quotes: [line],
      },
    ]
  })
}

function contact(lines: readonly string[]): CvFinding[] {
  if (lines.some(line => /[^\s@]+@[^\s@]+\.[^\s@]+/.test(line))) return []
  return [{ kind: 'CONTACT', reason: 'No email address was found, so nobody can answer you.', quotes: [] }]
}

const MARKER = /^[•●▪◦‣∙·*–-]\s*/
const WEAK =
  /^(?:(?:was |were )?responsible for|(?:was )?involved in|worked (?:on|as)|helped|assisted|part of|tasked with|duties included?)\b/i

function weakOpenings(lines: readonly string[]): CvFinding[] {
  const quotes = lines.filter(line => WEAK.test(line.replace(MARKER, '')))
  return quotes.length === 0
    ? []
    : [
        {
          kind: 'WEAK_OPENING',
          reason: `${quotes.length === 1 ? 'One line opens' : `${quotes.length} lines open`} with words that hide what you did. Begin with a verb for your own part, such as ‘built’, ‘led’ or ‘measured’.`,
          quotes,
        },
      ]
}

const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozens?|hundreds?|thousands?|half|twice|doubled)\b/i
const SHORTEST_POINT = 5

function withoutFigure(lines: readonly string[]): CvFinding[] {
  const points = lines.filter(line => MARKER.test(line) && wordsIn([line]) >= SHORTEST_POINT)
  const quotes = points.filter(line => !FIGURE.test(line))
  return points.length === 0 || quotes.length * 2 <= points.length
    ? []
    : [
        {
          kind: 'NO_FIGURE',
          reason: `${quotes.length} of ${points.length} points have no figure. Where you know one (how many, how long, how much better), it says more than an adjective.`,
          quotes,
        },
      ]
}

const FIRST =
  /\bmy\s\p{Ll}|\bI['’](?:m|ve|d|ll)\b|(?:^|[.;,]\s|\b(?:and|that|when|where|which|because|as)\s)I\s(?!and\b|or\b|to\b)\p{Ll}+/u

function firstPerson(lines: readonly string[]): CvFinding[] {
  const quotes = lines.filter(line => FIRST.test(line.replace(MARKER, '')))
  return quotes.length === 0
    ? []
    : [
        {
          kind: 'FIRST_PERSON',
          reason: 'A CV is written without ‘I’ and ‘my’: begin with the verb instead.',
          quotes,
        },
      ]
}

/** Whether two words differ in one letter, or two neighbours that changed places, before their last letter. */
function isNearly(a: string, b: string): boolean {
  if (a === b || a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1
  if (end === 0) return false
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  if (Math.max(left.length, right.length) <= 1) return true
  return left.length === 2 && left[0] === right[1] && left[1] === right[0]
}

const SHORTEST_NAME = 6

/** Names that are written in two ways. */
function spellings(lines: readonly string[]): CvFinding[] {
  const places = new Map<string, string>()
  for (const line of lines)
    for (const [word] of line.matchAll(/\p{Lu}\p{L}+/gu))
      if (word.length >= SHORTEST_NAME && word !== word.toUpperCase() && !places.has(word))
        places.set(word, line)
  const words = [...places.keys()].slice(0, 600)
  return words.flatMap((word, index) =>
    words.slice(index + 1).flatMap((other): CvFinding[] => {
      const [a, b] = [word.toLowerCase(), other.toLowerCase()]
      if (a !== b && !isNearly(a, b)) return []
      return [
        {
          kind: 'SPELLING',
          reason: `‘${word}’ and ‘${other}’: if these are the same, write them alike.`,
          quotes: [...new Set([places.get(word) ?? '', places.get(other) ?? ''])],
        },
      ]
    }),
  )
}

/** Words on about one page and two, by which most readers judge a CV's length. */
const ONE_PAGE = 600
const TWO_PAGES = 1100
const TOO_SHORT = 120

function length({ lines, degreeType }: ReviewedCv): CvFinding[] {
  const words = wordsIn(lines)
  if (words < TOO_SHORT)
    return [
      {
        kind: 'LENGTH',
        reason: `${words} words are few. What you did, where and with what result is missing for a reader who does not know you.`,
        quotes: [],
      },
    ]
  const most = degreeType === 'MBA' ? ONE_PAGE : TWO_PAGES
  return words <= most
    ? []
    : [
        {
          kind: 'LENGTH',
          reason:
            degreeType === 'MBA'
              ? `${words} words are more than a page. Most MBA programmes ask for one.`
              : `${words} words are more than two pages, which is what most Masters programmes read at most.`,
          quotes: [],
        },
      ]
}

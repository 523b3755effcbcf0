import { z } from 'zod'
import { isStorable } from '../../parseInput.ts'
import { COUNTRY_PATTERNS, countriesIn } from './budgetPlaces.ts'
import { readCorrection } from './readProfile.ts'
import { READING_KINDS, type ReadingCorrections, type ReadingKind } from './types.ts'
import type { Span } from './words.ts'

/** The most characters of a correction. */
export const LONGEST_CORRECTION = 500

const correction = z
  .string('Must be a text, or null for nothing')
  .refine(isStorable, { error: 'Contains a character that cannot be saved', abort: true })
  .trim()
  .max(LONGEST_CORRECTION, `Please keep this under ${LONGEST_CORRECTION} characters`)
  .nullable()
  .optional()

const shape = z.strictObject(
  {
    GRADE: correction,
    STUDIED: correction,
    DEGREE_YEARS: correction,
    LANGUAGES: correction,
    GRE: correction,
    GMAT: correction,
    ENGLISH: correction,
    WORK_YEARS: correction,
    FIELDS: correction,
    REFUSED: correction,
    PLACES_REFUSED: correction,
    PLACES_WANTED: correction,
    RANKED: correction,
    LENGTH: correction,
    FAMILY: correction,
    BUDGET: correction,
    FUNDING: correction,
    INTAKE: correction,
  } satisfies Record<ReadingKind, typeof correction>,
  'Must be an object of corrections by kind',
)

/** What each reader can read, as help for unreadable input. */
const READABLE: Readonly<Record<ReadingKind, string>> = {
  GRADE: "a grade with its scale, such as '8.2/10', '3.6 GPA', '75%', 'First class' or '2:1'",
  STUDIED: "the fields of your degrees with commas between them, such as 'Mechanical engineering'",
  DEGREE_YEARS: "years of study, such as '4 years of study', or 'no bachelor’s degree'",
  LANGUAGES: "languages with commas between them: 'German', 'French', 'Italian' or 'Spanish'",
  GRE: "a GRE total, such as '325', or its parts: 'Q168 V157'",
  GMAT: "a GMAT total, such as '720', or of the Focus Edition '645'",
  ENGLISH: "a score of one English test, such as 'IELTS 7.5', 'TOEFL 105', 'PTE 70' or 'Duolingo 125'",
  WORK_YEARS: "a length of time, such as '2 years' or '18 months', or 'none'",
  FIELDS:
    "fields of study with commas between them, such as 'Robotics, Data science', and if you like your own words behind them: 'Law; in particular refugee law'",
  REFUSED: "subjects and kinds of courses with commas between them, such as 'finance, film theory'",
  PLACES_REFUSED: "cities, states or regions with commas between them, such as 'London, Punjab'",
  PLACES_WANTED: "cities or states with commas between them, such as 'Pune, Karnataka'",
  RANKED:
    "'well-ranked universities first', 'only Russell Group universities', 'top 50 universities in Canada first' or 'rankings do not matter'",
  LENGTH:
    "a number of months or years, such as 'at most 16 months' or 'at most 24 months; at most 12 months in the UK'",
  FAMILY: "'a spouse or children come along' or 'nobody comes along'",
  BUDGET: "a sum with its currency, such as '₹25 lakh a year', '$40k' or '€30,000 in all'",
  FUNDING:
    "'No scholarship needed', 'A scholarship would help', 'Not without a scholarship' or 'Not without a scholarship in Canada and the UK'",
  INTAKE: "a month or a season, such as 'September 2027' or 'Fall 2026'",
}

/** Kinds of which every part has to be known. */
const WITH_LISTS: ReadonlySet<ReadingKind> = new Set(['FIELDS', 'STUDIED', 'LANGUAGES'])
const NOT_KNOWN: Readonly<Partial<Record<ReadingKind, string>>> = {
  LANGUAGES: 'is no language of teaching that we know.',
}

/** A date after every start year. Corrections are only checked for being readable. */
const LATE = new Date(Date.UTC(2049, 11, 31))
const AROUND = { rates: new Map<string, number>(), today: LATE }

/** Kinds that are lists of any words, or whose every part is checked as they are read. */
const OF_ANY_WORDS: ReadonlySet<ReadingKind> = new Set([
  ...(['REFUSED', 'PLACES_REFUSED', 'PLACES_WANTED', 'FIELDS', 'STUDIED', 'LANGUAGES'] as const),
])
/** Between two things that a correction says. */
const PARTS = /(?<!\d),|,(?!\d)|[;()\n]|\s[+&/]\s|\b(?:and|or|but|then|plus)\b/gi
/** From a condition on to the end of its part. */
const CONDITIONS =
  /\b(?:if(?!\s(?:needed|possible|necessary|required)\b)|unless|except|only|without|not)\s[^,;()\n]*/gi
/** So many parts are tried; a correction has few. */
const MOST_PARTS = 24

/**
 * A part of a correction that changes nothing of what is understood, and so was not understood: a second country's month,
 * a condition, a country. Null where every part counts, or says the same as the whole.
 */
function partIgnored(kind: ReadingKind, text: string): string | null {
  if (OF_ANY_WORDS.has(kind)) return null
  const outcome = readCorrection(kind, text, AROUND)
  // What the reader writes it reads back in full.
  if (text === (outcome.exact ?? outcome.understood)) return null
  const read = (words: string) => {
    const { value, understood, exact } = readCorrection(kind, words, AROUND)
    return { value: JSON.stringify(value), said: JSON.stringify([value, understood, exact]) }
  }
  const whole = read(text)
  const changesNothing = ({ start, end }: Span) =>
    read(`${text.slice(0, start)} ${text.slice(end)}`).said === whole.said
  const ends = [...text.matchAll(PARTS)]
  const starts = [0, ...ends.map(({ 0: found, index }) => index + found.length)]
  const parts = starts.map((start, place) => ({ start, end: ends[place]?.index ?? text.length }))
  const conditions = [...text.matchAll(CONDITIONS)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
  const tried = [...(parts.length > 1 ? parts : []), ...conditions].slice(0, MOST_PARTS)
  const ignored = tried.find(({ start, end }) => {
    const part = text.slice(start, end)
    if (!/[\p{L}\d]/u.test(part)) return false
    return changesNothing({ start, end }) && read(part.trim()).value !== whole.value
  })
  if (ignored) return text.slice(ignored.start, ignored.end).trim()
  const named = countriesIn(text).flatMap(country => {
    const found = COUNTRY_PATTERNS[country].exec(text)
    return found ? [{ start: found.index, end: found.index + found[0].length }] : []
  })
  const country = named.find(changesNothing)
  return country ? text.slice(country.start, country.end) : null
}

/** The corrections that cannot be read, each with a message that says what can be. */
export function checkCorrections(corrections: ReadingCorrections): { kind: ReadingKind; message: string }[] {
  return READING_KINDS.flatMap(kind => {
    const text = corrections[kind]
    if (typeof text !== 'string') return []
    const { value, doubts } = readCorrection(kind, text, AROUND)
    const unknown = WITH_LISTS.has(kind) ? doubts[0] : undefined
    if (unknown !== undefined || value === null) {
      const unread =
        unknown === undefined ? '' : ` '${unknown}' ${NOT_KNOWN[kind] ?? 'is no field that we know.'}`
      return [{ kind, message: `This could not be read.${unread} Write ${READABLE[kind]}` }]
    }
    const ignored = partIgnored(kind, text)
    return ignored === null
      ? []
      : [
          {
            kind,
            message: `We do not understand '${ignored}' here. Leave it out, or write ${READABLE[kind]}`,
          },
        ]
  })
}

/** Corrections as sent: readable texts, or null for nothing. A missing kind is read from the profile's texts. */
export const readingCorrections = shape.transform(withoutGaps).superRefine((corrections, context) => {
  for (const { kind, message } of checkCorrections(corrections))
    context.addIssue({ code: 'custom', path: [kind], message })
})

const listed = z.array(z.object({ kind: z.enum(READING_KINDS), text: z.string().nullish() }))

/**
 * A list of corrections, as the graph takes them, by kind; the last of each kind wins. Other input is returned
 * unchanged.
 */
export function correctionsByKind(corrections: unknown): unknown {
  const list = listed.safeParse(corrections)
  if (!list.success) return corrections
  return Object.fromEntries(list.data.map(({ kind, text }) => [kind, text ?? null]))
}

/** Corrections as stored. Those that this version does not know are left out. */
export function storedCorrections(stored: unknown): ReadingCorrections {
  const parsed = shape.safeParse(stored)
  return parsed.success ? withoutGaps(parsed.data) : {}
}

function withoutGaps(corrections: z.output<typeof shape>): ReadingCorrections {
  return Object.fromEntries(Object.entries(corrections).filter(([, text]) => text !== undefined))
}

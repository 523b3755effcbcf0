import type { Country } from '../../../generated/prisma/enums.ts'
import { MONTHS } from '../../catalogue/texts.ts'
import { matchesOf, nothing, type Outcome, plain, quoted, type Span } from './words.ts'

const MONTH =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ember|ober)?\b\.?/gi
/** The months in French, German, Italian, Portuguese and Spanish, where they differ from English. */
const OTHER_MONTHS = [
  'janvier|januar|gennaio|janeiro|enero',
  'février|fevrier|februar|febbraio|fevereiro|febrero',
  'mars|märz|marzo|março',
  'avril|aprile|abril',
  'maggio|maio|mayo',
  'juin|juni|giugno|junho|junio',
  'juillet|juli|luglio|julho|julio',
  'août|aout|agosto',
  'septembre|settembre|setembro|septiembre|setiembre',
  'octobre|oktober|ottobre|outubro|octubre',
  'novembre|novembro|noviembre',
  'décembre|decembre|dezember|dicembre|dezembro|diciembre',
] as const
const OTHER_MONTH = new RegExp(String.raw`\b(?:${OTHER_MONTHS.map(names => `(${names})`).join('|')})\b`, 'gi')
const SEASON =
  /\b(fall|autumn|automne|autunno|herbst|oto[nñ]o|rentr[ée]e|spring|summer|winter|wintersemester|sommersemester|ws|ss|wise|sose|monsoon|mid(?=[\s-]20)|early(?=\s(?:in\s)?20)|late(?=\s(?:in\s)?20)|(?:first|1st)\shalf(?=\s(?:of\s)?20)|(?:second|2nd)\shalf(?=\s(?:of\s)?20))\b(?:[\s-]?(semester|sem\b|term|session))?/gi
const NUMERIC =
  /(?<![\d/.-])(0?[1-9]|1[0-2])\s?[/.-]\s?(20[2-4]\d)(?!\d)|(?<!\d)(20[2-4]\d)\s?[/-]\s?(0[1-9]|1[0-2])(?![\d])/g
const FULL_DATE = /(?<!\d)(?:3[01]|[12]\d|0?[1-9])\s?[/.-]\s?(0?[1-9]|1[0-2])\s?[/.-]\s?(20[2-4]\d)(?!\d)/g
const YEAR = /(?<!\d)(20[2-4]\d)(?!\d)|(?<=[a-z][\s']{1,2}|')(2[4-9]|3\d|4\d)(?!\d|\s?(?:st|nd|rd|th)\b)/i

/** The month in which a season's intake usually begins. Countries with other terms have other months. */
function monthOfSeason(season: string, term: string | undefined, country: Country | undefined): number {
  const name = season.toLowerCase()
  const isGerman = country === 'GERMANY'
  if (name === 'ws' || name === 'wise' || name === 'wintersemester') return 10
  if (name === 'ss' || name === 'sose' || name === 'sommersemester') return 4
  if (name === 'winter') return isGerman || term !== undefined ? 10 : 1
  if (name === 'summer') return isGerman || term !== undefined ? 4 : 5
  if (name === 'spring') return isGerman ? 4 : 1
  if (name === 'monsoon' || name === 'mid') return 7
  if (name === 'early') return 1
  if (name === 'late') return 10
  if (name.endsWith('half')) return /^(?:first|1st)/.test(name) ? 2 : 9
  if (country === 'USA') return 8
  return isGerman ? 10 : 9
}

/** The month in which somebody wants to begin, 1 to 12, and other months that would do. */
export type Intake = { month: number; others: readonly number[] }

/**
 * Reads the months of the preferred start: a month, a season ('Fall 2026') or a date, or several of them ('February or
 * July'). A season is the usual month of that name in the most preferred country.
 */
export function readIntake(
  words: string,
  { today, country }: { today: Date; country?: Country | undefined },
): Outcome<Intake> {
  const text = plain(words)
  const [found, ...others] = alternativesIn(text, country)
  if (!found) {
    const year = YEAR.exec(text)
    const doubts =
      /[\p{L}\d]/u.test(text) &&
      !/\b(?:asap|soon|any|flexible|not\s(?:sure|decided)|undecided|tbd)\b/i.test(text)
    if (!year) return nothing(doubts && /\d/.test(text) ? [quoted(words, { start: 0, end: 60 })] : [])
    return {
      ...nothing(),
      note: 'No month is named, so any intake will do.',
      quote: quoted(words, { start: year.index, end: year.index + year[0].length }),
    }
  }
  const year = yearOf(text, found, today)
  const isPast =
    year !== null && year * 12 + found.month - 1 < today.getUTCFullYear() * 12 + today.getUTCMonth()
  const last = others.at(-1) ?? found
  const all = [named(found, year), ...others.map(other => named(other, yearOf(text, other, today)))]
  // 'June to September' names four months.
  const isRange = others.length > 1 && others.slice(0, -1).every(({ start }) => start === last.start)
  const said = isRange ? [[all[0], all.at(-1)].join(' to ')] : all
  return {
    value: {
      month: found.month,
      others: [...new Set(others.map(({ month }) => month))].filter(month => month !== found.month),
    },
    understood: [...new Set(said)].join(' or '),
    exact: exactOf([found, ...others], text, today),
    note: isPast ? 'that is past: the same month of a later year is taken' : null,
    quote: quoted(words, { start: found.start, end: Math.max(last.end, last.yearEnd ?? 0) }),
    doubts: [],
  }
}

/** The months without seasons, whose months depend on the country: 'October 2027 or January 2028'. */
function exactOf(found: readonly Found[], text: string, today: Date): string {
  const months = found.map(one => named({ ...one, season: null }, yearOf(text, one, today)))
  return [...new Set(months)].join(' or ')
}

/** 'September 2027', 'Fall (September)'. */
function named({ month, season }: Found, year: number | null): string {
  const name = MONTHS[month - 1] ?? ''
  return [season ? `${season} (${name})` : name, year].filter(part => part !== null).join(' ')
}

type Found = Span & { month: number; season: string | null; year: number | null; yearEnd: number | null }

/** The words and signs between alternative months: 'Feb or July', 'Jan 2027 / Sept 2027', 'July (India) / Oct'. */
const EITHER =
  /^[)\s]{0,2}(?:of\s)?(?:'?\d{2}|20\d{2})?(?:\s?\([^()]{1,24}\))?(?:\s?intake)?[\s,]{0,3}(?:\bor\b|\band\b|\bto\b|[/&,-])\s{0,2}(?:in\s)?$/i
/** 'Sept 2027 (Jan 2028 if needed)' names two months. */
const IN_BRACKETS = /^\s?(?:'?\d{2}|20\d{2})\s?\((?:or\s|also\s|else\s)?$/i
/** 'Sept 2027 UK, for Australia Feb 2028' names a month for each country. */
const COUNTRY =
  /\b(?:(?:for|in)\s)?(?:the\s)?(?:u\.?k|u\.?s\.?a?|canada|australia|germany|italy|spain|india|america|britain)\b\.?:?\s?/gi
/** Between the first and the last month of a range. */
const RANGE = /\bto\s*$|-\s*$/i

/** The month that counts, and the others that the text names beside it as alternatives. */
function alternativesIn(text: string, country: Country | undefined): Found[] {
  const all = monthsIn(text, country)
  const first = firstOf(all)
  if (!first) return []
  const chosen = [first]
  for (const next of all.toSorted((a, b) => a.start - b.start)) {
    const last = chosen.at(-1)
    if (!last || next.start < last.end) continue
    const typed = text.slice(last.end, next.start)
    const between = EITHER.test(typed) ? typed : typed.replaceAll(COUNTRY, '')
    // 'Spring (January)' names one month.
    if (chosen.length > 1 && last.season !== null && next.season === null && /^\s?\(\s?$/.test(between))
      chosen.splice(-1, 1, next)
    else if (EITHER.test(between) || (IN_BRACKETS.test(between) && next.season === null))
      chosen.push(...monthsBetween(last, next, between), next)
    else break
  }
  return chosen
}

/** The months between two that bound a range: 'June to September'. */
function monthsBetween(first: Found, last: Found, between: string): Found[] {
  const isRange = RANGE.test(between) && first.season === null && last.season === null
  const count = isRange ? (last.month - first.month + 12) % 12 : 0
  return Array.from({ length: Math.max(0, count - 1) }, (_, step) => ({
    ...last,
    month: ((first.month + step) % 12) + 1,
  }))
}

function monthsIn(text: string, country: Country | undefined): Found[] {
  const found: Found[] = []
  for (const match of matchesOf(MONTH, text)) {
    const name = (match[1] ?? '').slice(0, 3).toLowerCase()
    const end = match.index + match[0].length
    // 'I may start later' names no month.
    if (
      /^may$/i.test(match[0]) &&
      match[0] !== 'May' &&
      !/^\s{0,2}(?:'?\d|intake|or\b|$)/i.test(text.slice(end, end + 10))
    )
      continue
    const month = MONTHS.findIndex(whole => whole.toLowerCase().startsWith(name)) + 1
    found.push({ start: match.index, end, month, season: null, year: null, yearEnd: null })
  }
  for (const match of matchesOf(OTHER_MONTH, text)) {
    const month = match.slice(1).findIndex(name => name !== undefined) + 1
    found.push({ ...spanOf(match), month, season: null, year: null, yearEnd: null })
  }
  for (const match of matchesOf(SEASON, text)) {
    const [all, season = '', term] = match
    const month = monthOfSeason(season, term, country)
    const name =
      season.length <= 4 && !/fall|mid|late/i.test(season) ? season.toUpperCase() : capitalised(season)
    found.push({
      start: match.index,
      end: match.index + all.length,
      month,
      season: name,
      year: null,
      yearEnd: null,
    })
  }
  for (const match of matchesOf(FULL_DATE, text))
    found.push({
      ...spanOf(match),
      month: Number(match[1]),
      season: null,
      year: Number(match[2]),
      yearEnd: null,
    })
  for (const match of matchesOf(NUMERIC, text)) {
    const month = Number(match[1] ?? match[4])
    found.push({ ...spanOf(match), month, season: null, year: Number(match[2] ?? match[3]), yearEnd: null })
  }
  return found
}

function firstOf(found: readonly Found[]): Found | null {
  // A month is more specific than the season before it: 'Fall (September)'.
  const months = found.filter(({ season }) => season === null).sort((a, b) => a.start - b.start)
  const seasons = found.filter(({ season }) => season !== null).sort((a, b) => a.start - b.start)
  const [month] = months
  const [season] = seasons
  if (month && season) {
    // 'Fall 2027 or Jan 2028' names two starts, 'Fall (September)' and 'Fall/Sept' one.
    const apart = Math.abs(month.month - season.month)
    if (season.start < month.start && Math.min(apart, 12 - apart) > 2) return season
    return month.start - season.end <= 24 || month.start < season.start ? month : season
  }
  return month ?? season ?? null
}

function yearOf(text: string, found: Found, today: Date): number | null {
  if (found.year !== null) return found.year
  const year = YEAR.exec(text.slice(found.end, found.end + 30)) ?? YEAR.exec(text)
  if (year) {
    const inFull = year[1] === undefined ? 2000 + Number(year[2]) : Number(year[1])
    const place = text.indexOf(year[0], found.end)
    if (place >= 0 && place - found.end <= 30) found.yearEnd = place + year[0].length
    return inFull
  }
  if (/\bnext\s(?:year|fall|spring|autumn|summer|winter)/i.test(text)) return today.getUTCFullYear() + 1
  return /\bthis\s(?:year|fall|spring|autumn|summer|winter)/i.test(text) ? today.getUTCFullYear() : null
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

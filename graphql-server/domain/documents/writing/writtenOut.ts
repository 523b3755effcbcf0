/**
 * What people type short, in full, where it has one reading: 'w/', '2 yrs', '80 g -> 55 g', 'fridays', 'abt'; and what
 * is several as several: '5 year', '48 student'.
 */

const UNITS: Readonly<Record<string, string>> = {
  yr: 'year',
  hr: 'hour',
  wk: 'week',
  mth: 'month',
  min: 'minute',
}
const COUNT =
  '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|several|some|many)'
/** '2 yrs', '6 wks. in Tamale'; the full stop behind the last word of a line is the line's. */
const SHORT_UNIT = new RegExp(
  `(?<=(?<![\\p{L}\\d.])${COUNT} ?)(yr|hr|wk|mth|min)s?\\b(?:\\.(?= \\p{Ll}))?`,
  'gu',
)
/** What can be counted, as learners of English write it behind a number; '5 year', '48 student'. */
const COUNTED = [
  'year|month|week|day|night|hour|minute|time|patient|student|pupil|nurse|doctor|teacher|farmer|worker|weaver|member|person',
  'woman|man|child|family|village|school|kindergarten|hospital|ward|factory|producer|technician|costume|picture|page|paper',
  'question|questionnaire|book|photo|card|sample|piece|kind|temperature|test|tree|camel|machine|foot|leg|mistake|river',
].join('|')
/** Several, and nothing behind that the word could describe; 'class 5 student' and '2022 patient' are not several. */
const SEVERAL = new RegExp(
  `(?<=(?<!\\b(?:an?|the|my|our|his|her|their|this|that|each|every|per|one|class|grade|day|year|no\\.?|number) )(?<![\\p{L}\\d.,-])(?!1 |one |(?:19|20)\\d\\d )${COUNT} )(${COUNTED})(?=[.,;:)]|$| (?:in|for|ago|after|before|and|or|of|to|at|with|without|until|when|because|since|who|which|is|was|were|are|per|by)\\b)`,
  'gu',
)
const IRREGULAR: Readonly<Record<string, string>> = {
  person: 'people',
  woman: 'women',
  man: 'men',
  child: 'children',
  foot: 'feet',
}

function plural(noun: string): string {
  return IRREGULAR[noun] ?? `${noun.replace(/(?<!a)y$/u, 'ie')}s`
}

const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gu
const MONTH = /\b(?:january|february|april|june|july|september|october|november|december)\b/gu
/** A number with at most one word as its unit: '80 g', '31%'. */
const AMOUNT = '[$€£]?\\d[\\d.,]*%?(?: \\p{Ll}{1,5})?'
const FROM_TO = new RegExp(`(?<!\\b(?:from|of) )(?<=[\\p{L})] )(${AMOUNT}) ?(?:->|=>|→) ?(?=[$€£]?\\d)`, 'gu')

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** The line with these shortcuts written in full. Everything else stays as it was typed. */
export function writtenOut(line: string): string {
  return line
    .replace(/(?<![\p{L}\d/])w\/o\.? ?(?=[\p{L}\d])/gu, 'without ')
    .replace(/(?<![\p{L}\d/]|\d )w\/ ?(?=[\p{L}\d"“'‘])/gu, 'with ')
    .replace(/(?<=[\p{Ll}\d)]) [&+] (?=\p{Ll}{2}|a )|(?<=\p{Ll}) \+ (?=\d)/gu, ' and ')
    .replace(/(?<![\p{L}\d])~ ?(?=[$€£]?\d)/gu, 'about ')
    .replace(FROM_TO, 'from $1 to ')
    .replace(/(?<=\d%?(?: \p{Ll}{1,5})?(?: \([^()]*\))?) ?(?:->|=>|→) ?(?=[$€£]?\d)/gu, ' to ')
    .replace(/(?<=[\p{L}\d)%”"’]) - (?=[\p{L}\d(“"‘])/gu, ' – ')
    .replace(
      SHORT_UNIT,
      (unit, short: string, at: number) =>
        `${/\d$/u.test(line.slice(0, at)) ? ' ' : ''}${UNITS[short] ?? unit}s`,
    )
    .replace(/(?<![\d.,])1 (year|hour|week|month|minute)s\b/gu, '1 $1')
    .replace(SEVERAL, plural)
    .replace(DAY, capital)
    .replace(MONTH, capital)
    .replace(/\babt\b/gu, 'about')
    .replace(/\bphd\b/gu, 'PhD')
    .replace(/\b([Aa])sst\b\.?/gu, '$1ssistant')
}

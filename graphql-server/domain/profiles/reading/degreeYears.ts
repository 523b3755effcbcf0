import { nothing, type Outcome, plain, spokenNumber } from './words.ts'

/** What is planned, and programs of an office, which are no degrees. */
const NO_DEGREE =
  /\b(?:appl(?:y|ying|ied)|plan(?:s|ning)?|want(?:s|ing)?|hop(?:e|es|ing)|look(?:s|ing)?|aim(?:s|ing)?|interested|prepar(?:e|es|ing)|dropped|left|never|no|without|didn'?t|haven'?t) [^,.;\n]*|\bm\.?\s?(?:a|sc|com|tech|b\.?a)\.?\s(?:is\s)?not\s[^,.;\n]*|\bms[ -](?:excel|office|word|power\s?point|access|project)\b/gi
/** Degrees beyond a first one; the M.S. of 'B.M.S.' is none. */
const SECOND =
  /(?<!\bb\.?\s?)\b(?:m\.?\s?(?:tech|sc|a|com|s|e|phil|b\.?a|ed|arch|des|pharm)|pgdm|ph\.?\s?d|master(?:'?s)?|post-?\s?graduat\w*(?!\s?dip))\b/i
/** How long something took; not how long ago, and no work. */
const SAID =
  /\b(three|four|five|[345])(?:\s|-)?(?:years?|yrs?)\b(?!\s(?:ago|old|back|later|gap|after|of\s(?:work|experience)|work|experience|exp\b|in\b|at\b|as\b|with\b))/i
/** A diploma after a first degree takes a year; one in counselling is no year of psychology. */
const DIPLOMA = /\b(?:pg|p\.g\.|post-?\s?graduate)\s?(?:dip|diploma)\b(?!\s(?:in|of)\s(?!.{0,20}psycholog))/i
const YEARS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5 }
/** Degrees that take four years, and five, wherever they are taken under this name. */
const FOUR =
  /\bb\.?\s?(?:tech|e|eng|des|pharm|f\.?a|p\.?t|h\.?m)\b|\bb\.?\s?sc\.?\s?(?:\(hons?\.?\)\s?)?(?:in\s)?(?:nursing|agricultur|horticultur|forestry)/i
const FIVE =
  /\bb\.?\s?arch\b|\bmbbs\b|\bbds\b|\bbams\b|\bbhms\b|\bintegrated\b|\bb(?:\.?a|ba)\.?\s?,?\s?ll\.?\s?b\b/i
/** Names of places, boards and institutes by which a degree is from India. */
const INDIAN =
  /\b(?:indian?|delhi|mumbai|pune|bengaluru|bangalore|chennai|kolkata|hyderabad|ahmedabad|jaipur|lucknow|chandigarh|kerala|cbse|icse|ignou|iit|nit|nimhans)\b/i
/** First degrees that take three years in India, unless they say otherwise. */
const THREE_IN_INDIA = /\bb\.?\s?(?:a|sc|com|b\.?a|c\.?a|m\.?s)\b/i

/** Diplomas of polytechnics, which are no bachelor's: Nigeria's HND, and a diploma of three years after school. */
const HND = /\b(?:hnd|higher\snational\sdiploma)\b/i
const SCHOOL_DIPLOMA =
  /\b(?:(?:three|3)[\s-]?(?:years?|yrs?)\s(?:polytechnic\s)?diploma|polytechnic\sdiploma)\b/i
/** Any other degree. */
const ANY_DEGREE =
  /\b(?:bachelor|graduat|licen[cs]iat|laurea|honou?rs|degree)|\b(?:b\.?\s?(?:a|sc|com|tech|e|eng|ed|s|b\.?a|c\.?a|arch|des|pharm|f\.?a)|ll\.?b|mbbs)\b/i

/** Whether somebody names a diploma and no degree. */
function hasOnlyDiploma(text: string): boolean {
  return (HND.test(text) || SCHOOL_DIPLOMA.test(text)) && !ANY_DEGREE.test(text)
}

/**
 * How many years of study the degrees of a text come to: three to five, five with a second degree, and a year
 * more with a diploma after three; 0 for a diploma that is no bachelor's. Null where they do not say it.
 *
 * @param isFromIndia whether the person counts in rupees: a B.A. or B.Sc. takes three years there, and often four elsewhere
 */
export function readDegreeYears(words: string, isFromIndia: boolean): number | null {
  const text = plain(words).replaceAll(NO_DEGREE, ' ')
  if (SECOND.test(text) || FIVE.test(text)) return 5
  if (hasOnlyDiploma(text)) return 0
  const first = firstDegreeYears(text, isFromIndia)
  // A Bachelor of Education is taken after another degree, and lasts two years.
  if (first === 3 && /\bb\.?\s?ed\b/i.test(text)) return 5
  return first === 3 && DIPLOMA.test(text) ? 4 : first
}

/** The same as an outcome. */
export function readYearsOfStudy(words: string, isFromIndia: boolean): Outcome<number> {
  const years = readDegreeYears(words, isFromIndia)
  return years === null ? nothing() : yearsOfStudy(years)
}

const YEARS_ALONE = /^\D{0,12}?\b(one|two|three|four|five|six|seven|eight|[1-8])\b(?:\s(?:years?|yrs?)\b)?/i

/** The same as a correction names them: '4 years of study'. */
export function readYearsOfStudyAlone(words: string): Outcome<number> {
  if (/^no\sbachelor/i.test(plain(words).trim())) return yearsOfStudy(0)
  const [, typed] = YEARS_ALONE.exec(plain(words).trim()) ?? []
  const years = typed === undefined ? null : spokenNumber(typed)
  return years === null ? nothing() : yearsOfStudy(years)
}

const NO_BACHELOR: Outcome<number> = {
  value: 0,
  understood: 'no bachelor’s degree',
  note: 'an HND or a diploma alone is no bachelor’s degree outside the UK: programmes that ask for one are left out',
  quote: null,
  doubts: [],
}

function yearsOfStudy(years: number): Outcome<number> {
  if (years === 0) return NO_BACHELOR
  const understood = `${years} ${years === 1 ? 'year' : 'years'} of study`
  return { value: years, understood, note: null, quote: null, doubts: [] }
}

const FIRST_DEGREE = /\b(?:b\.?\s?(?:a|sc|com|b\.?a|eng|s)\b|bachelor|bacharel|licen[cs]iat)/i
const FROM_TO = /\b((?:19|20)\d\d)\s?[-–]\s?((?:19|20)\d\d)\b/
/** How far behind a degree its years may stand, in characters. */
const NEAR_DEGREE = 140

/** The years between which a first degree was studied: 'B.Sc. Physics, 2015-2019'. */
function yearsBetween(text: string): number | null {
  const degree = FIRST_DEGREE.exec(text)
  if (!degree) return null
  const [line = ''] = text.slice(degree.index, degree.index + NEAR_DEGREE).split(/[;\n]/)
  const [, from, to] = FROM_TO.exec(line) ?? []
  const years = Number(to) - Number(from)
  return years >= 3 && years <= 5 ? years : null
}

function firstDegreeYears(text: string, isFromIndia: boolean): number | null {
  const [, said = ''] = SAID.exec(text) ?? []
  if (said !== '') return YEARS[said.toLowerCase()] ?? Number(said)
  if (FOUR.test(text)) return 4
  if (!isFromIndia && !INDIAN.test(text)) return yearsBetween(text)
  return (isFromIndia || INDIAN.test(text)) && THREE_IN_INDIA.test(text) ? 3 : null
}

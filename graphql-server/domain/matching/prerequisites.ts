import { FIELDS, fieldMentionsIn, findField } from '../catalogue/fields.ts'
import { ABBREVIATIONS } from '../catalogue/thesaurus.ts'
import { distanceBetween } from './fieldDistances.ts'

/** The part of a programme's row that says who may apply. */
export type PrerequisiteRow = {
  name: string
  award: string
  degreeType: string
  field: string
  country: string
  languages: readonly string[]
  durationMonths: number | null
  prerequisites?: string | null
  note?: string | null
  isPartTime?: boolean
}

/** Who may apply, as far as the catalogue says it. */
export type Prerequisites = {
  /** What is asked for, in the catalogue's words; null when nothing is known. */
  readonly text: string | null
  /** Fields of which one must have been studied; empty when any will do. */
  readonly degreesIn: readonly string[]
  /** A field that must not have been studied: the programme is for people of other fields. */
  readonly notIn: string | null
  /** The least years of work; 0 when none are asked for. */
  readonly workYears: number
  /** The language of teaching, where it is not taught in English. */
  readonly language: string | null
  /** The level of that language, where it is known: 'C1'. */
  readonly level: string | null
  /** Null when it can be studied full-time and on the spot. */
  readonly away: 'PART_TIME' | 'ONLINE' | null
  readonly months: number | null
}

/** What of a person decides whether a programme is open to them. */
export type Applicant = {
  /** Fields of previous study; empty when unknown. */
  studied: readonly string[]
  /** Languages that they say they have, besides English, in lower case. */
  languages: readonly string[]
  /** NaN when unknown. */
  workYears: number
}

/** Further than this from what was studied, a degree that is asked for is missing. */
const MOST_DEGREE_DISTANCE = 0.6
/** Professional degrees: a neighbouring field does not replace them. */
const PROFESSIONS: readonly { field: string; asked: RegExp; name: string }[] = [
  {
    field: 'law',
    asked: /\blaw degree\b|\bll\.?b\b|\bjd\b|\bbachelor (?:in|of) laws?\b/i,
    name: 'a first law degree',
  },
  {
    field: 'medicine',
    asked:
      /\bmbbs\b|\bbds\b|\bmedical (?:degree|doctor)\b|\bdegree in medicine\b|\bphysicians?\b|\bmedically qualified\b/i,
    name: 'a medical degree',
  },
  {
    field: 'nursing',
    asked: /\bregistered nurse|\bnursing (?:degree|bachelor)|\bbachelor (?:in|of) nursing|\bbsn\b/i,
    name: 'a degree in nursing',
  },
  {
    field: 'architecture',
    asked: /\b(?:professional )?architecture degree\b|\bbachelor (?:in|of) architecture\b|\bb\.?arch\b/i,
    name: 'a degree in architecture',
  },
]
/** Words after which other degrees are welcome too. */
const OTHERS_TOO =
  /\bany\b|\bclose\b|\brelevant\b|\brelated\b|\bother(?!\s+than)\b|\bequal\b|\bor experience\b|\bquantitative\b|\bnumerate\b|\bhelps?\b|\bhelpful\b|\bpreferred\b|\bsome\b|\b(?:in|or) science\b|\b(?:social|life|health) sciences?\b|\bhumanities\b|\bcourses?\b/i
const CONVERSION =
  /\bconversion\b|\bother than\b|\banother subject\b|\bpeople without an?\b|\bnon-(?:business|computing|law|management)\b/i
const YEARS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
}
const WORK =
  /\b(\d{1,2}|two|three|four|five|six|eight|ten)(?:\s?(?:-|to)\s?\d{1,2})?\+?\s(?:or more\s)?years?'?\s(?:of\s)?(?:full-time\s|professional\s|relevant\s|managerial\s)*(?:work|experience|practice)/i
const USUAL_EXECUTIVE_YEARS = 8
/** Within this distance of the field, a degree counts as one in it. */
const SAME_DEGREE_DISTANCE = 0.35
const PART_TIME = /\bpart[\s-]?time\b|\bweekend\b|\bevening\b/i
const ONLINE = /\bonline\b|\bdistance\b|\be-learning\b|\bremote\b/i
const EXECUTIVE = /\bexecutive\b|\bemba\b/i
const TAUGHT_IN = /\btaught in (German|French|Spanish|Italian|Catalan)\b/

/** Reads who may apply from a programme's row. */
export function prerequisitesOf(row: PrerequisiteRow): Prerequisites {
  const text = row.prerequisites?.trim() || null
  const note = row.note ?? ''
  const said = `${text ?? ''}; ${note}`
  const isConversion = CONVERSION.test(said) || /\bconversion\b/i.test(row.name)
  const [firstLanguage] = row.languages
  const language = firstLanguage !== undefined && !row.languages.includes('English') ? firstLanguage : null
  return {
    text,
    degreesIn: isConversion ? [] : degreesAsked(row, text),
    notIn: isConversion ? row.field : null,
    workYears: workAsked(row, text),
    language: language ?? TAUGHT_IN.exec(note)?.[1] ?? null,
    level: /\b([ABC][12])\b/.exec(said)?.[1] ?? null,
    away: awayOf(row),
    months: row.durationMonths,
  }
}

/** In India no visa is needed, and such programmes are an ordinary way to study. */
function awayOf({ name, note, isPartTime, country }: PrerequisiteRow): Prerequisites['away'] {
  if (country === 'INDIA') return null
  const said = `${name}; ${note ?? ''}`
  if (ONLINE.test(said)) return 'ONLINE'
  return isPartTime || PART_TIME.test(said) ? 'PART_TIME' : null
}

function degreesAsked({ award, name, degreeType }: PrerequisiteRow, text: string | null): string[] {
  const degree = text?.split(';')[0] ?? null
  if (degree === null) return /^ll\.?m\b/i.test(award) || /\bll\.?m\b/i.test(name) ? ['law'] : []
  if (degreeType === 'MBA' || OTHERS_TOO.test(degree)) return []
  const alternatives = degree.replaceAll(/\([^)]*\)/g, ' ').split(/,|\bor\b/)
  const profession = PROFESSIONS.find(({ asked }) => alternatives.every(one => asked.test(one)))
  if (profession) return [profession.field]
  // 'Bachelor with mathematics' asks for a course, and not for a degree in it.
  return /\bbachelor|\bdegree|\bbe\b|\bbtech|\bbsc\b/i.test(degree) && !/\bwith\b/i.test(degree)
    ? namedIn(degree)
    : []
}

/**
 * The fields of degrees that a text names: 'bachelor in CS, physics or mathematics'. None where one of the alternatives is
 * not understood: what is not understood keeps nobody out.
 */
function namedIn(words: string): string[] {
  const alternatives = words
    .replaceAll(
      /\b(?:bachelor|degree|be|btech|bsc|ba|honou?rs|four-year|good|accredited|in|of|an?|with)\b/gi,
      ' ',
    )
    .split(/,|\bor\b|\band\b|\//)
    .map(part => part.trim())
    .filter(part => part !== '')
  const named = alternatives.map(part => {
    const abbreviated = ABBREVIATIONS[part.toLowerCase()]?.fields ?? []
    return [...abbreviated, ...fieldMentionsIn(part).map(({ code }) => code)]
  })
  return named.some(codes => codes.length === 0) ? [] : [...new Set(named.flat())]
}

function workAsked({ name, degreeType }: PrerequisiteRow, text: string | null): number {
  const match = WORK.exec(text ?? '')
  const years = match?.[1] === undefined ? 0 : (YEARS[match[1].toLowerCase()] ?? Number(match[1]))
  if (years > 0) return years
  return degreeType === 'MBA' && EXECUTIVE.test(name) ? USUAL_EXECUTIVE_YEARS : 0
}

/** The share of the years of work asked for that a person must have. Years that are 'usual' are not exact. */
const ENOUGH_WORK = 0.6

/** Why a programme is not open to a person, as a clause after 'it': 'asks for a first law degree'. Null: it is open. */
export function missingOf(asked: Prerequisites, applicant: Applicant): string | null {
  const { degreesIn, notIn, language, level, away, months } = asked
  if (language !== null && !applicant.languages.includes(language.toLowerCase()))
    return `is taught in ${language}${level ? `, ${level} asked` : ''}`
  if (away === 'ONLINE') return 'is taught online: no student visa'
  if (away === 'PART_TIME')
    return `is part-time${months === null ? '' : ` over ${yearsText(months)}`}: no student visa`
  if (applicant.studied.length > 0) {
    if (
      notIn !== null &&
      applicant.studied.some(code => distanceBetween(code, notIn) <= SAME_DEGREE_DISTANCE)
    )
      return `is for people without ${degreeName(notIn)}`
    if (degreesIn.length > 0 && !degreesIn.some(code => isCovered(code, applicant.studied)))
      return `asks for ${degreeAsked(asked)}`
  }
  if (asked.workYears > 0 && applicant.workYears < asked.workYears * ENOUGH_WORK)
    return `asks for ${asked.workYears} years of work`
  return null
}

function isCovered(asked: string, studied: readonly string[]): boolean {
  const isProfession = PROFESSIONS.some(({ field }) => field === asked)
  // 'Engineering' is any of it, and computing is studied as engineering.
  if (asked === 'engineering' && studied.some(code => ENGINEERS.has(findField(code)?.group ?? '')))
    return true
  return studied.some(code =>
    isProfession ? code === asked : distanceBetween(code, asked) <= MOST_DEGREE_DISTANCE,
  )
}

function degreeAsked({ degreesIn, text }: Prerequisites): string {
  const [only, ...others] = degreesIn
  const profession = others.length === 0 ? PROFESSIONS.find(({ field }) => field === only) : undefined
  return profession?.name ?? `‘${text?.split(';')[0] ?? ''}’`
}

function degreeName(code: string): string {
  const name = FIELDS.find(field => field.code === code)?.name.toLowerCase() ?? 'this'
  if (FIELDS.find(field => field.code === code)?.group === 'computing') return 'a computing degree'
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} degree`
}

const ENGINEERS = new Set(['engineering', 'computing'])
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'] as const

function yearsText(months: number): string {
  const years = NUMBERS[months / 12]
  return years ? `${years} ${years === 'one' ? 'year' : 'years'}` : `${months} months`
}

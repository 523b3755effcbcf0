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
  typicalWorkYears?: number | null
  prerequisites?: string | null
  tests?: readonly string[]
  note?: string | null
  isPartTime?: boolean
}

/** Who may apply, as far as the catalogue says it. */
export type Prerequisites = {
  /** What is asked for, in the catalogue's words; null when nothing is known. */
  readonly text: string | null
  /** Fields of which one must have been studied; empty when any will do. */
  readonly degreesIn: readonly string[]
  /** Other fields that will do, and those near them will not: what 'a quantitative degree' covers. */
  readonly orIn: readonly string[]
  /** Whether a degree in one of them is only usual: the catalogue does not say what is asked. */
  readonly isUsual: boolean
  /** How far from one of `degreesIn` a degree may be. */
  readonly mostDistance: number
  /** How many years the first degree must have taken; 0 where that is not known. */
  readonly degreeYears: number
  /** Whether those are years of psychology that are accredited, or assessed as such: they have to be known. */
  readonly isAccredited: boolean
  /** A field that must not have been studied: the programme is for people of other fields. */
  readonly notIn: string | null
  /** Who somebody becomes by the programme, where it leads to a first registration: 'a nurse'. */
  readonly leadsTo: string | null
  /** The least years of work; 0 when none are asked for. */
  readonly workYears: number
  /** The test without which an Indian MBA admits nobody: its country's own ones, or one taken abroad. */
  readonly entrance: 'CAT' | 'GMAT' | null
  /** A language besides English that is needed: that of teaching, where it is not taught in English. */
  readonly language: string | null
  /** Whether all or most is taught in that language. Else it is asked for beside English. */
  readonly isTaughtInIt: boolean
  /** The level of that language, where it is known: 'C1'. */
  readonly level: string | null
  /** Why nobody from abroad can study it; null when it can be studied full-time and on the spot. */
  readonly away: 'PART_TIME' | 'ONLINE' | 'REGISTERED' | null
  readonly months: number | null
}

/** What of a person decides whether a programme is open to them. */
export type Applicant = {
  /** Fields of previous study; empty when unknown. */
  studied: readonly string[]
  /** Languages that they say they have, besides English, in lower case. */
  languages: readonly string[]
  /** How many years of study somebody's degrees come to; NaN when unknown. */
  degreeYears: number
  /** NaN when unknown. */
  workYears: number
  /** Whether they have CAT or XAT, and the GMAT or GRE. */
  hasCat: boolean
  hasGmat: boolean
}

/** Further than this from what was studied, a degree that is asked for is missing. */
const MOST_DEGREE_DISTANCE = 0.6
/** The same where a master's continues a bachelor's, and what it asks for is stated. */
const MOST_CONSECUTIVE_DISTANCE = 0.35
/** The same for fields of engineering that take in engineers of several others. */
const MOST_CROSS_DISTANCE = 0.45
const CROSS_DISCIPLINES = new Set([
  'energy-engineering',
  'environmental-engineering',
  'biomedical-engineering',
  'industrial-engineering',
  'robotics',
])
/** The same in health, whose degrees qualify for little else. */
const MOST_HEALTH_DISTANCE = 0.45
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
  /\bany\b|\bother(?!\s+than)\b|\bor experience\b|\bhelps?\b|\bhelpful\b|\bpreferred\b|\bsome\b|\bcourses?\b/i
/** A degree in just these fields, and none near them: as reviewers write it (reviewed/entry.csv). */
const ONLY_IN = /^only with a (?:bachelor|degree) in\b/i
/** Fields within this distance are the same for who is as strict. */
const STRICT_DISTANCE = 0.15
/** Words that stand for the programme's own fields: 'in a relevant subject', 'or close'. */
const OWN_FIELDS =
  /\b(?:relevant|related|close|equal|similar|appropriate)(?: (?:fields?|subjects?|disciplines?|areas?))?\b/i
const CONVERSION =
  /\bconversion\b|\bnon-\w+ graduates?\b|\bgraduates of other subjects\b|\bother than\b|\banother (?:subject|field|discipline)\b|\bpeople without an?\b|\bnon-(?:business|computing|law|management|nursing)\b/i

const codesOfGroups = (...groups: readonly string[]) =>
  FIELDS.filter(({ group }) => groups.includes(group)).map(({ code }) => code)
/** Degrees that count as quantitative or numerate. */
const QUANTITATIVE = [
  ...codesOfGroups('computing', 'engineering', 'science'),
  ...['economics', 'actuarial-science', 'bioinformatics', 'business-analytics'],
]
/** Words for several fields at once, as prerequisites use them: the first that a part names. */
const WIDE_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bquantitative\b|\bnumerate\b|\bnumerical\b/i, QUANTITATIVE],
  [/\bsocial sciences?\b/i, [...codesOfGroups('society'), 'psychology', 'economics']],
  [/\blife(?: sciences?)?\b/i, [...codesOfGroups('life'), 'medicine', 'pharmacy']],
  [/\bhealth(?:[- ]related)?\b/i, codesOfGroups('health', 'life')],
  [/\bhumanities\b|\barts\b/i, codesOfGroups('humanities', 'arts', 'society')],
  [
    /^(?:business|commerce|management)(?: administration| studies)?$/i,
    [...codesOfGroups('business'), 'accounting', 'finance', 'economics'],
  ],
  [/^sciences?$|\bstem\b/i, codesOfGroups('science', 'life', 'computing', 'engineering')],
]

/** Courses that lead to a first registration in a profession, by words of their titles or notes. */
const FIRST_REGISTRATIONS: readonly { field: string; person: string; named: RegExp }[] = [
  {
    field: 'nursing',
    person: 'a nurse',
    named:
      /\bnursing \((?:adult|child|mental health|learning)|^(?:adult|child(?:ren)?(?:'?s)?|mental health|learning disabilit\w+)(?: and mental health)? nursing\b|^master of nursing (?:science|practice)$/i,
  },
  {
    field: 'allied-health',
    person: 'a therapist',
    named:
      /^(?:master of )?(?:physiotherapy|physical therapy|occupational therapy|speech pathology|speech and language therapy|podiatry|diagnostic radiography|radiography)(?: practice| studies| science)?(?: m\w{1,3})?$/i,
  },
  { field: 'pharmacy', person: 'a pharmacist', named: /^(?:master of )pharmacy$|^pharmacy mpharm$/i },
  { field: 'medicine', person: 'a doctor', named: /\bdoctor of medicine\b|\bdental surgery\b/i },
  { field: 'law', person: 'a lawyer', named: /\bjuris doctor\b|\bgraduate diploma in law\b/i },
]
const REGISTERS =
  /\bpre-?\s?registration\b|\bgraduate[- ]entry\b|\bwith registration\b|\bentry[- ]to[- ]practice\b|\bregistration track\b|\bqualifying\b/i

/** Groups of fields in which a degree in or near the field is asked for nearly everywhere. */
const USUALLY_ASKED = new Set(['computing', 'engineering', 'science', 'life'])
const USUALLY_ASKED_FIELDS = new Set(['nursing', 'medicine', 'pharmacy', 'allied-health'])
/** Fields of these groups that people of any degree may usually study. */
const OPEN_FIELDS = new Set([
  'information-systems',
  'human-computer-interaction',
  'engineering-management',
  'industrial-engineering',
  'interdisciplinary',
  'food-science',
  'ecology',
])
/** Countries where a master's follows a bachelor's in its field or near it. */
const CONSECUTIVE = new Set(['GERMANY', 'ITALY'])
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
const ONLINE = /\bonline\b|\bvia study cent(?:re|er)s?\b|\bdistance\b|\be-learning\b|\bremote\b/i
const EXECUTIVE = /\bexecutive\b|\bemba\b/i
const OTHER_LANGUAGE = '(German|French|Spanish|Italian|Catalan)'
const TAUGHT_IN = new RegExp(String.raw`\b(?:taught|mostly|mainly) in ${OTHER_LANGUAGE}\b`, 'i')
/** 'Spanish and Catalan needed', 'some French asked', and not 'no German needed'. */
const LANGUAGE_ASKED = new RegExp(
  String.raw`(?<!\b[Nn]o )\b${OTHER_LANGUAGE}(?: and [A-Z]\w+)?,? (?:is )?(?:also )?(?:needed|asked|required)\b`,
)
/** The countries whose universities also teach in another language, and that language. */
const LOCAL_LANGUAGES: Readonly<Record<string, string>> = {
  GERMANY: 'German',
  ITALY: 'Italian',
  SPAIN: 'Spanish',
}

/** Whether the catalogue does not say in which language a programme is taught, where that need not be English. */
export function isLanguageUnknown(row: Pick<PrerequisiteRow, 'languages' | 'country' | 'note'>): boolean {
  return (
    row.languages.length === 0 &&
    LOCAL_LANGUAGES[row.country] !== undefined &&
    !TAUGHT_IN.test(row.note ?? '')
  )
}

/** Whether somebody can follow a course in a country in whichever language it is taught. `languages`: in lower case. */
export function speaksLanguageOf(country: string, languages: readonly string[]): boolean {
  const local = LOCAL_LANGUAGES[country]
  return local === undefined || languages.includes(local.toLowerCase())
}

/** Reads who may apply from a programme's row. */
export function prerequisitesOf(row: PrerequisiteRow): Prerequisites {
  const text = row.prerequisites?.trim() || null
  const note = row.note ?? ''
  const said = `${text ?? ''}; ${note}`
  const isConversion = CONVERSION.test(said) || CONVERSION.test(row.name) || isBritishConversion(row)
  const [firstLanguage] = row.languages
  const stated = firstLanguage !== undefined && !row.languages.includes('English') ? firstLanguage : null
  const taughtIn = stated ?? TAUGHT_IN.exec(note)?.[1] ?? null
  const asked = degreesAsked(row, text)
  const usual = asked === null ? degreesUsual(row) : []
  return {
    text,
    degreesIn: isConversion ? [] : (asked?.fields ?? usual),
    orIn: isConversion ? [] : (asked?.exactly ?? []),
    isUsual: !isConversion && asked === null && usual.length > 0,
    mostDistance:
      asked !== null && CONSECUTIVE.has(row.country) ? MOST_CONSECUTIVE_DISTANCE : MOST_DEGREE_DISTANCE,
    degreeYears: yearsAsked(row, text?.split(';')[0] ?? ''),
    isAccredited: isForPsychologists(row),
    notIn: isConversion ? row.field : null,
    leadsTo: FIRST_REGISTRATIONS.find(profession => isFirstRegistration(profession, row))?.person ?? null,
    workYears: workAsked(row, text),
    entrance: entranceOf(row, text),
    language: taughtIn ?? LANGUAGE_ASKED.exec(said)?.[1] ?? null,
    isTaughtInIt: taughtIn !== null,
    level: /\b([ABC][12])\b/.exec(said)?.[1] ?? null,
    away: awayOf(row),
    months: row.durationMonths,
  }
}

/** A British master's of the bare name of psychology makes graduates of other subjects psychologists. */
function isBritishConversion({ country, field, name }: PrerequisiteRow): boolean {
  return country === 'UK' && field === 'psychology' && /^psychology(?: m\w{1,3})?$/i.test(name.trim())
}

/** German master's of three semesters follow a bachelor's of seven, and those of two one of eight. */
const GERMAN_YEARS: Readonly<Record<number, number>> = { 12: 4, 18: 3.5 }

function yearsAsked(row: PrerequisiteRow, degree: string): number {
  if (asksFourYears(row, degree)) return 4
  const isGerman = row.country === 'GERMANY' && row.degreeType === 'MASTERS'
  const usual = LEAST_DEGREE_YEARS[row.country] ?? BACHELOR_YEARS
  return isGerman ? (GERMAN_YEARS[row.durationMonths ?? 0] ?? usual) : usual
}

/** Years of a bachelor's degree, without which nobody is admitted but in the UK, where some schools take an HND. */
const BACHELOR_YEARS = 3
const LEAST_DEGREE_YEARS: Readonly<Record<string, number>> = { UK: 0 }
const FOUR_YEARS = /\b(?:four|4)[- ]years?\b(?! of work)/i
/** A Canadian honours bachelor takes four years. */
function asksFourYears(row: PrerequisiteRow, degree: string): boolean {
  const isHonours = row.country === 'CANADA' && /\bhonou?rs\b/i.test(degree)
  return isHonours || FOUR_YEARS.test(degree) || isForPsychologists(row)
}

const PSYCHOLOGISTS =
  /\b(?:clinical|professional|organi[sz]ational|forensic|educational|developmental|health|sport)\b.*\bpsycholog|\bpsychology (?:\(|- )|\bclinical psycholog/i

/** Courses that train psychologists in Australia follow an accredited sequence of four years, also where a row does not say so. */
function isForPsychologists({ country, field, name }: PrerequisiteRow): boolean {
  return country === 'AUSTRALIA' && field === 'psychology' && PSYCHOLOGISTS.test(name)
}

const INDIAN_TESTS = new Set(['CAT', 'XAT', 'SNAP', 'NMAT', 'IBSAT', 'CMAT', 'MAT'])
const ONLY_FOREIGN = /\bGMAT for foreign/i

function entranceOf(
  { country, degreeType, tests = [] }: PrerequisiteRow,
  text: string | null,
): Prerequisites['entrance'] {
  if (country !== 'INDIA' || degreeType !== 'MBA') return null
  const takesIndian = tests.some(test => INDIAN_TESTS.has(test))
  const takesOthers = tests.some(test => test === 'GMAT' || test === 'GRE') && !ONLY_FOREIGN.test(text ?? '')
  if (takesIndian === takesOthers) return null
  return takesIndian ? 'CAT' : 'GMAT'
}

/** In India no visa is needed, and such programmes are an ordinary way to study. */
function awayOf({
  name,
  note,
  isPartTime,
  country,
  field,
  degreeType,
  durationMonths,
}: PrerequisiteRow): Prerequisites['away'] {
  if (country === 'INDIA') return null
  if (country === 'UK' && HEALTH_FIELDS.has(field) && FOR_REGISTERED.test(name)) return 'REGISTERED'
  if (country === 'UK' && degreeType === 'MASTERS' && (durationMonths ?? 0) >= LONG_MONTHS) return 'PART_TIME'
  const said = `${name}; ${note ?? ''}`
  if (ONLINE.test(said)) return 'ONLINE'
  return isPartTime || PART_TIME.test(said) ? 'PART_TIME' : null
}

function isFirstRegistration(
  { field, named }: (typeof FIRST_REGISTRATIONS)[number],
  { field: own, name, note, durationMonths }: PrerequisiteRow,
): boolean {
  if (own !== field) return false
  // Two years under the profession's bare name qualify; a year is for those who are qualified.
  const isQualifying = (durationMonths ?? 0) >= QUALIFYING_MONTHS && /^master of nursing$/i.test(name)
  return isQualifying || named.test(name) || REGISTERS.test(`${name}; ${note ?? ''}`)
}

const QUALIFYING_MONTHS = 24
/** A British master's of this length is a part-time one: the full-time form takes one year, or two with a placement. */
const LONG_MONTHS = 30
const HEALTH_FIELDS = new Set(codesOfGroups('health'))
/** Courses beside a post in the health service, for those who are registered there. */
const FOR_REGISTERED =
  /\bspecialist (?:community )?(?:practi|public health nurs)|\bdistrict nurs|\bgeneral practice nurs|\bhealth visit|\bschool nurs|\bnon-medical prescrib|\bindependent prescrib|\badvanced (?:clinical|nurse|critical care) practi|\breturn to practice\b/i

/** The fields of which a degree is usually asked for, where the catalogue says nothing. Empty where any will do. */
function degreesUsual({ degreeType, field, country }: PrerequisiteRow): string[] {
  if (degreeType === 'MBA' || OPEN_FIELDS.has(field)) return []
  const isAsked =
    CONSECUTIVE.has(country) ||
    USUALLY_ASKED_FIELDS.has(field) ||
    USUALLY_ASKED.has(findField(field)?.group ?? '')
  return isAsked ? [field] : []
}

/** Fields of which a degree is asked for: with those near them, or exactly these. Both are empty where any will do. */
type Asked = { fields: readonly string[]; exactly: readonly string[] }
const ANY: Asked = { fields: [], exactly: [] }
/** Courses that only quantitative degrees contain. */
const QUANTITATIVE_COURSES = /\bcalculus\b|\blinear algebra\b|\bprogramming\b|\bprobability\b/i

/** Fields whose courses build on the credits that they ask for. */
const QUANTITATIVE_FIELDS = new Set([...codesOfGroups('computing'), 'statistics', 'mathematics'])
const QUANTITATIVE_CREDITS = /\bwith\b.*(?:quantitative|mathematics|maths|statistics|computing|informatics)/i

/** The degrees that are asked for. Null where nothing is said. */
function degreesAsked(row: PrerequisiteRow, text: string | null): Asked | null {
  const { award, name, degreeType } = row
  const degree = text?.split(';')[0] ?? null
  if (degree !== null && ONLY_IN.test(degree)) return onlyIn(degree)
  if (degree === null)
    return /^ll\.?m\b/i.test(award) || /\bll\.?m\b/i.test(name) ? { fields: ['law'], exactly: [] } : null
  if (degreeType === 'MBA' || OTHERS_TOO.test(degree)) return ANY
  const isQuantitative = QUANTITATIVE_FIELDS.has(row.field) && QUANTITATIVE_CREDITS.test(degree)
  if (isQuantitative || QUANTITATIVE_COURSES.test(degree)) return { fields: [], exactly: QUANTITATIVE }
  const alternatives = degree.replaceAll(/\([^)]*\)/g, ' ').split(/,|\bor\b/)
  const profession = PROFESSIONS.find(({ asked }) => alternatives.every(one => asked.test(one)))
  if (profession) return { fields: [profession.field], exactly: [] }
  // 'Bachelor with mathematics' asks for a course, and not for a degree in it.
  const named =
    /\bbachelor|\bdegree|\bbe\b|\bbtech|\bbsc\b/i.test(degree) && !/\bwith\b/i.test(degree)
      ? namedIn(degree, row)
      : ANY
  // An Italian faculty of economics teaches business too.
  const isItalianBusiness =
    row.country === 'ITALY' && row.field !== 'economics' && named.fields.includes('economics')
  return isItalianBusiness ? { ...named, fields: [...named.fields, ...BUSINESS_DEGREES] } : named
}

const BUSINESS_DEGREES = ['business-administration', 'management', 'accounting', 'finance']

/** The fields that a text admits and no others, by their names in the taxonomy, with those that are the same under another name. */
function onlyIn(degree: string): Asked {
  const named = fieldsNamedIn(degree)
  const isSame = (code: string) => named.some(one => distanceBetween(one, code) <= STRICT_DISTANCE)
  return { fields: [], exactly: FIELDS.map(({ code }) => code).filter(isSame) }
}

/** The codes of the fields whose full names a text lists. */
export function fieldsNamedIn(text: string): string[] {
  const words = ` ${text.toLowerCase().replaceAll(/,? or | in |, /g, ' | ')} | `
  return FIELDS.filter(({ name }) => words.includes(` | ${nameInList(name)} | `)).map(({ code }) => code)
}

/** A field's name as a list has it: without what stands in brackets, commas and 'or'. */
export function nameInList(name: string): string {
  return name
    .replace(/ \([^()]{0,80}\)/, '')
    .replaceAll(/, /g, ' and ')
    .toLowerCase()
}

/**
 * The fields of degrees that a text names: 'bachelor in CS, physics or mathematics'. None where one of the alternatives is
 * not understood: what is not understood keeps nobody out.
 */
function namedIn(words: string, { field }: PrerequisiteRow): Asked {
  const alternatives = words
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(
      /\b(?:bachelor|degree|be|btech|bsc|ba|honou?rs|four-year|good|strong|accredited|first|in|of|an?|with|fields?|subjects?|disciplines?)\b/gi,
      ' ',
    )
    .split(/,|\bor\b|\band\b|\//)
    .map(part => part.trim())
    .filter(part => part !== '')
  const exactly: string[] = []
  // 'Mechanical or automotive engineering' names two kinds of engineering.
  const head = /\b(?:engineering|sciences?)$/i.exec(alternatives.at(-1) ?? '')?.[0]
  const named = alternatives.map(words => {
    const part = head !== undefined && KINDS.test(words) ? `${words} ${head}` : words
    if (OWN_FIELDS.test(part)) return [field]
    const wide = WIDE_WORDS.find(([pattern]) => pattern.test(part))?.[1]
    if (wide) {
      exactly.push(...wide)
      return wide
    }
    const abbreviated = ABBREVIATIONS[part.toLowerCase()]?.fields ?? []
    const mentions = fieldMentionsIn(part)
    const exact = mentions.filter(({ isGeneral }) => !isGeneral)
    return [...abbreviated, ...(exact.length > 0 ? exact : mentions).map(({ code }) => code)]
  })
  if (named.length === 0 || named.some(codes => codes.length === 0)) return ANY
  return { fields: [...new Set(named.flat())].filter(code => !exactly.includes(code)), exactly }
}

/** Kinds that engineering and science have, which alone name no field. */
const KINDS =
  /^(?:mechanical|electrical|electronics?|civil|chemical|computer|industrial|aerospace|automotive|biomedical|environmental|materials?|production|software)$/i

/** An MBA whose students have so many years usually asks for half of them. */
const EXPERIENCED_YEARS = 4

function workAsked({ name, degreeType, typicalWorkYears }: PrerequisiteRow, text: string | null): number {
  const match = WORK.exec(text ?? '')
  const years = match?.[1] === undefined ? 0 : (YEARS[match[1].toLowerCase()] ?? Number(match[1]))
  if (years > 0) return years
  if (degreeType !== 'MBA') return 0
  if (EXECUTIVE.test(name)) return USUAL_EXECUTIVE_YEARS
  return (typicalWorkYears ?? 0) >= EXPERIENCED_YEARS ? Math.floor((typicalWorkYears ?? 0) / 2) : 0
}

/** The share of the years of work asked for that a person must have. Years that are 'usual' are not exact. */
const ENOUGH_WORK = 0.6

/** Why a programme is not open to a person, as a clause after 'it': 'asks for a first law degree'. Null: it is open. */
export function missingOf(asked: Prerequisites, applicant: Applicant): string | null {
  return whyMissing(asked, applicant)?.() ?? null
}

/** Whether something is missing, without the words. */
export function isMissing(asked: Prerequisites, applicant: Applicant): boolean {
  return whyMissing(asked, applicant) !== null
}

/** The words are put together only where somebody reads them: a ranking asks of thousands of programmes. */
function whyMissing(asked: Prerequisites, applicant: Applicant): (() => string) | null {
  const { degreesIn, orIn, notIn, leadsTo, language, level, away, months } = asked
  if (language !== null && !applicant.languages.includes(language.toLowerCase()))
    return () =>
      asked.isTaughtInIt
        ? `is taught in ${language}${level ? `, ${level} asked` : ''}`
        : `asks for ${language}${level ? ` at ${level}` : ''} besides English`
  if (away === 'REGISTERED') return () => 'is for people with a registration and a post in its health service'
  if (away === 'ONLINE') return () => 'is taught online: no student visa'
  if (away === 'PART_TIME')
    return () => `is part-time${months === null ? '' : ` over ${yearsText(months)}`}: no student visa`
  if (applicant.studied.length > 0) {
    if (
      notIn !== null &&
      applicant.studied.some(code => distanceBetween(code, notIn) <= SAME_DEGREE_DISTANCE)
    )
      return () => `is for people without ${degreeName(notIn)}`
    if (leadsTo !== null && applicant.studied.some(code => PROFESSION_OF[leadsTo] === code))
      return () => `leads to a first registration as ${leadsTo}, which you have`
    const isMet =
      applicant.studied.some(code => orIn.includes(code)) ||
      degreesIn.some(code => isCovered(code, applicant.studied, asked))
    if (degreesIn.length + orIn.length > 0 && !isMet)
      return () =>
        asked.isUsual ? `usually asks for ${usualDegree(degreesIn)}` : `asks for ${degreeAsked(asked)}`
  }
  if (asked.isAccredited && !(applicant.degreeYears >= asked.degreeYears))
    return () => 'asks for four accredited years of psychology, which your profile does not name'
  if (applicant.degreeYears === 0 && asked.degreeYears > 0)
    return () => 'asks for a bachelor’s degree, and an HND or a diploma alone is none there'
  if (asked.degreeYears > applicant.degreeYears)
    return () =>
      `asks for a degree of ${yearsOfDegree(asked.degreeYears)} years, and yours took ${yearsOfDegree(applicant.degreeYears)}`
  if (asked.entrance === 'CAT' && applicant.hasGmat && !applicant.hasCat)
    return () => 'admits by CAT or another Indian test, and you have the GMAT or GRE'
  if (asked.entrance === 'GMAT' && applicant.hasCat && !applicant.hasGmat)
    return () => 'asks for the GMAT or GRE, and you have CAT or XAT'
  if (asked.workYears > 0 && applicant.workYears < asked.workYears * ENOUGH_WORK)
    return () => `asks for ${asked.workYears} years of work`
  return null
}

const PROFESSION_OF: Readonly<Record<string, string>> = Object.fromEntries(
  FIRST_REGISTRATIONS.map(({ person, field }) => [person, field]),
)

function usualDegree([field = '']: readonly string[]): string {
  return `a first degree in ${FIELDS.find(({ code }) => code === field)?.name.toLowerCase() ?? 'its field'} or near it`
}

/** Of what is only usual, just nursing is for nobody else: medicine has courses for biologists. */
function isCovered(
  asked: string,
  studied: readonly string[],
  { isUsual, mostDistance }: Prerequisites,
): boolean {
  const isProfession = isUsual ? asked === 'nursing' : PROFESSIONS.some(({ field }) => field === asked)
  // 'Engineering' is any of it, and computing is studied as engineering.
  if (asked === 'engineering' && studied.some(code => ENGINEERS.has(findField(code)?.group ?? '')))
    return true
  const isHealth = isUsual && findField(asked)?.group === 'health'
  const stated = CROSS_DISCIPLINES.has(asked) ? Math.max(mostDistance, MOST_CROSS_DISTANCE) : mostDistance
  const most = isHealth ? MOST_HEALTH_DISTANCE : stated
  return studied.some(code => (isProfession ? code === asked : distanceBetween(code, asked) <= most))
}

function degreeAsked({ degreesIn, orIn, text }: Prerequisites): string {
  const [only, ...others] = degreesIn
  const profession =
    others.length + orIn.length === 0 ? PROFESSIONS.find(({ field }) => field === only) : undefined
  return profession?.name ?? `‘${(text?.split(';')[0] ?? '').replace(/^only with /i, '')}’`
}

function degreeName(code: string): string {
  const name = FIELDS.find(field => field.code === code)?.name.toLowerCase() ?? 'this'
  if (FIELDS.find(field => field.code === code)?.group === 'computing') return 'a computing degree'
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} degree`
}

const ENGINEERS = new Set(['engineering', 'computing'])
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'] as const

function yearsOfDegree(years: number): string {
  const whole = NUMBERS[Math.floor(years)] ?? String(years)
  return Number.isInteger(years) ? whole : `${whole} and a half`
}

function yearsText(months: number): string {
  const years = NUMBERS[months / 12]
  return years ? `${years} ${years === 'one' ? 'year' : 'years'}` : `${months} months`
}

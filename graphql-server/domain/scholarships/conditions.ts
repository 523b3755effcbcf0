import type { Country, DegreeType } from '../../generated/prisma/enums.ts'
import { countryInSentence } from '../catalogue/countries.ts'
import { findField } from '../catalogue/fields.ts'

/** HOLDS and FAILS rest on what the person said; UNKNOWN: not said, not asked for here, or not stated exactly. */
export type ConditionState = 'HOLDS' | 'FAILS' | 'UNKNOWN'

/** Where a person says what is missing: in the profile, or as the nationality of the statement's questionnaire. */
export type ConditionPlace = 'PROFILE' | 'NATIONALITY'

/** One condition of a scholarship, compared with what a person said. */
export type Condition = {
  state: ConditionState
  /** What is compared, such as 'Nationality'. */
  name: string
  /** Why it holds, fails or is unknown. */
  reason: string
  /** The words of the catalogue that ask for it; null for the country to study in. */
  quote: string | null
  /** Where the person can say what is missing; null where saying more does not help. */
  tellAt: ConditionPlace | null
}

/** What the conditions are compared with. Null: not said. */
export type Applicant = {
  /** Null before there is a profile. */
  profile: {
    degreeType: DegreeType
    countries: readonly Country[]
    /** The grade as a share of the best of its scale, 0 to 1. */
    gradeShare: number | null
    degreeYears: number | null
    workYears: number | null
    /** Codes of fields, the strongest first. */
    fields: readonly string[]
  } | null
  nationality: string | null
  /** Names of the universities on the shortlist and the board. */
  universities: readonly string[]
}

/** A scholarship, as far as its conditions are stated. */
export type StatedScholarship = { name: string; countries: readonly Country[]; whoMayApply: string }

type Found = Omit<Condition, 'quote' | 'name'>
type Rule = {
  name: string
  pattern: RegExp
  compare: (asked: { match: RegExpExecArray; scholarship: StatedScholarship; applicant: Applicant }) => Found
}

const holds = (reason: string): Found => ({ state: 'HOLDS', reason, tellAt: null })
const fails = (reason: string): Found => ({ state: 'FAILS', reason, tellAt: null })
const unknown = (reason: string, tellAt: ConditionPlace | null = null): Found => ({
  state: 'UNKNOWN',
  reason,
  tellAt,
})

/** How a nationality names a country of the catalogue. */
const NATIONALS: Readonly<Record<Country, RegExp>> = {
  USA: /\b(?:american|usa?|united states)\b/i,
  UK: /\b(?:british|uk|united kingdom|english|scottish|welsh)\b/i,
  CANADA: /\bcanad/i,
  GERMANY: /\bgerman/i,
  AUSTRALIA: /\baustralian?\b/i,
  ITALY: /\bital/i,
  SPAIN: /\b(?:spain|spanish)\b/i,
  INDIA: /\bindian?\b/i,
}

const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }
const TECHNICAL = new Set(['computing', 'engineering', 'science'])
const NOT_SAID = 'You have not said your nationality.'
const NO_PROFILE = 'You have no profile yet.'

/** Compares a nationality, or asks for it. */
function ofNationality(applicant: Applicant, compare: (nationality: string) => Found): Found {
  return applicant.nationality === null ? unknown(NOT_SAID, 'NATIONALITY') : compare(applicant.nationality)
}

/** Compares with the profile, or asks for one. */
function ofProfile(
  { profile }: Applicant,
  compare: (profile: NonNullable<Applicant['profile']>) => Found,
): Found {
  return profile === null ? unknown(NO_PROFILE, 'PROFILE') : compare(profile)
}

const forMasters = (applicant: Applicant): Found =>
  ofProfile(applicant, ({ degreeType }) =>
    degreeType === 'MASTERS'
      ? holds('You want a Masters.')
      : unknown('You want an MBA. Whether it counts as a master’s degree here is not stated.'),
  )

const atUniversity = (words: string, { universities }: Applicant): Found => {
  const isKept = universities.some(name => name.toLowerCase().includes(words.toLowerCase()))
  return isKept
    ? holds(`${words} is on your shortlist or among your applications.`)
    : unknown(`It is for studying at ${words}, which is not on your shortlist or among your applications.`)
}

/** The rules, in the order in which they are tried; what one has read, a later one does not read again. */
const RULES: readonly Rule[] = [
  {
    name: 'Year of the degree',
    pattern: /graduates of the last years/i,
    compare: () => unknown('How recent the degree must be is not stated exactly.'),
  },
  {
    name: 'Nationality',
    pattern: /(?:citizens|graduates) of any country but the UK|citizens of any country but the UK/i,
    compare: ({ applicant }) =>
      ofNationality(applicant, nationality =>
        NATIONALS.UK.test(nationality)
          ? fails(`You said: ${nationality}.`)
          : holds(`You said: ${nationality}.`),
      ),
  },
  {
    name: 'Nationality',
    pattern: /of any country/i,
    compare: () => holds('It is open to every nationality.'),
  },
  {
    name: 'Nationality',
    pattern: /citizens of Commonwealth countries/i,
    compare: ({ applicant }) =>
      ofNationality(applicant, nationality =>
        NATIONALS.INDIA.test(nationality)
          ? holds('India is a member of the Commonwealth.')
          : unknown(`You said: ${nationality}. Check whether that country is on its list.`),
      ),
  },
  {
    name: 'Nationality',
    pattern:
      /citizens of eligible (?:developing )?countries(?: \(check India\))?|(?:graduates )?from (?:developing and emerging|listed) countries/i,
    compare: ({ applicant }) =>
      ofNationality(applicant, nationality =>
        unknown(`You said: ${nationality}. Which countries count is not known to us.`),
      ),
  },
  {
    name: 'Residence',
    pattern: /Indian residents/i,
    compare: () => unknown('It asks where you live, which your profile does not say.'),
  },
  {
    name: 'Nationality',
    pattern: /Indian (?:citizens|students|applicants|(?=graduates))/i,
    compare: ({ applicant, match }) =>
      ofNationality(applicant, nationality => {
        if (NATIONALS.INDIA.test(nationality)) return holds(`You said: ${nationality}.`)
        return /applicants/i.test(match[0])
          ? unknown(`You said: ${nationality}. It was read as advice for Indian applicants.`)
          : fails(`You said: ${nationality}.`)
      }),
  },
  {
    name: 'Nationality',
    pattern: /international (?:students in Germany|(?=master)|students)/i,
    compare: ({ applicant, scholarship }) =>
      ofNationality(applicant, nationality => {
        const home = scholarship.countries.find(country => NATIONALS[country].test(nationality))
        return home === undefined
          ? holds(`You said: ${nationality}.`)
          : fails(`You said: ${nationality}. It is for students from outside ${countryInSentence(home)}.`)
      }),
  },
  {
    name: 'Degree',
    pattern: /research master and PhD/i,
    compare: ({ applicant }) =>
      ofProfile(applicant, ({ degreeType }) =>
        degreeType === 'MBA'
          ? fails('You want an MBA, and it is for degrees by research.')
          : unknown('You want a Masters. Whether yours is by research, its programme says.'),
      ),
  },
  {
    name: 'Degree',
    pattern: /not MBA/i,
    compare: ({ applicant }) =>
      ofProfile(applicant, ({ degreeType }) =>
        degreeType === 'MBA' ? fails('You want an MBA.') : holds('You want a Masters.'),
      ),
  },
  {
    name: 'Degree',
    pattern: /master(?: and PhD)? applicants/i,
    compare: ({ applicant }) => forMasters(applicant),
  },
  {
    name: 'Length of the first degree',
    pattern: /(?:in a )?four-year degree/i,
    compare: ({ applicant }) =>
      ofProfile(applicant, ({ degreeYears }) => {
        if (degreeYears === null) return unknown('Your profile does not say how long you studied.', 'PROFILE')
        const reason = `We read ${degreeYears} years of study in your profile.`
        return degreeYears >= 4 ? holds(reason) : fails(reason)
      }),
  },
  {
    name: 'Grade',
    pattern: /(\d+)\s?%/,
    compare: ({ applicant, match }) =>
      ofProfile(applicant, ({ gradeShare }) => {
        if (gradeShare === null) return unknown('No grade was found in your profile.', 'PROFILE')
        const share = Math.round(gradeShare * 1000) / 10
        const reason = `Your grade is ${share} % of the best of its scale.`
        return share >= Number(match[1]) ? holds(reason) : fails(reason)
      }),
  },
  {
    name: 'Work experience',
    pattern: /(one|two|three|four|five|\d+) years? of work/i,
    compare: ({ applicant, match }) =>
      ofProfile(applicant, ({ workYears }) => {
        if (workYears === null) return unknown('No years of work were found in your profile.', 'PROFILE')
        const asked = NUMBERS[(match[1] ?? '').toLowerCase()] ?? Number(match[1])
        const years = Math.round(workYears * 10) / 10
        const reason = `We read ${years} ${years === 1 ? 'year' : 'years'} of work in your profile.`
        return years >= asked ? holds(reason) : fails(reason)
      }),
  },
  {
    name: 'Field',
    pattern: /artistic and technical fields|\(STEM\)/i,
    compare: ({ applicant }) =>
      ofProfile(applicant, ({ fields }) => {
        const [field] = fields.flatMap(code => findField(code) ?? [])
        if (field === undefined) return unknown('No field of study was found in your profile.', 'PROFILE')
        return TECHNICAL.has(field.group)
          ? holds(`You want to study ${field.name}.`)
          : unknown(`You want to study ${field.name}. Whether it counts is not known to us.`)
      }),
  },
  {
    name: 'Field',
    pattern: /all disciplines/i,
    compare: () => holds('It is for every field.'),
  },
  {
    name: 'Field',
    pattern: /named fields/i,
    compare: () => unknown('Which fields count is not known to us.'),
  },
  {
    name: 'Age',
    pattern: /up to (\d+) years/i,
    compare: () => unknown('Your profile does not ask your age.'),
  },
  {
    name: 'Age',
    pattern: /young(?= graduates)/i,
    compare: () => unknown('Which age counts is not stated, and your profile does not ask yours.'),
  },
  {
    name: 'University',
    pattern: /University of [A-Z][a-z]+/,
    compare: ({ applicant, match }) => atUniversity(match[0], applicant),
  },
  {
    name: 'University',
    pattern: /\b(Swansea|Luiss|Macquarie|Murdoch)\b/,
    compare: ({ applicant, match }) => atUniversity(match[0], applicant),
  },
  {
    name: 'Offer',
    pattern: /with an offer/i,
    compare: () => unknown('You need an offer of a place first.'),
  },
  {
    name: 'German',
    pattern: /good German \(B2\) for courses taught in German/i,
    compare: () => unknown('It depends on the language of your course.'),
  },
  {
    name: 'Listed groups',
    pattern: /of Scheduled Castes and other listed groups/i,
    compare: () => unknown('We do not ask for this. Its own page lists the groups.'),
  },
  {
    name: 'Who may apply',
    pattern: /see [\w ]*(?:site|portal|Trust)/i,
    compare: () => unknown('Who may apply is not known to us.'),
  },
  {
    name: 'First degree',
    pattern: /with a degree|(?:\b)graduates/i,
    compare: ({ applicant }) =>
      ofProfile(applicant, ({ degreeYears, gradeShare }) =>
        degreeYears === null && gradeShare === null
          ? unknown('No degree was found in your profile.', 'PROFILE')
          : holds('Your profile names a degree. Check whether it has to be finished by then.'),
      ),
  },
  {
    name: 'Degree',
    pattern: /\bJoint Masters\b|Master's\b|\bmaster\b/i,
    compare: ({ applicant }) => forMasters(applicant),
  },
]

/** Words that state no condition of their own. */
const FILLERS =
  /[(),;:.]|\b(?:and|in a|named by guides|sums and dates not found|India named|going abroad)\b/gi

/** The country to study in, against those of the profile. */
function countryCondition({ countries }: StatedScholarship, applicant: Applicant): Condition {
  const found = ofProfile(applicant, profile => {
    const fitting = profile.countries.filter(country =>
      countries.length === 0 ? country !== 'INDIA' : countries.includes(country),
    )
    return fitting.length > 0
      ? holds(`You want to study in ${listOf(fitting.map(countryInSentence))}.`)
      : fails(`You want to study in ${listOf(profile.countries.map(countryInSentence))}.`)
  })
  const name =
    countries.length === 0
      ? 'To study outside India'
      : `To study in ${listOf(countries.map(countryInSentence), 'disjunction')}`
  return { ...found, name, quote: null }
}

function listOf(names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat('en-GB', { type }).format(names)
}

/**
 * The conditions of a scholarship as the catalogue states them, each compared with what the person said. Words that no
 * rule reads are a condition of their own that is unknown, so that nothing stated is left out.
 */
export function conditionsOf({
  scholarship,
  applicant,
}: {
  scholarship: StatedScholarship
  applicant: Applicant
}): Condition[] {
  const found: Condition[] = [countryCondition(scholarship, applicant)]
  let rest = scholarship.whoMayApply
  let name = scholarship.name
  for (const rule of RULES) {
    const inWords = rule.pattern.exec(rest)
    const inName = inWords === null ? rule.pattern.exec(name) : null
    const match = inWords ?? inName
    if (match === null) continue
    if (inWords) rest = rest.replace(inWords[0], ' ; ')
    else name = name.replace(match[0], ' ')
    const isRepeated = found.some(condition => condition.name === rule.name && condition.quote !== null)
    if (isRepeated && inWords === null) continue
    found.push({
      ...rule.compare({ match, scholarship, applicant }),
      name: rule.name,
      quote: match[0].trim(),
    })
  }
  for (const part of rest.split(';')) {
    const words = part.replaceAll(FILLERS, ' ').replaceAll(/\s+/g, ' ').trim()
    if (words !== '')
      found.push({
        ...unknown('We cannot compare this with what you said.'),
        name: 'Also stated',
        quote: words,
      })
  }
  return found
}

/** FITS: every condition holds. OPEN: none fails and some are unknown. FAILS: at least one fails. */
export type Standing = 'FITS' | 'OPEN' | 'FAILS'

/** How a person stands with these conditions. */
export function standingOf(conditions: readonly Condition[]): Standing {
  if (conditions.some(({ state }) => state === 'FAILS')) return 'FAILS'
  return conditions.every(({ state }) => state === 'HOLDS') ? 'FITS' : 'OPEN'
}

import type { MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, IS_MBA, type ProgramColumns } from './columns.ts'
import { refusesFamily } from './familyRules.ts'
import { levelOf } from './level.ts'
import { namedCities } from './refusedPlaces.ts'
import { NEARLY_AFFORDABLE, scoreFunding, type Yardstick } from './score.ts'

/** A course may take so many months more than somebody said, which counts holidays. An MBA's months are stated. */
const MONTHS_OVER = { MASTERS: 3, MBA: 1 }
/** What a master's of unknown length usually takes where nearly all take it. */
const USUAL_MONTHS = Int16Array.from(COUNTRIES, country =>
  country === 'GERMANY' || country === 'ITALY' || country === 'INDIA' ? 24 : -1,
)

/**
 * Kinds of courses that other words refuse than those in their titles: 'no theory' of film, 'no online'. The words are
 * what is refused, and the title is that of a programme.
 */
const KINDS: readonly { refused: RegExp; title: RegExp }[] = [
  {
    refused: /\b(?:film|cinema|media)\s(?:theory|studies|criticism)\b/i,
    title: /\b(?:film|cinema|screen|moving image)\b[\w\s]*\bstudies\b/i,
  },
  { refused: /\b(?:online|distance|remote)\b/i, title: /\b(?:online|distance|e-learning|study centres?)\b/i },
  { refused: /\b(?:part[\s-]?time|evening|weekend)\b/i, title: /\b(?:part[\s-]?time|evening|weekend)\b/i },
  {
    refused: /\b(?:calculus|math(?:s|ematic\w*)?|theor(?:y|etical))[\s-]?(?:heavy|intensive|oriented)?\b/i,
    title: /\b(?:mathematic\w*|theor(?:y|etical)|quantitative)\b/i,
  },
  { refused: /\b(?:clinical|counsell?ing|therap(?:y|ies))\b/i, title: /\bpsychotherap/i },
]

/** Courses that make teachers, which is nothing for who studied education, unless they ask for it. */
const INITIAL_TEACHING = {
  asked: /\b(?:teach(?:er|ing)|pgce)\b/i,
  title: /\bmaster of teaching\b|^teaching\b|\binitial teacher\b|\bpgce\b/i,
}

/**
 * Whether a programme is against what a person said: in a city or region that they do not want, longer than they want to
 * study, of a kind that they refuse, teacher training for somebody who studied education, or in a country that admits
 * nobody whom they bring along, where they named another one too. Such programmes are in no first ten.
 */
export function wishLimits(
  columns: ProgramColumns,
  profile: MatchingProfile,
  mine: Yardstick,
): (row: number) => boolean {
  const { refusedWords, refusedPlaces, subjectWords, bringsFamily, countries, studied, level } = profile
  const { degree } = mine
  const refused = refusedWords ?? ''
  const cities = namedCities(columns.cities, `${refused}, ${refusedPlaces ?? ''}`)
  const kinds = KINDS.filter(kind => kind.refused.test(refused) && !kind.title.test(subjectWords ?? ''))
  const isTeacher =
    studied?.includes('education') === true && !INITIAL_TEACHING.asked.test(subjectWords ?? '')
  // Who names only the UK is told its rule with each programme.
  const isWithFamily = bringsFamily === true && countries.some(country => country !== 'UK')
  const most = mostMonthsOf(profile, MONTHS_OVER[degree === IS_MBA ? 'MBA' : 'MASTERS'])
  const isUnpaid = unpaidIn(columns, profile, mine)
  const asked = levelOf(columns, { level: level ?? [], countries })
  return row => {
    if (cities.has(columns.city[row] ?? 0) || asked.isRuledOut(row) || isUnpaid(row)) return true
    if (isWithFamily && refusesFamily(columns, row)) return true
    const stated = columns.durationMonths[row] ?? -1
    const usual = degree === IS_MBA ? -1 : (USUAL_MONTHS[columns.country[row] ?? 0] ?? -1)
    if ((stated > 0 ? stated : usual) > (most[columns.country[row] ?? 0] ?? 0)) return true
    const title = columns.names[row] ?? ''
    return kinds.some(kind => kind.title.test(title)) || (isTeacher && INITIAL_TEACHING.title.test(title))
  }
}

/** The most months that a course may take, by a country's index. */
function mostMonthsOf({ mostMonths, mostMonthsByCountry = [] }: MatchingProfile, over: number): Float64Array {
  const own = new Map(mostMonthsByCountry.map(({ country, months }) => [country, months]))
  return Float64Array.from(
    COUNTRIES,
    country => (own.get(country) ?? mostMonths ?? Number.POSITIVE_INFINITY) + over,
  )
}

/** Whether a programme is in a country that somebody goes to only with a scholarship, and has none as far as is known. */
function unpaidIn(
  columns: ProgramColumns,
  { onlyFundedIn = [], hasOutsideScholarship }: MatchingProfile,
  mine: Yardstick,
): (row: number) => boolean {
  if (onlyFundedIn.length === 0 || hasOutsideScholarship === true) return () => false
  const places = new Set(onlyFundedIn.map(country => COUNTRIES.indexOf(country)))
  return row =>
    places.has(columns.country[row] ?? 0) && !(scoreFunding(mine, columns, row) >= NEARLY_AFFORDABLE)
}

import type { MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, type ProgramColumns } from './columns.ts'
import { letsFamilyCome } from './familyRules.ts'
import { isPaid, UNFUNDED } from './funding.ts'
import { levelOf } from './level.ts'
import { namedCities } from './refusedPlaces.ts'

const INDIA = COUNTRIES.indexOf('INDIA')

/** How well a programme meets a preference: this where it does, or where nothing is preferred. */
export const MOST_PREFERRED = 2

/** What somebody would rather have, and may do without. */
export type Preferences = {
  /** Whether anything is preferred. */
  isStated: boolean
  /** From 0 to MOST_PREFERRED, by a programme's row. */
  of: (row: number) => number
}

/**
 * Preferences that order a list and leave nothing out: universities of a group or hard to get into, for who asks for the
 * group or for a place in a ranking; countries and lengths that let a spouse come, for who brings one; cities that are
 * named beside the subject, in their countries; programmes that pay their students or are in a scholarship scheme, for who
 * goes only with a scholarship.
 */
export function preferencesOf(
  columns: ProgramColumns,
  { level: asked, bringsFamily, subjectWords, wantedPlaces, countries, funding, workYears }: MatchingProfile,
): Preferences {
  // Abroad a city's name in the words of a subject may be another word: 'reading', 'nice'.
  const inIndia = namedCities(
    columns.cities,
    `${countries.includes('INDIA') ? (subjectWords ?? '') : ''}, ${wantedPlaces ?? ''}`,
  )
  const wanted = namedCities(columns.cities, wantedPlaces ?? '')
  const isIn = (row: number) =>
    (columns.country[row] === INDIA ? inIndia : wanted).has(columns.city[row] ?? 0)
  const withCities = countriesOf(columns, isIn, inIndia.size > 0)
  const level = levelOf(columns, { level: asked ?? [], countries })
  return {
    isStated: level.isStated || bringsFamily === true || funding === 'FULL' || withCities.size > 0,
    of: row => {
      if (bringsFamily === true && !letsFamilyCome(columns, row)) return 0
      const isElsewhere = withCities.has(columns.country[row] ?? 0) && !isIn(row)
      const isUnpaid =
        funding === 'FULL' && !isPaid(columns.funding[row] ?? UNFUNDED, workYears ?? Number.NaN)
      const most = isElsewhere || isUnpaid ? MOST_PREFERRED - 1 : MOST_PREFERRED
      return Math.min(most, level.of(row))
    },
  }
}

/** The countries that have a programme in one of the cities. */
function countriesOf(
  columns: ProgramColumns,
  isIn: (row: number) => boolean,
  isNamed: boolean,
): ReadonlySet<number> {
  const found = new Set<number>()
  if (!isNamed) return found
  for (let row = 0; row < columns.length; row += 1) if (isIn(row)) found.add(columns.country[row] ?? 0)
  return found
}

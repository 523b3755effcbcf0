import type { MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, type ProgramColumns } from './columns.ts'
import { letsFamilyCome } from './familyRules.ts'
import { isPaid, UNFUNDED } from './funding.ts'
import { namedCities } from './refusedPlaces.ts'

/** Bands of universities that somebody means who asks for a place in a ranking: at best, and at least. */
const RANKED_BANDS = { best: 6, least: 5 }
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
 * Preferences that order a list and leave nothing out: universities that are hard to get into, for who asks for a place in
 * a ranking; countries and lengths that let a spouse come, for who brings one; cities of India that are named beside the
 * subject; programmes that pay their students or are in a scholarship scheme, for who goes only with a scholarship.
 */
export function preferencesOf(
  columns: ProgramColumns,
  { wantsRanked, bringsFamily, subjectWords, wantedPlaces, countries, funding, workYears }: MatchingProfile,
): Preferences {
  const cities = countries.includes('INDIA')
    ? namedCities(columns.cities, `${subjectWords ?? ''}, ${wantedPlaces ?? ''}`)
    : new Set<number>()
  const ranked = (row: number) => {
    const band = Math.max(columns.universityBand[row] ?? 0, columns.ownSelectivity[row] ?? 0)
    return Number(band >= RANKED_BANDS.least) + Number(band >= RANKED_BANDS.best)
  }
  return {
    isStated: wantsRanked === true || bringsFamily === true || funding === 'FULL' || cities.size > 0,
    of: row => {
      if (bringsFamily === true && !letsFamilyCome(columns, row)) return 0
      const isElsewhere =
        columns.country[row] === INDIA && cities.size > 0 && !cities.has(columns.city[row] ?? 0)
      const isUnpaid =
        funding === 'FULL' && !isPaid(columns.funding[row] ?? UNFUNDED, workYears ?? Number.NaN)
      const most = isElsewhere || isUnpaid ? MOST_PREFERRED - 1 : MOST_PREFERRED
      return wantsRanked === true ? Math.min(most, ranked(row)) : most
    },
  }
}

import { countryInSentence } from '../catalogue/countries.ts'
import { findGroup } from '../catalogue/universityGroups.ts'
import type { LevelWish, MatchingProfile } from '../profiles/reading/types.ts'
import { COUNTRIES, groupBits, IS_MBA, type ProgramColumns } from './columns.ts'

/**
 * The band of a university from which somebody is content who asks for a place in a ranking: of the world, or of the one
 * country that it is said for. No ranks are kept; bands follow them coarsely.
 */
const WORLD: readonly (readonly [top: number, band: number])[] = [
  [60, 7],
  [120, 6],
  [250, 5],
]
const NATIONAL: readonly (readonly [top: number, band: number])[] = [
  [15, 7],
  [30, 6],
  [60, 5],
]
const LEAST_BAND = 4
/** The same for who names no place. */
const WELL_RANKED_BAND = 6

/** How well a programme's university meets what somebody asks for: fully, nearly, or not. */
export const OF_LEVEL = 2
const NEARLY = 1
const BELOW = 0

/** What somebody asks of a university, compared with programmes by their rows. */
export type Level = {
  isStated: boolean
  /** OF_LEVEL where it is met or nothing is asked of the country; less where it is not. */
  of: (row: number) => number
  /** Whether it is not met, and nothing else will do. */
  isRuledOut: (row: number) => boolean
  /** That it is met or not, as a sentence without its stop; null where nothing is asked. */
  said: (row: number) => string | null
}

const NOTHING_ASKED: Level = {
  isStated: false,
  of: () => OF_LEVEL,
  isRuledOut: () => false,
  said: () => null,
}

/** The groups of universities and the places in a ranking that a person asks for. A named group decides in its country. */
export function levelOf(
  columns: ProgramColumns,
  { level = [], countries }: Pick<MatchingProfile, 'level' | 'countries'>,
): Level {
  if (level.length === 0) return NOTHING_ASKED
  const wishes = COUNTRIES.map(country => {
    const groups = level.filter(({ group }) => group !== null && findGroup(group)?.country === country)
    const ranked = level.filter(
      wish => wish.group === null && (wish.countries.length === 0 || wish.countries.includes(country)),
    )
    return groups.length > 0 ? groups : ranked
  })
  const bits = wishes.map(ofCountry => groupBits(ofCountry.flatMap(({ group }) => group ?? [])))
  const wishesFor = (row: number) => wishes[columns.country[row] ?? 0] ?? []
  const bandOf = (row: number) => {
    const own = columns.ownSelectivity[row] ?? 0
    const isMba = ((columns.flags[row] ?? 0) & IS_MBA) !== 0
    return isMba && own > 0 ? own : Math.max(columns.universityBand[row] ?? 0, own)
  }
  const of = (row: number) => {
    const asked = wishesFor(row)
    const [first] = asked
    if (first === undefined) return OF_LEVEL
    if (first.group !== null)
      return ((columns.groups[row] ?? 0) & (bits[columns.country[row] ?? 0] ?? 0)) !== 0 ? OF_LEVEL : BELOW
    const least = Math.min(...asked.map(wish => bandFor(wish, countries.length === 1)))
    const band = bandOf(row)
    if (band >= least) return OF_LEVEL
    return band === least - 1 ? NEARLY : BELOW
  }
  const isRuledOut = (row: number) => {
    const asked = wishesFor(row)
    // Of two groups of a country each will do; a ranking without a place is only nearly met by the band below.
    if (!asked.some(({ isOnly }) => isOnly)) return false
    return of(row) < (asked.some(({ group, top }) => group !== null || top !== null) ? OF_LEVEL : NEARLY)
  }
  return {
    isStated: true,
    of,
    isRuledOut,
    said: row => {
      const asked = wishesFor(row)
      const names = asked.flatMap(({ group }) =>
        group === null ? [] : (findGroup(group)?.universities ?? []),
      )
      const country = COUNTRIES[columns.country[row] ?? 0]
      if (asked.length === 0 || country === undefined) return null
      if (names.length === 0)
        return asked.some(({ top }) => top !== null)
          ? 'Check its place in the ranking that you mean: we keep none'
          : null
      const list = names.join(' and ')
      return of(row) === OF_LEVEL
        ? `It is one of the ${list}, as you asked`
        : `It is none of the ${list} that you asked for in ${countryInSentence(country)}`
    },
  }
}

function bandFor({ top, countries }: LevelWish, isOneCountry: boolean): number {
  if (top === null) return WELL_RANKED_BAND
  const bands = isOneCountry || countries.length === 1 ? NATIONAL : WORLD
  return bands.find(([most]) => top <= most)?.[1] ?? LEAST_BAND
}

import type { MatchFilter } from '../../__generated__/universityMatcherRouteQuery.graphql.ts'
import { COUNTRIES, type Country } from '../../catalogue/countries.ts'
import { FACT_PARAMETERS, factCount, factVariables, NO_FACTS } from '../../catalogue/factFilter.ts'
import { TIER_ORDER } from '../../content/matching.ts'
import { addressForm, oneOf, oneOrNull } from '../../routing/addressForm.ts'

/** A country of the filter; null: all of them. */
export type CountryFilter = Country | null

/** What the matcher shows: all of the person's matches in their usual order, unless the address says otherwise. */
export const MATCHER_ADDRESS = addressForm(
  {
    tab: oneOf(['matches', 'universities']),
    country: oneOrNull(COUNTRIES),
    tier: oneOrNull(TIER_ORDER),
    order: oneOf(['USUAL', 'FIT']),
    ...FACT_PARAMETERS,
  },
  { order: 'sort' },
)

/** What an address asks the matcher to show. */
export type MatcherPlace = ReturnType<typeof MATCHER_ADDRESS.read>

/** Changes that take all filters away. */
export const NO_FILTERS = { ...NO_FACTS, country: null, tier: null } as const

/** How many filters there are. */
export function filterCount(place: MatcherPlace): number {
  return factCount(place) + Number(place.country !== null) + Number(place.tier !== null)
}

/** The filter as the graph takes it. */
export function matchFilter(place: MatcherPlace): MatchFilter {
  return { country: place.country, tier: place.tier, facts: factVariables(place) }
}

/** Reads a country's code; null for any other text. */
export function toCountry(code: string): CountryFilter {
  return COUNTRIES.find(country => country === code) ?? null
}

import { COUNTRIES, type Country } from '../../catalogue/countries.ts'
import { addressForm, oneOf, oneOrNull } from '../../routing/addressForm.ts'

/** A country of the filter; null: all of them. */
export type CountryFilter = Country | null

/** What the matcher shows: the person's matches from all countries, unless the address says otherwise. */
export const MATCHER_ADDRESS = addressForm({
  tab: oneOf(['matches', 'universities']),
  country: oneOrNull(COUNTRIES),
})

/** What an address asks the matcher to show. */
export type MatcherPlace = ReturnType<typeof MATCHER_ADDRESS.read>

/** Reads a country's code; null for any other text. */
export function toCountry(code: string): CountryFilter {
  return COUNTRIES.find(country => country === code) ?? null
}

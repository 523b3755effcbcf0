import type { Country } from '../../__generated__/AllUniversitiesQuery.graphql.ts'

export type MatcherTab = 'matches' | 'universities'

/** A country of the filter; null: all of them. */
export type CountryFilter = Country | null

/** The eight countries that the filter knows. */
const COUNTRIES: readonly Country[] = [
  'USA',
  'UK',
  'CANADA',
  'GERMANY',
  'AUSTRALIA',
  'ITALY',
  'SPAIN',
  'INDIA',
]

/** Reads a country's code; null for whatever is none. */
export function toCountry(code: string | null | undefined): CountryFilter {
  const asked = code?.toUpperCase()
  return COUNTRIES.find(country => country === asked) ?? null
}

/** What an address asks to be shown: the person's matches from all countries, unless it says otherwise. */
export function matcherPlace(search: URLSearchParams): { tab: MatcherTab; country: CountryFilter } {
  return {
    tab: search.get('tab') === 'universities' ? 'universities' : 'matches',
    country: toCountry(search.get('country')),
  }
}

/** Makes the address that of what is shown, so that a reload and the way back lead to it. No navigation. */
export function keepPlace({ tab, country }: { tab: MatcherTab; country: CountryFilter }): void {
  const url = new URL(window.location.href)
  if (tab === 'universities') url.searchParams.set('tab', tab)
  else url.searchParams.delete('tab')
  if (country) url.searchParams.set('country', country)
  else url.searchParams.delete('country')
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

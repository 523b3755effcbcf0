import { COUNTRIES, type Country } from '../../catalogue/countries.ts'
import { addressForm, oneOf, oneOrNull } from '../../routing/addressForm.ts'

export const SAMPLES = ['ROBOTICS', 'DATA_SCIENCE', 'MBA'] as const

/** The sample profile that the front page matches, and the country that it looks in; null for the profile's own. */
export const LANDING_ADDRESS = addressForm({ sample: oneOf(SAMPLES), in: oneOrNull(COUNTRIES) })

/** The country of `/countries/{country}`; null on the front page, and for a country that is not among the eight. */
export function countryAt(parameter: string | undefined): Country | null {
  return COUNTRIES.find(code => code.toLowerCase() === parameter?.toLowerCase()) ?? null
}

/** What the address asks the front page's matcher. */
export function landingVariables({ searchParams }: URL) {
  const { sample, in: country } = LANDING_ADDRESS.read(searchParams)
  return { sample, country }
}

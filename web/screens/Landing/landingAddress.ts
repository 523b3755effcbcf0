import { COUNTRIES, type Country } from '../../catalogue/countries.ts'
import { addressForm, oneOf } from '../../routing/addressForm.ts'

export const SAMPLES = ['ROBOTICS', 'DATA_SCIENCE', 'MBA'] as const

/** The countries that a sample profile names itself. */
export const OWN = 'OWN'

/** Where the front page's matcher looks. */
export type Place = Country | typeof OWN

type Sample = (typeof SAMPLES)[number]

const formOf = (sample: Sample, place: Place) =>
  addressForm({
    sample: oneOf<readonly [Sample, ...Sample[]]>([sample, ...SAMPLES]),
    in: oneOf<readonly [Place, ...Place[]]>([place, OWN, ...COUNTRIES]),
  })

const FRONT_PAGE = formOf('ROBOTICS', OWN)
/** The profile in data science has matches in each country. */
const OF_COUNTRIES = new Map(COUNTRIES.map(country => [country, formOf('DATA_SCIENCE', country)]))

/**
 * The sample profile that the front page matches, and where. Below the guide of a country it looks in that country,
 * unless the address says otherwise.
 */
export function landingAddress(country: Country | null) {
  return (country && OF_COUNTRIES.get(country)) ?? FRONT_PAGE
}

/** The country of `/countries/{country}`; null on the front page, and for a country that is not among the eight. */
export function countryAt(parameter: string | undefined): Country | null {
  return COUNTRIES.find(code => code.toLowerCase() === parameter?.toLowerCase()) ?? null
}

/** What the address asks the front page's matcher. `guideOf`: the country whose guide is above it. */
export function landingVariables({ searchParams }: URL, guideOf: Country | null) {
  const { sample, in: place } = landingAddress(guideOf).read(searchParams)
  return { sample, country: place === OWN ? null : place }
}

import { COUNTRY_NAMES } from '../../../graphql-server/domain/catalogue/countries.ts'
import { Country } from '../../../graphql-server/generated/prisma/enums.ts'

const CODES = new Map<string, Country>(
  Object.values(Country).map(country => [COUNTRY_NAMES[country], country]),
)

/** The country with a name. @throws Error when it is none of the eight */
export function countryOf(name: string): Country {
  const country = CODES.get(name)
  if (!country) throw new Error(`${name} is none of the eight countries.`)
  return country
}

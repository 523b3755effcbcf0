import type { Country as CountryOrNewer } from '../__generated__/universitiesRouteQuery.graphql.ts'

/** A country of the catalogue that this build knows. */
export type Country = Exclude<CountryOrNewer, '%future added value'>

/** The list as it is; one that lacks a country does not compile. */
function complete<const List extends readonly [Country, ...Country[]]>(
  list: Country extends List[number] ? List : never,
): List {
  return list
}

/** Every country, in the order in which the product lists them. */
export const COUNTRIES = complete(['USA', 'UK', 'CANADA', 'GERMANY', 'AUSTRALIA', 'ITALY', 'SPAIN', 'INDIA'])

import { words } from '../language/language.ts'

/** Countries that the server names in capitals. */
const NAMES: Readonly<Record<string, string>> = words({
  USA: 'USA',
  UK: 'UK',
  CANADA: 'Canada',
  GERMANY: 'Germany',
  AUSTRALIA: 'Australia',
  ITALY: 'Italy',
  SPAIN: 'Spain',
  INDIA: 'India',
})

/** A country of the graph as people read it: 'GERMANY' is 'Germany', 'USA' and 'UK' stay. */
export function countryName(country: string): string {
  const isAbbreviation = country.length <= 3
  return NAMES[country] ?? (isAbbreviation ? country : country.charAt(0) + country.slice(1).toLowerCase())
}

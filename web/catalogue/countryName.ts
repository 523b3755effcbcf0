/** A country of the graph as people read it: 'GERMANY' is 'Germany', 'USA' and 'UK' stay. */
export function countryName(country: string): string {
  const isAbbreviation = country.length <= 3
  return isAbbreviation ? country : country.charAt(0) + country.slice(1).toLowerCase()
}

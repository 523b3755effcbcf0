import type { Country } from '../../generated/prisma/enums.ts'

/** The display names of the eight countries. */
export const COUNTRY_NAMES = {
  USA: 'USA',
  UK: 'UK',
  CANADA: 'Canada',
  GERMANY: 'Germany',
  AUSTRALIA: 'Australia',
  ITALY: 'Italy',
  SPAIN: 'Spain',
  INDIA: 'India',
} as const satisfies Record<Country, string>

const FULL_NAMES: Partial<Record<Country, string>> = { USA: 'United States', UK: 'United Kingdom' }

/** A country within a sentence: 'the UK', 'Germany'. */
export function countryInSentence(country: Country): string {
  return country in FULL_NAMES ? `the ${COUNTRY_NAMES[country]}` : COUNTRY_NAMES[country]
}

/** A country within a sentence, without abbreviations: 'the United Kingdom', 'Germany'. */
export function fullCountryName(country: Country): string {
  const fullName = FULL_NAMES[country]
  return fullName === undefined ? COUNTRY_NAMES[country] : `the ${fullName}`
}

const NAMES: Readonly<Record<string, string>> = {
  CANADA: 'Canada',
  GERMANY: 'Germany',
  AUSTRALIA: 'Australia',
  ITALY: 'Italy',
  SPAIN: 'Spain',
  INDIA: 'India',
}

/** A country as people read it; one that this build does not know yet reads as the server writes it. */
export function countryName(country: string): string {
  return NAMES[country] ?? country
}

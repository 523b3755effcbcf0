import type { Country } from '../../generated/prisma/enums.ts'

/** The columns from which usual tuition is read. */
type TuitionColumns = {
  readonly length: number
  readonly universityId: Int32Array
  readonly country: Uint8Array
  readonly flags: Uint8Array
  readonly tuitionYearUsd: Int32Array
}

/** The bit of `flags` that distinguishes MBA from other master's programmes. */
const DEGREE_BIT = 1
/** Fewer known programmes than this say nothing of others at a university, and in a group of fields of a country. */
const LEAST_KNOWN = { university: 3, country: 12 }
/** A country says nothing where less than this share is known: those that publish a price are the dear ones. */
const LEAST_SHARE_OF_A_COUNTRY = 0.3

/** What a year usually costs somebody from abroad, in US dollars. General knowledge, used where too little is known. */
const USUAL: Readonly<Record<Country, { masters: number; mba: number }>> = {
  AUSTRALIA: { masters: 27_000, mba: 29_000 },
  CANADA: { masters: 17_000, mba: 42_000 },
  GERMANY: { masters: 5000, mba: 35_000 },
  INDIA: { masters: 2500, mba: 14_000 },
  ITALY: { masters: 2500, mba: 33_000 },
  SPAIN: { masters: 4000, mba: 32_000 },
  UK: { masters: 24_000, mba: 38_000 },
  USA: { masters: 32_000, mba: 58_000 },
}
/** Groups of fields whose master's cost more nearly everywhere, and by how much. */
const DEAR_GROUPS: ReadonlySet<string> = new Set(['business', 'finance', 'law'])
const DEAR = 1.25

/**
 * What a year's tuition usually is where a programme's own is not known, in US dollars; -1 where it is. An estimate: the
 * median of what is known of the degree at the university in the group of fields, at the university, or in the country
 * in the group of fields, in this order or in dear groups the country's first; and where too little is known, what is usual in the country.
 * @param groupOf the group of fields of a row
 * @param countries by the number in the column
 */
export function usualTuition(
  { length, universityId, country, flags, tuitionYearUsd }: TuitionColumns,
  { groupOf, countries }: { groupOf: (row: number) => string; countries: readonly Country[] },
): Int32Array {
  const known = new Map<string, number[]>()
  const sizes = new Map<string, number>()
  const keysOf = (row: number) => {
    const degree = (flags[row] ?? 0) & DEGREE_BIT
    const university = `u${universityId[row] ?? 0} ${degree}`
    return {
      university,
      group: `${university} ${groupOf(row)}`,
      country: `c${country[row] ?? 0} ${degree} ${groupOf(row)}`,
    }
  }
  for (let row = 0; row < length; row += 1) {
    const keys = keysOf(row)
    sizes.set(keys.country, (sizes.get(keys.country) ?? 0) + 1)
    const tuition = tuitionYearUsd[row] ?? -1
    if (tuition >= 0) for (const key of Object.values(keys)) collect(known, key, tuition)
  }
  const medians = new Map<string, number>()
  for (const [key, sums] of known) {
    const isCountry = key.startsWith('c')
    const least = isCountry
      ? Math.max(LEAST_KNOWN.country, LEAST_SHARE_OF_A_COUNTRY * (sizes.get(key) ?? 0))
      : LEAST_KNOWN.university
    if (sums.length >= least) medians.set(key, median(sums))
  }
  return Int32Array.from({ length }, (_, row) => {
    if ((tuitionYearUsd[row] ?? -1) >= 0) return -1
    const keys = keysOf(row)
    const ofUniversity = medians.get(keys.university)
    const ofCountry = medians.get(keys.country)
    // Where the field costs more than others nearly everywhere, a university's other fields say too little.
    const others = DEAR_GROUPS.has(groupOf(row)) ? (ofCountry ?? ofUniversity) : (ofUniversity ?? ofCountry)
    const measured = medians.get(keys.group) ?? others
    return measured ?? usualIn(countries[country[row] ?? 0], (flags[row] ?? 0) & DEGREE_BIT, groupOf(row))
  })
}

function usualIn(country: Country | undefined, degree: number, group: string): number {
  if (!country) return -1
  const { masters, mba } = USUAL[country]
  return degree === DEGREE_BIT ? mba : Math.round(masters * (DEAR_GROUPS.has(group) ? DEAR : 1))
}

function collect(sums: Map<string, number[]>, at: string, sum: number): void {
  const known = sums.get(at)
  if (known) known.push(sum)
  else sums.set(at, [sum])
}

function median(sums: readonly number[]): number {
  const inOrder = sums.toSorted((a, b) => a - b)
  return inOrder[Math.floor(inOrder.length / 2)] ?? -1
}

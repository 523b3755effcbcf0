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
/** Fewer known programmes than this say nothing of a university's others. */
const LEAST_OF_A_UNIVERSITY = 3
/** A country says nothing where less than this share is known: those that publish a price are the dear ones. */
const LEAST_SHARE_OF_A_COUNTRY = 0.3

/**
 * What a year's tuition usually is where a programme's own is not known: the median of the university's known
 * programmes of the degree, or where fewer than three are known of its country's, if enough of those are; in US dollars.
 * -1 where the own tuition is known, or no other. It is a guess: it may count against a programme, and never for it.
 */
export function usualTuition({
  length,
  universityId,
  country,
  flags,
  tuitionYearUsd,
}: TuitionColumns): Int32Array {
  const ofUniversities = new Map<number, number[]>()
  const ofCountries = new Map<number, number[]>()
  const sizes = new Map<number, number>()
  const universityAt = (row: number) => (universityId[row] ?? 0) * 2 + ((flags[row] ?? 0) & DEGREE_BIT)
  const countryAt = (row: number) => (country[row] ?? 0) * 2 + ((flags[row] ?? 0) & DEGREE_BIT)
  for (let row = 0; row < length; row += 1) {
    const tuition = tuitionYearUsd[row] ?? -1
    sizes.set(countryAt(row), (sizes.get(countryAt(row)) ?? 0) + 1)
    if (tuition < 0) continue
    collect(ofUniversities, universityAt(row), tuition)
    collect(ofCountries, countryAt(row), tuition)
  }
  const universities = new Map(
    [...ofUniversities].flatMap(([at, sums]) =>
      sums.length < LEAST_OF_A_UNIVERSITY ? [] : [[at, median(sums)] as const],
    ),
  )
  const countries = new Map(
    [...ofCountries].flatMap(([at, sums]) =>
      sums.length < LEAST_SHARE_OF_A_COUNTRY * (sizes.get(at) ?? 0) ? [] : [[at, median(sums)] as const],
    ),
  )
  return Int32Array.from({ length }, (_, row) =>
    (tuitionYearUsd[row] ?? -1) >= 0
      ? -1
      : (universities.get(universityAt(row)) ?? countries.get(countryAt(row)) ?? -1),
  )
}

function collect(sums: Map<number, number[]>, at: number, sum: number): void {
  const known = sums.get(at)
  if (known) known.push(sum)
  else sums.set(at, [sum])
}

function median(sums: readonly number[]): number {
  const inOrder = sums.toSorted((a, b) => a - b)
  return inOrder[Math.floor(inOrder.length / 2)] ?? -1
}

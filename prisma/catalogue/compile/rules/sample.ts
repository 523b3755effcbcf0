import type { Country } from '../../../../graphql-server/generated/prisma/enums.ts'
import type { Program, University } from '../rows.ts'
import { hasGermanRule } from './fees.ts'

/** The number of universities in the sample by country. */
const SAMPLE: Readonly<Record<Country, number>> = {
  USA: 12,
  UK: 10,
  GERMANY: 7,
  CANADA: 5,
  AUSTRALIA: 5,
  ITALY: 4,
  SPAIN: 4,
  INDIA: 3,
}

/** Marks the public sample: in turn from each country's bands of selectivity, those with most figures. */
export function chooseSample(universities: readonly University[], programs: readonly Program[]): void {
  const knownOf = (school: University) => {
    const { key, country } = school
    const own = programs.filter(({ university }) => university === key)
    // A visitor needs several programmes to compare.
    return own.length < (country === 'INDIA' ? 1 : 4)
      ? -1
      : Math.min(own.length, 20) +
          Number(own.some(({ degreeType }) => degreeType === 'MBA')) * 25 +
          own.filter(({ tuition }) => tuition !== '' || hasGermanRule(school)).length
  }
  for (const [country, places] of Object.entries(SAMPLE)) {
    const bands = [7, 6, 5, 4, 3, 2, 1].map(band =>
      universities
        .filter(
          university =>
            university.country === country && university.selectivity === band && knownOf(university) >= 0,
        )
        .sort((a, b) => knownOf(b) - knownOf(a) || a.key.localeCompare(b.key)),
    )
    for (let round = 0, left = places; left > 0 && bands.some(band => band.length > round); round += 1)
      for (const band of bands) {
        const university = band[round]
        if (!university || left === 0) continue
        university.isSample = 'yes'
        left -= 1
      }
  }
}

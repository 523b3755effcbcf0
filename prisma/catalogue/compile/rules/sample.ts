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
  const known = figuresKnown(universities, programs)
  const knownOf = ({ key }: University) => known.get(key) ?? -1
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

/** By the key of a university: how much is known of it; -1 for too few programmes. */
function figuresKnown(
  universities: readonly University[],
  programs: readonly Program[],
): Map<string, number> {
  const programsOf = new Map<string, Program[]>()
  for (const program of programs) {
    const own = programsOf.get(program.university)
    if (own) own.push(program)
    else programsOf.set(program.university, [program])
  }
  return new Map(
    universities.map(school => {
      const { key, country } = school
      const own = programsOf.get(key) ?? []
      // A visitor needs several programmes to compare.
      if (own.length < (country === 'INDIA' ? 1 : 4)) return [key, -1]
      const hasMba = own.some(({ degreeType }) => degreeType === 'MBA')
      const withTuition = own.filter(({ tuition }) => tuition !== '' || hasGermanRule(school)).length
      return [key, Math.min(own.length, 20) + Number(hasMba) * 25 + withTuition]
    }),
  )
}

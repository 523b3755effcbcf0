import { type Cells, cell, inRange } from '../cells.ts'
import type { Join } from '../join.ts'
import { mbaOf } from '../program.ts'
import type { Program } from '../rows.ts'
import { universityOfSchool } from './mbaSchools.ts'

/**
 * MBAs with their fees and class profiles. Fees for students of the state, the country or a society are left out. The
 * figures of a school's own page come first, then the newest, since the first figure of a programme is used.
 */
export function readMbaProfiles({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  const programs = rows.flatMap(row => {
    const university = universityOfSchool({ row, column: 'school', join })
    if (!university || /executive|part-time|PGXPM|corporate/i.test(cell(row, 'programme'))) return []
    const basis = cell(row, 'tuitionBasis')
    const isForeign = !/in-state|domestic|Indian students|member/i.test(basis)
    const amount = Number(cell(row, 'tuition'))
    const year = Number(/20\d\d/.exec(cell(row, 'year'))?.[0] ?? 2025)
    const isSchoolPage = !/INDICATIVE|existence/.test(cell(row, 'source'))
    const hasTuition = isForeign && amount > 0
    return [
      mbaOf(university, {
        source: 'mba-profiles',
        year,
        months: /^\d+$/.test(cell(row, 'durationMonths')) ? Number(cell(row, 'durationMonths')) : '',
        languages: 'English',
        ...(hasTuition && {
          tuition: Math.round(amount),
          currency: cell(row, 'currency'),
          period: /per year/.test(basis) ? 'YEAR' : 'PROGRAMME',
          tuitionYear: year,
          tuitionBasis: isSchoolPage && !/approximate|range|at most/.test(basis) ? 'SOURCED' : 'INDICATIVE',
          tuitionSource: 'mba-profiles' as const,
        }),
        typicalGmat: inRange(cell(row, 'avgGMAT'), 400, 800),
        typicalGre: inRange(cell(row, 'avgGRE'), 280, 340),
        typicalWorkYears: inRange(cell(row, 'avgWorkYears'), 0, 20),
      }),
    ]
  })
  return programs.sort(
    (a, b) => Number(b.tuitionBasis === 'SOURCED') - Number(a.tuitionBasis === 'SOURCED') || b.year - a.year,
  )
}

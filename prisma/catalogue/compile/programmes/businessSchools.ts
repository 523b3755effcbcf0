import { addressOf, type Cells, cell, inRange } from '../cells.ts'
import type { Join } from '../join.ts'
import { mbaOf } from '../program.ts'
import type { Program } from '../rows.ts'
import { universityOfSchool } from './mbaSchools.ts'

/** MBAs of business schools, with length and address. */
export function readBusinessSchools({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return rows.flatMap(row => {
    if (cell(row, 'programmeType') !== 'MBA' || /PGPmax|HRM/.test(cell(row, 'school'))) return []
    const university = universityOfSchool({ row, column: 'school', join })
    if (!university) return []
    return [
      mbaOf(university, {
        source: 'business-schools-2026',
        year: 2026,
        months: inRange(cell(row, 'durationMonths'), 9, 30),
        languages: 'English',
        website: addressOf(cell(row, 'website')),
      }),
    ]
  })
}

import type { Cells } from '../cells.ts'
import type { Join } from '../join.ts'
import { mbaOf } from '../program.ts'
import type { Program } from '../rows.ts'
import { universityOfSchool } from './mbaSchools.ts'

/** Indian institutes with a two-year management programme. */
export function readNirf({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return rows.flatMap(row => {
    const university = universityOfSchool({ row, column: 'institute', join })
    return university
      ? [mbaOf(university, { source: 'nirf-2024', year: 2024, languages: 'English', months: 24 })]
      : []
  })
}

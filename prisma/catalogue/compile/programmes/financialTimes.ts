import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import { mbaOf } from '../program.ts'
import type { Program } from '../rows.ts'
import { universityOfSchool } from './mbaSchools.ts'

/** Schools with a full-time MBA. The year is the last one in which the school was listed. */
export function readFinancialTimes({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return rows.flatMap(row => {
    const university = universityOfSchool({ row, column: 'school', join })
    return university
      ? [mbaOf(university, { source: 'ft-mba', year: Number(cell(row, 'year')), languages: 'English' })]
      : []
  })
}

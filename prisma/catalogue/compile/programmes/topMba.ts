import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import { mbaOf } from '../program.ts'
import type { Program } from '../rows.ts'
import { universityOfSchool } from './mbaSchools.ts'

/** American universities with a full-time MBA. */
export function readTopMba({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return rows.flatMap(row => {
    if (cell(row, 'fullTime') !== 'yes') return []
    const university = universityOfSchool({ row, column: 'school', country: 'USA', join })
    return university ? [mbaOf(university, { source: 'topmba-2017', year: 2017, languages: 'English' })] : []
  })
}

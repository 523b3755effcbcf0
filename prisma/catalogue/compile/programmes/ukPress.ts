import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import { mbaOf } from '../program.ts'
import type { Program } from '../rows.ts'
import { universityOfSchool } from './mbaSchools.ts'

/** British universities whose MBA was in the press. */
export function readUkPress({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return rows.flatMap(row => {
    if (/executive|part-time/i.test(cell(row, 'programme'))) return []
    const university = universityOfSchool({ row, column: 'institution', join })
    return university
      ? [mbaOf(university, { source: 'uk-mba-press', year: Number(cell(row, 'year')), languages: 'English' })]
      : []
  })
}

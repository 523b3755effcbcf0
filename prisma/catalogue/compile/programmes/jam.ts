import { type Cells, cell, inRange } from '../cells.ts'
import type { Join } from '../join.ts'
import { programOf, withoutNulls } from '../program.ts'
import type { Program } from '../rows.ts'

/** Programmes of the Indian Institutes of Technology and of Science, without joint ones. */
export function readJam({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return withoutNulls(
    rows.map(row => {
      if (/Joint/.test(cell(row, 'degree'))) return null
      const months = inRange(cell(row, 'durationMonths'), 12, 36)
      return programOf({
        university: join(cell(row, 'universityName'), 'India'),
        title: `${cell(row, 'degree')} in ${cell(row, 'subject')}`,
        fallbackAward: 'MTech',
        given: {
          source: 'jam',
          year: Number(cell(row, 'year')),
          languages: 'English',
          months: months === '' ? 24 : months,
        },
      })
    }),
  )
}

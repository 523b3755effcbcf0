import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import { programOf, withoutNulls } from '../program.ts'
import type { Program } from '../rows.ts'

/** Courses in architecture, planning and landscape. Degrees below a master's are left out. */
export function readDesignSchools({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return withoutNulls(
    rows.map(row => {
      const name = cell(row, 'universityName') || cell(row, 'institution')
      if (
        /diploma|diparch|pgdip|certificate|bachelor|barch|phd|undergraduate/i.test(cell(row, 'course')) &&
        !/msc|ma |march|master/i.test(cell(row, 'course'))
      )
        return null
      return programOf({
        university: join(name, cell(row, 'country')),
        title: cell(row, 'course'),
        fallbackAward: 'Master',
        fieldHint: cell(row, 'field'),
        given: {
          source: 'design-2013',
          year: 2013,
          languages: cell(row, 'country') === 'Canada' ? '' : 'English',
        },
      })
    }),
  )
}

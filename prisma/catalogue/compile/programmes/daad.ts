import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import { programOf, withoutNulls } from '../program.ts'
import type { Program } from '../rows.ts'

/** German programmes. An abbreviation in brackets and 'Master's Study Programme' at the end of a title are removed. */
export function readDaad({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return withoutNulls(
    rows.map(row => {
      return programOf({
        university: join(cell(row, 'institution'), 'Germany'),
        title: cell(row, 'program')
          .replace(/\s*\([A-Z]{2,6}\)$/, '')
          .replace(/\s*[–—-] Master['’]s Study Programme$/, ''),
        fallbackAward: 'Master',
        fieldHint: cell(row, 'field'),
        given: { source: 'daad-2025', year: 2025, languages: cell(row, 'language') },
      })
    }),
  )
}

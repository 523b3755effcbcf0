import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import { programOf, withoutNulls } from '../program.ts'
import type { Program } from '../rows.ts'

/** Italian courses taught in English: those of two years (laurea magistrale). */
export function readUniversitaly({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return withoutNulls(
    rows.map(row => {
      if (!cell(row, 'degree').startsWith('Laurea Magistrale (')) return null
      const name = cell(row, 'universityName') || cell(row, 'institution')
      const [title = ''] = cell(row, 'course').split(/ [/–] | - (?=[A-Z])/)
      return programOf({
        university: join(name, 'Italy'),
        title,
        fallbackAward: 'Laurea Magistrale',
        given: { source: 'universitaly-2022', year: 2022, languages: 'English', months: 24 },
      })
    }),
  )
}

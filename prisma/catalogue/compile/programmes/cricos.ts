import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import { programOf, withoutNulls } from '../program.ts'
import type { Program } from '../rows.ts'

/**
 * Australian courses by coursework, with their tuition for the whole course. Courses by research, and implausible
 * tuition or length, are left out.
 */
export function readCricos({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return withoutNulls(
    rows.map(row => {
      const total = Number(cell(row, 'tuitionTotalAUD'))
      const months = Math.round((Number(cell(row, 'durationWeeks')) * 12) / 52)
      if (!(total >= 5000 && total <= 250_000) || months < 6 || months > 48) return null
      if (!/^master of/i.test(cell(row, 'course')) || /philosophy$|research/i.test(cell(row, 'course')))
        return null
      return programOf({
        university: join(cell(row, 'institution'), 'Australia'),
        title: cell(row, 'course'),
        fallbackAward: 'Master',
        fieldHint: cell(row, 'narrowField'),
        given: {
          source: 'cricos-2023',
          year: 2023,
          months,
          languages: 'English',
          tuition: Math.round(total),
          currency: 'AUD',
          period: 'PROGRAMME',
          tuitionYear: 2023,
          tuitionBasis: 'SOURCED',
          tuitionSource: 'cricos-2023',
        },
      })
    }),
  )
}

import { type Cells, cell } from '../cells.ts'
import type { Join } from '../join.ts'
import { programOf, withoutNulls } from '../program.ts'
import type { Program } from '../rows.ts'
import { readIntakes, readInternationalFee, readMonths } from '../titles.ts'

/** Courses of all countries. A fee is used only where the list states that international students pay it. */
export function readCourseSearch({ rows, join }: { rows: readonly Cells[]; join: Join }): Program[] {
  return withoutNulls(
    rows.map(row => {
      const months = readMonths(cell(row, 'duration'))
      if (months === 'PART_TIME') return null
      const fee = readInternationalFee(cell(row, 'feesAsStated'))
      const country = cell(row, 'country')
      return programOf({
        university: join(cell(row, 'university'), country),
        title: cell(row, 'course'),
        fallbackAward: country === 'USA' ? 'MS' : 'MSc',
        given: {
          source: 'courses-2023',
          year: 2023,
          months: months ?? '',
          intakes: readIntakes(cell(row, 'start')).join('|'),
          languages: ['UK', 'USA', 'Australia', 'India'].includes(country) ? 'English' : '',
          ...(fee && {
            tuition: fee.amount,
            currency: fee.currency,
            period: 'YEAR',
            tuitionYear: fee.year,
            tuitionBasis: 'SOURCED',
            tuitionSource: 'courses-2023' as const,
          }),
        },
      })
    }),
  )
}

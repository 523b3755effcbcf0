import { type Cells, cell } from '../cells.ts'
import { countryOf } from '../countries.ts'
import type { TableRow } from '../rows.ts'
import { readIntakes } from '../titles.ts'

/** The usual months of each country: from a guide, and for three countries from general knowledge. */
export function compileIntakes(rows: readonly Cells[]): TableRow<'intakes'>[] {
  const guide = rows.map(
    (row): TableRow<'intakes'> => ({
      country: countryOf(cell(row, 'country')),
      months: readIntakes(cell(row, 'intakes')).join('|'),
      text: cell(row, 'intakes'),
      basis: 'INDICATIVE',
      source: 'public study-abroad guide',
      year: Number(cell(row, 'year')),
    }),
  )
  const general: Pick<TableRow<'intakes'>, 'basis' | 'source' | 'year'> = {
    basis: 'INDICATIVE',
    source: 'general knowledge; the university says the day',
    year: 2026,
  }
  return [
    ...guide,
    { country: 'ITALY', months: '9|10', text: 'September, October', ...general },
    { country: 'SPAIN', months: '9|10', text: 'September, October', ...general },
    { country: 'INDIA', months: '7|8', text: 'July, August', ...general },
  ]
}

import { type Cells, cell } from '../cells.ts'
import type { TableRow } from '../rows.ts'

/**
 * What a year usually costs somebody from abroad at a university, from general knowledge: for a field, a group of
 * fields, its master's programmes or its MBAs.
 */
export function compileUsualTuition(rows: readonly Cells[]): TableRow<'usual_tuition'>[] {
  return rows.map(row => ({
    university: cell(row, 'university'),
    of: cell(row, 'of'),
    amount: Number(cell(row, 'amount')),
    currency: cell(row, 'currency'),
    source: 'usual-tuition',
    year: 2026,
  }))
}

import { type Cells, cell } from '../cells.ts'
import { countryOf } from '../countries.ts'
import type { TableRow } from '../rows.ts'

/** The sums that a student visa requires, with the day from which each applies. */
export function compileProofOfFunds(rows: readonly Cells[]): TableRow<'proof_of_funds'>[] {
  return rows.map(row => {
    const day = new Date(`${cell(row, 'validFrom')} UTC`)
    return {
      country: countryOf(cell(row, 'country')),
      area: cell(row, 'area'),
      what: cell(row, 'what'),
      amount: cell(row, 'amount') === '' ? '' : Number(cell(row, 'amount')),
      currency: cell(row, 'currency'),
      validFrom: Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10),
      source: cell(row, 'source'),
      year: Number(cell(row, 'year')),
    }
  })
}

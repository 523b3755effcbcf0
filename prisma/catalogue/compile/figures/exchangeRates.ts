import { type Cells, cell } from '../cells.ts'
import type { TableRow } from '../rows.ts'

export type Rate = TableRow<'exchange_rates'>

/** Rates in rupees and, through the rupee, in dollars. */
export function compileExchangeRates(rows: readonly Cells[]): Rate[] {
  const dollar = Number(rows.find(row => cell(row, 'currency') === 'USD')?.inrPerUnit)
  const source = 'European Central Bank euro reference rates (cross rate)'
  return [
    { currency: 'INR', inrPerUnit: 1, usdPerUnit: round(1 / dollar), date: '2026-03-05', source },
    ...rows.map(row => ({
      currency: cell(row, 'currency'),
      inrPerUnit: Number(cell(row, 'inrPerUnit')),
      usdPerUnit: round(Number(cell(row, 'inrPerUnit')) / dollar),
      date: cell(row, 'date'),
      source,
    })),
  ]
}

function round(number: number): number {
  return Number(number.toFixed(6))
}

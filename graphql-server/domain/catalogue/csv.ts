import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/** A row of a table with its number in the file: row 1 is the first one below the header. */
export type CsvRow = { row: number; cells: Readonly<Record<string, string>> }

/** A table that cannot be read. The message names the row. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault'
}

/**
 * The rows of a table (RFC 4180) whose first line is the header. Empty lines are counted as rows and skipped. Rows with
 * more or fewer cells than the header are told apart.
 * @throws CsvFault when quotes are wrong
 */
export function readCsv(text: string): {
  columns: string[]
  rows: CsvRow[]
  uneven: { row: number; cells: number }[]
} {
  const [columns = [], ...lines] = linesOf(text)
  const numbered = lines
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.length !== 1 || cells[0] !== '')
  const isEven = ({ cells }: { cells: string[] }) => cells.length === columns.length
  return {
    columns,
    rows: numbered.filter(isEven).map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])),
    })),
    uneven: numbered.filter(line => !isEven(line)).map(({ row, cells }) => ({ row, cells: cells.length })),
  }
}

/** The same of a table without a fault. @throws CsvFault when a row has more or fewer cells than the header, too */
export function parseCsv(text: string): { columns: string[]; rows: CsvRow[] } {
  const {
    columns,
    rows,
    uneven: [first],
  } = readCsv(text)
  if (first)
    throw new CsvFault(`row ${first.row} has ${first.cells} cells, and the header has ${columns.length}`)
  return { columns, rows }
}

function linesOf(text: string): string[][] {
  try {
    // The caller counts the cells: its message names the row, not the line of the file.
    return parse(text, { bom: true, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const what = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote that does not end' : 'a misplaced quote'
    throw new CsvFault(`row ${error.records} has ${what}`)
  }
}

/** Writes a table that `parseCsv` reads. Cells are quoted only where necessary; null and undefined are empty cells. */
export function formatCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  return stringify([...rows], { header: true, columns: [...columns], quoted_match: /[\r\n]/ })
}

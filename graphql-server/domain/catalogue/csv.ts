import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/** A row of a table with its number in the file: row 1 is the first one below the header. */
export type CsvRow = { row: number; cells: Readonly<Record<string, string>> }

/** A table that cannot be read. The message names the row. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault'
}

/**
 * The rows of a table (RFC 4180) whose first line is the header. Empty lines are counted as rows and skipped.
 * @throws CsvFault when a row has more or fewer cells than the header, or its quotes are wrong.
 */
export function parseCsv(text: string): { columns: string[]; rows: CsvRow[] } {
  const [columns = [], ...lines] = linesOf(text)
  const rows = lines.flatMap((cells, index) => {
    const row = index + 1
    if (cells.length === 1 && cells[0] === '') return []
    if (cells.length !== columns.length)
      throw new CsvFault(`row ${row} has ${cells.length} cells, and the header has ${columns.length}`)
    return [{ row, cells: Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])) }]
  })
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

/** A row of a table with its place in the file: row 1 is the first one beneath the header. */
export type CsvRow = { row: number; cells: Readonly<Record<string, string>> }

/** A table that is not a table: the message names the row. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault'
}

/**
 * The rows of a table in RFC 4180's form, its first line being the header. Empty lines are skipped.
 * @throws CsvFault where a row has more or fewer cells than the header, or a quote does not end.
 */
export function parseCsv(text: string): { columns: string[]; rows: CsvRow[] } {
  const [columns = [], ...lines] = linesOf(text.startsWith('\uFEFF') ? text.slice(1) : text)
  const rows = lines.flatMap((cells, index) => {
    const row = index + 1
    if (cells.length === 1 && cells[0] === '') return []
    if (cells.length !== columns.length)
      throw new CsvFault(`row ${row} has ${cells.length} cells, and the header has ${columns.length}`)
    return [{ row, cells: Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])) }]
  })
  return { columns, rows }
}

/** A table as `parseCsv` reads it. Cells are quoted only where they must be. */
export function formatCsv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const line = (cells: readonly unknown[]) =>
    cells.map(cell => quoted(cell === null || cell === undefined ? '' : String(cell))).join(',')
  return `${[line(columns), ...rows.map(row => line(columns.map(column => row[column])))].join('\n')}\n`
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** The cells of each line; a quoted cell may hold commas, doubled quotes and line ends. */
function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  let place = 0
  while (place < text.length) {
    const cell = cellAt(text, place, lines.length)
    cells.push(cell.text)
    place = cell.end
    const next = text[place]
    place += 1
    if (next === ',') {
      if (place === text.length) cells.push('')
      continue
    }
    if (next === '\r' && text[place] === '\n') place += 1
    lines.push(cells)
    cells = []
  }
  if (cells.length > 0) lines.push(cells)
  return lines
}

function cellAt(text: string, start: number, line: number): { text: string; end: number } {
  if (text[start] !== '"') {
    let end = start
    while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1
    return { text: text.slice(start, end), end }
  }
  let place = start + 1
  for (;;) {
    const quote = text.indexOf('"', place)
    if (quote < 0) throw new CsvFault(`row ${line} has a quote that does not end`)
    if (text[quote + 1] !== '"')
      return { text: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    place = quote + 2
  }
}

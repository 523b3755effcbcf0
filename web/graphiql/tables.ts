import { stringify } from 'csv-stringify/browser/esm/sync'

export type Cell = string | number | boolean | null
/** A list in an answer as rows: one of objects, or of bare values. */
export type Table = {
  /** Where it is, as in `analytics.funnel`. */
  path: string
  columns: readonly string[]
  rows: readonly Readonly<Record<string, Cell>>[]
}

/** The name of the only column of a list of bare values. */
const BARE = 'value'

/** Every list in an answer that has rows. Objects in a row become columns of their own, and edges the nodes in them. */
export function tablesIn(value: unknown, path: readonly string[] = []): Table[] {
  if (Array.isArray(value)) {
    const rows = value.map(item => cellsOf(isObject(item) ? unwrapped(item) : { [BARE]: item }))
    const columns = [...new Set(rows.flatMap(row => Object.keys(row)))]
    const inner = value.flatMap((item, index) =>
      isObject(item) ? tablesIn(unwrapped(item), [...path, String(index + 1)]) : [],
    )
    return rows.length > 0 && columns.length > 0
      ? [{ path: path.filter(step => step !== 'edges').join('.'), columns, rows }, ...inner]
      : inner
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => tablesIn(inner, [...path, name]))
}

/** The columns with at least one number, each of which can be drawn. */
export function numericColumns({ columns, rows }: Table): string[] {
  return columns.filter(column => rows.some(row => typeof row[column] === 'number'))
}

/** What names a row in a chart: its texts beside each other, or its number in the list. */
export function labelOf({ columns }: Table, row: Readonly<Record<string, Cell>>, index: number): string {
  const texts = columns.flatMap(column => {
    const cell = row[column]
    return typeof cell === 'string' && cell !== '' ? [cell] : []
  })
  return texts.length > 0 ? texts.join(' ') : String(index + 1)
}

/** The table as CSV. A spreadsheet reads no cell as a formula. */
export function csvOf({ columns, rows }: Table): string {
  return stringify(
    rows.map(row => columns.map(column => row[column] ?? '')),
    { header: true, columns: [...columns], escape_formulas: true, cast: { boolean: flag => String(flag) } },
  )
}

function unwrapped(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { node, cursor, ...rest } = item
  return isObject(node) && (cursor === undefined || typeof cursor === 'string') ? { ...node, ...rest } : item
}

/** The values of an object without the lists in it; those of objects in it behind their names. */
function cellsOf(item: Readonly<Record<string, unknown>>, before = ''): Record<string, Cell> {
  return Object.assign(
    {},
    ...Object.entries(item).map(([name, value]): Record<string, Cell> => {
      if (isObject(value)) return cellsOf(value, `${before}${name}.`)
      return isCell(value) ? { [before + name]: value } : {}
    }),
  )
}

function isCell(value: unknown): value is Cell {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

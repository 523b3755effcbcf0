import { Button } from '@graphiql/react'
import { useState } from 'react'
import { useLastAnswer } from './answers.ts'
import { csvOf, labelOf, numericColumns, type Table, tablesIn } from './tables.ts'

const MOST_BARS = 200
const MOST_ROWS = 200

/** The lists of the last answer as a table and a chart, and as CSV to keep. */
export function TablePane() {
  const tables = tablesIn(useLastAnswer())
  const [path, setPath] = useState('')
  const table = tables.find(one => one.path === path) ?? tables[0]
  return (
    <section aria-label="Table and chart" className="gw-pane">
      <h2 className="gw-title">Table and chart</h2>
      {!table ? (
        <p className="gw-soft">Run a query whose answer has a list.</p>
      ) : (
        <>
          <div className="gw-form">
            <label htmlFor="gw-list">List</label>
            <select id="gw-list" value={table.path} onChange={event => setPath(event.target.value)}>
              {tables.map(one => (
                <option key={one.path} value={one.path}>
                  {one.path || 'answer'} ({one.rows.length})
                </option>
              ))}
            </select>
          </div>
          <div>
            <Button type="button" onClick={() => download(table)}>
              Download CSV
            </Button>
          </div>
          <Chart key={table.path} table={table} />
          <Rows table={table} />
        </>
      )}
    </section>
  )
}

function Chart({ table }: { table: Table }) {
  const columns = numericColumns(table)
  const [chosen, setChosen] = useState('')
  const column = columns.find(one => one === chosen) ?? columns[0]
  if (column === undefined) return null
  const bars = table.rows.slice(0, MOST_BARS).map((row, place) => {
    const cell = row[column]
    return { place, label: labelOf(table, row, place), value: typeof cell === 'number' ? cell : null }
  })
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value ?? 0)))
  return (
    <>
      <div className="gw-form">
        <label htmlFor="gw-column">Chart of</label>
        <select id="gw-column" value={column} onChange={event => setChosen(event.target.value)}>
          {columns.map(one => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <dl className="gw-bars" aria-label={`Chart of ${column}`}>
        {bars.map(({ place, label, value }) => (
          <div key={place}>
            <dt>{label}</dt>
            <dd>
              <span
                aria-hidden
                className={value !== null && value < 0 ? 'gw-bar gw-negative' : 'gw-bar'}
                style={{ width: `${(Math.abs(value ?? 0) / most) * 60}%` }}
              />
              {value ?? 'hidden or unknown'}
            </dd>
          </div>
        ))}
      </dl>
      {table.rows.length > bars.length && <p className="gw-soft">The first {MOST_BARS} are drawn.</p>}
    </>
  )
}

function Rows({ table: { path, columns, rows } }: { table: Table }) {
  const shown = rows.slice(0, MOST_ROWS).map((row, place) => ({ row, place }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
    <section className="gw-scrolled" aria-label={`Rows of ${path}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, place }) => (
            <tr key={place}>
              {columns.map(column => (
                <td key={column}>{String(row[column] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && (
        <p className="gw-soft">
          The first {MOST_ROWS} of {rows.length} are shown. The CSV has all of them.
        </p>
      )}
    </section>
  )
}

function download(table: Table): void {
  const url = URL.createObjectURL(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${table.path.replaceAll('.', '-') || 'answer'}.csv`
  link.click()
  URL.revokeObjectURL(url)
}

import type { CsvRow } from './csv.ts'

type Cells = CsvRow['cells']

/**
 * The cells of a programme that are usually those of its source. Each column with the column that names the source, and
 * the column of `sources.csv` that has the usual cell.
 */
const USUAL_CELLS = [
  { column: 'basis', source: 'source', usual: 'basis' },
  { column: 'year', source: 'source', usual: 'year' },
  { column: 'tuitionBasis', source: 'tuitionSource', usual: 'basis' },
  { column: 'tuitionYear', source: 'tuitionSource', usual: 'year' },
] as const

/** What most programmes are, and need not say. One that names no source is from general knowledge. */
const MOST: Readonly<Record<string, string>> = {
  degreeType: 'MASTERS',
  award: 'Master',
  source: 'counsellors-2026',
}

/** Sources whose fees were raised from 2023, and how a note says what they were. */
const RAISED: Readonly<Record<string, string>> = {
  'cricos-raised': 'The register of 2023 says',
  'courses-raised': 'In 2023 it was',
}
const PERIOD_WORDS: Readonly<Record<string, string>> = {
  YEAR: 'a year',
  SEMESTER: 'a semester',
  PROGRAMME: 'for the whole course',
}

/** What a fee was that was raised: 'In 2023 it was 15,000 GBP a year.' */
export function raisedNote(
  sum: number,
  { tuitionSource, currency, period }: { tuitionSource: string; currency: string; period: string },
): string {
  const said = RAISED[tuitionSource] ?? 'It was'
  return `${said} ${sum.toLocaleString('en-GB')} ${currency} ${PERIOD_WORDS[period] ?? ''}.`
}

/** A note that only says what a raised fee was is stored as that sum: '=15000'. */
const STORED_SUM = /^=(\d+)$/

function feeIn(cells: Cells): Parameters<typeof raisedNote>[1] {
  const { tuitionSource = '', currency = '', period = '' } = cells
  return { tuitionSource, currency, period }
}

function noteCell(cells: Cells, noteOf: (cells: Cells) => string): { tuitionNote?: string } {
  return cells.tuitionNote === undefined ? {} : { tuitionNote: noteOf(cells) }
}

function filledNote(cells: Cells): string {
  const note = cells.tuitionNote ?? ''
  const sum = STORED_SUM.exec(note)?.[1]
  return sum === undefined ? note : raisedNote(Number(sum), feeIn(cells))
}

function storedNote(cells: Cells): string {
  const note = cells.tuitionNote ?? ''
  const sum = Number(/ (\d[\d,]*) [A-Z]{3}\b/.exec(note)?.[1]?.replaceAll(',', ''))
  return note !== '' && note === raisedNote(sum, feeIn(cells)) ? `=${sum}` : note
}

/**
 * The rows of programmes with their empty cells filled: the university from the row above, others from their sources, or
 * with what most are. A source that is none fills nothing.
 */
export function fillFromSources(programs: readonly CsvRow[], sources: readonly CsvRow[]): CsvRow[] {
  const usualCells = cellsByCode(sources.map(({ cells }) => cells))
  let above = ''
  return programs.map(({ row, cells }) => {
    const university = cells.university || above
    above = university
    const most = Object.entries(MOST).map(([column, usual]) => [column, cells[column] || usual])
    const named: Cells = { ...cells, university, ...Object.fromEntries(most) }
    const filled = USUAL_CELLS.map(({ column, source, usual }) => [
      column,
      named[column] || usualCells.get(named[source] ?? '')?.[usual] || '',
    ])
    return { row, cells: { ...named, ...noteCell(named, filledNote), ...Object.fromEntries(filled) } }
  })
}

/** The rows of programmes without the cells that `fillFromSources` fills. */
export function withoutUsualCells<Row extends object>(
  programs: readonly Row[],
  sources: readonly object[],
): (Row & Record<string, unknown>)[] {
  const usualCells = cellsByCode(sources.map(cellsOf))
  let above = ''
  return programs.map(program => {
    const cells = cellsOf(program)
    const isAsAbove = cells.university === above
    above = cells.university ?? ''
    const emptied = [
      ...(isAsAbove ? ['university'] : []),
      ...USUAL_CELLS.filter(
        ({ column, source, usual }) => cells[column] === usualCells.get(cells[source] ?? '')?.[usual],
      ).map(({ column }) => column),
      ...Object.keys(MOST).filter(column => cells[column] === MOST[column]),
    ]
    return {
      ...program,
      ...noteCell(cells, storedNote),
      ...Object.fromEntries(emptied.map(column => [column, ''])),
    }
  })
}

function cellsByCode(sources: readonly Cells[]): Map<string, Cells> {
  return new Map(sources.map(cells => [cells.code ?? '', cells]))
}

function cellsOf(row: object): Cells {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value)]))
}

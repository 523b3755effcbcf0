import { STATUSES, type Status } from '../../applications/applicationWords.ts'

export type Card = { readonly id: string; readonly status: string; readonly place: number }
export type Columns<C extends Card> = Readonly<Record<Status, readonly C[]>>
/** Where a card goes: behind the card `after` of that column, or to its top. */
export type Move = { id: string; status: Status; after: string | null }

/** Cards by column, each column in its own order. */
export function columnsOf<C extends Card>(cards: readonly C[]): Columns<C> {
  const inOrder = [...cards].sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1))
  return perColumn(status => inOrder.filter(card => card.status === status))
}

/** The board after a card has moved. */
export function moved<C extends Card>(columns: Columns<C>, { id, status, after }: Move): Columns<C> {
  const all = Object.values(columns).flat()
  const card = all.find(one => one.id === id)
  if (!card) return columns
  const without = perColumn(column => columns[column].filter(one => one.id !== id))
  const target = without[status]
  const at = after === null ? 0 : target.findIndex(one => one.id === after) + 1
  const there = { ...card, status, place: placeBetween(target[at - 1]?.place, target[at]?.place) }
  return { ...without, [status]: [...target.slice(0, at), there, ...target.slice(at)] }
}

/** A place between two neighbours, either of which may be missing. The server gives out the final one. */
function placeBetween(before: number | undefined, behind: number | undefined): number {
  if (before === undefined) return behind === undefined ? 0 : behind - 1
  return behind === undefined ? before + 1 : (before + behind) / 2
}

/** The place of a card, by which its column is sorted, after a move; null for one that is not on the board. */
export function sortPlaceAfter<C extends Card>(columns: Columns<C>, move: Move): number | null {
  return moved(columns, move)[move.status].find(card => card.id === move.id)?.place ?? null
}

/**
 * The move that puts a card in front of another, or, `over` being a column, at its end. Null where there is no such
 * place; see `changes` for whether it changes anything.
 */
export function moveBefore<C extends Card>(columns: Columns<C>, id: string, over: string): Move | null {
  if (id === over || !columnWith(columns, id)) return null
  const asColumn = STATUSES.find(({ status }) => status === over)?.status
  if (asColumn) return moveToColumn(columns, id, asColumn)
  const status = columnWith(columns, over)
  if (!status) return null
  const others = columns[status].filter(card => card.id !== id)
  return { id, status, after: others[others.findIndex(card => card.id === over) - 1]?.id ?? null }
}

/** Whether a move changes the place of a card. */
export function changes<C extends Card>(columns: Columns<C>, { id, status, after }: Move): boolean {
  const at = columns[status].findIndex(card => card.id === id)
  return at === -1 || (columns[status][at - 1]?.id ?? null) !== after
}

/** The move one step up or down within a column; null at its end. */
export function moveBy<C extends Card>(columns: Columns<C>, id: string, step: -1 | 1): Move | null {
  const status = columnWith(columns, id)
  if (!status) return null
  const cards = columns[status]
  const at = cards.findIndex(card => card.id === id)
  const neighbour = cards[at + step]
  if (!neighbour) return null
  return { id, status, after: step === 1 ? neighbour.id : (cards[at - 2]?.id ?? null) }
}

/** The move to the end of a column. */
export function moveToColumn<C extends Card>(columns: Columns<C>, id: string, status: Status): Move {
  return { id, status, after: columns[status].filter(card => card.id !== id).at(-1)?.id ?? null }
}

/** The column of a card; null if it is not on the board. */
export function columnWith<C extends Card>(columns: Columns<C>, id: string): Status | null {
  return STATUSES.find(({ status }) => columns[status].some(card => card.id === id))?.status ?? null
}

/** The place of a card in its column after a move, from 1, and of how many. */
export function placeAfter<C extends Card>(
  columns: Columns<C>,
  move: Move,
): { status: Status; place: number; of: number } {
  const column = moved(columns, move)[move.status]
  return {
    status: move.status,
    place: column.findIndex(card => card.id === move.id) + 1,
    of: column.length,
  }
}

function perColumn<Value>(of: (status: Status) => Value): Record<Status, Value> {
  return {
    CONSIDERING: of('CONSIDERING'),
    PREPARING: of('PREPARING'),
    APPLIED: of('APPLIED'),
    INTERVIEW: of('INTERVIEW'),
    OFFER: of('OFFER'),
    REJECTED: of('REJECTED'),
    ENROLLED: of('ENROLLED'),
  }
}

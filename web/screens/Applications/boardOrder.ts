import { STATUSES, type Status } from './applicationWords.ts'

export type Card = { readonly id: string; readonly status: string; readonly place: number }
export type Columns<C extends Card> = Readonly<Record<Status, readonly C[]>>
/** Where a card goes: behind the card `after` of that column, or to its top. */
export type Move = { id: string; status: Status; after: string | null }

/** Cards by column, each column in its own order. */
export function columnsOf<C extends Card>(cards: readonly C[]): Columns<C> {
  const inOrder = [...cards].sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1))
  return perColumn(status => inOrder.filter(card => card.status === status))
}

/** The board as it stands once a card has moved. */
export function moved<C extends Card>(columns: Columns<C>, { id, status, after }: Move): Columns<C> {
  const all = Object.values(columns).flat()
  const card = all.find(one => one.id === id)
  if (!card) return columns
  const without = perColumn(column => columns[column].filter(one => one.id !== id))
  const target = without[status]
  const at = after === null ? 0 : target.findIndex(one => one.id === after) + 1
  return { ...without, [status]: [...target.slice(0, at), { ...card, status }, ...target.slice(at)] }
}

/** The move that puts a card at the place of another, as dragging over it means. Null where that changes nothing. */
export function moveOnto<C extends Card>(columns: Columns<C>, id: string, overId: string): Move | null {
  const home = columnWith(columns, id)
  const asColumn = STATUSES.find(({ status }) => status === overId)?.status
  const target = asColumn ?? columnWith(columns, overId)
  if (!home || !target || id === overId) return null
  if (asColumn) {
    const last = columns[asColumn].filter(card => card.id !== id).at(-1)
    return home === asColumn ? null : { id, status: asColumn, after: last?.id ?? null }
  }
  const cards = columns[target]
  const over = cards.findIndex(card => card.id === overId)
  const from = cards.findIndex(card => card.id === id)
  // From above, the card takes the place behind the one that it is dropped on; from below or elsewhere, its place.
  const after = from !== -1 && from < over ? overId : (cards[over - 1]?.id ?? null)
  return { id, status: target, after }
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

/** The move to the end of another column. */
export function moveToColumn<C extends Card>(columns: Columns<C>, id: string, status: Status): Move {
  return { id, status, after: columns[status].filter(card => card.id !== id).at(-1)?.id ?? null }
}

function columnWith<C extends Card>(columns: Columns<C>, id: string): Status | null {
  return STATUSES.find(({ status }) => columns[status].some(card => card.id === id))?.status ?? null
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

import type {
  ClientRect,
  CollisionDetection,
  KeyboardCoordinateGetter,
  UniqueIdentifier,
} from '@dnd-kit/core'
import { KeyboardCode } from '@dnd-kit/core'
import { STATUSES, type Status } from '../../applications/applicationWords.ts'
import { type Card, type Columns, columnWith } from './boardOrder.ts'

type Point = { x: number; y: number }

const middleOf = ({ top, height }: ClientRect) => top + height / 2

function distance({ left, right, top, bottom }: ClientRect, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/**
 * The drop target of a card: the card of the nearest column that it would be placed before, or the column for its end.
 * Measured from the pointer, or from the corner of the card without one.
 */
export const placeUnder: CollisionDetection = ({
  active,
  droppableContainers,
  droppableRects,
  pointerCoordinates,
  collisionRect,
}) => {
  const point = pointerCoordinates ?? { x: collisionRect.left + 8, y: collisionRect.top + 1 }
  const known = droppableContainers.flatMap(({ id, data }) => {
    const rect = droppableRects.get(id)
    return rect ? [{ id, rect, column: data.current?.column }] : []
  })
  const [nearest] = known
    .filter(({ column }) => column === undefined)
    .sort((one, other) => distance(one.rect, point) - distance(other.rect, point))
  if (!nearest) return []
  const behind = known
    .filter(({ id, column, rect }) => column === nearest.id && id !== active.id && middleOf(rect) > point.y)
    .sort((one, other) => one.rect.top - other.rect.top)
  return [{ id: behind[0]?.id ?? nearest.id }]
}

/** Arrow keys go from place to place: up and down in a column, left and right to the next column. */
export function arrowsOver(columnsNow: () => Columns<Card>): KeyboardCoordinateGetter {
  return (event, { active, context: { over, droppableRects } }) => {
    const columns = columnsNow()
    const id = String(active)
    const home = columnWith(columns, id)
    if (!home) return undefined
    const othersOf = (status: Status) => columns[status].filter(card => card.id !== id).map(card => card.id)
    const at = over ? placeOf(over.id, othersOf) : null
    const status = at?.status ?? home
    const index = at?.index ?? columns[home].findIndex(card => card.id === id)
    const next = stepFrom({ status, index }, event.code)
    if (!next) return undefined
    event.preventDefault()
    const others = othersOf(next.status)
    const slot = Math.min(Math.max(next.index, 0), others.length)
    const inFront = droppableRects.get(others[slot] ?? '')
    if (inFront) return { x: inFront.left, y: inFront.top }
    const last = droppableRects.get(others.at(-1) ?? '')
    if (last) return { x: last.left, y: last.top + last.height }
    const column = droppableRects.get(next.status)
    return column && { x: column.left, y: column.top + column.height / 2 }
  }
}

type Place = { status: Status; index: number }

function placeOf(over: UniqueIdentifier, othersOf: (status: Status) => readonly string[]): Place | null {
  const column = STATUSES.find(({ status }) => status === over)?.status
  if (column) return { status: column, index: othersOf(column).length }
  for (const { status } of STATUSES) {
    const index = othersOf(status).indexOf(String(over))
    if (index !== -1) return { status, index }
  }
  return null
}

function stepFrom({ status, index }: Place, key: string): Place | null {
  const column = STATUSES.findIndex(known => known.status === status)
  const beside = (step: -1 | 1) => STATUSES[column + step]?.status ?? status
  switch (key) {
    case KeyboardCode.Up:
      return { status, index: index - 1 }
    case KeyboardCode.Down:
      return { status, index: index + 1 }
    case KeyboardCode.Left:
      return { status: beside(-1), index }
    case KeyboardCode.Right:
      return { status: beside(1), index }
    default:
      return null
  }
}

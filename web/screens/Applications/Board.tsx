import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Board_applications$key } from '../../__generated__/Board_applications.graphql.ts'
import { STATUSES, type Status, statusName } from '../../applications/applicationWords.ts'
import { t } from '../../language/language.ts'
import { ApplicationCard, CarriedCard } from './ApplicationCard.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import {
  type Columns,
  changes,
  columnsOf,
  type Move,
  moveBefore,
  moveBy,
  moveToColumn,
  placeAfter,
  sortPlaceAfter,
} from './boardOrder.ts'
import { BoardFrame } from './boardStyles.ts'
import { arrowsOver, placeUnder } from './dragging.ts'

/** So many columns with cards need more than the width of the page column. */
const MANY = 5

const instructions = () =>
  t(
    'Press Space to pick up an application, the arrow keys to move it, Space to put it down, Escape to put it back. The Actions button beside it moves it too.',
  )

/** The applications in their columns. */
export function Board({
  applications: applicationsRef,
  onOpen,
  onAddDeadline,
  onMove,
}: {
  applications: Board_applications$key
  onOpen: (id: string) => void
  onAddDeadline: (id: string) => void
  /** `place` is where the card is sorted in its column after the move. */
  onMove: (move: Move, place: number) => void
}) {
  const cards = useFragment(
    graphql`
      fragment Board_applications on Application @relay(plural: true) {
        id
        status
        place
        program {
          name
        }
        ...ApplicationCard_application
      }
    `,
    applicationsRef,
  )
  const columns = useMemo(() => columnsOf(cards), [cards])
  const [folded, setFolded] = useState<ReadonlySet<Status>>(new Set())
  const [drag, setDrag] = useState<{ id: string; over: string | null } | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const focusAfterMove = useFocusAfterMove(frame, columns)
  const sensors = useBoardSensors(columns)

  const nameOf = (id: string | number) =>
    cards.find(card => card.id === id)?.program.name ?? t('The application')

  function move(step: Move | null): void {
    const place = step && changes(columns, step) ? sortPlaceAfter(columns, step) : null
    if (step && place !== null) onMove(step, place)
  }

  function moveByMenu(step: Move | null): void {
    if (step && changes(columns, step)) focusAfterMove(step.id)
    move(step)
  }

  function drop({ active, over }: DragEndEvent): void {
    setDrag(null)
    if (over) move(moveBefore(columns, String(active.id), String(over.id)))
  }

  function fold(status: Status): void {
    setFolded(before => {
      const next = new Set(before)
      if (!next.delete(status)) next.add(status)
      return next
    })
  }

  const preview = drag?.over ? moveBefore(columns, drag.id, drag.over) : null
  const target = preview && changes(columns, preview) ? preview : null
  const carried = drag && cards.find(card => card.id === drag.id)
  const whereTo = ({ active, over }: Pick<DragOverEvent, 'active' | 'over'>) => {
    const step = over && moveBefore(columns, String(active.id), String(over.id))
    if (!step) return null
    const { status, place, of } = placeAfter(columns, step)
    return t('{status}, place {place} of {all}', { status: statusName(status), place, all: of })
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('{name} is picked up.', { name: nameOf(active.id) }),
    onDragOver: event => {
      const place = whereTo(event)
      return place ? t('{name} is over {place}.', { name: nameOf(event.active.id), place }) : undefined
    },
    onDragEnd: event => {
      const place = whereTo(event)
      const name = nameOf(event.active.id)
      return place ? t('{name} is put into {place}.', { name, place }) : t('{name} is put back.', { name })
    },
    onDragCancel: ({ active }) => t('{name} is put back.', { name: nameOf(active.id) }),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeUnder}
      onDragStart={({ active }) => setDrag({ id: String(active.id), over: null })}
      onDragOver={({ active, over }) =>
        setDrag({ id: String(active.id), over: over ? String(over.id) : null })
      }
      onDragEnd={drop}
      onDragCancel={() => setDrag(null)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions() } }}
    >
      <BoardFrame
        ref={frame}
        $isWide={STATUSES.filter(({ status }) => columns[status].length > 0).length >= MANY}
      >
        {STATUSES.map(({ status }) => {
          const column = columns[status]
          return (
            <BoardColumn
              key={status}
              status={status}
              count={column.length}
              isOpen={!folded.has(status)}
              isTarget={target?.status === status}
              onToggle={() => fold(status)}
            >
              {column.map((card, at) => (
                <ApplicationCard
                  key={card.id}
                  application={card}
                  status={status}
                  isFirst={at === 0}
                  isLast={at === column.length - 1}
                  gap={
                    target?.status !== status
                      ? null
                      : drag?.over === card.id
                        ? 'ABOVE'
                        : drag?.over === status && at === column.length - 1
                          ? 'BELOW'
                          : null
                  }
                  onOpen={() => onOpen(card.id)}
                  onAddDeadline={() => onAddDeadline(card.id)}
                  onMoveTo={to => moveByMenu(moveToColumn(columns, card.id, to))}
                  onMoveBy={step => moveByMenu(moveBy(columns, card.id, step))}
                />
              ))}
            </BoardColumn>
          )
        })}
      </BoardFrame>
      <DragOverlay dropAnimation={null}>
        {carried && <CarriedCard application={carried} status={statusOf(carried.status)} />}
      </DragOverlay>
    </DndContext>
  )
}

function statusOf(status: string): Status {
  return STATUSES.find(known => known.status === status)?.status ?? 'CONSIDERING'
}

/** A mouse drags once it has moved, a finger once it has rested, and keys go from place to place. */
function useBoardSensors(columns: Columns<{ id: string; status: string; place: number }>) {
  const latest = useRef(columns)
  useEffect(() => {
    latest.current = columns
  })
  const coordinateGetter = useMemo(() => arrowsOver(() => latest.current), [])
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  )
}

/** A card that goes to another column is a new element there: the focus, which was in its menu, follows it. */
function useFocusAfterMove(frame: { readonly current: HTMLElement | null }, columns: unknown) {
  const wanted = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards have moved when the columns have changed
  useEffect(() => {
    const id = wanted.current
    if (id === null) return
    wanted.current = null
    const card = [...(frame.current?.querySelectorAll('[data-application]') ?? [])].find(
      element => element.getAttribute('data-application') === id,
    )
    card?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
  }, [columns])
  return useCallback((id: string) => {
    wanted.current = id
  }, [])
}

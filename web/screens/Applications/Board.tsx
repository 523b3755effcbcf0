import {
  type Announcements,
  closestCorners,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useMemo, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { Board_viewer$key } from '../../__generated__/Board_viewer.graphql.ts'
import type { BoardMoreQuery } from '../../__generated__/BoardMoreQuery.graphql.ts'
import { Banner, Button, Stack } from '../../design/index.ts'
import { ApplicationCard } from './ApplicationCard.tsx'
import { ApplicationDrawer } from './ApplicationDrawer.tsx'
import { STATUSES, statusName } from './applicationWords.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { columnsOf, type Move, moveBy, moved, moveOnto, moveToColumn } from './boardOrder.ts'
import { BoardFrame } from './boardStyles.ts'
import { useApplicationChanges } from './useApplicationChanges.ts'

const MORE = 100

/** The applications in their columns. A card moves at once and goes back where it was if the server refuses. */
export function Board({
  viewer: viewerRef,
  opened,
  onOpen,
}: {
  viewer: Board_viewer$key
  /** The application whose details are open: its id. */
  opened: string | null
  onOpen: (id: string | null) => void
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<BoardMoreQuery, Board_viewer$key>(
    graphql`
      fragment Board_viewer on User
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "BoardMoreQuery") {
        id
        ...ApplicationDrawer_viewer
        applications(first: $first, after: $after) @connection(key: "Board_applications") {
          totalCount
          edges {
            node {
              id
              status
              place
              program {
                name
              }
              ...ApplicationCard_application
              ...ApplicationDrawer_application
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const { save, remove, restore, isChanging } = useApplicationChanges()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<{ id: string; name: string } | null>(null)
  const edges = data.applications.edges
  const stored = useMemo(() => columnsOf(edges.map(({ node }) => node)), [edges])
  // Not an action of React's: while one of those is under way, no other page could be opened.
  const [underWay, setUnderWay] = useState<readonly Move[]>([])
  const columns = underWay.reduce((board, step) => moved(board, step), stored)
  const cards = edges.map(({ node }) => node)
  const nameOf = (id: string | number | undefined) =>
    cards.find(card => card.id === id)?.program.name ?? 'The application'
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  async function move(step: Move | null): Promise<void> {
    if (!step) return
    setRefusal(null)
    setUnderWay(steps => [...steps, step])
    const answer = await save({ id: step.id, status: step.status, after: step.after })
    setUnderWay(steps => steps.filter(other => other !== step))
    if (answer.outcome === 'REFUSED') setRefusal(answer.message)
  }

  function drop({ active, over }: DragEndEvent): void {
    if (over) void move(moveOnto(columns, String(active.id), String(over.id)))
  }

  async function removeApplication(id: string): Promise<void> {
    const name = nameOf(id)
    const refused = await remove(id)
    setRefusal(refused)
    if (refused !== null) return
    onOpen(null)
    setDeleted({ id, name })
  }

  async function takeBack(): Promise<void> {
    if (!deleted) return
    const refused = await restore(deleted.id)
    setRefusal(refused)
    if (refused === null) setDeleted(null)
  }

  const placeOf = (id: string | number) => {
    const status = STATUSES.find(
      known => known.status === id || columns[known.status].some(card => card.id === id),
    )
    return status ? statusName(status.status) : 'the board'
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} is put into ${placeOf(over.id)}.` : `${nameOf(active.id)} is put back.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is put back.`,
  }
  const openedCard = cards.find(card => card.id === opened)

  return (
    <Stack $gap={4}>
      {deleted && (
        <Banner
          announce
          action={
            <Button size="small" onClick={takeBack} pending={isChanging} pendingLabel="Taking back...">
              Undo
            </Button>
          }
        >
          The application to {deleted.name} was deleted. It can be taken back here.
        </Banner>
      )}
      {refusal && (
        <Banner tone="danger" announce>
          {refusal}
        </Banner>
      )}
      {cards.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCorners}
          onDragEnd={drop}
          accessibility={{
            announcements,
            screenReaderInstructions: {
              draggable:
                'Press Space to pick up an application, the arrow keys to move it, Space to put it down, Escape to put it back. The Actions button beside it moves it too.',
            },
          }}
        >
          <BoardFrame>
            {STATUSES.map(({ status }) => (
              <BoardColumn key={status} status={status} ids={columns[status].map(({ id }) => id)}>
                {columns[status].map((card, at) => (
                  <ApplicationCard
                    key={card.id}
                    application={card}
                    isFirst={at === 0}
                    isLast={at === columns[status].length - 1}
                    onOpen={() => onOpen(card.id)}
                    onMoveTo={target => void move(moveToColumn(columns, card.id, target))}
                    onMoveBy={step => void move(moveBy(columns, card.id, step))}
                  />
                ))}
              </BoardColumn>
            ))}
          </BoardFrame>
        </DndContext>
      )}
      {hasNext && (
        <Stack $align="start">
          <Button
            variant="quiet"
            pending={isLoadingNext}
            pendingLabel="Loading..."
            onClick={() => loadNext(MORE)}
          >
            Show more of {data.applications.totalCount} applications
          </Button>
        </Stack>
      )}
      {openedCard && (
        <ApplicationDrawer
          key={openedCard.id}
          application={openedCard}
          viewer={data}
          onClose={() => onOpen(null)}
          onDelete={() => removeApplication(openedCard.id)}
          isDeleting={isChanging}
        />
      )}
    </Stack>
  )
}

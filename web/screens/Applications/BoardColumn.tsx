import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { Heading } from '../../design/index.ts'
import { STATUSES, type Status } from './applicationWords.ts'
import { Cards, ColumnFrame, ColumnHead, Count, Small } from './boardStyles.ts'

/** One column of the board; cards are dropped on it or between its cards. */
export function BoardColumn({
  status,
  ids,
  children,
}: {
  status: Status
  ids: readonly string[]
  children: ReactNode
}) {
  const { setNodeRef, isOver } = useDroppable({ id: status })
  const words = STATUSES.find(known => known.status === status)
  const headingId = `column-${status.toLowerCase()}`
  return (
    <ColumnFrame aria-labelledby={headingId}>
      <ColumnHead>
        <Heading level={2} size="tiny" id={headingId}>
          {words?.name}
        </Heading>
        <Count>{ids.length}</Count>
      </ColumnHead>
      <SortableContext id={status} items={[...ids]} strategy={verticalListSortingStrategy}>
        <Cards ref={setNodeRef} $isOver={isOver}>
          {children}
        </Cards>
      </SortableContext>
      {ids.length === 0 && <Small>{words?.meaning}</Small>}
    </ColumnFrame>
  )
}

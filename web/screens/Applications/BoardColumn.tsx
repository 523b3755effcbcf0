import { useDroppable } from '@dnd-kit/core'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { STATUSES, type Status } from '../../applications/applicationWords.ts'
import { Heading } from '../../design/index.ts'
import { Cards, ColumnFrame, ColumnHead, ColumnToggle, Count, EmptyGap, Meaning } from './boardStyles.ts'

/** One column of the board; cards are dropped between its cards, or on it for its end. */
export function BoardColumn({
  status,
  count,
  isOpen,
  isTarget,
  onToggle,
  children,
}: {
  status: Status
  count: number
  isOpen: boolean
  /** A card that is dragged would go here. */
  isTarget: boolean
  onToggle: () => void
  children: ReactNode
}) {
  const { setNodeRef } = useDroppable({ id: status })
  const words = STATUSES.find(known => known.status === status)
  const headingId = `column-${status.toLowerCase()}`
  const showsCards = count > 0 && isOpen
  return (
    <ColumnFrame ref={setNodeRef} aria-labelledby={headingId} $isNarrow={!showsCards} $isTarget={isTarget}>
      <ColumnHead>
        <Heading level={2} size="tiny" id={headingId}>
          {count > 0 ? (
            <ColumnToggle type="button" aria-expanded={isOpen} onClick={onToggle}>
              {words?.name}
              <ChevronDown aria-hidden="true" />
            </ColumnToggle>
          ) : (
            words?.name
          )}
        </Heading>
        <Count>{count}</Count>
      </ColumnHead>
      {showsCards && <Cards>{children}</Cards>}
      {!showsCards && isTarget && <EmptyGap />}
      {count === 0 && <Meaning>{words?.meaning}</Meaning>}
    </ColumnFrame>
  )
}

import { useSortable } from '@dnd-kit/sortable'
import { CalendarDays, EllipsisVertical, GripVertical } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { ApplicationCard_application$key } from '../../__generated__/ApplicationCard_application.graphql.ts'
import { calendarDayOf, daysUntil, distanceOf } from '../../components/dates.ts'
import { Badge, DropdownMenu, IconButton, type MenuItem, Meter, Row } from '../../design/index.ts'
import { STATUSES, type Status } from './applicationWords.ts'
import { CardFrame, CardLine, CardName, Handle, Small } from './boardStyles.ts'

/** A deadline that is nearer than this, in days, is marked. */
const SOON = 14

/** Programmes that are still to be applied to: for the others a deadline says nothing any more. */
const OPEN: ReadonlySet<string> = new Set(['CONSIDERING', 'PREPARING'])

/** One application on the board: dragged by its handle, moved by its menu, opened by its name. */
export function ApplicationCard({
  application: applicationRef,
  isFirst,
  isLast,
  onOpen,
  onMoveTo,
  onMoveBy,
}: {
  application: ApplicationCard_application$key
  isFirst: boolean
  isLast: boolean
  onOpen: () => void
  onMoveTo: (status: Status) => void
  onMoveBy: (step: -1 | 1) => void
}) {
  const { id, status, deadline, tasks, program, university } = useFragment(
    graphql`
      fragment ApplicationCard_application on Application {
        id
        status
        deadline
        tasks {
          id
          isDone
        }
        program {
          name
        }
        university {
          name
        }
      }
    `,
    applicationRef,
  )
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({
      id,
      data: { name: program.name },
    })
  const done = tasks.filter(({ isDone }) => isDone).length
  const others = STATUSES.filter(known => known.status !== status)
  const items: MenuItem[] = [
    { label: 'Open', onSelect: onOpen },
    { label: 'Move up', onSelect: () => onMoveBy(-1), disabled: isFirst },
    { label: 'Move down', onSelect: () => onMoveBy(1), disabled: isLast },
    { kind: 'divider' },
    { kind: 'caption', label: 'Move to' },
    ...others.map(({ status: other, name }) => ({ label: name, onSelect: () => onMoveTo(other) })),
  ]
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <CardFrame $isLifted={isDragging} aria-label={`${program.name}, ${university.name}`}>
        <CardLine>
          <CardName type="button" onClick={onOpen}>
            {program.name}
          </CardName>
          <Row $gap={0}>
            <Handle
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-label={`Drag ${program.name}`}
            >
              <GripVertical aria-hidden="true" />
            </Handle>
            <DropdownMenu
              align="end"
              trigger={
                <IconButton
                  size="small"
                  label={`Actions for ${program.name}`}
                  icon={<EllipsisVertical aria-hidden="true" />}
                />
              }
              items={items}
            />
          </Row>
        </CardLine>
        <Small>{university.name}</Small>
        {deadline && OPEN.has(status) && <Deadline date={deadline} />}
        {tasks.length > 0 && (
          <Meter label="Checklist" value={done} max={tasks.length} valueText={`${done} of ${tasks.length}`} />
        )}
      </CardFrame>
    </li>
  )
}

function Deadline({ date }: { date: string }) {
  const days = daysUntil(date)
  const icon = <CalendarDays aria-hidden="true" />
  if (days < 0)
    return (
      <Row>
        <Badge tone="failed" icon={icon}>
          {calendarDayOf(date)}, passed
        </Badge>
      </Row>
    )
  return (
    <Row>
      <Badge tone={days <= SOON ? 'look' : 'plain'} icon={icon}>
        {days <= SOON ? `Due ${distanceOf(date)}` : calendarDayOf(date)}
      </Badge>
    </Row>
  )
}

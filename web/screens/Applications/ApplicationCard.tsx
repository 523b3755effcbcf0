import { useDraggable, useDroppable } from '@dnd-kit/core'
import { CalendarDays, EllipsisVertical, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ApplicationCard_application$key } from '../../__generated__/ApplicationCard_application.graphql.ts'
import { isStillToApply, STATUSES, type Status } from '../../applications/applicationWords.ts'
import { Badge, DropdownMenu, IconButton, type MenuItem, Meter, VisuallyHidden } from '../../design/index.ts'
import { daysUntil, distanceOf, isSoon, shortCalendarDayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import {
  AddDeadline,
  CardFoot,
  CardFrame,
  CardName,
  CardProgress,
  CardTools,
  Gap,
  Handle,
  Small,
} from './boardStyles.ts'

type CardKey = { application: ApplicationCard_application$key }

function useCard(application: ApplicationCard_application$key) {
  return useFragment(
    graphql`
      fragment ApplicationCard_application on Application {
        id
        deadline
        tasks {
          isDone
        }
        program {
          name
          isListed
        }
        university {
          name
        }
      }
    `,
    application,
  )
}

/** One application on the board: dragged with a mouse or by its handle, moved by its menu, opened by its name. */
export function ApplicationCard({
  application,
  status,
  isFirst,
  isLast,
  gap,
  onOpen,
  onAddDeadline,
  onMoveTo,
  onMoveBy,
}: CardKey & {
  /** The column that shows it. The server may not have it yet. */
  status: Status
  isFirst: boolean
  isLast: boolean
  /** On which side of it the card that is dragged would go. */
  gap: 'ABOVE' | 'BELOW' | null
  onOpen: () => void
  onAddDeadline: () => void
  onMoveTo: (status: Status) => void
  onMoveBy: (step: -1 | 1) => void
}) {
  const { id, program, university } = useCard(application)
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id })
  const { setNodeRef: setDropRef } = useDroppable({ id, data: { column: status } })
  const { onMouseDown, ...byHandle } = listeners ?? {}
  const items: MenuItem[] = [
    { label: t('Open'), onSelect: onOpen },
    { label: t('Move up'), onSelect: () => onMoveBy(-1), disabled: isFirst },
    { label: t('Move down'), onSelect: () => onMoveBy(1), disabled: isLast },
    { kind: 'divider' },
    { kind: 'caption', label: t('Move to') },
    ...STATUSES.filter(known => known.status !== status).map(({ status: other, name }) => ({
      label: name,
      onSelect: () => onMoveTo(other),
    })),
  ]
  return (
    <li ref={setDropRef} data-application={id}>
      {gap && <Gap $at={gap} aria-hidden="true" />}
      <CardFrame
        ref={setNodeRef}
        $state={isDragging ? 'LEFT' : 'RESTING'}
        aria-label={`${program.name}, ${university.name}`}
        onMouseDown={event => {
          // The open menu lies in the card; it is no place to drag it by.
          if (event.target instanceof Element && event.target.closest('[role="menu"]')) return
          onMouseDown?.(event)
        }}
      >
        <CardWords
          application={application}
          status={status}
          addDeadline={
            <AddDeadline type="button" aria-haspopup="dialog" onClick={onAddDeadline}>
              <Trans
                message="No deadline: add it<hidden> to {name}</hidden>"
                values={{ name: program.name }}
                parts={{ hidden: inside => <VisuallyHidden>{inside}</VisuallyHidden> }}
              />
            </AddDeadline>
          }
          name={
            <CardName type="button" aria-haspopup="dialog" onClick={onOpen}>
              {program.name}
            </CardName>
          }
          tools={
            <CardTools>
              <Handle
                ref={setActivatorNodeRef}
                {...attributes}
                {...byHandle}
                type="button"
                aria-label={t('Drag {name}', { name: program.name })}
              >
                <GripVertical aria-hidden="true" />
              </Handle>
              <DropdownMenu
                align="end"
                trigger={
                  <IconButton
                    size="small"
                    label={t('Actions for {name}', { name: program.name })}
                    icon={<EllipsisVertical aria-hidden="true" />}
                  />
                }
                items={items}
              />
            </CardTools>
          }
        />
      </CardFrame>
    </li>
  )
}

/** A card as it is carried: to be looked at alone. */
export function CarriedCard({ application, status }: CardKey & { status: Status }) {
  const { program } = useCard(application)
  return (
    <CardFrame $state="CARRIED" aria-hidden="true">
      <CardWords
        application={application}
        status={status}
        name={<CardName as="span">{program.name}</CardName>}
        addDeadline={null}
        tools={null}
      />
    </CardFrame>
  )
}

function CardWords({
  application,
  status,
  name,
  addDeadline,
  tools,
}: CardKey & { status: Status; name: ReactNode; addDeadline: ReactNode; tools: ReactNode }) {
  const { deadline, tasks, program, university } = useCard(application)
  const done = tasks.filter(({ isDone }) => isDone).length
  const figure = t('{done} of {all} done', { done, all: tasks.length })
  return (
    <>
      <div>
        {name}
        <Small>{university.name}</Small>
      </div>
      <CardFoot>
        {!program.isListed && <Badge tone="warning">{t('No longer listed')}</Badge>}
        {/* What was sent already is due no more. */}
        {isStillToApply(status) && (deadline ? <Deadline date={deadline} /> : addDeadline)}
        {tasks.length > 0 && (
          <CardProgress>
            <span aria-hidden="true">{figure}</span>
            <Meter label={t('Checklist')} hideLabel value={done} max={tasks.length} valueText={figure} />
          </CardProgress>
        )}
        {tools}
      </CardFoot>
    </>
  )
}

function Deadline({ date }: { date: string }) {
  const icon = <CalendarDays aria-hidden="true" />
  if (daysUntil(date) < 0)
    return (
      <Badge tone="failed" icon={icon}>
        {t('Due {when}', { when: distanceOf(date) })}
      </Badge>
    )
  return (
    <Badge tone={isSoon(date) ? 'warning' : 'plain'} icon={icon}>
      {isSoon(date) ? t('Due {when}', { when: distanceOf(date) }) : shortCalendarDayOf(date)}
    </Badge>
  )
}

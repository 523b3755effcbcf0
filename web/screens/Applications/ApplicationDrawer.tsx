import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { readInlineData } from 'relay-runtime'
import type { ApplicationDrawer_application$key } from '../../__generated__/ApplicationDrawer_application.graphql.ts'
import type { ApplicationDrawer_viewer$key } from '../../__generated__/ApplicationDrawer_viewer.graphql.ts'
import type { applicationState_application$key } from '../../__generated__/applicationState_application.graphql.ts'
import { applicationState } from '../../applications/applicationState.ts'
import { STATUSES } from '../../applications/applicationWords.ts'
import {
  Badge,
  Banner,
  Button,
  Drawer,
  Field,
  Heading,
  Row,
  Select,
  Stack,
  TextArea,
  TextInput,
  TextLink,
} from '../../design/index.ts'
import { calendarDayOf, daysUntil } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { Checklist, expectedTask, useChecklist } from './Checklist.tsx'
import { CountrySteps } from './CountrySteps.tsx'
import { TimelineSteps, withDeadline } from './TimelineSteps.tsx'
import { type SaveApplication, useApplicationChanges, useSaveApplication } from './useApplicationChanges.ts'

const LONGEST_NOTES = 5000
const statuses = () => STATUSES.map(({ status, name }) => ({ value: status, label: name }))

const faultOf = ({ refusal }: SaveApplication) => (refusal ? refusalWords(refusal) : undefined)

function isInEditedTask(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-editing]') !== null
}

/** One application: status, deadline, tasks, notes. Each change is saved at once. */
export function ApplicationDrawer({
  application: applicationRef,
  viewer: viewerRef,
  startsAtDeadline,
  onClose,
  onDeleted,
}: {
  application: ApplicationDrawer_application$key
  viewer: ApplicationDrawer_viewer$key
  /** Whether the field for the deadline has the focus at first. */
  startsAtDeadline: boolean
  onClose: () => void
  onDeleted: () => void
}) {
  const application = useFragment(
    graphql`
      fragment ApplicationDrawer_application on Application {
        id
        status
        deadline
        deadlineFrom
        notes
        timeline {
          date
          title
          why
          isDone
        }
        program {
          databaseId
          name
          isListed
          deadlines {
            label
            date
            cycle
          }
        }
        university {
          name
        }
        ...Checklist_application
        ...CountrySteps_application
        ...applicationState_application
      }
    `,
    applicationRef,
  )
  const viewer = useFragment(
    graphql`
      fragment ApplicationDrawer_viewer on User {
        entitlements {
          timeline
        }
        ...Checklist_viewer
      }
    `,
    viewerRef,
  )
  const { id, status, deadline, deadlineFrom, program, university, timeline } = application
  const savingStatus = useSaveApplication()
  const savingDeadline = useSaveApplication()
  const savingNotes = useSaveApplication()
  const savingTasks = useSaveApplication()
  const { remove, deleting } = useApplicationChanges()
  const checklist = useChecklist(application, tasks => {
    const shown = readInlineData<applicationState_application$key>(applicationState, application)
    return savingTasks.save(
      { id, tasks: [...tasks] },
      { ...shown, tasks: tasks.map((task, place) => expectedTask(task, place, shown.tasks)) },
    )
  })
  const [notes, setNotes] = useState(application.notes)
  const [date, setDate] = useState(deadline ?? '')
  const [isPartialDate, setPartialDate] = useState(false)
  const dateInput = useRef<HTMLInputElement>(null)
  const wasRefused = useRef(false)

  /** Whether it was saved. */
  async function change(
    { save }: SaveApplication,
    input: Omit<Parameters<SaveApplication['save']>[0], 'id'>,
  ): Promise<boolean> {
    return (await save({ ...input, id })).refusal === null
  }

  async function saveDate(): Promise<boolean> {
    // A day that is typed in part reads as none: it must not take the deadline away.
    const isPartial = dateInput.current?.validity.badInput === true
    setPartialDate(isPartial)
    if (isPartial) return false
    return date === (deadline ?? '') || (await change(savingDeadline, { deadline: date || null }))
  }

  async function saveNotes(): Promise<boolean> {
    return notes === application.notes || (await change(savingNotes, { notes }))
  }

  /** Saves what was typed, then closes. If saving is refused, the drawer stays open, and closes at the second attempt. */
  async function close(): Promise<void> {
    const isSaved = (await saveDate()) && (await saveNotes()) && (await checklist.save()) === null
    if (isSaved || wasRefused.current) onClose()
    wasRefused.current = true
  }

  async function deleteIt(): Promise<void> {
    if ((await remove(id)) === null) onDeleted()
  }

  const rounds = program.deadlines.filter(known => daysUntil(known.date) >= 0)

  return (
    <Drawer
      open
      wide
      onOpenChange={isOpen => {
        if (!isOpen) void close()
      }}
      onOpenAutoFocus={event => {
        if (!startsAtDeadline) return
        event.preventDefault()
        dateInput.current?.focus()
      }}
      onEscapeKeyDown={event => {
        if (checklist.editing === null || !isInEditedTask(event.target)) return
        // Escape in a task closes the task only.
        event.preventDefault()
        void checklist.save()
        checklist.stopEditing()
      }}
      title={program.name}
      description={university.name}
    >
      <Stack $gap={5}>
        <Row>
          <TextLink as={Link} to={`/programs/${program.databaseId}`}>
            {t('View Program Details')}
          </TextLink>
          {!program.isListed && <Badge tone="warning">{t('No longer listed')}</Badge>}
        </Row>
        <Field label={t('Where it stands')} error={faultOf(savingStatus)}>
          <Select
            options={statuses()}
            value={status}
            onChange={event => {
              const chosen = STATUSES.find(known => known.status === event.currentTarget.value)
              if (chosen) void change(savingStatus, { status: chosen.status })
            }}
          />
        </Field>
        <Stack $gap={2}>
          <Field
            label={t('Deadline')}
            optional
            error={isPartialDate ? t('Give the day, the month and the year.') : faultOf(savingDeadline)}
            help={
              deadlineFrom
                ? t('From the catalogue: {source}. Check it with the university.', { source: deadlineFrom })
                : t('The last day to apply. Reminders and the timeline count back from it.')
            }
          >
            <TextInput
              ref={dateInput}
              type="date"
              min="2000-01-01"
              max="2100-12-31"
              value={date}
              onChange={event => setDate(event.currentTarget.value)}
              onBlur={() => void saveDate()}
            />
          </Field>
          {rounds
            .filter(known => known.date !== deadline)
            .map(known => (
              <Row key={`${known.label} ${known.date}`}>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    setDate(known.date)
                    setPartialDate(false)
                    void change(savingDeadline, { deadline: known.date })
                  }}
                >
                  {t('Use {date}: {round}', {
                    date: calendarDayOf(known.date),
                    round: `${known.label}, ${known.cycle}`,
                  })}
                </Button>
              </Row>
            ))}
        </Stack>
        <section aria-labelledby="to-do">
          <Stack $gap={3}>
            <Heading level={3} size="tiny" id="to-do">
              {t('To do')}
            </Heading>
            <Checklist checklist={checklist} refusal={savingTasks.refusal} viewer={viewer} />
          </Stack>
        </section>
        <CountrySteps application={application} />
        {timeline.length > 0 && viewer.entitlements.timeline === 'PERSONALISED' && (
          <section aria-labelledby="steps">
            <Stack $gap={3}>
              <Heading level={3} size="tiny" id="steps">
                {t('Counted back from the deadline')}
              </Heading>
              <TimelineSteps steps={withDeadline(timeline)} />
            </Stack>
          </section>
        )}
        <Field label={t('Notes')} optional error={faultOf(savingNotes)}>
          <TextArea
            rows={5}
            maxLength={LONGEST_NOTES}
            value={notes}
            onChange={event => setNotes(event.currentTarget.value)}
            onBlur={() => void saveNotes()}
          />
        </Field>
        {deleting.refusal && (
          <Banner tone="danger" announce>
            {deleting.refusal.message}
          </Banner>
        )}
        <Row>
          <Button
            variant="danger"
            size="small"
            onClick={deleteIt}
            pending={deleting.isPending}
            pendingLabel={t('Deleting...')}
          >
            {t('Delete this application')}
          </Button>
        </Row>
      </Stack>
    </Drawer>
  )
}

import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ApplicationDrawer_application$key } from '../../__generated__/ApplicationDrawer_application.graphql.ts'
import type { ApplicationDrawer_viewer$key } from '../../__generated__/ApplicationDrawer_viewer.graphql.ts'
import { calendarDayOf } from '../../components/dates.ts'
import {
  Banner,
  Button,
  Drawer,
  Field,
  Heading,
  Row,
  Select,
  Stack,
  Text,
  TextArea,
  TextInput,
  TextLink,
} from '../../design/index.ts'
import { STATUSES } from './applicationWords.ts'
import { Checklist } from './Checklist.tsx'
import { TimelineSteps } from './TimelineSteps.tsx'
import { useApplicationChanges } from './useApplicationChanges.ts'

const LONGEST_NOTES = 5000
const statuses = STATUSES.map(({ status, name }) => ({ value: status, label: name }))

/** Everything about one application: where it stands, its deadline, what is to be done, notes. It saves itself. */
export function ApplicationDrawer({
  application: applicationRef,
  viewer: viewerRef,
  onClose,
  onDelete,
  isDeleting,
}: {
  application: ApplicationDrawer_application$key
  viewer: ApplicationDrawer_viewer$key
  onClose: () => void
  onDelete: () => void
  isDeleting: boolean
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
        ...ApplicationCard_application
      }
    `,
    applicationRef,
  )
  const viewer = useFragment(
    graphql`
      fragment ApplicationDrawer_viewer on User {
        timeline
        ...Checklist_viewer
      }
    `,
    viewerRef,
  )
  const { id, status, deadline, deadlineFrom, program, university, timeline } = application
  const { save } = useApplicationChanges()
  const [notes, setNotes] = useState(application.notes)
  const [date, setDate] = useState(deadline ?? '')
  const [refusal, setRefusal] = useState<string | null>(null)

  async function change(input: Parameters<typeof save>[0]): Promise<void> {
    const answer = await save({ ...input, id })
    setRefusal(answer.outcome === 'REFUSED' ? answer.message : null)
  }

  return (
    <Drawer
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={program.name}
      description={university.name}
    >
      <Stack $gap={5}>
        <Row>
          <TextLink as={Link} to={`/programs/${program.databaseId}`}>
            View Program Details
          </TextLink>
        </Row>
        {refusal && (
          <Banner tone="danger" announce>
            {refusal}
          </Banner>
        )}
        <Field label="Where it stands">
          <Select
            options={statuses}
            value={status}
            onChange={event => {
              const chosen = STATUSES.find(known => known.status === event.currentTarget.value)
              if (chosen) void change({ status: chosen.status })
            }}
          />
        </Field>
        <Field
          label="Deadline"
          optional
          help={
            deadlineFrom
              ? `From the catalogue: ${deadlineFrom}. Check it with the university.`
              : 'The last day to apply. Reminders and the timeline count back from it.'
          }
        >
          <TextInput
            type="date"
            value={date}
            onChange={event => setDate(event.currentTarget.value)}
            onBlur={() => {
              if (date !== (deadline ?? '')) void change({ deadline: date || null })
            }}
          />
        </Field>
        {program.deadlines.length > 0 && (
          <Text $tone="soft">
            Known deadlines:{' '}
            {program.deadlines
              .map(known => `${known.label}, ${calendarDayOf(known.date)} (${known.cycle})`)
              .join('; ')}
          </Text>
        )}
        <section aria-labelledby="to-do">
          <Heading level={3} size="tiny" id="to-do">
            To do
          </Heading>
          <Checklist
            application={application}
            viewer={viewer}
            send={async tasks => await save({ id, tasks: [...tasks] })}
          />
        </section>
        {timeline.length > 0 && viewer.timeline === 'PERSONALISED' && (
          <section aria-labelledby="steps">
            <Stack $gap={3}>
              <Heading level={3} size="tiny" id="steps">
                Counted back from the deadline
              </Heading>
              <TimelineSteps steps={timeline} />
            </Stack>
          </section>
        )}
        <Field label="Notes" optional>
          <TextArea
            rows={5}
            maxLength={LONGEST_NOTES}
            value={notes}
            onChange={event => setNotes(event.currentTarget.value)}
            onBlur={() => {
              if (notes !== application.notes) void change({ notes })
            }}
          />
        </Field>
        <Row>
          <Button
            variant="danger"
            size="small"
            onClick={onDelete}
            pending={isDeleting}
            pendingLabel="Deleting..."
          >
            Delete this application
          </Button>
        </Row>
      </Stack>
    </Drawer>
  )
}

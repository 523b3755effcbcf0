import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Checklist_application$key } from '../../__generated__/Checklist_application.graphql.ts'
import type { Checklist_viewer$key } from '../../__generated__/Checklist_viewer.graphql.ts'
import { calendarDayOf, daysUntil } from '../../components/dates.ts'
import { documentTarget, documentTypeName } from '../../components/documents/documentWords.ts'
import {
  Banner,
  Button,
  Checkbox,
  Field,
  IconButton,
  Row,
  Select,
  Stack,
  TextInput,
  TextLink,
  VisuallyHidden,
} from '../../design/index.ts'
import type { SavedApplication } from './useApplicationChanges.ts'
import { type TaskInput, useTasks } from './useTasks.ts'

const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Task = styled.li`
  padding: var(--space-3) 0;
  border-bottom: 1px solid var(--line);

`

const ChangeButton = styled.button`
  min-height: 2rem;
  padding: 0;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

const Late = styled.span`
  color: var(--failed);
`

/** What is to be done for an application. Every change saves itself. */
export function Checklist({
  application: applicationRef,
  viewer: viewerRef,
  send,
}: {
  application: Checklist_application$key
  viewer: Checklist_viewer$key
  send: (tasks: readonly TaskInput[]) => Promise<SavedApplication>
}) {
  const { tasks: stored } = useFragment(
    graphql`
      fragment Checklist_application on Application {
        tasks {
          id
          title
          dueOn
          isDone
          document {
            id
          }
        }
      }
    `,
    applicationRef,
  )
  const { documents } = useFragment(
    graphql`
      fragment Checklist_viewer on User {
        documents(first: 50) {
          edges {
            node {
              id
              databaseId
              documentType
              course
              targetUniversity
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const { tasks, refusal, edit, save, change, add, remove } = useTasks({
    stored: stored.map(({ document, ...task }) => ({
      id: task.id,
      title: task.title,
      dueOn: task.dueOn ?? null,
      isDone: task.isDone,
      documentId: document?.id ?? null,
    })),
    send,
  })
  const own = documents.edges.map(({ node }) => node)
  const [editing, setEditing] = useState<string | null>(null)

  return (
    <Stack $gap={3}>
      {refusal && (
        <Banner tone="danger" announce>
          {refusal}
        </Banner>
      )}
      <List>
        {tasks.map(task => {
          const document = own.find(({ id }) => id === task.documentId)
          const isLate = !task.isDone && task.dueOn !== null && daysUntil(task.dueOn) < 0
          const title = task.title.trim() || 'New task'
          return (
            <Task key={task.key}>
              <Checkbox
                label={title}
                description={
                  task.dueOn === null ? undefined : isLate ? (
                    <Late>Was due on {calendarDayOf(task.dueOn)}</Late>
                  ) : (
                    `Due on ${calendarDayOf(task.dueOn)}`
                  )
                }
                checked={task.isDone}
                onChange={event => change(task.key, { isDone: event.currentTarget.checked })}
              />
              {document && (
                <TextLink as={Link} to={`/results/${document.databaseId}`}>
                  {documentTypeName(document.documentType)}, {documentTarget(document)}
                </TextLink>
              )}
              <ChangeButton
                type="button"
                aria-expanded={editing === task.key}
                onClick={() => setEditing(editing === task.key ? null : task.key)}
              >
                {editing === task.key ? 'Close' : 'Change'} <VisuallyHidden>{title}</VisuallyHidden>
              </ChangeButton>
              {editing === task.key && (
                <Stack $gap={3}>
                  <Field
                    label="Task"
                    error={task.title.trim() === '' ? 'Name the task, or remove it.' : undefined}
                  >
                    <TextInput
                      // Whoever opens the form wants to write in it.
                      autoFocus
                      value={task.title}
                      maxLength={200}
                      onChange={event => edit(task.key, { title: event.currentTarget.value })}
                      onBlur={save}
                    />
                  </Field>
                  <Field label="Due on" optional>
                    <TextInput
                      type="date"
                      value={task.dueOn ?? ''}
                      onChange={event => edit(task.key, { dueOn: event.currentTarget.value || null })}
                      onBlur={save}
                    />
                  </Field>
                  {own.length > 0 && (
                    <Field label="Document" optional>
                      <Select
                        value={task.documentId ?? ''}
                        placeholder="None"
                        options={own.map(document => ({
                          value: document.id,
                          label: `${documentTypeName(document.documentType)}, ${documentTarget(document)}`,
                        }))}
                        onChange={event =>
                          change(task.key, { documentId: event.currentTarget.value || null })
                        }
                      />
                    </Field>
                  )}
                  <Row>
                    <IconButton
                      size="small"
                      label={`Remove ${title}`}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => remove(task.key)}
                    />
                  </Row>
                </Stack>
              )}
            </Task>
          )
        })}
      </List>
      <Row>
        <Button
          variant="quiet"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setEditing(add())}
        >
          Add a task
        </Button>
      </Row>
    </Stack>
  )
}

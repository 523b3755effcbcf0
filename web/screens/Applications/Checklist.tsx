import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { applicationState_application$data } from '../../__generated__/applicationState_application.graphql.ts'
import type { Checklist_application$key } from '../../__generated__/Checklist_application.graphql.ts'
import type { Checklist_viewer$key } from '../../__generated__/Checklist_viewer.graphql.ts'
import {
  Banner,
  Button,
  Checkbox,
  Field,
  Row,
  Select,
  Stack,
  TextInput,
  VisuallyHidden,
} from '../../design/index.ts'
import { documentTarget, documentTypeName } from '../../documents/documentWords.ts'
import { calendarDayOf, daysUntil } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { type Refusal, refusalWords } from '../../relay/refusal.ts'
import { Below } from './checklistStyles.ts'
import { TaskFacts } from './TaskFacts.tsx'
import type { SavedTasks } from './useApplicationChanges.ts'
import { type EditedTask, type TaskInput, useTasks } from './useTasks.ts'

/** The most things to do that the server keeps for one application. */
const MOST_TASKS = 40
const LONGEST_TITLE = 200

const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;
`

const Task = styled.li`
  padding: var(--space-1) 0;
  border-bottom: 1px solid var(--line);
`

const TaskLine = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
`

const ChangeButton = styled.button`
  flex: none;
  /* On the line of the task's own words. */
  margin-top: -0.1875rem;
  min-height: var(--touch);
  color: var(--ink-soft);
  font-size: var(--text-sm);
  text-decoration: underline;
  text-decoration-color: var(--line-strong);
  text-underline-offset: 0.2em;

  &:hover {
    color: var(--ink);
  }
`

const Late = styled.span`
  color: var(--failed);
`

type Send = (tasks: readonly TaskInput[]) => Promise<SavedTasks>

type ShownTask = applicationState_application$data['tasks'][number]

/** A task that is sent, as the rest of the page shows it until the answer is there. */
export function expectedTask(
  { id, title, dueOn, isDone }: TaskInput,
  place: number,
  shown: readonly ShownTask[],
): ShownTask {
  const before = shown.find(task => task.id === id)
  return {
    step: null,
    tickedBy: null,
    note: null,
    sharedWith: 0,
    document: null,
    ...before,
    id: id ?? `client:task:${place}`,
    title,
    dueOn,
    isDone: isDone ?? before?.isDone ?? false,
  }
}

/** The tasks of an application while they are edited. */
export function useChecklist(applicationRef: Checklist_application$key, send: Send) {
  const [editing, setEditing] = useState<string | null>(null)
  const { tasks, program, university } = useFragment(
    graphql`
      fragment Checklist_application on Application {
        tasks {
          id
          title
          step
          dueOn
          isDone
          note
          sharedWith
          document {
            id
            databaseId
          }
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
  const edited = useTasks({
    stored: tasks.map(({ document, ...task }) => ({
      id: task.id,
      title: task.title,
      dueOn: task.dueOn ?? null,
      isDone: task.isDone,
      documentId: document?.id ?? null,
    })),
    send,
  })
  return {
    ...edited,
    /** The key of the task whose form is open. */
    editing,
    setEditing,
    /** Closes the form of the task that is edited; the focus goes to the button that opened it. */
    stopEditing(): void {
      const opener = document.querySelector<HTMLElement>('[data-editing] [aria-expanded]')
      setEditing(null)
      opener?.focus()
    },
    /** What is known of each stored task, by its id. */
    known: new Map(tasks.map(task => [task.id, task])),
    /** What the documents of the application are written for. */
    target: { course: program.name, university: university.name },
  }
}

/** What is to be done for an application. Every change saves itself. */
export function Checklist({
  checklist,
  refusal,
  viewer: viewerRef,
}: {
  checklist: ReturnType<typeof useChecklist>
  /** Why the last change was not saved. */
  refusal: Refusal | null
  viewer: Checklist_viewer$key
}) {
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
  const { tasks, edit, save, change, add, remove, editing, setEditing, known, target } = checklist
  const own = documents.edges.map(({ node }) => node)

  return (
    <Stack $gap={3}>
      {refusal && (
        <Banner tone="danger" announce>
          {refusalWords(refusal)}
        </Banner>
      )}
      {tasks.length > 0 && (
        <List>
          {tasks.map(task => {
            const shown = task.id === null ? undefined : known.get(task.id)
            const title = task.title.trim() || t('New task')
            const isEdited = editing === task.key
            return (
              <Task key={task.key} data-editing={isEdited || undefined}>
                <TaskLine>
                  <Checkbox
                    label={title}
                    description={<Due task={task} />}
                    checked={task.isDone}
                    onChange={event =>
                      change(task.key, { isDone: event.currentTarget.checked, isTicked: true })
                    }
                  />
                  <ChangeButton
                    type="button"
                    aria-expanded={isEdited}
                    onClick={() => setEditing(isEdited ? null : task.key)}
                  >
                    {isEdited ? t('Close') : t('Change')}
                    <VisuallyHidden> {title}</VisuallyHidden>
                  </ChangeButton>
                </TaskLine>
                {shown && !isEdited && <TaskFacts task={shown} isDone={task.isDone} target={target} />}
                {isEdited && (
                  <Below>
                    <Stack $gap={3}>
                      <Field
                        label={t('Task')}
                        error={task.title.trim() === '' ? t('Name the task, or remove it.') : undefined}
                      >
                        <TextInput
                          // The form is opened to write in it.
                          autoFocus
                          value={task.title}
                          maxLength={LONGEST_TITLE}
                          onChange={event => edit(task.key, { title: event.currentTarget.value })}
                          onBlur={() => void save()}
                        />
                      </Field>
                      <Field label={t('Due on')} optional>
                        <TextInput
                          type="date"
                          min="2000-01-01"
                          max="2100-12-31"
                          value={task.dueOn ?? ''}
                          onChange={event => edit(task.key, { dueOn: event.currentTarget.value || null })}
                          onBlur={() => void save()}
                        />
                      </Field>
                      {own.length > 0 && (
                        <Field label={t('Document')} optional>
                          <Select
                            value={task.documentId ?? ''}
                            placeholder={t('None')}
                            options={own.map(document => ({
                              value: document.id,
                              label: `${documentTypeName(document.documentType)}, ${documentTarget(document)}`,
                            }))}
                            onChange={event =>
                              change(task.key, {
                                documentId: event.currentTarget.value || null,
                                isDocumentChosen: true,
                              })
                            }
                          />
                        </Field>
                      )}
                      <Row>
                        <Button
                          variant="quiet"
                          size="small"
                          icon={<Trash2 aria-hidden="true" />}
                          onClick={() => remove(task.key)}
                        >
                          {t('Remove')}
                          <VisuallyHidden> {title}</VisuallyHidden>
                        </Button>
                      </Row>
                    </Stack>
                  </Below>
                )}
              </Task>
            )
          })}
        </List>
      )}
      {tasks.length < MOST_TASKS && (
        <Row>
          <Button
            variant="quiet"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setEditing(add())}
          >
            {t('Add a task')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function Due({ task: { dueOn, isDone } }: { task: EditedTask }) {
  if (dueOn === null || isDone) return null
  return daysUntil(dueOn) < 0 ? (
    <Late>{t('Was due on {date}', { date: calendarDayOf(dueOn) })}</Late>
  ) : (
    t('Due on {date}', { date: calendarDayOf(dueOn) })
  )
}

import { Link } from 'react-router-dom'
import type { Checklist_application$data } from '../../__generated__/Checklist_application.graphql.ts'
import { TextLink, VisuallyHidden } from '../../design/index.ts'
import { plural } from '../../language/language.ts'
import { Facts } from './checklistStyles.ts'
import { taskLink } from './taskLink.ts'

/** What is known of a task, for how many applications it counts, and where it is done. */
export function TaskFacts({
  task,
  isDone,
  target,
}: {
  task: Checklist_application$data['tasks'][number]
  isDone: boolean
  /** What a document for the application is written for. */
  target: { course: string; university: string }
}) {
  const { title, note, sharedWith, step, document } = task
  const link = taskLink({ step, document, isDone, target })
  if (note == null && sharedWith === 0 && link === null) return null
  return (
    <Facts>
      {note != null && <span>{note}</span>}
      {sharedWith > 0 && <span>{sharedWords(sharedWith)}</span>}
      {link && (
        <TextLink as={Link} to={link.to}>
          {link.label}
          <VisuallyHidden> ({title})</VisuallyHidden>
        </TextLink>
      )}
    </Facts>
  )
}

/** For how many other applications a tick counts. */
export function sharedWords(count: number): string {
  return plural(count, {
    one: 'Counts for one other application too',
    other: 'Counts for # other applications too',
  })
}

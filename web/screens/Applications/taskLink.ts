import type { Checklist_application$data } from '../../__generated__/Checklist_application.graphql.ts'
import { t } from '../../language/language.ts'

type Task = Checklist_application$data['tasks'][number]

/** Where a task is done: its document, the form that writes it, or the profile. Null where nothing here does it. */
export function taskLink({
  step,
  document,
  isDone,
  target,
}: Pick<Task, 'step' | 'document'> & {
  isDone: boolean
  target: { course: string; university: string }
}): { to: string; label: string } | null {
  if (document) return { to: `/results/${document.databaseId}`, label: t('Open the document') }
  const form = (type: string) => `/document-generator?${new URLSearchParams({ type, ...target })}`
  switch (step) {
    case 'STATEMENT':
      return isDone ? null : { to: form('sop'), label: t('Write the statement') }
    case 'LETTERS':
      return isDone ? null : { to: form('lor'), label: t('Draft a letter') }
    case 'ESSAYS':
      return isDone ? null : { to: form('essay'), label: t('Write an essay') }
    case 'ENGLISH_TEST':
    case 'GRE':
    case 'GMAT':
      return isDone ? null : { to: '/profile', label: t('Add the score to your profile') }
    default:
      return null
  }
}

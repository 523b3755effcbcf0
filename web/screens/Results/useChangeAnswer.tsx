import { type ReactNode, useState } from 'react'
import type { ChangeAnswerDialogQuery } from '../../__generated__/ChangeAnswerDialogQuery.graphql.ts'
import { formPath } from '../../documents/formPath.ts'
import { useStartedQuery } from '../../relay/useStartedQuery.ts'
import { CHANGE_ANSWER_QUERY, ChangeAnswerDialog } from './ChangeAnswerDialog.tsx'

type Question = { key: string; label: string }

/**
 * Changes the answers of a document that has no draft, in a dialog. `change` is null where a draft has them: there they
 * are changed in its form.
 */
export function useChangeAnswer(
  document: Parameters<typeof formPath>[0] & { id: string; redraftsLeft: number | null | undefined },
): { change: ((question: Question) => void) | null; dialog: ReactNode } {
  const [queryRef, start, drop] = useStartedQuery<ChangeAnswerDialogQuery>(CHANGE_ANSWER_QUERY)
  const [question, setQuestion] = useState<Question | null>(null)
  return {
    change: document.draft
      ? null
      : asked => {
          setQuestion(asked)
          start({ id: document.id, key: asked.key })
        },
    dialog: queryRef && question && (
      <ChangeAnswerDialog
        queryRef={queryRef}
        documentId={document.id}
        redraftsLeft={document.redraftsLeft ?? null}
        question={question}
        formPath={formPath(document)}
        onClose={drop}
      />
    ),
  }
}

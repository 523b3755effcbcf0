import { useCallback, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { nextSequence, randomMark } from '../../device/pageMarks.ts'
import { type StorageKey, storageEntry } from '../../device/storage.ts'
import { t } from '../../language/language.ts'
import { useSendAnswers } from '../../questionnaire/autosave/useSendAnswers.ts'
import type { FormQuestionnaire } from '../../questionnaire/formQuestion.ts'
import type { AnswerInput } from '../../questionnaire/formValues.ts'
import type { QuickType } from './quickFormAddress.ts'

const keptDraft = z.object({
  creationKey: z.string(),
  /** Null until the draft was saved. */
  draftId: z.nullable(z.string()),
  /** The revision of each answer that was saved. */
  revisions: z.record(z.string(), z.number()),
})
type KeptDraft = z.infer<typeof keptDraft>

/** The draft that a quick form's answers are saved as, for questions about them. */
export type QuickDraft = {
  /** Null while nothing was saved. */
  draftId: string | null
  /** Saves the answers as they are. Gives the draft's id, or in words why they could not be saved. */
  save: (answers: readonly AnswerInput[]) => Promise<{ draftId: string } | { failed: string }>
  /** Begins another draft with the next save. */
  forget: () => void
}

/**
 * The draft behind a quick form. The form keeps its answers in the tab; they are saved only when somebody asks for
 * questions, and again before each document after that, so that its replies are about the answers as they are.
 */
export function useQuickDraft({
  type,
  questionnaire,
  storageKey,
}: {
  type: QuickType
  questionnaire: FormQuestionnaire
  storageKey: StorageKey
}): QuickDraft {
  const send = useSendAnswers({ type, form: 'QUICK', questionnaire })
  const kept = useRef<KeptDraft | null>(null)
  kept.current ??= entryOf(storageKey).read()
  const [draftId, setDraftId] = useState(kept.current?.draftId ?? null)

  const keep = useCallback(
    (draft: KeptDraft | null) => {
      kept.current = draft
      setDraftId(draft?.draftId ?? null)
      if (draft === null) entryOf(storageKey).remove()
      else entryOf(storageKey).write(draft)
    },
    [storageKey],
  )

  const save = useCallback<QuickDraft['save']>(
    async answers => {
      const draft = kept.current ?? { creationKey: randomMark(), draftId: null, revisions: {} }
      keep(draft)
      const given = new Set(answers.map(({ key }) => key))
      const cleared = Object.keys(draft.revisions).filter(key => !given.has(key))
      const outcome = await send({
        draftId: draft.draftId,
        creationKey: draft.creationKey,
        sequence: nextSequence(),
        answers: [...answers, ...cleared.map(key => ({ key, value: null }))].map(answer => ({
          ...answer,
          revision: draft.revisions[answer.key] ?? 0,
          givesWay: false,
        })),
      })
      switch (outcome.kind) {
        case 'SAVED': {
          const saved = outcome.saved.map(({ key, revision }) => [key, revision] as const)
          keep({
            ...draft,
            draftId: outcome.draftId,
            revisions: { ...draft.revisions, ...Object.fromEntries(saved) },
          })
          return { draftId: outcome.draftId }
        }
        case 'GONE':
          keep(null)
          return { failed: t('What was saved of this form was deleted. Please try again.') }
        case 'REFUSED':
        case 'HELD_UP':
          return { failed: outcome.message }
        default:
          return { failed: t('Your answers could not be saved. Check your connection and try again.') }
      }
    },
    [keep, send],
  )
  const forget = useCallback(() => keep(null), [keep])
  return { draftId, save, forget }
}

function entryOf(key: StorageKey) {
  return storageEntry({ area: 'TAB', key, schema: keptDraft })
}

import * as z from 'zod/mini'
import { openTabChannel } from '../../device/tabChannel.ts'
import type { SavedAnswer } from './answers.ts'
import { formValueSchema } from './keptAnswers.ts'

/** The pages of this browser that have the same draft open. */
export type SiblingPages = {
  post: (answers: readonly SavedAnswer[]) => void
  close: () => void
}

const answerSchema = z.object({
  key: z.string(),
  value: formValueSchema,
  revision: z.number(),
  setAside: z.readonly(z.array(z.object({ value: formValueSchema, savedAt: z.string() }))),
})

/** Posts what this page has saved to its siblings, and listens to theirs. */
export function openSiblingPages({
  viewerId,
  draftId,
  onSaved,
}: {
  viewerId: string
  draftId: string
  onSaved: (answers: readonly SavedAnswer[]) => void
}): SiblingPages {
  return openTabChannel({
    name: `gradwright:answers:${viewerId}:${draftId}`,
    schema: z.readonly(z.array(answerSchema)),
    onMessage: onSaved,
  })
}

import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'
import { findQuestionnaire } from '../questionnaires/index.ts'
import { labelsOf } from '../questionnaires/labels.ts'
import { currentAnswer, type SavedAnswer, withoutPage } from './draftAnswers.ts'
import { setAsideStill } from './mergeAnswer.ts'
import { lockDraft } from './rows.ts'

/**
 * Forgets values that were set aside for an answer, once their owner has taken one or wants none. Only those that the
 * owner has seen: another one may have been set aside meanwhile.
 * @throws NotSignedInError, NotFoundError (no such draft of the viewer's, or no answer under this key).
 */
export async function settleSetAside({
  app,
  viewer,
  draftId,
  key,
  savedAt,
}: {
  app: AppContext
  viewer: Viewer | null
  draftId: number
  key: string
  /** When the values to forget were saved; null for all of them. */
  savedAt?: readonly Date[] | null
}): Promise<SavedAnswer> {
  if (!viewer) throw new NotSignedInError()
  return await app.database.prisma.$transaction(async tx => {
    await lockDraft(tx, { viewer, draftId })
    const { documentType, form } = await tx.draft.findUniqueOrThrow({ where: { id: draftId } })
    const definition = findQuestionnaire(documentType, form)
    const label = definition && labelsOf(definition).get(key)
    // A key that is asked: anything else may not even be a text that the database takes.
    if (label == null) throw new NotFoundError()
    const row = await tx.draftAnswer.findUnique({ where: { draftId_key: { draftId, key } } })
    if (!row) throw new NotFoundError()
    const answer = currentAnswer(row)
    const setAside = setAsideStill({ answer, forgotten: savedAt ?? null })
    await tx.draftAnswer.update({
      where: { draftId_key: { draftId, key } },
      data: { setAside: setAside.map(({ value, savedAt }) => ({ value, savedAt: savedAt.toISOString() })) },
    })
    return { key, label, ...withoutPage({ ...answer, setAside }) }
  })
}

import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'
import { findQuestionnaire } from '../questionnaires/index.ts'
import { labelsOf } from '../questionnaires/labels.ts'
import { currentAnswer, type SavedAnswer } from './draftAnswers.ts'
import { lockDraft } from './rows.ts'

/**
 * Removes the conflicting values of an answer, after the owner took one or rejected all.
 * @throws NotSignedInError, NotFoundError (no such draft of the viewer's, or no answer under this key).
 */
export async function settleSetAside({
  app,
  viewer,
  draftId,
  key,
}: {
  app: AppContext
  viewer: Viewer | null
  draftId: number
  key: string
}): Promise<SavedAnswer> {
  if (!viewer) throw new NotSignedInError()
  return await app.database.prisma.$transaction(async tx => {
    await lockDraft(tx, { viewer, draftId })
    const { documentType, form } = await tx.draft.findUniqueOrThrow({ where: { id: draftId } })
    const definition = findQuestionnaire(documentType, form)
    const label = definition && labelsOf(definition).get(key)
    // Only known keys: the database may be unable to store any other text.
    if (label == null) throw new NotFoundError()
    const [row] = await tx.draftAnswer.updateManyAndReturn({
      where: { draftId, key },
      data: { setAside: [] },
    })
    if (!row) throw new NotFoundError()
    const { editor: _, ...answer } = currentAnswer(row)
    return { key, label, ...answer }
  })
}

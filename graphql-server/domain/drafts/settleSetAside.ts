import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError, NotSignedInError } from '../errors.ts'
import { findQuestionnaire } from '../questionnaires/index.ts'
import { labelsOf } from '../questionnaires/labels.ts'
import { type SavedAnswer, standingAnswer } from './draftAnswers.ts'
import { lockDraft } from './rows.ts'

/**
 * Forgets the values that were set aside for an answer, once their owner has taken one or wants none.
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
    // A key that is asked: anything else may not even be a text that the database takes.
    if (label == null) throw new NotFoundError()
    const [row] = await tx.draftAnswer.updateManyAndReturn({
      where: { draftId, key },
      data: { setAside: [] },
    })
    if (!row) throw new NotFoundError()
    const { editor: _, ...answer } = standingAnswer(row)
    return { key, label, ...answer }
  })
}

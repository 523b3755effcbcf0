import type { Draft } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { NotFoundError } from '../errors.ts'
import type { Answers } from '../questionnaires/definition.ts'
import { findQuestionnaire } from '../questionnaires/index.ts'
import { visible } from '../visible.ts'
import { answersIn } from './draftAnswers.ts'
import { draftsVisibleTo } from './policy.ts'

/** A draft with its current answers. @throws NotFoundError when the viewer has no such draft. */
export async function readDraft({
  app,
  viewer,
  draftId,
}: {
  app: AppContext
  viewer: Viewer
  draftId: number
}): Promise<{ draft: Draft; answers: Answers }> {
  const found = await app.database.prisma.draft.findFirst({
    where: visible(draftsVisibleTo(viewer), { id: draftId }),
    include: { answers: true },
  })
  if (!found) throw new NotFoundError()
  const { answers: rows, ...draft } = found
  const definition = findQuestionnaire(draft.documentType, draft.form)
  return { draft, answers: definition ? answersIn({ definition, rows }) : {} }
}

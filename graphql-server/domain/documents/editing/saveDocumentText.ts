import type { AppContext, Viewer } from '../../appContext.ts'
import { NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { lockEditable } from './addVersion.ts'
import { saveDocumentTextInput } from './inputs.ts'
import { saveText } from './saveText.ts'

/**
 * Saves the text of an editor. Sentences whose words are unchanged keep their sources; the others are the person's. A
 * save that started from an older revision changes nothing (`isSaved` is false), unless the text is already the saved
 * one, as after an answer that got lost.
 * @throws NotSignedInError, ValidationError, NotFoundError, ConflictError (not finished), PlanRequiredError (a preview)
 */
export async function saveDocumentText({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<{ documentId: number; isSaved: boolean }> {
  if (!viewer) throw new NotSignedInError()
  const sent = parseInput(saveDocumentTextInput, input)
  return await app.database.prisma.$transaction(async within => {
    const document = await lockEditable({ within, viewer, documentId })
    return { documentId, ...(await saveText({ app, within, document, sent })) }
  })
}

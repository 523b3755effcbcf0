import type { AppContext, Viewer } from '../../appContext.ts'
import { NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { readStoredVersion, readTextToKeep, withKeys } from '../reading/readDocumentText.ts'
import { plainText } from '../writing/plainText.ts'
import { addVersion, lockEditable } from './addVersion.ts'
import { saveDocumentTextInput } from './inputs.ts'
import { readEditedText } from './readEditedText.ts'

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
  const { revision, editor, paragraphs: sent } = parseInput(saveDocumentTextInput, input)
  return await app.database.prisma.$transaction(async within => {
    const document = await lockEditable({ within, viewer, documentId })
    const current = withKeys((await readTextToKeep({ within, documentId })) ?? [])
    const fromCurrent = readEditedText({ sent, known: [current] })
    // Words that the first draft has and the current text has not, as after an undo, find their sources there again.
    const paragraphs = hasOtherSentences(fromCurrent, current)
      ? readEditedText({
          sent,
          known: [current, (await readStoredVersion({ within, documentId, number: 1 })) ?? []],
        })
      : fromCurrent
    if (isSameText(paragraphs, current)) return { documentId, isSaved: true }
    if (revision !== document.revision) return { documentId, isSaved: false }
    await addVersion({ app, within, documentId, paragraphs, origin: { kind: 'EDITED', editor } })
    return { documentId, isSaved: true }
  })
}

type Keyed = ReturnType<typeof withKeys>

/** Whether a text has sentences that another has not. A moved, joined or removed paragraph has none. */
function hasOtherSentences(text: Keyed, other: Keyed): boolean {
  const known = new Set(other.flatMap(({ sentences }) => sentences.map(sentence => sentence.text)))
  return text.some(({ sentences }) => sentences.some(sentence => !known.has(sentence.text)))
}

function isSameText(one: Keyed, other: Keyed): boolean {
  return (
    one.length === other.length &&
    one.every(({ key }, index) => key === other[index]?.key) &&
    plainText(one) === plainText(other)
  )
}

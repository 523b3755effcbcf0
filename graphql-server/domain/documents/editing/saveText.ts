import type { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { AppContext } from '../../appContext.ts'
import { readProposals, readStoredVersion, readTextToKeep, withKeys } from '../reading/readDocumentText.ts'
import { plainText } from '../writing/plainText.ts'
import { addVersion, type EditableDocument } from './addVersion.ts'
import type { saveDocumentTextInput } from './inputs.ts'
import { readEditedText } from './readEditedText.ts'

/**
 * Saves an edited text in the caller's transaction, which has locked the document. Nothing is saved (`isSaved` is false)
 * where the text has changed since the revision that was sent, unless it is already the saved one.
 */
export async function saveText({
  app,
  within,
  document: { documentId, revision: present },
  sent: { revision, editor, paragraphs: texts },
}: {
  app: AppContext
  within: Prisma.TransactionClient
  document: EditableDocument
  sent: z.output<typeof saveDocumentTextInput>
}): Promise<{ isSaved: boolean }> {
  const current = withKeys((await readTextToKeep({ within, documentId })) ?? [])
  const fromCurrent = readEditedText({ sent: texts, known: [current] })
  // Words that the first draft or a proposal has and the current text has not find their sources there.
  const paragraphs = hasOtherSentences(fromCurrent, current)
    ? readEditedText({
        sent: texts,
        known: [
          current,
          (await readStoredVersion({ within, documentId, number: 1 })) ?? [],
          await readProposals({ within, documentId }),
        ],
      })
    : fromCurrent
  const hasSameWords = isSameText(paragraphs, current)
  if (hasSameWords && paragraphs.every(({ isLocked }, index) => isLocked === current[index]?.isLocked))
    return { isSaved: true }
  if (revision !== present) return { isSaved: false }
  await addVersion({ app, within, documentId, paragraphs, origin: { kind: 'EDITED', editor } })
  // A recommender approved the words, which are the same.
  if (hasSameWords)
    await within.letterRequest.updateMany({
      where: { documentId, approvedRevision: present },
      data: { approvedRevision: present + 1 },
    })
  return { isSaved: true }
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

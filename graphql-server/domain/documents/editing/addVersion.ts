import type { Prisma } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { isUnlocked } from '../../billing/unlocking.ts'
import { ConflictError, NotFoundError, PlanRequiredError } from '../../errors.ts'
import { visible } from '../../visible.ts'
import { lockOwner } from '../generation/lockOwner.ts'
import { documentsVisibleTo, SEALED } from '../policy.ts'
import { type KeyedParagraph, readNewestVersion, readSurplusVersions } from '../reading/readDocumentText.ts'
import { countWords, plainText } from '../writing/plainText.ts'
import { storedText } from '../writing/storedText.ts'
import { MOST_VERSIONS, VERSION_TIME } from './limits.ts'

/** What is known of a text that may be changed. */
export type EditableDocument = { documentId: number; revision: number }

/**
 * Locks a document whose text is to be changed until the end of the transaction.
 * @throws NotFoundError (not a document of the viewer's), ConflictError (not finished, or confidential),
 *   PlanRequiredError (a preview)
 */
export async function lockEditable({
  within,
  viewer,
  documentId,
}: {
  within: Prisma.TransactionClient
  viewer: Viewer
  documentId: number
}): Promise<EditableDocument> {
  const where = visible(documentsVisibleTo(viewer), { id: documentId })
  const found = await within.document.findFirst({ where, select: { id: true } })
  if (found === null) throw new NotFoundError()
  await lockOwner(within, documentId)
  const document = await within.document.findFirst({
    where,
    select: { status: true, unlockedAt: true, sealedAt: true, textRevision: true },
  })
  if (document === null) throw new NotFoundError()
  if (document.status !== 'READY') throw new ConflictError('Only a finished document can be edited.')
  if (!isUnlocked(document))
    throw new PlanRequiredError('This is a preview. Upgrade to read and edit the complete document.')
  if (document.sealedAt !== null) throw new ConflictError(SEALED)
  return { documentId, revision: document.textRevision }
}

/**
 * Makes a text the text of its document. An edit by the page that began the newest version at most ten minutes ago
 * changes that version; any other is a new one. Removes the oldest edited and restored versions beyond the number that is kept.
 */
export async function addVersion({
  app,
  within,
  documentId,
  paragraphs,
  origin,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  documentId: number
  paragraphs: readonly KeyedParagraph[]
  origin: { kind: 'EDITED'; editor: string } | { kind: 'RESTORED'; restoredFrom: number }
}): Promise<void> {
  const now = app.now()
  const newest = await readNewestVersion({ within, documentId })
  const text = {
    body: storedText.parse({ paragraphs }),
    wordCount: countWords(plainText(paragraphs)),
    savedAt: now,
  }
  const goesOn =
    origin.kind === 'EDITED' &&
    newest?.kind === 'EDITED' &&
    newest.editor === origin.editor &&
    now.getTime() - newest.createdAt.getTime() < VERSION_TIME
  if (goesOn) await within.documentVersion.update({ where: { id: newest.id }, data: text })
  else {
    await within.documentVersion.create({
      data: { ...text, ...origin, documentId, number: (newest?.number ?? 0) + 1, createdAt: now },
    })
    await removeOldest({ within, documentId })
  }
  await within.document.update({ where: { id: documentId }, data: { textRevision: { increment: 1 } } })
}

/** Removes the oldest edited and restored versions beyond the number that is kept. */
async function removeOldest({
  within,
  documentId,
}: {
  within: Prisma.TransactionClient
  documentId: number
}): Promise<void> {
  const surplus = await readSurplusVersions({ within, documentId, most: MOST_VERSIONS })
  if (surplus.length > 0) await within.documentVersion.deleteMany({ where: { id: { in: surplus } } })
}

import type { AppContext, Viewer } from '../../appContext.ts'
import { NotFoundError, NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { readStoredVersion } from '../reading/readDocumentText.ts'
import { addVersion, lockEditable } from './addVersion.ts'
import { restoreVersionInput } from './inputs.ts'

/**
 * Makes the text of an earlier version the text of its document, as a new version: restoring the one before takes it
 * back. Changes nothing (`isRestored` is false) where the text has changed since the revision that was sent.
 * @throws NotSignedInError, ValidationError, NotFoundError (the document or the version), ConflictError (not finished),
 * PlanRequiredError (a preview)
 */
export async function restoreVersion({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<{ documentId: number; isRestored: boolean }> {
  if (!viewer) throw new NotSignedInError()
  const { revision, number } = parseInput(restoreVersionInput, input)
  return await app.database.prisma.$transaction(async within => {
    const document = await lockEditable({ within, viewer, documentId })
    const paragraphs = await readStoredVersion({ within, documentId, number })
    if (paragraphs === null) throw new NotFoundError('This version is not kept any more.')
    if (revision !== document.revision) return { documentId, isRestored: false }
    const origin = { kind: 'RESTORED', restoredFrom: number } as const
    await addVersion({ app, within, documentId, paragraphs, origin })
    return { documentId, isRestored: true }
  })
}

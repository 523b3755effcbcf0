import type { Document } from '../../../generated/prisma/client.ts'
import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../../errors.ts'
import { cancelJobs } from '../../jobKinds.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'
import { endWithoutText } from './endWithoutText.ts'

/**
 * Cancels an unfinished document in one transaction: its job is cancelled, its sections are removed, its payment is
 * returned and the worker that writes it is notified.
 * @throws NotSignedInError, NotFoundError (not a document of the viewer's), ConflictError (it has ended already).
 */
export async function cancelDocument({
  app,
  viewer,
  documentId,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
}): Promise<Document> {
  if (!viewer) throw new NotSignedInError()
  return await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, viewer.userId)
    const found = await tx.document.findFirst({
      where: visible(documentsVisibleTo(viewer), { id: documentId }),
      select: { id: true },
    })
    if (!found) throw new NotFoundError()
    const cancelled = await cancelJobs({ app, within: tx, kind: 'write-document', subjectIds: [documentId] })
    if (cancelled === 0) throw new ConflictError('This draft is not being written any more.')
    await endWithoutText({ app, within: tx, documentId, status: 'CANCELLED' })
    return await tx.document.findUniqueOrThrow({ where: { id: documentId } })
  })
}

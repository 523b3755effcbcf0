import type { Document } from '../../../generated/prisma/client.ts'
import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../../errors.ts'
import { documentsVisibleTo } from '../policy.ts'
import { endWithoutText } from './endWithoutText.ts'
import { CANCEL_CHANNEL } from './generationQueue.ts'

/**
 * Stops a document that is not ready yet, in one transaction: its job ends, what was written of it goes away, what
 * paid for it comes back, and whoever is writing it is told.
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
    const visible = await tx.document.findFirst({
      where: { AND: [{ id: documentId }, documentsVisibleTo(viewer)] },
      select: { id: true },
    })
    if (!visible) throw new NotFoundError()
    const stopped = await tx.generationJob.updateMany({
      where: { documentId, state: { in: ['WAITING', 'RUNNING'] } },
      data: { state: 'CANCELLED', finishedAt: app.now(), leaseOwner: null, leaseUntil: null },
    })
    if (stopped.count === 0) throw new ConflictError('This draft is not being written any more.')
    await endWithoutText({ app, within: tx, documentId, status: 'CANCELLED' })
    await app.database.notify(CANCEL_CHANNEL, String(documentId), tx)
    return await tx.document.findUniqueOrThrow({ where: { id: documentId } })
  })
}

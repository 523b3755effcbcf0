import type { AppContext, Viewer } from '../../appContext.ts'
import { NotFoundError, NotSignedInError } from '../../errors.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'

type ShareOfViewer = { app: AppContext; viewer: Viewer | null; shareId: number }

/**
 * Revokes a link: nobody can open it any more. A link that ended or was revoked before stays as it is.
 * @throws NotSignedInError, NotFoundError for a link of another person's document
 */
export async function revokeShare({ app, viewer, shareId }: ShareOfViewer): Promise<{ documentId: number }> {
  const { documentId } = await findOwnShare({ app, viewer, shareId })
  await app.database.prisma.documentShare.updateMany({
    where: { id: shareId, revokedAt: null, endsAt: { gt: app.now() } },
    data: { revokedAt: app.now() },
  })
  return { documentId }
}

/**
 * Takes no more comments through a link. It can still be read, with the comments that are there.
 * @throws NotSignedInError, NotFoundError for a link of another person's document
 */
export async function closeShareComments({
  app,
  viewer,
  shareId,
}: ShareOfViewer): Promise<{ documentId: number }> {
  const { documentId } = await findOwnShare({ app, viewer, shareId })
  await app.database.prisma.documentShare.updateMany({
    where: { id: shareId, access: 'COMMENT', commentsClosedAt: null },
    data: { commentsClosedAt: app.now() },
  })
  return { documentId }
}

async function findOwnShare({ app, viewer, shareId }: ShareOfViewer): Promise<{ documentId: number }> {
  if (!viewer) throw new NotSignedInError()
  const share = await app.database.prisma.documentShare.findFirst({
    where: { id: shareId, document: visible(documentsVisibleTo(viewer), {}) },
    select: { documentId: true },
  })
  if (share === null) throw new NotFoundError()
  return share
}

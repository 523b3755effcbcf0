import type { DocumentShare } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'
import type { CommentRow } from './comments.ts'

/** A link as its document's owner sees it. */
export type ListedShare = Pick<
  DocumentShare,
  'id' | 'access' | 'createdAt' | 'endsAt' | 'uses' | 'lastUsedAt' | 'commentsClosedAt'
>

/** The links of a document that may be used, the newest first, and the comments of all its links. */
export type DocumentSharing = { shares: ListedShare[]; comments: CommentRow[] }

/** The columns of a comment that are shown. */
export const SHOWN_COMMENT = {
  id: true,
  answersId: true,
  authorName: true,
  body: true,
  quote: true,
  paragraphKey: true,
  start: true,
  createdAt: true,
  resolvedAt: true,
} as const

/**
 * Reads how documents are shared, by the document's id. Documents that are not shared, or not the viewer's, are missing
 * from the result. The number of statements does not depend on the number of documents.
 */
export async function readSharing({
  app,
  viewer,
  documentIds,
}: {
  app: AppContext
  viewer: Viewer | null
  documentIds: readonly number[]
}): Promise<Map<number, DocumentSharing>> {
  const now = app.now()
  const shares = await app.database.prisma.documentShare.findMany({
    where: {
      documentId: { in: [...documentIds] },
      document: visible(documentsVisibleTo(viewer), {}),
    },
    orderBy: { id: 'desc' },
    include: { comments: { select: SHOWN_COMMENT } },
  })
  const sharing = new Map<number, DocumentSharing>()
  for (const { comments, tokenHash: _secret, ...share } of shares) {
    const before = sharing.get(share.documentId) ?? { shares: [], comments: [] }
    const isOpen = share.revokedAt === null && share.endsAt > now
    sharing.set(share.documentId, {
      shares: isOpen ? [...before.shares, share] : before.shares,
      comments: [...before.comments, ...comments],
    })
  }
  return sharing
}

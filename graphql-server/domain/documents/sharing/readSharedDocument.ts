import type { DocumentType, ShareAccess } from '../../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { hashOfToken } from '../../secretToken.ts'
import { openShares } from '../policy.ts'
import { readSharedContent } from '../reading/readDocumentText.ts'
import { plainText } from '../writing/plainText.ts'
import { type CommentThread, threadsOf } from './comments.ts'
import { SHOWN_COMMENT } from './readSharing.ts'

/** What a link shows: a text, and for comments those of this link. Nothing of the person or the document beside it. */
export type SharedDocument = {
  shareId: number
  documentType: DocumentType
  access: ShareAccess
  endsAt: Date
  takesComments: boolean
  paragraphs: { key: string; text: string }[]
  /** Titles of the paragraphs that a preview does not show. */
  locked: string[]
  threads: CommentThread[]
}

/**
 * Reads the document that a link's token opens. Null for every token that opens none: unknown, ended, revoked, or of a
 * deleted document. Opening is counted unless the owner does it, or `isCounted` is false.
 */
export async function readSharedDocument({
  app,
  viewer,
  token,
  isCounted = true,
}: {
  app: AppContext
  viewer: Viewer | null
  token: string
  isCounted?: boolean
}): Promise<SharedDocument | null> {
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) return null
  const { prisma } = app.database
  const now = app.now()
  const share = await prisma.documentShare.findFirst({
    where: openShares(tokenHash, now),
    select: {
      id: true,
      access: true,
      endsAt: true,
      commentsClosedAt: true,
      comments: { select: SHOWN_COMMENT },
      document: { select: { documentType: true, userId: true } },
    },
  })
  const content = share === null ? null : await readSharedContent({ app, tokenHash })
  if (share === null || content === null || content.content === null) return null
  if (isCounted && viewer?.userId !== share.document.userId)
    await prisma.documentShare.updateMany({
      where: { id: share.id },
      data: { uses: { increment: 1 }, lastUsedAt: now },
    })
  const isForComments = share.access === 'COMMENT'
  const shown = new Set(content.paragraphs.map(({ title }) => title))
  return {
    shareId: share.id,
    documentType: share.document.documentType,
    access: share.access,
    endsAt: share.endsAt,
    takesComments: isForComments && share.commentsClosedAt === null,
    paragraphs: content.paragraphs.map(paragraph => ({ key: paragraph.key, text: plainText([paragraph]) })),
    locked: content.isPreview
      ? content.outline.map(({ title }) => title).filter(title => !shown.has(title))
      : [],
    threads: isForComments ? threadsOf(share.comments, content.paragraphs) : [],
  }
}

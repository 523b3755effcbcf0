import type { AppContext, Viewer } from '../../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../../errors.ts'
import { parseInput } from '../../parseInput.ts'
import { visible } from '../../visible.ts'
import { lockOwner } from '../generation/lockOwner.ts'
import { documentsVisibleTo } from '../policy.ts'
import { answerInput } from './inputs.ts'
import { MOST_COMMENTS } from './limits.ts'

type CommentOfViewer = { app: AppContext; viewer: Viewer | null; commentId: number }

/**
 * The owner of a document answers a comment. People with its link read the answer.
 * @throws NotSignedInError, ValidationError, NotFoundError (not a thread of the viewer's document), ConflictError (full)
 */
export async function answerComment({
  app,
  viewer,
  commentId,
  input,
}: CommentOfViewer & { input: unknown }): Promise<{ documentId: number }> {
  const { body } = parseInput(answerInput, input)
  const { documentId } = await findOwnComment({ app, viewer, commentId })
  await app.database.prisma.$transaction(async tx => {
    await lockOwner(tx, documentId)
    const answered = await tx.documentComment.findFirst({
      where: { id: commentId, answersId: null },
      select: { shareId: true, share: { select: { _count: { select: { comments: true } } } } },
    })
    if (answered === null) throw new NotFoundError()
    if (answered.share._count.comments >= MOST_COMMENTS)
      throw new ConflictError('There is no room for more comments here. Delete some first.')
    await tx.documentComment.create({
      data: { shareId: answered.shareId, answersId: commentId, body, createdAt: app.now() },
    })
  })
  return { documentId }
}

/**
 * Marks a comment as resolved, or as open again.
 * @throws NotSignedInError, NotFoundError (not a thread of the viewer's document)
 */
export async function resolveComment({
  app,
  viewer,
  commentId,
  isResolved,
}: CommentOfViewer & { isResolved: boolean }): Promise<{ documentId: number }> {
  const { documentId, answersId } = await findOwnComment({ app, viewer, commentId })
  if (answersId !== null) throw new NotFoundError()
  await app.database.prisma.documentComment.updateMany({
    where: { id: commentId },
    data: { resolvedAt: isResolved ? app.now() : null },
  })
  return { documentId }
}

/**
 * Deletes a comment with the answers to it, or one answer.
 * @throws NotSignedInError, NotFoundError (not a comment on the viewer's document)
 */
export async function deleteComment({
  app,
  viewer,
  commentId,
}: CommentOfViewer): Promise<{ documentId: number }> {
  const { documentId } = await findOwnComment({ app, viewer, commentId })
  await app.database.prisma.documentComment.deleteMany({ where: { id: commentId } })
  return { documentId }
}

async function findOwnComment({
  app,
  viewer,
  commentId,
}: CommentOfViewer): Promise<{ documentId: number; answersId: number | null }> {
  if (!viewer) throw new NotSignedInError()
  const comment = await app.database.prisma.documentComment.findFirst({
    where: { id: commentId, share: { document: visible(documentsVisibleTo(viewer), {}) } },
    select: { answersId: true, share: { select: { documentId: true } } },
  })
  if (comment === null) throw new NotFoundError()
  return { documentId: comment.share.documentId, answersId: comment.answersId }
}

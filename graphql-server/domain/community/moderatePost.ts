import { requireAdmin } from '../administration/requireAdmin.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import type { AuditAction } from '../audit/actions.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { reasonInput } from './inputs.ts'

type OnPost = { app: AppContext; viewer: Viewer | null; postId: number }
type Hidden = { hiddenAt: Date | null; hiddenReason: string | null }

/**
 * Hides a post, with a reason that its author reads. All its reports are settled.
 * @throws NotSignedInError, ForbiddenError for everybody but admins, ValidationError, NotFoundError, ConflictError when
 * it is hidden
 */
export async function hidePost({ input, ...onPost }: OnPost & { input: unknown }): Promise<void> {
  requireAdmin(onPost.viewer)
  const { reason } = parseInput(reasonInput, input)
  await decide({
    ...onPost,
    action: 'HIDE_POST',
    change: ({ hiddenAt }) => {
      if (hiddenAt) throw new ConflictError('This post is hidden already.')
      return { hiddenAt: onPost.app.now(), hiddenReason: reason }
    },
  })
}

/**
 * Shows a hidden post again.
 * @throws NotSignedInError, ForbiddenError for everybody but admins, NotFoundError, ConflictError when it is not hidden
 */
export async function restorePost(onPost: OnPost): Promise<void> {
  await decide({
    ...onPost,
    action: 'RESTORE_POST',
    change: ({ hiddenAt }) => {
      if (!hiddenAt) throw new ConflictError('This post is not hidden.')
      return { hiddenAt: null, hiddenReason: null }
    },
  })
}

/**
 * Leaves a reported post as it is, and settles its reports.
 * @throws NotSignedInError, ForbiddenError for everybody but admins, NotFoundError
 */
export async function keepPost(onPost: OnPost): Promise<void> {
  await decide({
    ...onPost,
    action: 'KEEP_POST',
    change: ({ hiddenAt, hiddenReason }) => ({ hiddenAt, hiddenReason }),
  })
}

async function decide({
  app,
  viewer,
  postId,
  action,
  change,
}: OnPost & { action: AuditAction; change: (post: Hidden) => Hidden }): Promise<void> {
  const { userId: adminId } = requireAdmin(viewer)
  await app.database.prisma.$transaction(async tx => {
    await tx.$queryRaw`SELECT "id" FROM "CommunityPost" WHERE "id" = ${postId} FOR UPDATE`
    const post = await tx.communityPost.findUnique({ where: { id: postId } })
    if (!post) throw new NotFoundError()
    const changed = change(post)
    await tx.communityPost.update({
      where: { id: postId },
      data: { ...changed, ...(changed.hiddenAt && { isAccepted: false }) },
    })
    const { count } = await tx.communityReport.updateMany({
      where: { postId, resolvedAt: null },
      data: { resolvedAt: app.now() },
    })
    await writeAuditEntry({
      app,
      within: tx,
      actorId: adminId,
      action,
      subjectId: postId,
      details: { ...(post.userId !== null && { person: post.userId }), reports: count },
    })
  })
}

import type { CommunityPost } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, ForbiddenError, NotFoundError, NotSignedInError } from '../errors.ts'
import { limitUse } from '../limitUse.ts'
import { parseInput } from '../parseInput.ts'
import { visible } from '../visible.ts'
import { reasonInput } from './inputs.ts'
import { postsVisibleTo } from './policy.ts'

type OnPost = { app: AppContext; viewer: Viewer | null; postId: number }

async function findPost({ app, viewer, postId }: OnPost): Promise<{ viewer: Viewer; post: CommunityPost }> {
  if (!viewer) throw new NotSignedInError()
  const post = await app.database.prisma.communityPost.findFirst({
    where: visible(postsVisibleTo(viewer), { id: postId }),
  })
  if (!post) throw new NotFoundError()
  return { viewer, post }
}

/**
 * Accepts an answer, in place of another one, or takes that back. Only who asked may do it.
 * @returns the number of the question
 * @throws NotSignedInError, NotFoundError, ForbiddenError for everybody else, ConflictError when it is hidden
 */
export async function acceptAnswer({
  isAccepted,
  ...onPost
}: OnPost & { isAccepted: boolean }): Promise<number> {
  const { viewer, post } = await findPost(onPost)
  const { questionId } = post
  if (questionId === null) throw new NotFoundError()
  await onPost.app.database.prisma.$transaction(async tx => {
    await tx.$queryRaw`SELECT "id" FROM "CommunityPost" WHERE "id" = ${questionId} FOR UPDATE`
    const question = await tx.communityPost.findUniqueOrThrow({ where: { id: questionId } })
    if (question.userId !== viewer.userId) throw new ForbiddenError('Only who asked can accept an answer.')
    if (post.hiddenAt) throw new ConflictError('This answer is hidden.')
    await tx.communityPost.updateMany({
      where: { questionId, isAccepted: true },
      data: { isAccepted: false },
    })
    if (isAccepted) await tx.communityPost.update({ where: { id: post.id }, data: { isAccepted } })
  })
  return questionId
}

/**
 * Deletes one's own post; the answers to a question go with it.
 * @returns the number of the question that it answered; null for a question
 * @throws NotSignedInError, NotFoundError, ForbiddenError for everybody else
 */
export async function deletePost(onPost: OnPost): Promise<number | null> {
  const { viewer, post } = await findPost(onPost)
  if (post.userId !== viewer.userId) throw new ForbiddenError('Only who wrote it can delete it.')
  await onPost.app.database.prisma.communityPost.deleteMany({ where: { id: post.id, userId: viewer.userId } })
  return post.questionId
}

/**
 * Reports a post of another person to the administrators. A second report of the same person changes nothing.
 * @throws NotSignedInError, NotFoundError, ValidationError, ConflictError for one's own post, RateLimitedError
 */
export async function reportPost({ input, ...onPost }: OnPost & { input: unknown }): Promise<void> {
  const { viewer, post } = await findPost(onPost)
  const { reason } = parseInput(reasonInput, input)
  if (post.userId === viewer.userId) throw new ConflictError('This is your own post. You can delete it.')
  const { app } = onPost
  await limitUse({
    app,
    uses: [{ key: `community-report:${viewer.userId}`, limit: app.settings.rateLimits.communityReports }],
    refusal: wait => `You have reported many posts today. Try again in ${wait}.`,
  })
  await app.database.prisma.communityReport.createMany({
    data: [{ postId: post.id, userId: viewer.userId, reason, createdAt: app.now() }],
    skipDuplicates: true,
  })
}

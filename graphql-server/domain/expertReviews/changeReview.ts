import { z } from 'zod'
import type { ExpertReview, Prisma } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, ForbiddenError, NotFoundError, NotSignedInError, ValidationError } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { optionalText, parseInput, typedText } from '../parseInput.ts'
import { visible } from '../visible.ts'
import { assignTo, MOST_AT_A_TIME } from './assignReview.ts'
import { expertReviewsVisibleTo, reviewsGivenTo, WAITS } from './policy.ts'
import { storedParagraphs } from './storedParagraphs.ts'
import { writeReturnedMail } from './writeReviewMail.ts'

type OnReview = { app: AppContext; viewer: Viewer | null; reviewId: number }

/** The most comments of a review. */
const MOST_COMMENTS = 100

const commentInput = z.object({
  paragraphKey: z.string().max(100),
  quote: optionalText(500),
  body: typedText().min(1, 'Write your comment').max(2000, 'Please keep this under 2,000 characters'),
})

const returnInput = z.object({
  summary: typedText()
    .min(20, 'Please write at least 20 characters')
    .max(5000, 'Please keep this under 5,000 characters'),
})

/** A review that is with this reviewer, locked until the transaction ends. */
async function lockGiven(
  tx: Prisma.TransactionClient,
  { viewer, reviewId }: OnReview,
): Promise<ExpertReview> {
  await tx.$queryRaw`SELECT "id" FROM "ExpertReview" WHERE "id" = ${reviewId} FOR UPDATE`
  const review = await tx.expertReview.findFirst({ where: visible(reviewsGivenTo(viewer), { id: reviewId }) })
  if (!review) throw new NotFoundError()
  if (review.state !== 'ASSIGNED') throw new ConflictError('This review has been returned.')
  return review
}

/**
 * Adds a reviewer's comment on a paragraph, or on some of its words.
 * @throws NotSignedInError, ValidationError also where the words are not in the paragraph, NotFoundError where the text
 * is not with this reviewer, ConflictError once it is returned
 */
export async function commentOnReview({ input, ...onReview }: OnReview & { input: unknown }): Promise<void> {
  if (!onReview.viewer) throw new NotSignedInError()
  const { paragraphKey, quote, body } = parseInput(commentInput, input)
  const { app, reviewId } = onReview
  await app.database.prisma.$transaction(async tx => {
    const review = await lockGiven(tx, onReview)
    const paragraph = storedParagraphs.parse(review.paragraphs).find(({ key }) => key === paragraphKey)
    if (!paragraph) throw new ValidationError([{ path: 'paragraphKey', message: 'Choose a paragraph' }])
    if (quote !== null && !paragraph.text.includes(quote))
      throw new ValidationError([{ path: 'quote', message: 'These words are not in the paragraph' }])
    if ((await tx.expertComment.count({ where: { reviewId } })) >= MOST_COMMENTS)
      throw new ConflictError('There is no room for more comments here.')
    await tx.expertComment.create({ data: { reviewId, paragraphKey, quote, body, createdAt: app.now() } })
  })
}

/**
 * Removes a comment of a review that is not returned.
 * @throws NotSignedInError, NotFoundError, ConflictError once it is returned
 */
export async function removeComment({
  commentNumber,
  ...onReview
}: OnReview & { commentNumber: number }): Promise<void> {
  if (!onReview.viewer) throw new NotSignedInError()
  await onReview.app.database.prisma.$transaction(async tx => {
    await lockGiven(tx, onReview)
    const { count } = await tx.expertComment.deleteMany({
      where: { id: commentNumber, reviewId: onReview.reviewId },
    })
    if (count === 0) throw new NotFoundError()
  })
}

/**
 * Returns a text to its owner, with a summary; the owner is mailed. The next one that waits is given to this reviewer.
 * @throws NotSignedInError, ValidationError, NotFoundError where the text is not with this reviewer, ConflictError once
 * it is returned
 */
export async function returnReview({ input, ...onReview }: OnReview & { input: unknown }): Promise<void> {
  const { app, viewer, reviewId } = onReview
  if (!viewer) throw new NotSignedInError()
  const { summary } = parseInput(returnInput, input)
  await app.database.prisma.$transaction(async tx => {
    const { userId, course } = await lockGiven(tx, onReview)
    await tx.expertReview.update({
      where: { id: reviewId },
      data: { state: 'RETURNED', summary, returnedAt: app.now() },
    })
    const owner = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true, fullName: true, mailLanguage: true },
    })
    await queueMail({
      app,
      within: tx,
      userId,
      toAddress: owner.email,
      kind: 'review-returned',
      ...writeReturnedMail({
        words: mailWords(owner.mailLanguage),
        fullName: owner.fullName,
        course,
        reviewId,
        publicUrl: app.settings.publicUrl,
      }),
    })
    await takeOldest(tx, app, viewer)
  })
}

/**
 * Gives the reviewer the text that waits the longest and is not their own. Changes nothing where none waits.
 * @throws NotSignedInError, ForbiddenError for everybody but reviewers, ConflictError where they have the most already
 */
export async function takeReview({ app, viewer }: { app: AppContext; viewer: Viewer | null }): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  if (viewer.role !== 'REVIEWER') throw new ForbiddenError()
  await app.database.prisma.$transaction(async tx => {
    const open = await tx.expertReview.count({ where: { reviewerId: viewer.userId, state: 'ASSIGNED' } })
    if (open >= MOST_AT_A_TIME)
      throw new ConflictError(`You have ${MOST_AT_A_TIME} texts. Return one before you take the next.`)
    await takeOldest(tx, app, viewer)
  })
}

async function takeOldest(tx: Prisma.TransactionClient, app: AppContext, viewer: Viewer): Promise<void> {
  const [oldest] = await tx.expertReview.findMany({
    where: { AND: [WAITS, { userId: { not: viewer.userId } }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 1,
    select: { id: true },
  })
  if (!oldest) return
  await tx.$queryRaw`SELECT "id" FROM "ExpertReview" WHERE "id" = ${oldest.id} FOR UPDATE`
  // Another reviewer may have been given it meanwhile.
  const stillWaits = await tx.expertReview.count({ where: { AND: [WAITS, { id: oldest.id }] } })
  if (stillWaits > 0) await assignTo({ app, within: tx, reviewId: oldest.id, reviewerId: viewer.userId })
}

/**
 * Takes back one's own text. The reviewer sees it no more.
 * @throws NotSignedInError, NotFoundError, ForbiddenError for everybody else, ConflictError once it is returned
 */
export async function withdrawReview(onReview: OnReview): Promise<void> {
  const { app, viewer, reviewId } = onReview
  if (!viewer) throw new NotSignedInError()
  await app.database.prisma.$transaction(async tx => {
    await tx.$queryRaw`SELECT "id" FROM "ExpertReview" WHERE "id" = ${reviewId} FOR UPDATE`
    const review = await tx.expertReview.findFirst({
      where: visible(expertReviewsVisibleTo(viewer), { id: reviewId }),
    })
    if (!review) throw new NotFoundError()
    if (review.userId !== viewer.userId) throw new ForbiddenError()
    if (review.state === 'RETURNED' || review.state === 'WITHDRAWN')
      throw new ConflictError('This review has ended.')
    await tx.expertReview.update({
      where: { id: reviewId },
      data: { state: 'WITHDRAWN', withdrawnAt: app.now() },
    })
  })
}

import { z } from 'zod'
import type { DocumentStatus, PlanCode } from '../../generated/prisma/enums.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { PLANS, plansWith } from '../billing/entitlements.ts'
import { isUnlocked } from '../billing/unlocking.ts'
import { documentsVisibleTo } from '../documents/policy.ts'
import { readDocumentContents } from '../documents/reading/readDocumentText.ts'
import { plainText } from '../documents/writing/plainText.ts'
import { ConflictError, NotFoundError, NotSignedInError, PlanRequiredError } from '../errors.ts'
import { optionalText, parseInput } from '../parseInput.ts'
import { visible } from '../visible.ts'
import { assignToSomebody } from './assignReview.ts'
import { countReviews } from './countReviews.ts'

/** Whether a finished document could be handed over: its owner's plan has reviews, and reads all of it. */
export function canHandOver({
  status,
  user,
  ...document
}: {
  status: DocumentStatus
  unlockedAt: Date | null
  sealedAt: Date | null
  user: { plan: PlanCode }
}): boolean {
  return (
    status === 'READY' &&
    document.sealedAt === null &&
    isUnlocked(document) &&
    PLANS[user.plan].expertReviews > 0
  )
}

const handOverInput = z.object({ note: optionalText(1000) })

/**
 * Hands a finished document to a reviewer: a copy of its text as it is now, its course and university, and a note.
 * @returns the number of the review
 * @throws NotSignedInError, PlanRequiredError where the plan has no reviews, ValidationError, NotFoundError,
 * ConflictError where the document has no full text, is with a reviewer already, or the month's reviews are used
 */
export async function handOver({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<number> {
  if (!viewer) throw new NotSignedInError()
  const { note } = parseInput(handOverInput, input)
  const document = await app.database.prisma.document.findFirst({
    where: visible(documentsVisibleTo(viewer), { id: documentId }),
    select: { documentType: true, course: true, targetUniversity: true, status: true },
  })
  const content = (await readDocumentContents({ app, viewer, documentIds: [documentId] })).get(documentId)
  if (!document || !content) throw new NotFoundError()
  const paragraphs = content.paragraphs.map(paragraph => ({
    key: paragraph.key,
    text: plainText([paragraph]),
  }))
  return await app.database.prisma.$transaction(async tx => {
    // Two requests at once are counted one after the other.
    await lockUser(tx, viewer.userId)
    const { plan } = await tx.user.findUniqueOrThrow({
      where: { id: viewer.userId },
      select: { plan: true },
    })
    const { expertReviews } = PLANS[plan]
    if (expertReviews === 0)
      throw new PlanRequiredError(`Expert review is part of ${plansWith(other => other.expertReviews > 0)}.`)
    if (document.status !== 'READY' || content.isPreview || paragraphs.length === 0)
      throw new ConflictError('Only a finished document that you read in full can be handed over.')
    const underWay = await tx.expertReview.count({
      where: { documentId, state: { in: ['WAITING', 'ASSIGNED'] } },
    })
    if (underWay > 0) throw new ConflictError('This document is with a reviewer already.')
    if ((await countReviews({ app, userId: viewer.userId, within: tx })) >= expertReviews)
      throw new ConflictError(`Your ${expertReviews} reviews of this billing month are used.`)
    const { documentType, course, targetUniversity } = document
    const { id } = await tx.expertReview.create({
      data: {
        userId: viewer.userId,
        documentId,
        documentType,
        course,
        targetUniversity,
        note,
        paragraphs,
        createdAt: app.now(),
      },
      select: { id: true },
    })
    await assignToSomebody({ app, within: tx, reviewId: id, ownerId: viewer.userId })
    return id
  })
}

import { z } from 'zod'
import type { AppContext, Viewer } from '../appContext.ts'
import { PLANS, plansWith } from '../billing/entitlements.ts'
import { NotFoundError, NotSignedInError, PlanRequiredError } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { parseInput, typedText } from '../parseInput.ts'
import { countSupportMessage } from './countSupportMessage.ts'
import { supportMessage } from './inputs.ts'
import { dueAfter } from './promise.ts'
import { writeQuestionMail } from './writeSupportMail.ts'

const threadInput = z.object({
  subject: typedText()
    .min(3, 'Say in a few words what it is about')
    .max(120, 'Please keep this under 120 characters'),
  message: supportMessage,
})

/**
 * Begins a conversation with support. The answer is promised within the hours of the plan; the operator is mailed.
 * @throws NotSignedInError, PlanRequiredError where the plan has no support by message, ValidationError,
 * RateLimitedError
 */
export async function openThread({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<number> {
  if (!viewer) throw new NotSignedInError()
  const person = await app.database.prisma.user.findUnique({
    where: { id: viewer.userId },
    select: { plan: true },
  })
  if (!person) throw new NotFoundError()
  const { supportHours } = PLANS[person.plan]
  if (supportHours === null)
    throw new PlanRequiredError(
      `Support by message is part of ${plansWith(plan => plan.supportHours !== null)}.`,
    )
  const { subject, message } = parseInput(threadInput, input)
  await countSupportMessage({ app, viewer })
  const now = app.now()
  const dueAt = dueAfter(now, supportHours)
  return await app.database.prisma.$transaction(async tx => {
    const { id } = await tx.supportThread.create({
      data: {
        userId: viewer.userId,
        subject,
        promisedHours: supportHours,
        waitingSince: now,
        dueAt,
        createdAt: now,
        lastMessageAt: now,
        messages: { create: { authorId: viewer.userId, isFromStaff: false, body: message, createdAt: now } },
      },
      select: { id: true },
    })
    await queueMail({
      app,
      within: tx,
      userId: viewer.userId,
      toAddress: app.settings.contactAddress,
      kind: 'support-question',
      ...writeQuestionMail({ subject, threadId: id, dueAt, publicUrl: app.settings.publicUrl }),
    })
    return id
  })
}

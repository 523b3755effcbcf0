import { z } from 'zod'
import type { Prisma, SupportThread } from '../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { NotSignedInError } from '../errors.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { countSupportMessage } from './countSupportMessage.ts'
import { supportMessage } from './inputs.ts'
import { lockThread } from './lockThread.ts'
import { dueAfter } from './promise.ts'
import { writeAnswerMail, writeQuestionMail } from './writeSupportMail.ts'

/**
 * Adds a message to a conversation: an answer where an admin writes to somebody else, and a question otherwise. The
 * promised time begins with the first question that has no answer.
 * @throws NotSignedInError, ValidationError, NotFoundError, ConflictError when it is closed, RateLimitedError
 */
export async function writeMessage({
  app,
  viewer,
  threadId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  threadId: number
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { message } = parseInput(z.object({ message: supportMessage }), input)
  if (viewer.role !== 'ADMIN') await countSupportMessage({ app, viewer })
  await app.database.prisma.$transaction(async tx => {
    const thread = await lockThread({ within: tx, viewer, threadId })
    const adding = { app, within: tx, viewer, thread, body: message }
    if (thread.userId === viewer.userId) await addQuestion(adding)
    else await addAnswer(adding)
  })
}

type Adding = {
  app: AppContext
  within: Prisma.TransactionClient
  viewer: Viewer
  thread: SupportThread
  body: string
}

async function addQuestion({ app, within, viewer, thread, body }: Adding): Promise<void> {
  const now = app.now()
  const begins = thread.state === 'ANSWERED'
  const dueAt = dueAfter(now, thread.promisedHours)
  await within.supportThread.update({
    where: { id: thread.id },
    data: {
      lastMessageAt: now,
      ...(begins && { state: 'OPEN', waitingSince: now, dueAt }),
      messages: { create: { authorId: viewer.userId, isFromStaff: false, body, createdAt: now } },
    },
  })
  if (!begins) return
  await queueMail({
    app,
    within,
    userId: thread.userId,
    toAddress: app.settings.contactAddress,
    kind: 'support-question',
    ...writeQuestionMail({
      subject: thread.subject,
      threadId: thread.id,
      dueAt,
      publicUrl: app.settings.publicUrl,
    }),
  })
}

async function addAnswer({ app, within, viewer, thread, body }: Adding): Promise<void> {
  const now = app.now()
  const isAnswer = thread.state === 'OPEN'
  const wasLate = now.getTime() > thread.dueAt.getTime()
  await within.supportThread.update({
    where: { id: thread.id },
    data: {
      lastMessageAt: now,
      state: 'ANSWERED',
      assigneeId: thread.assigneeId ?? viewer.userId,
      messages: {
        create: {
          authorId: viewer.userId,
          isFromStaff: true,
          body,
          createdAt: now,
          ...(isAnswer && {
            waitedSeconds: Math.round((now.getTime() - thread.waitingSince.getTime()) / 1000),
            wasLate,
          }),
        },
      },
    },
  })
  const asker = await within.user.findUniqueOrThrow({
    where: { id: thread.userId },
    select: { email: true, fullName: true, mailLanguage: true },
  })
  await queueMail({
    app,
    within,
    userId: thread.userId,
    toAddress: asker.email,
    kind: 'support-answer',
    ...writeAnswerMail({
      words: mailWords(asker.mailLanguage),
      fullName: asker.fullName,
      subject: thread.subject,
      threadId: thread.id,
      publicUrl: app.settings.publicUrl,
    }),
  })
  await writeAuditEntry({
    app,
    within,
    actorId: viewer.userId,
    action: 'ANSWER_SUPPORT',
    subjectId: thread.id,
    details: { person: thread.userId, late: isAnswer && wasLate ? 'yes' : 'no' },
  })
}

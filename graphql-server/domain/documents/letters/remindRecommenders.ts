import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext } from '../../appContext.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { createToken } from '../../secretToken.ts'
import { REMINDER_AFTER } from './limits.ts'
import { writeLetterMail } from './writeLetterMail.ts'

/** The most reminders of one run; the next run goes on. */
const MOST_REMINDERS = 500

/**
 * Reminds recommenders who did not answer within seven days, once. The reminder has another address, since the first is
 * stored as a hash only; both open the letter.
 * @throws the signal's reason once it is aborted
 */
export async function remindRecommenders({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal
}): Promise<void> {
  const now = app.now()
  const due = {
    remindedAt: null,
    approvedAt: null,
    declinedAt: null,
    withdrawnAt: null,
    createdAt: { lte: new Date(now.getTime() - REMINDER_AFTER) },
    endsAt: { gt: now },
  }
  const requests = await app.database.prisma.letterRequest.findMany({
    where: due,
    select: { id: true, document: { select: { userId: true } } },
    orderBy: { id: 'asc' },
    take: MOST_REMINDERS,
  })
  for (const { id, document } of requests) {
    signal?.throwIfAborted()
    await app.database.prisma.$transaction(async tx => {
      // A simultaneous run waits here, and then finds the reminder written.
      await lockUser(tx, document.userId)
      const request = await tx.letterRequest.findFirst({
        where: { ...due, id },
        include: { document: { include: { user: { select: { fullName: true } } } } },
      })
      if (request === null) return
      const { token, tokenHash } = createToken(app)
      await tx.letterRequest.update({
        where: { id },
        data: { remindedAt: now, reminderTokenHash: tokenHash },
      })
      const { course, targetUniversity, user } = request.document
      await queueMail({
        app,
        within: tx,
        userId: document.userId,
        toAddress: request.email,
        kind: 'letter-reminder',
        ...writeLetterMail({
          recommender: request.name,
          student: user.fullName,
          target: [course, targetUniversity ?? ''].filter(part => part !== '').join(', '),
          address: `${app.settings.publicUrl}/letters/${token}`,
          endsAt: request.endsAt,
          isQuestionsOnly: request.isQuestionsOnly,
          isReminder: true,
        }),
      })
    })
  }
}

import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext } from '../../appContext.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { mailWords } from '../../mail/words.ts'
import { MAIL_INTERVAL } from './limits.ts'
import { writeCommentMail } from './writeCommentMail.ts'

/** A comment of somebody else that its document's owner was not mailed about. */
const NEW = { authorName: { not: null }, mailedAt: null } as const
/** The most documents of one run; the next run goes on. */
const MOST_DOCUMENTS = 500

/**
 * Mails owners about new comments on their documents, at most once an hour for each document.
 * @throws the signal's reason once it is aborted
 */
export async function mailComments({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal
}): Promise<void> {
  const before = new Date(app.now().getTime() - MAIL_INTERVAL)
  const due = {
    OR: [{ commentsMailedAt: null }, { commentsMailedAt: { lte: before } }],
    shares: { some: { comments: { some: NEW } } },
  }
  const documents = await app.database.prisma.document.findMany({
    where: due,
    select: { id: true, userId: true },
    orderBy: { id: 'asc' },
    take: MOST_DOCUMENTS,
  })
  for (const { id: documentId, userId } of documents) {
    signal?.throwIfAborted()
    await app.database.prisma.$transaction(async tx => {
      // A simultaneous run waits here, and then finds the comments mailed.
      await lockUser(tx, userId)
      const document = await tx.document.findFirst({
        where: { ...due, id: documentId },
        select: { documentType: true, user: { select: { email: true, mailLanguage: true } } },
      })
      if (document === null) return
      const now = app.now()
      const { count } = await tx.documentComment.updateMany({
        where: { ...NEW, share: { documentId } },
        data: { mailedAt: now },
      })
      await tx.document.update({ where: { id: documentId }, data: { commentsMailedAt: now } })
      await queueMail({
        app,
        within: tx,
        userId,
        toAddress: document.user.email,
        kind: 'document-comments',
        ...writeCommentMail({
          words: mailWords(document.user.mailLanguage),
          documentType: document.documentType,
          documentId,
          comments: count,
          publicUrl: app.settings.publicUrl,
        }),
      })
    })
  }
}

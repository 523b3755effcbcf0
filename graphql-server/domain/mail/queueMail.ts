import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'

/** Rings when there is a mail to send. */
export const MAIL_CHANNEL = 'mails'

/**
 * Puts a mail in the outbox, within the transaction of what it tells about: neither is without the other. Whoever
 * carries mails sends it then; without a mail server it stays in the outbox.
 */
export async function queueMail({
  app,
  within,
  ...mail
}: {
  app: AppContext
  within: Prisma.TransactionClient
  /** Whom it is about; null for a mail to somebody without an account. */
  userId: number | null
  toAddress: string
  /** What it is for, in words with hyphens: 'deadline-reminder'. */
  kind: string
  subject: string
  /** Plain text. */
  body: string
}): Promise<void> {
  await within.mail.create({ data: { ...mail, createdAt: app.now() } })
  await app.database.notify(MAIL_CHANNEL, mail.kind, within)
}

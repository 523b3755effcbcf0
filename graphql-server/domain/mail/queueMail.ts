import type { Prisma } from '../../generated/prisma/client.ts'
import type { World } from '../appContext.ts'

/** Rings when there is a mail to send. */
export const MAIL_BELL = 'mails'

/**
 * Puts a mail in the outbox, within the transaction of what it tells about: neither is without the other. Whoever
 * carries mails sends it then; without a mail server it stays in the outbox.
 */
export async function queueMail({
  world,
  within,
  ...mail
}: {
  world: World
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
  await within.mail.create({ data: { ...mail, createdAt: world.now() } })
  await world.database.ring(MAIL_BELL, mail.kind, within)
}

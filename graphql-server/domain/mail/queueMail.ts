import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'
import { enqueueJob } from '../jobKinds.ts'
import type { MailKind } from './kinds.ts'

/**
 * Writes a mail and the job that delivers it, in the caller's transaction: both exist or neither. Without a mail server
 * the mail stays in the outbox.
 */
export async function queueMail({
  app,
  within,
  ...mail
}: {
  app: AppContext
  within: Prisma.TransactionClient
  /** The account that it is about; null for a recipient without an account. */
  userId: number | null
  toAddress: string
  kind: MailKind
  subject: string
  /** Plain text. */
  body: string
}): Promise<void> {
  const { id } = await within.mail.create({ data: { ...mail, createdAt: app.now() }, select: { id: true } })
  await enqueueJob({ app, within, kind: 'deliver-mail', subjectId: id })
}

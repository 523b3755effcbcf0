import type { Prisma } from '../../generated/prisma/client.ts'
import { enqueueJobs } from '../../infra/jobs.ts'
import type { AppContext } from '../appContext.ts'
import { enqueueJob } from '../jobKinds.ts'
import { isOptional, type MailKind, OPTIONAL_KINDS } from './kinds.ts'
import type { WrittenMail } from './words.ts'

/** The priority of mails that are written in bulk. */
const AFTER_OTHERS = 50

/**
 * Writes a mail and the job that delivers it, in the caller's transaction: both exist or neither. Without a mail server
 * the mail stays in the outbox. A mail that its person stopped is not written, and none that they could stop to an
 * address that a mail server refused.
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
  // The body is plain text.
} & WrittenMail): Promise<void> {
  if (!(await isWanted({ within, ...mail }))) return
  const { id } = await within.mail.create({ data: { ...mail, createdAt: app.now() }, select: { id: true } })
  await enqueueJob({ app, within, kind: 'deliver-mail', subjectId: id })
}

/**
 * Writes mails to recipients without an account and their jobs, in the caller's transaction: a few statements for all.
 * They are delivered after all other mails.
 */
export async function queueMails({
  app,
  within,
  mails,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  mails: readonly ({ toAddress: string; kind: MailKind } & WrittenMail)[]
}): Promise<void> {
  const createdAt = app.now()
  const written = await within.mail.createManyAndReturn({
    data: mails.map(mail => ({ ...mail, userId: null, createdAt })),
    select: { id: true },
  })
  await enqueueJobs({
    database: app.database,
    within,
    kind: 'deliver-mail',
    subjectIds: written.map(({ id }) => id),
    priority: AFTER_OTHERS,
  })
}

async function isWanted({
  within,
  userId,
  kind,
}: {
  within: Prisma.TransactionClient
  userId: number | null
  kind: MailKind
}): Promise<boolean> {
  if (userId === null || !isOptional(kind)) return true
  const person = await within.user.findUniqueOrThrow({
    where: { id: userId },
    select: { wantsReminders: true, wantsCommentMails: true, emailRefusedAt: true },
  })
  return person[OPTIONAL_KINDS[kind]] && person.emailRefusedAt === null
}

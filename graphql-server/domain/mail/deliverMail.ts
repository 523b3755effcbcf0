import { JobError } from '../../infra/jobs.ts'
import type { HeldJob, JobHandler } from '../../infra/jobWorker.ts'
import type { Mailer } from '../../infra/mailer.ts'
import type { AppContext } from '../appContext.ts'
import { isOptional } from './kinds.ts'
import { noteRefusal } from './noteRefusal.ts'
import { textToShow } from './policy.ts'
import { renderMail } from './renderMail.tsx'
import { createStop } from './stopMails.ts'
import { mailWords } from './words.ts'

/** Delivers one mail over SMTP. The job's subject is the mail. */
export function mailJob({ app, mailer }: { app: AppContext; mailer: Mailer }): JobHandler {
  return {
    run: held => deliverMail({ app, mailer, held }),
    async giveUp(held, error) {
      await app.database.prisma.$transaction(async tx => {
        await held.fail(tx, error)
        await tx.mail.updateMany({
          where: { id: held.job.subjectId, state: 'WAITING' },
          data: { state: 'FAILED' },
        })
      })
    },
  }
}

/**
 * Sends a mail to the mail server and records that it was sent. A sent mail is not sent again. If the process dies
 * between the server's answer and the record, the next attempt sends the mail again with the same Message-ID.
 * @throws JobError when the mail does not exist or the server refuses it, LeaseLostError
 */
async function deliverMail({
  app,
  mailer,
  held,
}: {
  app: AppContext
  mailer: Mailer
  held: HeldJob
}): Promise<void> {
  const { prisma } = app.database
  const id = held.job.subjectId
  const mail = await prisma.mail.findUnique({ where: { id } })
  if (mail === null) throw new JobError('The mail is gone', { isFinal: true })
  if (mail.state === 'SENT') return
  // A suspended process may have lost the lease since it took the job.
  await held.renew(prisma)
  const { toAddress: to, subject, body } = mail
  const { userId, kind, language } = mail
  const unsubscribe = userId !== null && isOptional(kind) ? await createStop({ app, userId, kind }) : null
  const delivery = await mailer.send({
    to,
    subject,
    text:
      unsubscribe === null
        ? body
        : `${body.trimEnd()}\n\n${mailWords(language).say('To stop these mails: {link}', { link: unsubscribe })}\n`,
    html: renderMail({ mail, publicUrl: app.settings.publicUrl, unsubscribe }),
    unsubscribe,
    reference: `mail-${id}.${mail.messageKey}`,
  })
  if (delivery.accepted) await noteRefusal({ app, mail, refusedAt: null })
  else {
    if (delivery.refusesAddress) await noteRefusal({ app, mail, refusedAt: app.now() })
    throw new JobError(delivery.why, { isFinal: delivery.isLasting })
  }
  // Recorded even after the lease was lost: the mail was sent.
  await prisma.mail.updateMany({
    where: { id },
    data: { state: 'SENT', sentAt: app.now(), body: textToShow(body, app.settings) },
  })
}

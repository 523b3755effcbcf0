import type { Mail } from '../../generated/prisma/client.ts'
import type { Mailer } from '../../infra/mailer.ts'
import type { AppContext } from '../appContext.ts'
import { textToShow } from './policy.ts'
import { MAIL_CHANNEL } from './queueMail.ts'

/** How long a process holds a mail that it is sending, in seconds: longer than the mail server is waited for. */
const LEASE_SECONDS = 120
/** How many mails one look takes. */
const AT_ONCE = 10
/** How long an idle carrier sleeps when no bell rings, in milliseconds. */
const LOOK_AGAIN_AFTER = 30_000
/** With pauses that double from two minutes to six hours, about a day and a half. */
export const MOST_TRIES = 14
const LONGEST_PAUSE_MINUTES = 360

type HeldMail = Pick<Mail, 'id' | 'toAddress' | 'subject' | 'body' | 'attempts'>

/**
 * Starts sending what is in the outbox until it is stopped. Several processes may: a mail is held by one at a time.
 * One that dies between the server's yes and the note of it sends that mail again, under the same reference.
 */
export async function startMailCarrier({
  app,
  mailer,
}: {
  app: AppContext
  mailer: Mailer
}): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let looking: Promise<void> | null = null
  let lookAgain = false

  function look(): void {
    if (stopped) return
    if (looking) {
      lookAgain = true
      return
    }
    looking = sendAll()
      .catch((error: unknown) => app.log.warn({ err: error }, 'mails could not be read'))
      .finally(() => {
        looking = null
        if (lookAgain) {
          lookAgain = false
          look()
        }
      })
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const mails = stopped ? [] : await takeMails(app)
      if (mails.length === 0) return
      for (const mail of mails) await sendOne({ app, mailer, mail })
    }
  }

  const unlisten = await app.database.listen(MAIL_CHANNEL, look)
  const timer = setInterval(look, LOOK_AGAIN_AFTER)
  look()
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await unlisten()
      await looking
    },
  }
}

/** The database's clock decides, since several processes share it. */
async function takeMails(app: AppContext): Promise<HeldMail[]> {
  return await app.database.prisma.$queryRaw<HeldMail[]>`
    UPDATE "Mail" SET
      "attempts" = "attempts" + 1,
      "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    WHERE "id" IN (
      SELECT "id" FROM "Mail"
      WHERE "state" = 'WAITING' AND "runAfter" <= now() AND ("leaseUntil" IS NULL OR "leaseUntil" < now())
      ORDER BY "runAfter", "id"
      FOR UPDATE SKIP LOCKED
      LIMIT ${AT_ONCE}
    )
    RETURNING "id", "toAddress", "subject", "body", "attempts"`
}

async function sendOne({
  app,
  mailer,
  mail,
}: {
  app: AppContext
  mailer: Mailer
  mail: HeldMail
}): Promise<void> {
  const { id, toAddress: to, subject, body, attempts } = mail
  const delivery = await mailer.send({ to, subject, text: body, reference: `mail-${id}` })
  const { prisma } = app.database
  if (delivery.accepted) {
    await prisma.mail.update({
      where: { id },
      data: {
        state: 'SENT',
        sentAt: app.now(),
        leaseUntil: null,
        lastError: null,
        body: textToShow(body, app.settings),
      },
    })
    return
  }
  const isOver = delivery.isLasting || attempts >= MOST_TRIES
  app.log.warn(
    { mail: id, attempts, fault: delivery.why },
    isOver ? 'a mail was given up' : 'a mail must wait',
  )
  const minutes = Math.min(2 ** attempts, LONGEST_PAUSE_MINUTES)
  await prisma.$executeRaw`
    UPDATE "Mail" SET
      "state" = ${isOver ? 'FAILED' : 'WAITING'}::"MailState", "leaseUntil" = NULL, "lastError" = ${delivery.why},
      "runAfter" = now() + make_interval(mins => ${minutes}::int)
    WHERE "id" = ${id}`
}

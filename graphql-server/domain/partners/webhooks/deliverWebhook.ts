import type { Prisma, WebhookDelivery, WebhookEndpoint } from '../../../generated/prisma/client.ts'
import { JobError } from '../../../infra/jobs.ts'
import type { HeldJob, JobHandler } from '../../../infra/jobWorker.ts'
import type { WebhookAnswer, WebhookSender } from '../../../infra/webhookSender.ts'
import type { AppContext } from '../../appContext.ts'
import { cancelJobs } from '../../jobKinds.ts'
import type { MailWords } from '../../mail/words.ts'
import { mailOwners } from '../mailOwners.ts'
import { SIGNATURE_HEADER } from './events.ts'
import { RETRIED_FOR } from './queueEvent.ts'
import { signatureOf } from './signature.ts'
import { writeDisabledMail } from './writeDisabledMail.ts'

/** Seconds before a failed attempt is repeated: the first, then twice as long each time, at most the longest. */
const BACKOFF = { first: 60, longest: 12 * 60 * 60 }
/** From this many failures on an endpoint rests: seconds, twice as long with each failure, at most the longest. */
const REST = { from: 3, first: 30, longest: 60 * 60 }

type Due = WebhookDelivery & { endpoint: WebhookEndpoint }

/**
 * Sends one event to one endpoint. The job's subject is the delivery. Its attempts and times are those of the delivery
 * and not of the job, since a replay begins them anew and an endpoint that fails makes all its deliveries wait.
 */
export function webhookJob({ app, send }: { app: AppContext; send: WebhookSender }): JobHandler {
  return {
    run: held => deliverWebhook({ app, send, held }),
    async giveUp(held, error) {
      await app.database.prisma.$transaction(async tx => {
        await held.fail(tx, error)
        await tx.webhookDelivery.updateMany({
          where: { id: held.job.subjectId, state: 'WAITING' },
          data: { state: 'FAILED', fault: 'It could not be sent, by a fault of ours.' },
        })
      })
    },
  }
}

/** @throws LeaseLostError */
async function deliverWebhook({
  app,
  send,
  held,
}: {
  app: AppContext
  send: WebhookSender
  held: HeldJob
}): Promise<void> {
  const { prisma } = app.database
  const delivery = await prisma.webhookDelivery.findUnique({
    where: { id: held.job.subjectId },
    include: { endpoint: true },
  })
  // It is gone with its endpoint, or with a student who left.
  if (delivery === null || delivery.state !== 'WAITING') return
  if (delivery.endpoint.disabledAt)
    return void (await prisma.webhookDelivery.updateMany({
      where: { id: delivery.id },
      data: { state: 'FAILED', fault: 'Its endpoint is disabled.' },
    }))
  const { restsUntil } = delivery.endpoint
  const started = app.now()
  const rest = restsUntil ? Math.ceil((restsUntil.getTime() - started.getTime()) / 1000) : 0
  // None rests longer than the longest: the clock was set back since.
  if (rest > 0 && rest <= REST.longest)
    return await prisma.$transaction(tx => held.restart(tx, failed('Its endpoint rests'), rest))
  // A suspended process may have lost the lease since it took the job.
  await held.renew(prisma)
  const answer = await send({
    url: delivery.endpoint.url,
    body: delivery.body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Gradwright-Webhooks/1',
      [SIGNATURE_HEADER]: signatureOf({
        body: delivery.body,
        secrets: secretsOf(delivery.endpoint, started),
        now: started,
      }),
    },
    signal: held.signal,
  })
  await prisma.$transaction(async tx => {
    await tx.webhookDelivery.updateMany({
      where: { id: delivery.id },
      data: { ...answer, attempts: { increment: 1 }, lastAttemptAt: started },
    })
    if (answer.fault === null) await noteDelivered({ tx, held, delivery })
    else await noteFailure({ app, tx, held, delivery, answer })
  })
}

function secretsOf({ secret, formerSecret, formerEndsAt }: WebhookEndpoint, now: Date): string[] {
  return formerSecret !== null && formerEndsAt !== null && formerEndsAt > now
    ? [secret, formerSecret]
    : [secret]
}

type Noted = { tx: Prisma.TransactionClient; held: HeldJob; delivery: Due }

async function noteDelivered({ tx, held, delivery: { id, endpointId } }: Noted): Promise<void> {
  await held.complete(tx)
  await tx.webhookDelivery.updateMany({ where: { id }, data: { state: 'DELIVERED' } })
  await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, failures: { gt: 0 } },
    data: { failures: 0, failingSince: null, restsUntil: null },
  })
}

/** Puts the delivery back or gives it up. An endpoint that failed for as long as deliveries are tried is disabled. */
async function noteFailure({
  app,
  tx,
  held,
  delivery,
  answer,
}: Noted & { app: AppContext; answer: WebhookAnswer }): Promise<void> {
  const now = app.now()
  const { id, endpointId, attempts, endsAt } = delivery
  const [endpoint] = await tx.webhookEndpoint.updateManyAndReturn({
    where: { id: endpointId },
    data: { failures: { increment: 1 } },
    select: { organisationId: true, url: true, failures: true, failingSince: true },
  })
  if (!endpoint) return await held.complete(tx)
  const failingSince = endpoint.failingSince ?? now
  const isOver = now.getTime() - failingSince.getTime() >= RETRIED_FOR
  await tx.webhookEndpoint.update({
    where: { id: endpointId },
    data: { failingSince, restsUntil: restAfter(endpoint.failures, now), ...(isOver && { disabledAt: now }) },
  })
  const error = failed(
    answer.status === null ? 'The endpoint did not answer' : `It answered ${answer.status}`,
  )
  if (!isOver && endsAt > now) return await held.restart(tx, error, growing(BACKOFF, attempts))
  await held.fail(tx, error)
  if (!isOver) return void (await tx.webhookDelivery.updateMany({ where: { id }, data: { state: 'FAILED' } }))
  const waiting = await tx.webhookDelivery.updateManyAndReturn({
    where: { endpointId, state: 'WAITING' },
    data: { state: 'FAILED' },
    select: { id: true },
  })
  await cancelJobs({
    app,
    within: tx,
    kind: 'deliver-webhook',
    subjectIds: waiting.map(one => one.id).filter(one => one !== id),
  })
  const { organisationId, url } = endpoint
  const write = (owner: { words: MailWords; fullName: string }) =>
    writeDisabledMail({ ...owner, url, publicUrl: app.settings.publicUrl })
  await mailOwners({ app, within: tx, organisationId, write })
}

function restAfter(failures: number, now: Date): Date | null {
  if (failures < REST.from) return null
  return new Date(now.getTime() + growing(REST, failures - REST.from) * 1000)
}

/** Seconds that double with each of `doublings`. */
function growing({ first, longest }: { first: number; longest: number }, doublings: number): number {
  return Math.min(first * 2 ** Math.min(doublings, 20), longest)
}

function failed(reason: string): JobError {
  return new JobError(reason, { isFinal: false })
}

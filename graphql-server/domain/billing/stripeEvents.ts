import { JobError } from '../../infra/jobs.ts'
import type { JobHandler } from '../../infra/jobWorker.ts'
import { type StripeEvent, StripeFault, type StripeGateway } from '../../infra/stripe.ts'
import type { AppContext } from '../appContext.ts'
import { enqueueJob } from '../jobKinds.ts'
import { readFromStripe } from './readFromStripe.ts'

/** The events after which a person's state is read. All others are accepted and ignored. */
const RELEVANT = /^(checkout\.session\.|customer\.subscription\.|subscription_schedule\.|invoice\.|charge\.)/u

/**
 * Stores an event of Stripe's webhook and the job that applies it, in one transaction. An event that came before, and
 * one that is not about a subscription or payment, change nothing.
 */
export async function recordStripeEvent({
  app,
  event: { id: stripeEventId, type, createdAt, customerId, chargeId },
}: {
  app: AppContext
  event: StripeEvent
}): Promise<void> {
  if (!RELEVANT.test(type) || (customerId === null && chargeId === null)) return
  await app.database.prisma.$transaction(async tx => {
    const [row] = await tx.billingEvent.createManyAndReturn({
      data: [
        {
          stripeEventId,
          type,
          createdAt,
          stripeCustomerId: customerId,
          stripeChargeId: chargeId,
          receivedAt: app.now(),
        },
      ],
      skipDuplicates: true,
      select: { id: true },
    })
    if (row !== undefined)
      await enqueueJob({ app, within: tx, kind: 'apply-stripe-event', subjectId: row.id })
  })
}

/**
 * The job that applies an event. It reads the state from Stripe, so neither the event's content nor the order of events
 * matters. Whose account it is follows from the customer's id that we stored, never from metadata.
 */
export function stripeEventJob({ app, stripe }: { app: AppContext; stripe: StripeGateway }): JobHandler {
  return {
    async run({ job, complete }) {
      const { prisma } = app.database
      const event = await prisma.billingEvent.findUnique({ where: { id: job.subjectId } })
      if (event === null) throw new JobError('The event is gone', { isFinal: true })
      try {
        const stripeCustomerId =
          event.stripeCustomerId ??
          (event.stripeChargeId === null ? null : await stripe.findCustomerOf(event.stripeChargeId))
        const account =
          stripeCustomerId === null
            ? null
            : await prisma.billingAccount.findUnique({ where: { stripeCustomerId } })
        if (account !== null) await readFromStripe({ app, stripe, userId: account.userId })
      } catch (error) {
        if (error instanceof StripeFault) throw new JobError(error.message, { isFinal: false, cause: error })
        throw error
      }
      await prisma.$transaction(async tx => {
        await tx.billingEvent.update({ where: { id: event.id }, data: { appliedAt: app.now() } })
        await complete(tx)
      })
    },
  }
}

import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext } from '../appContext.ts'
import { daysAfter } from './subscriptionState.ts'

/** How long events of the webhook are kept, in days. Stripe sends none again after three days. */
const EVENT_RETENTION = 90

/** Removes old events of Stripe's webhook. @throws the signal's reason once it is aborted */
export async function removeOldStripeEvents({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const before = daysAfter(app.now(), -EVENT_RETENTION)
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.billingEvent.deleteMany({ where: { receivedAt: { lte: before } }, limit }),
  })
}

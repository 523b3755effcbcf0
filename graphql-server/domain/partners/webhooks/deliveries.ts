import { rescheduleJob } from '../../../infra/jobs.ts'
import { removeInBatches } from '../../../infra/removeInBatches.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotFoundError, NotSignedInError } from '../../errors.ts'
import { enqueueJob } from '../../jobKinds.ts'
import { visible } from '../../visible.ts'
import { deliveriesVisibleTo } from '../policy.ts'
import { limitSending, refuseDisabled } from './endpoints.ts'
import { RETRIED_FOR } from './queueEvent.ts'

/** How long an event is in the log, in milliseconds: 30 days. */
export const LOG_LIFETIME = 30 * 24 * 60 * 60 * 1000

/**
 * Sends an event of the log again, with the same id and body, whether it was delivered or not. One that waits is sent
 * now.
 * @throws NotSignedInError, NotFoundError, ConflictError where its endpoint is disabled, RateLimitedError
 */
export async function replayWebhook({
  app,
  viewer,
  deliveryId,
}: {
  app: AppContext
  viewer: Viewer | null
  deliveryId: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  await limitSending({ app, viewer })
  await app.database.prisma.$transaction(async tx => {
    const delivery = await tx.webhookDelivery.findFirst({
      where: visible(deliveriesVisibleTo(viewer), { id: deliveryId }),
      select: { endpointId: true, endpoint: { select: { disabledAt: true } } },
    })
    if (!delivery) throw new NotFoundError('This event is not in the log any more.')
    refuseDisabled(delivery.endpoint)
    await tx.webhookDelivery.update({
      where: { id: deliveryId },
      data: { state: 'WAITING', attempts: 0, endsAt: new Date(app.now().getTime() + RETRIED_FOR) },
    })
    await tx.webhookEndpoint.update({ where: { id: delivery.endpointId }, data: { restsUntil: null } })
    const job = { within: tx, kind: 'deliver-webhook', subjectId: deliveryId } as const
    await enqueueJob({ app, ...job })
    await rescheduleJob({ database: app.database, ...job, delay: 0 })
  })
}

/** Removes events whose time in the log is over. @throws the signal's reason once it is aborted */
export async function removeOldDeliveries({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const createdAt = { lte: new Date(app.now().getTime() - LOG_LIFETIME) }
  await removeInBatches({
    signal,
    remove: limit => app.database.prisma.webhookDelivery.deleteMany({ where: { createdAt }, limit }),
  })
}

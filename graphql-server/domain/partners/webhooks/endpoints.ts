import { isIP } from 'node:net'
import { z } from 'zod'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { hostOf, isLoopbackHost, isPublicAddress } from '../../../infra/webhookSender.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../../errors.ts'
import { limitUse } from '../../limitUse.ts'
import { parseInput, typedText } from '../../parseInput.ts'
import { visible } from '../../visible.ts'
import { lockOrganisation } from '../lockOrganisation.ts'
import { overlapInput } from '../overlapInput.ts'
import { webhooksVisibleTo } from '../policy.ts'
import { CHOSEN_EVENTS } from './events.ts'
import { queueDeliveries } from './queueEvent.ts'
import { createSigningSecret } from './signature.ts'

/** The most endpoints of an organisation. */
export const MOST_ENDPOINTS = 10
const HOUR = 60 * 60 * 1000

const endpointInput = (app: AppContext) =>
  z.object({
    url: typedText()
      .max(500, 'The address must be at most 500 characters')
      .superRefine((url, context) => {
        const fault = faultOfUrl(url, app.settings.webhooksToLoopback)
        if (fault !== null) context.addIssue(fault)
      }),
    events: z
      .array(z.enum(CHOSEN_EVENTS, 'This event is not known'))
      .min(1, 'Choose at least one event')
      .transform(events => [...new Set(events)]),
  })

/** Why events are not sent to an address; null where they can be. Its name is looked up when something is sent. */
function faultOfUrl(text: string, reachesLoopback: boolean): string | null {
  if (!URL.canParse(text)) return 'Enter a whole address, such as https://example.com/webhooks'
  const url = new URL(text)
  const host = hostOf(url)
  const isOwn = reachesLoopback && isLoopbackHost(host)
  if (url.protocol !== 'https:' && !(isOwn && url.protocol === 'http:'))
    return 'The address must begin with https://'
  if (url.username !== '' || url.password !== '') return 'The address must not contain a user or a password'
  if (url.hash !== '') return 'The address must not contain a #'
  if (isOwn) return null
  return isLoopbackHost(host) || (isIP(host) !== 0 && !isPublicAddress(host))
    ? 'The address must be reachable from the internet'
    : null
}

/** An endpoint and its new secret, which is shown this once. */
export type EndpointSecret = { endpointId: number; secret: string }

/**
 * Adds an endpoint to the viewer's organisation. For owners and developers.
 * @throws NotSignedInError, ForbiddenError, ValidationError, ConflictError when there are as many as can be
 */
export async function createWebhook({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<EndpointSecret> {
  if (!viewer) throw new NotSignedInError()
  const endpoint = parseInput(endpointInput(app), input)
  const secret = createSigningSecret(app)
  return await app.database.prisma.$transaction(async tx => {
    const organisationId = await lockForWebhooks(tx, viewer)
    if ((await tx.webhookEndpoint.count({ where: { organisationId } })) >= MOST_ENDPOINTS)
      throw new ConflictError(`An organisation has at most ${MOST_ENDPOINTS} endpoints. Remove one first.`)
    const { id: endpointId } = await tx.webhookEndpoint.create({
      data: { ...endpoint, organisationId, secret, createdAt: app.now() },
      select: { id: true },
    })
    return { endpointId, secret }
  })
}

/** Changes an endpoint's address and events. @throws NotSignedInError, NotFoundError, ValidationError */
export async function changeWebhook({
  app,
  viewer,
  endpointId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  endpointId: number
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const data = parseInput(endpointInput(app), input)
  const { count } = await app.database.prisma.webhookEndpoint.updateMany({
    where: visible(webhooksVisibleTo(viewer), { id: endpointId }),
    data,
  })
  if (count === 0) throw gone()
}

/** Removes an endpoint and its log. @throws NotSignedInError, NotFoundError */
export async function removeWebhook({
  app,
  viewer,
  endpointId,
}: {
  app: AppContext
  viewer: Viewer | null
  endpointId: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { count } = await app.database.prisma.webhookEndpoint.deleteMany({
    where: visible(webhooksVisibleTo(viewer), { id: endpointId }),
  })
  if (count === 0) throw gone()
}

/** Sends events to an endpoint again that was disabled. Those that it missed can be replayed. @throws NotSignedInError, NotFoundError */
export async function enableWebhook({
  app,
  viewer,
  endpointId,
}: {
  app: AppContext
  viewer: Viewer | null
  endpointId: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { count } = await app.database.prisma.webhookEndpoint.updateMany({
    where: visible(webhooksVisibleTo(viewer), { id: endpointId }),
    data: { disabledAt: null, failures: 0, failingSince: null, restsUntil: null },
  })
  if (count === 0) throw gone()
}

/**
 * Gives an endpoint another secret. The former one signs as well for an overlap, so that a program can be changed over
 * meanwhile.
 * @throws NotSignedInError, NotFoundError, ValidationError
 */
export async function rotateWebhookSecret({
  app,
  viewer,
  endpointId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  endpointId: number
  input: unknown
}): Promise<EndpointSecret> {
  if (!viewer) throw new NotSignedInError()
  const { overlapHours } = parseInput(overlapInput, input)
  const secret = createSigningSecret(app)
  return await app.database.prisma.$transaction(async tx => {
    const organisationId = await lockForWebhooks(tx, viewer)
    const endpoint = await tx.webhookEndpoint.findFirst({
      where: { id: endpointId, organisationId },
      select: { secret: true },
    })
    if (!endpoint) throw gone()
    await tx.webhookEndpoint.update({
      where: { id: endpointId },
      data: {
        secret,
        formerSecret: overlapHours === 0 ? null : endpoint.secret,
        formerEndsAt: overlapHours === 0 ? null : new Date(app.now().getTime() + overlapHours * HOUR),
      },
    })
    return { endpointId, secret }
  })
}

/**
 * Sends an event of the type `ping` to an endpoint.
 * @throws NotSignedInError, NotFoundError, ConflictError for one that is disabled, RateLimitedError
 */
export async function testWebhook({
  app,
  viewer,
  endpointId,
}: {
  app: AppContext
  viewer: Viewer | null
  endpointId: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  await limitSending({ app, viewer })
  await app.database.prisma.$transaction(async tx => {
    const endpoint = await tx.webhookEndpoint.findFirst({
      where: visible(webhooksVisibleTo(viewer), { id: endpointId }),
      select: { disabledAt: true },
    })
    if (!endpoint) throw gone()
    refuseDisabled(endpoint)
    await tx.webhookEndpoint.update({ where: { id: endpointId }, data: { restsUntil: null } })
    await queueDeliveries({
      app,
      within: tx,
      endpointIds: [endpointId],
      studentId: null,
      event: 'PING',
      subject: {},
    })
  })
}

/** @throws ConflictError */
export function refuseDisabled({ disabledAt }: { disabledAt: Date | null }): void {
  if (disabledAt) throw new ConflictError('This endpoint is disabled. Enable it first.')
}

/** Limits what a member sends by hand. @throws RateLimitedError */
export async function limitSending({ app, viewer }: { app: AppContext; viewer: Viewer }): Promise<void> {
  await limitUse({
    app,
    uses: [{ key: `send-webhook:${viewer.userId}`, limit: app.settings.rateLimits.webhooksByHand }],
    refusal: wait => `You sent many events by hand. Try again in ${wait}.`,
  })
}

/** @throws ForbiddenError */
async function lockForWebhooks(tx: Prisma.TransactionClient, viewer: Viewer): Promise<number> {
  const refusal = 'Webhooks are for owners and developers of an organisation.'
  return (await lockOrganisation(tx, { viewer, roles: ['OWNER', 'DEVELOPER'], refusal })).id
}

function gone(): NotFoundError {
  return new NotFoundError('This endpoint does not exist any more.')
}

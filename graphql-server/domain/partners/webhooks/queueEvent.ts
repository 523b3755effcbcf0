import type { Prisma } from '../../../generated/prisma/client.ts'
import type { WebhookEvent } from '../../../generated/prisma/enums.ts'
import type { AppContext } from '../../appContext.ts'
import { globalIdOf } from '../../globalId.ts'
import { enqueueJob } from '../../jobKinds.ts'
import { eventName } from './events.ts'

/** How long an event is sent again after failures, in milliseconds: three days. */
export const RETRIED_FOR = 3 * 24 * 60 * 60 * 1000

/** What an event is about: global ids, and no words of a person. */
export type EventSubject = Readonly<Record<string, string>>

/** Writes an event for these endpoints, and the jobs that send it, in the caller's transaction. */
export async function queueDeliveries({
  app,
  within,
  endpointIds,
  studentId,
  event,
  subject,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  endpointIds: readonly number[]
  /** Whose leaving removes it; null for an event that is about nobody, or that says that they left. */
  studentId: number | null
  event: WebhookEvent
  subject: EventSubject
}): Promise<void> {
  const createdAt = app.now()
  const eventId = `evt_${Buffer.from(app.randomBytes(16)).toString('hex')}`
  const body = JSON.stringify({
    id: eventId,
    type: eventName(event),
    createdAt: createdAt.toISOString(),
    data: subject,
  })
  const endsAt = new Date(createdAt.getTime() + RETRIED_FOR)
  for (const endpointId of endpointIds) {
    const { id } = await within.webhookDelivery.create({
      data: { endpointId, studentId, eventId, event, body, createdAt, endsAt },
      select: { id: true },
    })
    await enqueueJob({ app, within, kind: 'deliver-webhook', subjectId: id })
  }
}

/**
 * Tells the organisation that a person shares with, if there is one, what happened to something that they share. In the
 * transaction in which it happens, so that neither is there without the other.
 */
export async function queueStudentEvent({
  app,
  within,
  userId,
  event,
  subject = {},
}: {
  app: AppContext
  within: Prisma.TransactionClient
  userId: number
  event: Exclude<WebhookEvent, 'PING' | 'STUDENT_LEFT'>
  subject?: EventSubject
}): Promise<void> {
  const student = await within.organisationStudent.findUnique({
    where: { userId },
    select: { id: true, organisation: { select: { webhooks: wanting(event) } } },
  })
  if (!student) return
  await queueDeliveries({
    app,
    within,
    endpointIds: student.organisation.webhooks.map(({ id }) => id),
    studentId: student.id,
    event,
    subject: { student: globalIdOf('PartnerStudent', student.id), ...subject },
  })
}

/** Tells an organisation that a student has left. */
export async function queueLeaving({
  app,
  within,
  organisationId,
  studentId,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  organisationId: number
  studentId: number
}): Promise<void> {
  const { where, select } = wanting('STUDENT_LEFT')
  const endpoints = await within.webhookEndpoint.findMany({ where: { ...where, organisationId }, select })
  await queueDeliveries({
    app,
    within,
    endpointIds: endpoints.map(({ id }) => id),
    studentId: null,
    event: 'STUDENT_LEFT',
    subject: { student: globalIdOf('PartnerStudent', studentId) },
  })
}

function wanting(event: WebhookEvent) {
  return { where: { disabledAt: null, events: { has: event } }, select: { id: true } } as const
}

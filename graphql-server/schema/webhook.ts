import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { deliveriesVisibleTo, webhooksVisibleTo } from '../domain/partners/policy.ts'
import { replayWebhook } from '../domain/partners/webhooks/deliveries.ts'
import {
  changeWebhook,
  createWebhook,
  type EndpointSecret,
  enableWebhook,
  MOST_ENDPOINTS,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '../domain/partners/webhooks/endpoints.ts'
import { visible } from '../domain/visible.ts'
import type { WebhookEvent, WebhookState } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { type PayloadFields, signedInMutation } from './base/mutations.ts'
import { PartnerObject, partnerField } from './partner.ts'

const own = { authScopes: { signedIn: true } } as const

const WebhookEventEnum = builder.enumType('WebhookEvent', {
  description: 'What happened. What is sent names it in small letters, as document.ready.',
  values: {
    PING: { description: 'The endpoint is tested. It is sent by `testWebhook` alone.' },
    DOCUMENT_READY: { description: "A student's document is written." },
    LETTER_APPROVED: { description: "A recommender approved a student's letter." },
    STUDENT_CONSENTED: { description: 'A student agreed to share.' },
    STUDENT_LEFT: { description: 'A student shares nothing any more, whoever ended it.' },
    APPLICATION_CHANGED: {
      description: "A student's application came, moved, got another deadline or was deleted.",
    },
  } satisfies Record<WebhookEvent, { description: string }>,
})

const WebhookStateEnum = builder.enumType('WebhookState', {
  description: 'How far an event has come.',
  values: {
    WAITING: { description: 'It is being sent, or is tried again after a failure.' },
    DELIVERED: { description: 'The endpoint answered with a status of 2xx.' },
    FAILED: { description: 'It was given up after three days, or its endpoint was disabled.' },
  } satisfies Record<WebhookState, { description: string }>,
})

const WebhookEndpointNode = builder.prismaNode('WebhookEndpoint', {
  ...own,
  description:
    "An address of a consultancy's program that events are sent to. Seen by its owners and developers.",
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(webhooksVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    url: t.exposeString('url', { description: 'The address.' }),
    events: t.expose('events', { type: [WebhookEventEnum], description: 'The events that it gets.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when nothing was delivered; null while it works.',
    }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was disabled after three days without a delivery; null while events are sent.',
    }),
    formerSecretEndsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the former secret signs as well; null where there is none.',
      select: { formerEndsAt: true },
      resolve: ({ formerEndsAt }, _args, { app }) =>
        formerEndsAt && formerEndsAt > app.now() ? formerEndsAt : null,
    }),
  }),
})

const WebhookDeliveryNode = builder.prismaNode('WebhookDelivery', {
  ...own,
  description: 'An event for an endpoint, in the log for 30 days. It goes when its student leaves.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(deliveriesVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    eventId: t.exposeString('eventId', {
      description: 'The id of the event, by which a receiver knows one that comes again.',
    }),
    event: t.expose('event', { type: WebhookEventEnum, description: 'What happened.' }),
    body: t.exposeString('body', { description: 'The body as it is sent: JSON.' }),
    state: t.expose('state', { type: WebhookStateEnum, description: 'How far it has come.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    attempts: t.exposeInt('attempts', {
      description: 'How often it was sent, since it was last replayed.',
    }),
    lastAttemptAt: t.expose('lastAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last sent; null before that.',
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The status of the last answer; null where there was none.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The beginning of the last answer, at most 2 KB; null where there was none.',
    }),
    fault: t.exposeString('fault', {
      nullable: true,
      description: 'Why the last attempt failed; null where it did not.',
    }),
    endpoint: t.relation('endpoint', { type: WebhookEndpointNode, description: 'The endpoint.' }),
  }),
})

builder.prismaObjectField(PartnerObject, 'webhooks', t =>
  t.relation('webhooks', {
    type: WebhookEndpointNode,
    description: `Its webhook endpoints, the first one first: at most ${MOST_ENDPOINTS}. Empty for all but its owners and developers.`,
    query: (_args, { viewer }) => ({
      where: webhooksVisibleTo(viewer),
      orderBy: { id: 'asc' },
      take: MOST_ENDPOINTS,
    }),
    complexity: MOST_ENDPOINTS,
  }),
)

builder.objectField(PartnerObject, 'webhookDeliveries', t =>
  t.prismaConnection(
    {
      type: WebhookDeliveryNode,
      cursor: 'id',
      description:
        'The events of the last 30 days for its endpoints, the newest first. Empty for all but its owners and developers.',
      resolve: (query, { id: organisationId }, _args, { prisma, viewer }) =>
        prisma.webhookDelivery.findMany({
          ...query,
          where: visible(deliveriesVisibleTo(viewer), { endpoint: { organisationId } }),
          orderBy: { id: 'desc' },
        }),
      totalCount: ({ id: organisationId }, _args, { prisma, viewer }) =>
        prisma.webhookDelivery.count({
          where: visible(deliveriesVisibleTo(viewer), { endpoint: { organisationId } }),
        }),
    },
    {
      name: 'PartnerWebhookDeliveriesConnection',
      description: 'A page of events.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many there are.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'PartnerWebhookDeliveriesConnectionEdge', description: 'An event in the log.' },
  ),
)

function secretFields(t: PayloadFields<EndpointSecret>) {
  return {
    secret: t.string({
      description: 'The secret that signs what is sent. It is never shown again.',
      resolve: ({ secret }) => secret,
    }),
    partner: partnerField(t),
  }
}

signedInMutation({
  name: 'createWebhook',
  description: 'Adds an endpoint that events are sent to. For owners and developers.',
  errors: [ValidationError, ForbiddenError, ConflictError],
  input: {
    description: 'The endpoint.',
    fields: t => ({
      url: t.string({ required: true, description: 'Its address: https, reachable from the internet.' }),
      events: t.field({
        type: [WebhookEventEnum],
        required: true,
        description: 'The events that it gets: one at least, and not PING.',
      }),
    }),
  },
  resolve: (input, { app, viewer }) => createWebhook({ app, viewer, input }),
  payload: { description: 'The endpoint is there, with its secret.', fields: secretFields },
})

signedInMutation({
  name: 'changeWebhook',
  description: "Changes an endpoint's address and events. For owners and developers.",
  errors: [ValidationError, NotFoundError],
  input: {
    description: 'The endpoint as it shall be.',
    fields: t => ({
      webhookId: t.id({ required: true, description: 'The endpoint.' }),
      url: t.string({ required: true, description: 'Its address: https, reachable from the internet.' }),
      events: t.field({
        type: [WebhookEventEnum],
        required: true,
        description: 'The events that it gets: one at least, and not PING.',
      }),
    }),
  },
  resolve: async ({ webhookId, ...input }, { app, viewer }) => {
    await changeWebhook({ app, viewer, endpointId: rowIdIn(webhookId, 'WebhookEndpoint'), input })
    return {}
  },
  payload: { description: 'It holds from the next event on.', fields: t => ({ partner: partnerField(t) }) },
})

signedInMutation({
  name: 'rotateWebhookSecret',
  description: 'Gives an endpoint another secret. Both sign for an overlap. For owners and developers.',
  errors: [ValidationError, ForbiddenError, NotFoundError],
  input: {
    description: 'The endpoint, and how long both secrets sign.',
    fields: t => ({
      webhookId: t.id({ required: true, description: 'The endpoint.' }),
      overlapHours: t.int({
        required: true,
        description: 'For how many hours the former secret signs as well: 0 to 168.',
      }),
    }),
  },
  resolve: ({ webhookId, ...input }, { app, viewer }) =>
    rotateWebhookSecret({ app, viewer, endpointId: rowIdIn(webhookId, 'WebhookEndpoint'), input }),
  payload: { description: 'The endpoint, with its new secret.', fields: secretFields },
})

signedInMutation({
  name: 'testWebhook',
  description: 'Sends an event of the type ping to an endpoint. For owners and developers.',
  errors: [NotFoundError, ConflictError, RateLimitedError],
  input: {
    description: 'The endpoint.',
    fields: t => ({ webhookId: t.id({ required: true, description: 'The endpoint.' }) }),
  },
  resolve: async ({ webhookId }, { app, viewer }) => {
    await testWebhook({ app, viewer, endpointId: rowIdIn(webhookId, 'WebhookEndpoint') })
    return {}
  },
  payload: {
    description: 'The event is on its way; the log shows how it went.',
    fields: t => ({ partner: partnerField(t) }),
  },
})

signedInMutation({
  name: 'replayWebhook',
  description: 'Sends an event of the log again, with the same id and body. For owners and developers.',
  errors: [NotFoundError, ConflictError, RateLimitedError],
  input: {
    description: 'The event.',
    fields: t => ({ deliveryId: t.id({ required: true, description: 'The event in the log.' }) }),
  },
  resolve: async ({ deliveryId: id }, { app, viewer }) => {
    const deliveryId = rowIdIn(id, 'WebhookDelivery')
    await replayWebhook({ app, viewer, deliveryId })
    return { deliveryId }
  },
  payload: {
    description: 'The event is on its way.',
    fields: t => ({
      delivery: t.prismaField({
        type: WebhookDeliveryNode,
        description: 'The event as it is now.',
        resolve: (query, { deliveryId }, _args, { prisma, viewer }) =>
          prisma.webhookDelivery.findFirstOrThrow({
            ...query,
            where: visible(deliveriesVisibleTo(viewer), { id: deliveryId }),
          }),
      }),
    }),
  },
})

signedInMutation({
  name: 'enableWebhook',
  description: 'Sends events again to an endpoint that was disabled. For owners and developers.',
  errors: [NotFoundError],
  input: {
    description: 'The endpoint.',
    fields: t => ({ webhookId: t.id({ required: true, description: 'The endpoint.' }) }),
  },
  resolve: async ({ webhookId }, { app, viewer }) => {
    await enableWebhook({ app, viewer, endpointId: rowIdIn(webhookId, 'WebhookEndpoint') })
    return {}
  },
  payload: {
    description: 'It gets events from now on; those that it missed can be replayed.',
    fields: t => ({ partner: partnerField(t) }),
  },
})

signedInMutation({
  name: 'removeWebhook',
  description: 'Removes an endpoint and its log. For owners and developers.',
  errors: [NotFoundError],
  input: {
    description: 'The endpoint.',
    fields: t => ({ webhookId: t.id({ required: true, description: 'The endpoint.' }) }),
  },
  resolve: async ({ webhookId }, { app, viewer }) => {
    await removeWebhook({ app, viewer, endpointId: rowIdIn(webhookId, 'WebhookEndpoint') })
    return {}
  },
  payload: { description: 'Nothing is sent there any more.', fields: t => ({ partner: partnerField(t) }) },
})

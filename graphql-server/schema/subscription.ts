import {
  cancelSubscription,
  changePlan,
  openBillingPortal,
  refreshSubscription,
  resumeSubscription,
} from '../domain/billing/changeSubscription.ts'
import { payInSandbox, renewInSandbox } from '../domain/billing/payInSandbox.ts'
import { paymentsVisibleTo } from '../domain/billing/policy.ts'
import { isRefundable, refundPayment } from '../domain/billing/refundPayment.ts'
import { startCheckout } from '../domain/billing/startCheckout.ts'
import { graceEndOf, isLive } from '../domain/billing/subscriptionState.ts'
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  PaymentError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../domain/errors.ts'
import { visible } from '../domain/visible.ts'
import type { BillingSource, PaymentState, SubscriptionStatus } from '../generated/prisma/enums.ts'
import { AccountName } from './accountName.ts'
import { builder } from './base/builder.ts'
import { COUNTS_ONLY, totalCountOf } from './base/counted.ts'
import { rowIdIn, rowIdOf } from './base/ids.ts'
import { signedInMutation } from './base/mutations.ts'
import { PlanCodeEnum } from './plan.ts'

const own = { authScopes: { signedIn: true } } as const

const SubscriptionStatusEnum = builder.enumType('SubscriptionStatus', {
  description: 'The state of a subscription, as Stripe names it.',
  values: {
    TRIALING: { description: 'In the trial, which costs nothing.' },
    ACTIVE: { description: 'Paid.' },
    PAST_DUE: { description: 'A payment failed and is tried again. The plan is kept for seven days.' },
    UNPAID: { description: 'Payments failed and are not tried again.' },
    PAUSED: { description: 'Paused at Stripe: nothing is paid and nothing is given.' },
    INCOMPLETE: { description: 'The first payment is not complete.' },
    CANCELED: { description: 'Ended.' },
  } satisfies Record<SubscriptionStatus, { description: string }>,
})

const BillingSourceEnum = builder.enumType('BillingSource', {
  description: 'Where a subscription was bought.',
  values: {
    STRIPE: { description: 'At Stripe.' },
    SANDBOX: { description: 'In our sandbox, where no money moves.' },
  } satisfies Record<BillingSource, { description: string }>,
})

const PaymentStateEnum = builder.enumType('PaymentState', {
  description: 'Whether a payment was made.',
  values: {
    PAID: { description: 'Paid.' },
    FAILED: { description: 'The card was declined.' },
    REFUNDED: { description: 'Returned in full.' },
  } satisfies Record<PaymentState, { description: string }>,
})

export const SubscriptionObject = builder.prismaObject('Subscription', {
  // The graph's root of subscriptions has the name Subscription.
  variant: 'PlanSubscription',
  ...own,
  description: "A person's subscription: the one that goes on, or the last one.",
  fields: t => ({
    plan: t.expose('plan', {
      type: PlanCodeEnum,
      description: 'What is paid for. `User.plan` is what the person has.',
    }),
    status: t.expose('status', { type: SubscriptionStatusEnum, description: 'Its state.' }),
    source: t.expose('source', { type: BillingSourceEnum, description: 'Where it was bought.' }),
    isLive: t.boolean({
      description: 'Whether it goes on, paid or not.',
      select: { status: true },
      resolve: isLive,
    }),
    periodEnd: t.expose('periodEnd', {
      type: 'DateTime',
      description: 'When the present period ends: the next payment, or the end where it is cancelled.',
    }),
    trialEnd: t.expose('trialEnd', {
      type: 'DateTime',
      nullable: true,
      description: 'When the trial ends or ended; null without one.',
    }),
    cancelsAtPeriodEnd: t.exposeBoolean('cancelsAtPeriodEnd', {
      description: 'Whether it ends with the present period.',
    }),
    scheduledPlan: t.expose('scheduledPlan', {
      type: PlanCodeEnum,
      nullable: true,
      description: 'The smaller plan that begins when the period ends; null where nothing changes.',
    }),
    graceEnd: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the plan is kept although a payment failed; null where none did.',
      select: { status: true, periodStart: true },
      resolve: subscription => (subscription.status === 'PAST_DUE' ? graceEndOf(subscription) : null),
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it goes on.',
    }),
  }),
})

builder.prismaNode('Payment', {
  ...own,
  description: 'An invoice that was paid, failed or was returned. Seen by its payer and by admins.',
  nullable: true,
  select: { id: true },
  id: { field: 'id' },
  findUnique: (id, { viewer }) => visible(paymentsVisibleTo(viewer), { id: rowIdOf(id) }),
  fields: t => ({
    number: t.exposeString('number', { description: "The invoice's number." }),
    amount: t.float({
      description: 'The amount, in whole units of `currency`.',
      select: { amount: true },
      resolve: ({ amount }) => amount / 100,
    }),
    currency: t.exposeString('currency', { description: 'The currency, as ISO 4217 writes it.' }),
    state: t.expose('state', { type: PaymentStateEnum, description: 'Whether it was made.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the invoice was made.' }),
    payer: t.field({
      type: AccountName,
      nullable: true,
      description: 'Whose payment it is; null once the account is erased.',
      select: { userId: true },
      resolve: ({ userId }) => (userId === null ? null : { id: userId }),
    }),
    isRefundable: t.boolean({
      description:
        'Whether it can still be returned: it was made in the last seven days, and its payer is here.',
      select: { state: true, paidAt: true, userId: true },
      resolve: (payment, _args, { app }) => isRefundable(payment, app.now()),
    }),
    refundedAt: t.expose('refundedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was returned; null where it was not.',
    }),
    disputedAt: t.expose('disputedAt', {
      type: 'DateTime',
      nullable: true,
      description: "When we learned that the payer disputes it at their bank; null where they don't.",
    }),
    invoiceUrl: t.exposeString('invoiceUrl', {
      nullable: true,
      description: "The invoice's page at Stripe; null in the sandbox.",
    }),
  }),
})

const MOST_SHOWN = 24

builder.prismaObjectFields('User', t => ({
  subscription: t.relation('subscription', {
    nullable: true,
    type: SubscriptionObject,
    description: 'The subscription that goes on, or the last one; null before the first.',
  }),
  canStartTrial: t.boolean({
    description: 'Whether the next subscription begins with a trial, which every person has once.',
    select: { billingAccount: { select: { trialUsedAt: true } } },
    resolve: ({ billingAccount }) => !billingAccount?.trialUsedAt,
  }),
  // Users are visible to their owner only, so no further policy is needed.
  payments: t.relation('payments', {
    description: `The last ${MOST_SHOWN} payments, the newest first.`,
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: MOST_SHOWN },
    complexity: MOST_SHOWN,
  }),
}))

builder.queryField('payments', t =>
  t.prismaConnection(
    {
      type: 'Payment',
      cursor: 'id',
      description: 'The payments of all people, newest first. Null for everybody but admins.',
      authScopes: { public: true },
      nullable: true,
      resolve: async (query, _root, _args, { prisma, viewer }) =>
        viewer?.role === 'ADMIN'
          ? await prisma.payment.findMany({
              ...query,
              where: paymentsVisibleTo(viewer),
              orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
            })
          : null,
      totalCount: (_root, _args, { prisma, viewer }) =>
        prisma.payment.count({ where: paymentsVisibleTo(viewer) }),
    },
    {
      name: 'QueryPaymentsConnection',
      description: 'A page of payments.',
      fields: connection => ({
        totalCount: connection.int({
          description: 'How many payments there are in all.',
          extensions: COUNTS_ONLY,
          resolve: totalCountOf,
        }),
      }),
    },
    { name: 'QueryPaymentsConnectionEdge', description: 'A payment in the list.' },
  ),
)

signedInMutation({
  name: 'startCheckout',
  description:
    'Opens the checkout of a plan. The first subscription of a person begins with a trial of seven days.',
  errors: [ValidationError, PlanRequiredError, ConflictError, PaymentError, RateLimitedError],
  input: {
    description: 'What is to be bought.',
    fields: t => ({
      plan: t.field({ type: PlanCodeEnum, required: true, description: 'Standard or Premium.' }),
    }),
  },
  resolve: (input, { app, viewer }) => startCheckout({ app, viewer, input }),
  payload: {
    description: 'The checkout is open.',
    fields: t => ({
      url: t.exposeString('url', {
        description: "The checkout's address: at Stripe, or a path of this site in the sandbox.",
      }),
    }),
  },
})

signedInMutation({
  name: 'openBillingPortal',
  description: "Opens Stripe's portal, with the person's cards and invoices.",
  errors: [PlanRequiredError, ConflictError, PaymentError, RateLimitedError],
  resolve: (_input, { app, viewer }) => openBillingPortal({ app, viewer }),
  payload: {
    description: 'The portal is open for a while.',
    fields: t => ({ url: t.exposeString('url', { description: "The portal's address." }) }),
  },
})

signedInMutation({
  name: 'refreshSubscription',
  description: 'Reads the subscription from Stripe now, for a page that comes back from the checkout.',
  errors: [PaymentError, RateLimitedError],
  resolve: async (_input, { app, viewer }) => {
    await refreshSubscription({ app, viewer })
    return {}
  },
  payload: { description: 'The subscription is as Stripe has it.' },
})

signedInMutation({
  name: 'changePlan',
  description:
    'Changes the plan of the subscription: to a larger one at once, to a smaller one when the period ends. The present plan takes a scheduled change back.',
  errors: [ValidationError, PlanRequiredError, ConflictError, PaymentError, RateLimitedError],
  input: {
    description: 'The plan to change to.',
    fields: t => ({
      plan: t.field({ type: PlanCodeEnum, required: true, description: 'Standard or Premium.' }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    await changePlan({ app, viewer, input })
    return {}
  },
  payload: { description: 'The plan has changed, or will.' },
})

signedInMutation({
  name: 'cancelSubscription',
  description: 'Ends the subscription with the present period, which is kept.',
  errors: [PlanRequiredError, ConflictError, PaymentError, RateLimitedError],
  resolve: async (_input, { app, viewer }) => {
    await cancelSubscription({ app, viewer })
    return {}
  },
  payload: { description: 'The subscription ends with its period.' },
})

signedInMutation({
  name: 'resumeSubscription',
  description: 'Takes a cancellation back while the period goes on.',
  errors: [PlanRequiredError, ConflictError, PaymentError, RateLimitedError],
  resolve: async (_input, { app, viewer }) => {
    await resumeSubscription({ app, viewer })
    return {}
  },
  payload: { description: 'The subscription goes on.' },
})

signedInMutation({
  name: 'payInSandbox',
  description: "Pays in the sandbox's checkout, where no money moves.",
  errors: [ValidationError, NotFoundError, ConflictError, PaymentError],
  input: {
    description: 'What is bought, and how the payment is to end.',
    fields: t => ({
      plan: t.field({ type: PlanCodeEnum, required: true, description: 'Standard or Premium.' }),
      isDeclined: t.boolean({ description: 'Whether the card is to be declined. Default: it is not.' }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    await payInSandbox({ app, viewer, input })
    return {}
  },
  payload: { description: 'The subscription has begun.' },
})

signedInMutation({
  name: 'renewInSandbox',
  description:
    'Ends the present period of a sandbox subscription now; for an unpaid one it tries the payment again.',
  errors: [ValidationError, NotFoundError, ConflictError],
  input: {
    description: 'How the payment is to end.',
    fields: t => ({
      isPaid: t.boolean({ required: true, description: 'Whether the payment is made.' }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    await renewInSandbox({ app, viewer, input })
    return {}
  },
  payload: { description: 'The next period has begun, is unpaid, or the subscription has ended.' },
})

signedInMutation({
  name: 'refundPayment',
  description:
    'Returns a payment of the last seven days and ends its subscription. For admins, with a reason that is kept.',
  errors: [ValidationError, ForbiddenError, NotFoundError, ConflictError, PaymentError],
  input: {
    description: 'The payment, and why it is returned.',
    fields: t => ({
      paymentId: t.id({ required: true, description: 'The payment.' }),
      reason: t.string({ required: true, description: 'Why it is returned: 3 to 500 characters.' }),
    }),
  },
  resolve: async ({ paymentId, ...input }, { app, viewer }) => {
    const id = rowIdIn(paymentId, 'Payment')
    await refundPayment({ app, viewer, paymentId: id, input })
    return { id }
  },
  payload: {
    description: 'The payment was returned and the subscription has ended.',
    fields: t => ({
      payment: t.prismaField({
        type: 'Payment',
        description: 'The payment as it is now.',
        resolve: (query, { id }, _args, { prisma, viewer }) =>
          prisma.payment.findFirstOrThrow({ ...query, where: visible(paymentsVisibleTo(viewer), { id }) }),
      }),
    }),
  },
})

import type { Stripe } from 'stripe'
import type { PaymentState, PlanCode, SubscriptionStatus } from '../generated/prisma/enums.ts'

/** The plans that have a price at Stripe. */
export type PaidPlan = Exclude<PlanCode, 'FREE'>

/** The account at Stripe, from the environment. */
export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** The ids of the monthly prices. */
  prices: Readonly<Record<PaidPlan, string>>
  /** Another server with Stripe's protocol, for tests; null for Stripe's own. */
  apiBase: string | null
}

/** A subscription as Stripe has it. */
export type StripeSubscription = {
  id: string
  createdAt: Date
  /** Null where its price is none of ours. */
  plan: PaidPlan | null
  status: SubscriptionStatus
  periodStart: Date
  periodEnd: Date
  trialEnd: Date | null
  cancelsAtPeriodEnd: boolean
  scheduledPlan: PaidPlan | null
  endedAt: Date | null
}

/** An invoice with what became of its payment. */
export type StripePayment = {
  invoiceId: string
  paymentIntentId: string | null
  number: string
  /** In the smallest unit of the currency. */
  amount: number
  /** As ISO 4217 writes it. */
  currency: string
  state: PaymentState
  createdAt: Date
  paidAt: Date | null
  isDisputed: boolean
  invoiceUrl: string | null
}

/** What Stripe knows of one customer. */
export type StripeState = { subscriptions: StripeSubscription[]; payments: StripePayment[] }

/** What is kept of a webhook's event. Its content is not used: the state is read from Stripe. */
export type StripeEvent = {
  id: string
  type: string
  createdAt: Date
  customerId: string | null
  chargeId: string | null
}

/** A call that Stripe did not carry out. The message has no secret and no name. */
export class StripeFault extends Error {
  /**
   * DECLINED: the card was refused. UNAVAILABLE: unreachable, overloaded, or busy with the same call; a later try may
   * work. GONE: the object does not exist. INVALID: Stripe refused the request itself.
   */
  readonly kind: 'DECLINED' | 'UNAVAILABLE' | 'GONE' | 'INVALID'
  constructor(kind: StripeFault['kind'], code: string) {
    super(`Stripe refused a call: ${code}`)
    this.name = 'StripeFault'
    this.kind = kind
  }
}

/** The calls to Stripe. All but `readEvent` throw StripeFault. */
export type StripeGateway = {
  /** Returns the same customer for the same key. */
  createCustomer(customer: { email: string; userId: number; key: string }): Promise<string>
  createCheckout(checkout: {
    customerId: string
    plan: PaidPlan
    /** Days before the first payment; 0 for none. */
    trialDays: number
    successUrl: string
    cancelUrl: string
    /** The idempotency key. */
    key: string
  }): Promise<{ id: string; url: string }>
  /** The address of a Checkout session that can still be paid, or null. */
  findOpenCheckout(sessionId: string): Promise<string | null>
  expireCheckout(sessionId: string): Promise<void>
  createPortal(portal: { customerId: string; returnUrl: string }): Promise<string>
  readState(customerId: string): Promise<StripeState>
  /** The customer of a charge, or null. */
  findCustomerOf(chargeId: string): Promise<string | null>
  /** Changes the price at once. Outside a trial the difference is invoiced and paid at once, or nothing changes. */
  upgrade(upgrade: { subscriptionId: string; plan: PaidPlan }): Promise<void>
  /** Changes the price when the present period ends. */
  scheduleDowngrade(downgrade: { subscriptionId: string; plan: PaidPlan }): Promise<void>
  /** Removes a scheduled change. */
  removeSchedule(subscriptionId: string): Promise<void>
  /** Ends the subscription with the present period, or takes that back. */
  setCancellation(cancellation: { subscriptionId: string; cancels: boolean }): Promise<void>
  cancelNow(subscriptionId: string): Promise<void>
  /** Returns the whole payment. */
  refund(refund: { paymentIntentId: string; key: string }): Promise<void>
  /** The event of a webhook call; null where the signature is forged, missing or older than five minutes. */
  readEvent(call: { body: string; signature: string }): StripeEvent | null
}

/** In milliseconds. */
const TIMEOUT = 15_000
const RETRIES = 2
/** The oldest signature of a webhook that is accepted, in seconds. */
const TOLERANCE = 300
/** The most invoices that are read of one customer, the newest first. */
const MOST_INVOICES = 50

/** Opens the official SDK, which is loaded only where Stripe is configured. */
export async function createStripeGateway(settings: StripeSettings): Promise<StripeGateway> {
  const { default: StripeSdk } = await import('stripe')
  const base = settings.apiBase === null ? null : new URL(settings.apiBase)
  const stripe: Stripe = new StripeSdk(settings.secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })

  /** Runs a call and translates the SDK's errors. */
  async function call<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    try {
      return await send()
    } catch (error) {
      throw error instanceof StripeSdk.errors.StripeError ? faultOf(error) : error
    }
  }

  const planOf = (priceId: string): PaidPlan | null =>
    priceId === settings.prices.STANDARD ? 'STANDARD' : priceId === settings.prices.PREMIUM ? 'PREMIUM' : null

  /** The subscription without a schedule: most changes are refused while there is one. */
  async function released(subscriptionId: string): Promise<Stripe.Subscription> {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId)
    if (subscription.schedule !== null)
      await stripe.subscriptionSchedules.release(idOf(subscription.schedule))
    return subscription
  }

  return {
    createCustomer: ({ email, userId, key }) =>
      call(async () => {
        const metadata = { userId: String(userId) }
        return (await stripe.customers.create({ email, metadata }, { idempotencyKey: key })).id
      }),
    createCheckout: ({ customerId, plan, trialDays, successUrl, cancelUrl, key }) =>
      call(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: settings.prices[plan], quantity: 1 }],
            payment_method_collection: 'always',
            ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        )
        if (!session.url) throw new StripeFault('INVALID', 'checkout_without_url')
        return { id: session.id, url: session.url }
      }),
    findOpenCheckout: sessionId =>
      call(async () => {
        const { status, url } = await stripe.checkout.sessions.retrieve(sessionId)
        return status === 'open' && url ? url : null
      }),
    expireCheckout: sessionId => call(async () => void (await stripe.checkout.sessions.expire(sessionId))),
    createPortal: ({ customerId, returnUrl }) =>
      call(
        async () =>
          (await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url,
      ),
    readState: customerId =>
      call(async () => {
        const customer = customerId
        const [subscriptions, invoices, charges] = await Promise.all([
          stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.schedule'] }),
          stripe.invoices.list({ customer, limit: MOST_INVOICES, expand: ['data.payments'] }),
          stripe.charges.list({ customer, limit: 100 }),
        ])
        return {
          subscriptions: subscriptions.data.flatMap(subscription => subscriptionOf(subscription, planOf)),
          payments: invoices.data.flatMap(invoice => paymentOf(invoice, charges.data)),
        }
      }),
    findCustomerOf: chargeId =>
      call(async () => {
        const { customer } = await stripe.charges.retrieve(chargeId)
        return customer === null ? null : idOf(customer)
      }),
    upgrade: ({ subscriptionId, plan }) =>
      call(async () => {
        const { items } = await released(subscriptionId)
        await stripe.subscriptions.update(subscriptionId, {
          items: [{ id: firstItem(items).id, price: settings.prices[plan] }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
        })
      }),
    scheduleDowngrade: ({ subscriptionId, plan }) =>
      call(async () => {
        const { items } = await released(subscriptionId)
        const item = firstItem(items)
        const { id, phases } = await stripe.subscriptionSchedules.create({
          from_subscription: subscriptionId,
        })
        const present = phases[0]
        if (present === undefined) throw new StripeFault('INVALID', 'schedule_without_phase')
        await stripe.subscriptionSchedules.update(id, {
          end_behavior: 'release',
          phases: [
            {
              items: [{ price: item.price.id, quantity: 1 }],
              start_date: present.start_date,
              end_date: item.current_period_end,
              ...(present.trial_end !== null && { trial_end: present.trial_end }),
            },
            {
              items: [{ price: settings.prices[plan], quantity: 1 }],
              start_date: item.current_period_end,
              duration: { interval: 'month', interval_count: 1 },
              proration_behavior: 'none',
            },
          ],
        })
      }),
    removeSchedule: subscriptionId => call(async () => void (await released(subscriptionId))),
    setCancellation: ({ subscriptionId, cancels }) =>
      call(async () => {
        await released(subscriptionId)
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancels })
      }),
    cancelNow: subscriptionId => call(async () => void (await stripe.subscriptions.cancel(subscriptionId))),
    refund: ({ paymentIntentId, key }) =>
      call(
        async () =>
          void (await stripe.refunds.create(
            { payment_intent: paymentIntentId, reason: 'requested_by_customer' },
            { idempotencyKey: key },
          )),
      ),
    readEvent: ({ body, signature }) => {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE))
      } catch (error) {
        // Signed calls are Stripe's own, so a body that is no JSON is a forgery as well.
        if (
          error instanceof StripeSdk.errors.StripeSignatureVerificationError ||
          error instanceof SyntaxError
        )
          return null
        throw error
      }
    },
  }
}

function faultOf({ type, code, statusCode }: Stripe.errors.StripeError): StripeFault {
  const name = code ?? type
  if (type === 'StripeCardError') return new StripeFault('DECLINED', name)
  if (statusCode === 404 || code === 'resource_missing') return new StripeFault('GONE', name)
  const isPassing =
    statusCode === undefined ||
    statusCode === 409 ||
    statusCode === 429 ||
    statusCode >= 500 ||
    type === 'StripeIdempotencyError'
  return new StripeFault(isPassing ? 'UNAVAILABLE' : 'INVALID', name)
}

const STATUSES: Readonly<Record<string, SubscriptionStatus>> = {
  trialing: 'TRIALING',
  active: 'ACTIVE',
  past_due: 'PAST_DUE',
  unpaid: 'UNPAID',
  paused: 'PAUSED',
  incomplete: 'INCOMPLETE',
  incomplete_expired: 'CANCELED',
  canceled: 'CANCELED',
}

function subscriptionOf(
  { id, created, items, status, trial_end, cancel_at, cancel_at_period_end, ...rest }: Stripe.Subscription,
  planOf: (priceId: string) => PaidPlan | null,
): StripeSubscription[] {
  const item = items.data[0]
  const known = STATUSES[status]
  if (item === undefined || known === undefined) return []
  const { schedule, ended_at } = rest
  return [
    {
      id,
      createdAt: dateOf(created),
      plan: planOf(item.price.id),
      status: known,
      periodStart: dateOf(item.current_period_start),
      periodEnd: dateOf(item.current_period_end),
      trialEnd: trial_end === null ? null : dateOf(trial_end),
      cancelsAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
      scheduledPlan: schedule === null || typeof schedule === 'string' ? null : scheduledIn(schedule, planOf),
      endedAt: ended_at === null ? null : dateOf(ended_at),
    },
  ]
}

/** The plan of the phase after the present one, or null. */
function scheduledIn(
  { status, current_phase, phases }: Stripe.SubscriptionSchedule,
  planOf: (priceId: string) => PaidPlan | null,
): PaidPlan | null {
  if (status !== 'active' || current_phase === null) return null
  const next = phases.find(({ start_date }) => start_date >= current_phase.end_date)
  const price = next?.items[0]?.price
  return price === undefined ? null : planOf(idOf(price))
}

/** Invoices without an amount, such as a trial's, are no payments; nor is one that was not tried yet. */
function paymentOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): StripePayment[] {
  const { id, number, status, total, currency, created, attempted, hosted_invoice_url: url } = invoice
  const isPaid = status === 'paid'
  if (total <= 0 || !(isPaid || (attempted && (status === 'open' || status === 'uncollectible')))) return []
  const paid = invoice.payments?.data.find(payment => payment.status === 'paid')?.payment.payment_intent
  const paymentIntentId = paid === undefined ? null : idOf(paid)
  const charge = charges.find(
    ({ payment_intent }) => payment_intent !== null && idOf(payment_intent) === paymentIntentId,
  )
  const { paid_at } = invoice.status_transitions
  return [
    {
      invoiceId: id,
      paymentIntentId,
      number: number ?? id,
      amount: total,
      currency: currency.toUpperCase(),
      state: charge?.refunded === true ? 'REFUNDED' : isPaid ? 'PAID' : 'FAILED',
      createdAt: dateOf(created),
      paidAt: isPaid && paid_at !== null ? dateOf(paid_at) : null,
      isDisputed: charge?.disputed === true,
      invoiceUrl: url ?? null,
    },
  ]
}

/** Reads from an event whom it concerns. A `customer.*` event's object may be the customer itself. */
function eventOf({ id, type, created, data }: Stripe.Event): StripeEvent {
  const object: { object?: unknown; id?: unknown; customer?: unknown; charge?: unknown } = { ...data.object }
  const customer = object.object === 'customer' ? object.id : object.customer
  return {
    id,
    type,
    createdAt: dateOf(created),
    customerId: typeof customer === 'string' ? customer : null,
    chargeId: typeof object.charge === 'string' ? object.charge : null,
  }
}

function firstItem({ data }: Stripe.ApiList<Stripe.SubscriptionItem>): Stripe.SubscriptionItem {
  const item = data[0]
  if (item === undefined) throw new StripeFault('INVALID', 'subscription_without_item')
  return item
}

function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000)
}

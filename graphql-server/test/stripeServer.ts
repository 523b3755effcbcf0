import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { createStripeGateway, type PaidPlan, type StripeGateway } from '../infra/stripe.ts'

const WEBHOOK_SECRET = 'whsec_test_of_gradwright'
const PRICES = { STANDARD: 'price_standard', PREMIUM: 'price_premium' } as const
const AMOUNTS: Readonly<Record<string, number>> = { price_standard: 299_900, price_premium: 799_900 }
const DAY = 24 * 60 * 60
const MONTH = 30 * DAY

type Fields = Record<string, string>
type Row = Record<string, unknown> & { id: string }
type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  created: number
  status: string
  trial_end: number | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  schedule: Schedule | null
  metadata: Record<string, string>
  items: { object: 'list'; data: Item[] }
}
type Item = {
  id: string
  price: { id: string; unit_amount: number }
  current_period_start: number
  current_period_end: number
}
type Phase = { start_date: number; end_date: number; trial_end: number | null; items: { price: string }[] }
type Schedule = {
  id: string
  object: 'subscription_schedule'
  subscription: string | null
  status: 'active' | 'released'
  current_phase: { start_date: number; end_date: number } | null
  phases: Phase[]
}
type Session = {
  id: string
  object: 'checkout.session'
  customer: string
  status: 'open' | 'complete' | 'expired'
  url: string | null
  price: string
  trialDays: number
}
type Invoice = Row & {
  customer: string
  status: string
  payments: { data: { status: string; payment: { type: string; payment_intent: string } }[] }
}
type Charge = Row & { customer: string; payment_intent: string; refunded: boolean; disputed: boolean }

/** One call that the server received. */
export type StripeCall = { method: string; path: string; fields: Fields; key: string | null }

/** A fault for the next call whose path matches. */
export type PlannedFault = { path: RegExp; status: number; type: string; code?: string }

/**
 * A local server with the part of Stripe's HTTP protocol that the product uses: form-encoded calls, idempotency keys,
 * lists, expanded objects, errors with their types. The real SDK talks to it. Its clock and payers are the test's.
 */
export type StripeServer = {
  gateway: StripeGateway
  apiBase: string
  calls: readonly StripeCall[]
  /** The seconds of its clock. */
  setTime(now: Date): void
  /** What a payer does on the page of a Checkout session. @returns the subscription's id */
  pay(sessionUrl: string): string
  /** The subscriptions of all customers, as they are. */
  subscriptions(): readonly Subscription[]
  /** Moves the subscription to the end of its period and tries the payment. */
  renew(subscriptionId: string, options: { isPaid: boolean }): void
  /** Tries the open invoice again. */
  payOpenInvoice(subscriptionId: string): void
  /** Changes what only Stripe's dashboard can change. */
  edit(
    subscriptionId: string,
    change: Partial<Pick<Subscription, 'status' | 'metadata'>> & { price?: string },
  ): void
  dispute(customer: string): { charge: string }
  /** Whether cards are declined from now on. */
  decline(declines: boolean): void
  failNext(fault: PlannedFault): void
  /** A webhook's body and signature. */
  event(
    type: string,
    object: object,
    options?: { id?: string; secret?: string; age?: number },
  ): {
    body: string
    headers: { 'stripe-signature': string; 'content-type': string }
  }
  stop(): Promise<void>
}

/** Starts one on a free port. */
export async function startStripeServer(start: Date): Promise<StripeServer> {
  const calls: StripeCall[] = []
  const faults: PlannedFault[] = []
  const customers = new Map<string, Row>()
  const sessions = new Map<string, Session>()
  const subscriptions = new Map<string, Subscription>()
  const schedules = new Map<string, Schedule>()
  const invoices: Invoice[] = []
  const charges: Charge[] = []
  const answered = new Map<string, { fingerprint: string; status: number; body: unknown }>()
  let now = seconds(start)
  let number = 0
  let declines = false
  const nextId = (prefix: string) => `${prefix}_${++number}`

  function invoice(subscription: Subscription, amount: number, isPaid: boolean): void {
    const intent = nextId('pi')
    invoices.unshift({
      id: nextId('in'),
      object: 'invoice',
      customer: subscription.customer,
      subscription: subscription.id,
      number: `GW-${number}`,
      status: isPaid ? 'paid' : 'open',
      attempted: true,
      total: amount,
      currency: 'inr',
      created: now,
      hosted_invoice_url: 'https://invoice.stripe.example/i',
      status_transitions: { paid_at: isPaid ? now : null },
      payments: {
        data: [
          { status: isPaid ? 'paid' : 'open', payment: { type: 'payment_intent', payment_intent: intent } },
        ],
      },
    })
    if (isPaid)
      charges.unshift({
        id: nextId('ch'),
        object: 'charge',
        customer: subscription.customer,
        payment_intent: intent,
        refunded: false,
        disputed: false,
      })
  }

  const itemOf = ({ items }: Subscription): Item => must(items.data[0], 'item')

  function begin(session: Session): Subscription {
    const trialEnd = session.trialDays > 0 ? now + session.trialDays * DAY : null
    const id = nextId('sub')
    const subscription: Subscription = {
      id,
      object: 'subscription',
      customer: session.customer,
      created: now,
      status: trialEnd === null ? 'active' : 'trialing',
      trial_end: trialEnd,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      schedule: null,
      metadata: {},
      items: {
        object: 'list',
        data: [
          {
            id: nextId('si'),
            price: priceOf(session.price),
            current_period_start: now,
            current_period_end: trialEnd ?? now + MONTH,
          },
        ],
      },
    }
    subscriptions.set(id, subscription)
    if (trialEnd === null) invoice(subscription, itemOf(subscription).price.unit_amount, true)
    return subscription
  }

  function end(subscription: Subscription): void {
    Object.assign(subscription, { status: 'canceled', ended_at: now, schedule: null })
  }

  type Handler = (id: string, fields: Fields) => unknown
  const routes: [string, RegExp, Handler][] = [
    [
      'POST',
      /^customers$/,
      (_id, { email }) => {
        const customer = { id: nextId('cus'), object: 'customer', email }
        customers.set(customer.id, customer)
        return customer
      },
    ],
    [
      'POST',
      /^checkout\/sessions$/,
      (_id, fields) => {
        known(customers, fields.customer)
        const price = fields['line_items[0][price]'] ?? ''
        if (fields.mode !== 'subscription' || AMOUNTS[price] === undefined) throw invalid('parameter_invalid')
        const id = nextId('cs')
        const session: Session = {
          id,
          object: 'checkout.session',
          customer: fields.customer ?? '',
          status: 'open',
          url: `https://checkout.stripe.example/${id}`,
          price,
          trialDays: Number(fields['subscription_data[trial_period_days]'] ?? 0),
        }
        sessions.set(id, session)
        return session
      },
    ],
    ['GET', /^checkout\/sessions\/(\w+)$/, id => known(sessions, id)],
    [
      'POST',
      /^checkout\/sessions\/(\w+)\/expire$/,
      id => Object.assign(known(sessions, id), { status: 'expired', url: null }),
    ],
    [
      'POST',
      /^billing_portal\/sessions$/,
      (_id, { customer }) => {
        known(customers, customer)
        return {
          id: nextId('bps'),
          object: 'billing_portal.session',
          url: 'https://billing.stripe.example/p',
        }
      },
    ],
    [
      'GET',
      /^subscriptions$/,
      (_id, { customer }) => listOf([...subscriptions.values()].filter(row => row.customer === customer)),
    ],
    ['GET', /^subscriptions\/(\w+)$/, id => known(subscriptions, id)],
    [
      'POST',
      /^subscriptions\/(\w+)$/,
      (id, fields) => {
        const subscription = known(subscriptions, id)
        // As Stripe: a schedule owns the subscription until it is released.
        if (subscription.schedule !== null) throw invalid('subscription_managed_by_schedule')
        if (subscription.status === 'canceled') throw missing()
        const price = fields['items[0][price]']
        if (price !== undefined) {
          const item = itemOf(subscription)
          if (fields['items[0][id]'] !== item.id) throw invalid('parameter_invalid')
          const difference = priceOf(price).unit_amount - item.price.unit_amount
          const rest = (item.current_period_end - now) / (item.current_period_end - item.current_period_start)
          if (fields.proration_behavior === 'always_invoice' && subscription.status !== 'trialing') {
            if (declines) throw { status: 402, type: 'card_error', code: 'card_declined' }
            invoice(subscription, Math.round(difference * rest), true)
          }
          item.price = priceOf(price)
        }
        if (fields.cancel_at_period_end !== undefined)
          subscription.cancel_at_period_end = fields.cancel_at_period_end === 'true'
        return subscription
      },
    ],
    [
      'DELETE',
      /^subscriptions\/(\w+)$/,
      id => {
        const subscription = known(subscriptions, id)
        if (subscription.status === 'canceled') throw missing()
        end(subscription)
        return subscription
      },
    ],
    [
      'POST',
      /^subscription_schedules$/,
      (_id, { from_subscription }) => {
        const subscription = known(subscriptions, from_subscription)
        const item = itemOf(subscription)
        const phase = {
          start_date: item.current_period_start,
          end_date: item.current_period_end,
          trial_end: subscription.status === 'trialing' ? subscription.trial_end : null,
          items: [{ price: item.price.id }],
        }
        const schedule: Schedule = {
          id: nextId('sub_sched'),
          object: 'subscription_schedule',
          subscription: subscription.id,
          status: 'active',
          current_phase: { start_date: phase.start_date, end_date: phase.end_date },
          phases: [phase],
        }
        schedules.set(schedule.id, schedule)
        subscription.schedule = schedule
        return schedule
      },
    ],
    [
      'POST',
      /^subscription_schedules\/(\w+)\/release$/,
      id => {
        const schedule = known(schedules, id)
        known(subscriptions, schedule.subscription ?? '').schedule = null
        return Object.assign(schedule, { status: 'released', subscription: null })
      },
    ],
    [
      'POST',
      /^subscription_schedules\/(\w+)$/,
      (id, fields) => {
        const schedule = known(schedules, id)
        schedule.phases = [0, 1].map(index => {
          const start = Number(fields[`phases[${index}][start_date]`])
          const months = Number(fields[`phases[${index}][duration][interval_count]`] ?? 0)
          return {
            start_date: start,
            end_date: Number(fields[`phases[${index}][end_date]`] ?? start + months * MONTH),
            trial_end: null,
            items: [{ price: priceOf(fields[`phases[${index}][items][0][price]`] ?? '').id }],
          }
        })
        return schedule
      },
    ],
    ['GET', /^invoices$/, (_id, { customer }) => listOf(invoices.filter(row => row.customer === customer))],
    ['GET', /^charges$/, (_id, { customer }) => listOf(charges.filter(row => row.customer === customer))],
    ['GET', /^charges\/(\w+)$/, id => must(charges.find(row => row.id === id))],
    [
      'POST',
      /^refunds$/,
      (_id, { payment_intent }) => {
        const charge = must(charges.find(row => row.payment_intent === payment_intent))
        if (charge.refunded) throw invalid('charge_already_refunded')
        charge.refunded = true
        return { id: nextId('re'), object: 'refund', status: 'succeeded', payment_intent }
      },
    ],
  ]

  function answer(call: StripeCall): { status: number; body: unknown } {
    const fault = faults.findIndex(({ path }) => path.test(call.path))
    if (fault >= 0) {
      const { status, type, code } = must(faults.splice(fault, 1)[0])
      return { status, body: { error: { type, code, message: 'planned' } } }
    }
    const fingerprint = JSON.stringify([call.path, call.fields])
    const before = call.key === null ? undefined : answered.get(call.key)
    if (before !== undefined)
      return before.fingerprint === fingerprint
        ? before
        : { status: 400, body: { error: { type: 'idempotency_error', message: 'other parameters' } } }
    const reply = handled(call)
    if (call.key !== null) answered.set(call.key, { fingerprint, ...reply })
    return reply
  }

  function handled({ method, path, fields }: StripeCall): { status: number; body: unknown } {
    for (const [verb, pattern, handler] of routes) {
      const match = verb === method ? pattern.exec(path) : null
      if (match === null) continue
      try {
        return { status: 200, body: structuredClone(handler(match[1] ?? '', fields)) }
      } catch (error) {
        if (error instanceof Error) throw error
        const { status, ...fault } = error as { status: number }
        return { status, body: { error: { message: 'refused', ...fault } } }
      }
    }
    return { status: 404, body: { error: { type: 'invalid_request_error', message: `no ${path}` } } }
  }

  const server = createServer((incoming, outgoing) => {
    void readCall(incoming).then(call => {
      calls.push(call)
      send(outgoing, answer(call))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secretKey = 'sk_test_of_gradwright'
  const gateway = await createStripeGateway({
    secretKey,
    webhookSecret: WEBHOOK_SECRET,
    prices: PRICES satisfies Record<PaidPlan, string>,
    apiBase,
  })
  const { webhooks } = new Stripe(secretKey)

  return {
    gateway,
    apiBase,
    calls,
    setTime(time) {
      now = seconds(time)
    },
    pay(sessionUrl) {
      const session = known(sessions, sessionUrl.split('/').at(-1))
      if (session.status !== 'open') throw new Error('This checkout is closed.')
      Object.assign(session, { status: 'complete', url: null })
      return begin(session).id
    },
    subscriptions: () => [...subscriptions.values()],
    renew(subscriptionId, { isPaid }) {
      const subscription = known(subscriptions, subscriptionId)
      const item = itemOf(subscription)
      now = Math.max(now, item.current_period_end)
      if (subscription.cancel_at_period_end) return end(subscription)
      const next = subscription.schedule?.phases[1]?.items[0]
      if (next !== undefined) item.price = priceOf(next.price)
      subscription.schedule = null
      item.current_period_start = item.current_period_end
      item.current_period_end += MONTH
      subscription.status = isPaid ? 'active' : 'past_due'
      invoice(subscription, item.price.unit_amount, isPaid)
    },
    payOpenInvoice(subscriptionId) {
      const subscription = known(subscriptions, subscriptionId)
      subscription.status = 'active'
      const at = invoices.findIndex(row => row.customer === subscription.customer && row.status === 'open')
      const id = must(invoices[at]).id
      invoices.splice(at, 1)
      invoice(subscription, itemOf(subscription).price.unit_amount, true)
      must(invoices[0]).id = id
    },
    edit(subscriptionId, { price, ...change }) {
      const subscription = known(subscriptions, subscriptionId)
      Object.assign(subscription, change)
      if (price !== undefined) itemOf(subscription).price = { id: price, unit_amount: 100 }
      if (change.status === 'canceled') end(subscription)
    },
    dispute(customer) {
      const charge = must(charges.find(row => row.customer === customer))
      charge.disputed = true
      return { charge: charge.id }
    },
    decline(value) {
      declines = value
    },
    failNext(fault) {
      faults.push(fault)
    },
    event(type, object, { id = nextId('evt'), secret = WEBHOOK_SECRET, age = 0 } = {}) {
      const payload = JSON.stringify({ id, object: 'event', type, created: now, data: { object } })
      const timestamp = seconds(new Date()) - age
      const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return {
        body: payload,
        headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
      }
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readCall(incoming: IncomingMessage): Promise<StripeCall> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://stripe')
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  const key = incoming.headers['idempotency-key']
  return {
    method: incoming.method ?? 'GET',
    path: pathname.replace(/^\/v1\//u, ''),
    fields: Object.fromEntries([...searchParams, ...form]),
    key: typeof key === 'string' ? key : null,
  }
}

function send(outgoing: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_1',
    'stripe-should-retry': 'false',
  })
  outgoing.end(JSON.stringify(body))
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

function priceOf(id: string): Item['price'] {
  const amount = AMOUNTS[id]
  if (amount === undefined) throw invalid('resource_missing')
  return { id, unit_amount: amount }
}

function listOf(data: readonly unknown[]) {
  return { object: 'list', data, has_more: false, url: '/v1/list' }
}

function known<Kept>(rows: ReadonlyMap<string, Kept>, id: string | undefined): Kept {
  const row = rows.get(id ?? '')
  if (row === undefined) throw missing()
  return row
}

function must<Value>(value: Value | undefined, what = 'object'): Value {
  if (value === undefined) throw Object.assign(missing(), { message: `No such ${what}` })
  return value
}

function missing() {
  return { status: 404, type: 'invalid_request_error', code: 'resource_missing' }
}

function invalid(code: string) {
  return { status: 400, type: 'invalid_request_error', code }
}

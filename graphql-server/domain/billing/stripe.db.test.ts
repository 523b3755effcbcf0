import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HeldJob } from '../../infra/jobWorker.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { type StripeServer, startStripeServer } from '../../test/stripeServer.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, ForbiddenError, PaymentError, ValidationError } from '../errors.ts'
import { startJobs } from '../jobs.ts'
import {
  cancelSubscription,
  changePlan,
  openBillingPortal,
  refreshSubscription,
  resumeSubscription,
} from './changeSubscription.ts'
import { reconcileBilling } from './reconcileBilling.ts'
import { refundPayment } from './refundPayment.ts'
import { startCheckout } from './startCheckout.ts'
import { recordStripeEvent, stripeEventJob } from './stripeEvents.ts'
import { daysAfter } from './subscriptionState.ts'

const START = new Date('2026-11-23T08:00:00Z')

let database: TestDatabase
let stripe: StripeServer
let clock: Date
let app: AppContext
const started: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = START
  stripe = await startStripeServer(START)
  app = createAppContext({
    database,
    now: () => clock,
    settings: {
      billing: 'stripe',
      rateLimits: {
        ...createAppContext({ database }).settings.rateLimits,
        purchases: { most: 10_000, seconds: 1 },
      },
    },
    stripe: stripe.gateway,
  })
})
afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop()
  await stripe.stop()
})
afterAll(() => database.close())

/** Moves the product's clock, and Stripe's. */
function moveTo(date: Date): void {
  clock = date
  stripe.setTime(date)
}

const personOf = (viewer: Viewer) =>
  database.prisma.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    include: { subscription: true, billingAccount: true, payments: { orderBy: { id: 'asc' } } },
  })

async function buy(viewer: Viewer, plan: 'STANDARD' | 'PREMIUM' = 'STANDARD'): Promise<string> {
  const { url } = await startCheckout({ app, viewer, input: { plan } })
  const subscriptionId = stripe.pay(url)
  await refreshSubscription({ app, viewer })
  return subscriptionId
}

/** A person on a paid first month of a plan, without a trial. */
async function payer(plan: 'STANDARD' | 'PREMIUM' = 'STANDARD') {
  const { viewer, user } = await createViewer({ app })
  await database.prisma.billingAccount.create({ data: { userId: user.id, trialUsedAt: START } })
  return { viewer, user, subscriptionId: await buy(viewer, plan) }
}

describe('a checkout', () => {
  it('begins the first subscription with a trial of seven days, and a later one without', async () => {
    const { viewer } = await createViewer({ app })
    const first = await buy(viewer)
    const trial = await personOf(viewer)
    expect(trial).toMatchObject({ plan: 'STANDARD', planSince: START, payments: [] })
    expect(trial.subscription).toMatchObject({ status: 'TRIALING', trialEnd: daysAfter(START, 7) })
    expect(trial.billingAccount?.trialUsedAt).toEqual(START)
    stripe.edit(first, { status: 'canceled' })
    await refreshSubscription({ app, viewer })
    expect(await personOf(viewer)).toMatchObject({ plan: 'FREE', planSince: null })
    await buy(viewer)
    expect(await personOf(viewer)).toMatchObject({
      plan: 'STANDARD',
      subscription: { status: 'ACTIVE', trialEnd: null },
      payments: [{ amount: 299_900, currency: 'INR', state: 'PAID' }],
    })
  })

  it('is the same on two pages, so that one subscription is paid', async () => {
    const { viewer } = await createViewer({ app })
    const open = () => startCheckout({ app, viewer, input: { plan: 'PREMIUM' } })
    const [one, other] = await Promise.all([open(), open()])
    expect(one).toEqual(other)
    expect(await open()).toEqual(one)
    stripe.pay(one.url)
    expect(() => stripe.pay(other.url)).toThrow('closed')
    // The second page asks again before any webhook has arrived.
    await expect(open()).rejects.toThrow(ConflictError)
    expect(stripe.subscriptions()).toHaveLength(1)
    expect(await personOf(viewer)).toMatchObject({ plan: 'PREMIUM' })
  })

  it('of another plan closes the one that is open', async () => {
    const { viewer } = await createViewer({ app })
    const standard = await startCheckout({ app, viewer, input: { plan: 'STANDARD' } })
    await startCheckout({ app, viewer, input: { plan: 'PREMIUM' } })
    expect(() => stripe.pay(standard.url)).toThrow('closed')
  })

  it('that was paid twice all the same leaves the older subscription', async () => {
    const { viewer, user, subscriptionId } = await payer()
    const customerId = (await personOf(viewer)).billingAccount?.stripeCustomerId ?? ''
    moveTo(daysAfter(START, 1))
    const surplus = await stripe.gateway.createCheckout({
      customerId,
      plan: 'PREMIUM',
      trialDays: 0,
      successUrl: 'https://gradwright.example',
      cancelUrl: 'https://gradwright.example',
      key: `${user.id} by hand`,
    })
    const second = stripe.pay(surplus.url)
    await refreshSubscription({ app, viewer })
    const states = Object.fromEntries(stripe.subscriptions().map(({ id, status }) => [id, status]))
    expect(states).toEqual({ [subscriptionId]: 'active', [second]: 'canceled' })
    expect(await personOf(viewer)).toMatchObject({ plan: 'STANDARD' })
  })

  it('is refused for a plan that is not sold, and says so when Stripe is overloaded', async () => {
    const { viewer } = await createViewer({ app })
    for (const plan of ['FREE', 'GOLD'])
      await expect(startCheckout({ app, viewer, input: { plan } })).rejects.toThrow(ValidationError)
    stripe.failNext({ path: /^checkout/, status: 429, type: 'invalid_request_error', code: 'rate_limit' })
    await expect(startCheckout({ app, viewer, input: { plan: 'STANDARD' } })).rejects.toThrow(PaymentError)
    expect(stripe.subscriptions()).toEqual([])
  })
})

describe('a subscription', () => {
  it('is upgraded at once with the difference, and stays as it is when the card is declined', async () => {
    const { viewer, subscriptionId } = await payer()
    moveTo(daysAfter(START, 15))
    stripe.decline(true)
    await expect(changePlan({ app, viewer, input: { plan: 'PREMIUM' } })).rejects.toThrow('declined')
    expect(await personOf(viewer)).toMatchObject({ plan: 'STANDARD' })
    stripe.decline(false)
    await changePlan({ app, viewer, input: { plan: 'PREMIUM' } })
    const upgraded = await personOf(viewer)
    expect(upgraded).toMatchObject({ plan: 'PREMIUM', planSince: START })
    expect(upgraded.payments.map(({ amount }) => amount)).toEqual([299_900, 250_000])
    expect(stripe.subscriptions()).toMatchObject([{ id: subscriptionId, status: 'active' }])
    await expect(changePlan({ app, viewer, input: { plan: 'PREMIUM' } })).rejects.toThrow(ConflictError)
  })

  it('is downgraded when the period ends, unless that is taken back', async () => {
    const { viewer, subscriptionId } = await payer('PREMIUM')
    await changePlan({ app, viewer, input: { plan: 'STANDARD' } })
    expect(await personOf(viewer)).toMatchObject({
      plan: 'PREMIUM',
      subscription: { plan: 'PREMIUM', scheduledPlan: 'STANDARD' },
    })
    await changePlan({ app, viewer, input: { plan: 'PREMIUM' } })
    expect((await personOf(viewer)).subscription).toMatchObject({ scheduledPlan: null })
    await changePlan({ app, viewer, input: { plan: 'STANDARD' } })
    stripe.renew(subscriptionId, { isPaid: true })
    await refreshSubscription({ app, viewer })
    expect(await personOf(viewer)).toMatchObject({
      plan: 'STANDARD',
      planSince: daysAfter(START, 30),
      subscription: { scheduledPlan: null },
    })
  })

  it('is kept to the end of the period when it is cancelled, and can be resumed', async () => {
    const { viewer, subscriptionId } = await payer()
    await changePlan({ app, viewer, input: { plan: 'PREMIUM' } })
    await changePlan({ app, viewer, input: { plan: 'STANDARD' } })
    await cancelSubscription({ app, viewer })
    expect(await personOf(viewer)).toMatchObject({
      plan: 'PREMIUM',
      subscription: { cancelsAtPeriodEnd: true, scheduledPlan: null },
    })
    await resumeSubscription({ app, viewer })
    expect((await personOf(viewer)).subscription).toMatchObject({ cancelsAtPeriodEnd: false })
    await cancelSubscription({ app, viewer })
    stripe.renew(subscriptionId, { isPaid: true })
    await refreshSubscription({ app, viewer })
    expect(await personOf(viewer)).toMatchObject({ plan: 'FREE', subscription: { status: 'CANCELED' } })
    await expect(resumeSubscription({ app, viewer })).rejects.toThrow(ConflictError)
    expect(await openBillingPortal({ app, viewer })).toEqual({ url: 'https://billing.stripe.example/p' })
  })

  it('that is not paid keeps the plan for seven days, with one mail, and comes back when it is paid', async () => {
    const { viewer, subscriptionId } = await payer()
    stripe.renew(subscriptionId, { isPaid: false })
    moveTo(daysAfter(START, 30))
    await refreshSubscription({ app, viewer })
    await refreshSubscription({ app, viewer })
    expect(await personOf(viewer)).toMatchObject({ plan: 'STANDARD', subscription: { status: 'PAST_DUE' } })
    await expect(changePlan({ app, viewer, input: { plan: 'PREMIUM' } })).rejects.toThrow('Pay what is open')
    moveTo(daysAfter(START, 37))
    await reconcileBilling({ app, signal: new AbortController().signal })
    expect(await personOf(viewer)).toMatchObject({ plan: 'FREE' })
    stripe.payOpenInvoice(subscriptionId)
    await refreshSubscription({ app, viewer })
    const paid = await personOf(viewer)
    expect(paid).toMatchObject({ plan: 'STANDARD', subscription: { status: 'ACTIVE' } })
    expect(paid.payments.map(({ state }) => state)).toEqual(['PAID', 'PAID'])
    const mails = await database.prisma.mail.findMany({ orderBy: { id: 'asc' } })
    expect(mails.map(({ kind }) => kind)).toEqual(['payment-failed', 'subscription-ended'])
    expect(mails[0]?.body).toContain('30 December 2026')
  })

  it('keeps its plan when its price is not sold any longer', async () => {
    const { viewer, subscriptionId } = await payer('PREMIUM')
    stripe.edit(subscriptionId, { price: 'price_of_last_year' })
    await refreshSubscription({ app, viewer })
    expect(await personOf(viewer)).toMatchObject({ plan: 'PREMIUM' })
  })

  it('changes no plan that an admin gave meanwhile, until it changes itself', async () => {
    const { viewer, subscriptionId } = await payer()
    await database.prisma.user.update({ where: { id: viewer.userId }, data: { plan: 'PREMIUM' } })
    await refreshSubscription({ app, viewer })
    expect(await personOf(viewer)).toMatchObject({ plan: 'PREMIUM' })
    stripe.edit(subscriptionId, { status: 'canceled' })
    await refreshSubscription({ app, viewer })
    expect(await personOf(viewer)).toMatchObject({ plan: 'FREE' })
  })
})

describe('a refund', () => {
  const refund = async (paymentId: number, by: Viewer, reason = 'Asked within the week') =>
    await refundPayment({ app, viewer: by, paymentId, input: { reason } })

  async function setUp() {
    const { viewer: admin } = await createViewer({
      app,
      user: await createUser({ app, columns: { role: 'ADMIN' } }),
    })
    const { viewer } = await payer()
    const [payment] = (await personOf(viewer)).payments
    return { admin, viewer, paymentId: payment?.id ?? 0 }
  }

  it('returns the money once, keeps who and why, and ends the subscription', async () => {
    const { admin, viewer, paymentId } = await setUp()
    await expect(refund(paymentId, viewer)).rejects.toThrow(ForbiddenError)
    await expect(refund(paymentId, admin, ' ')).rejects.toThrow(ValidationError)
    moveTo(daysAfter(START, 7))
    await refund(paymentId, admin)
    expect(await personOf(viewer)).toMatchObject({
      plan: 'FREE',
      subscription: { status: 'CANCELED' },
      payments: [{ state: 'REFUNDED', refundReason: 'Asked within the week', refundedById: admin.userId }],
    })
    await expect(refund(paymentId, admin)).rejects.toThrow('returned already')
    expect(stripe.calls.filter(({ path }) => path === 'refunds')).toHaveLength(1)
    await refreshSubscription({ app, viewer })
    expect(await database.prisma.mail.findMany({ where: { kind: 'payment-refunded' } })).toMatchObject([
      { userId: viewer.userId, body: expect.stringContaining('We returned ₹2,999 of invoice') },
    ])
  })

  const logged = async () =>
    (await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action)

  it('is logged as what came of it', async () => {
    const { admin, viewer, paymentId } = await setUp()
    const ids = { where: { id: paymentId } }
    stripe.failNext({ path: /^refunds/, status: 400, type: 'invalid_request_error' })
    await expect(refund(paymentId, admin)).rejects.toThrow()
    expect(await logged()).toEqual(['REFUND_PAYMENT', 'REFUND_REFUSED'])
    expect(await database.prisma.payment.findUniqueOrThrow(ids)).toMatchObject({
      refundReason: null,
      refundedById: null,
    })
    stripe.failNext({ path: /^refunds/, status: 503, type: 'api_error' })
    await expect(refund(paymentId, admin)).rejects.toThrow(PaymentError)
    await refund(paymentId, admin)
    await refreshSubscription({ app, viewer })
    expect((await logged()).slice(2)).toEqual([
      'REFUND_PAYMENT',
      'REFUND_UNANSWERED',
      'REFUND_PAYMENT',
      'REFUND_MADE',
    ])
  })

  it('goes on after a crash, and is refused after seven days', async () => {
    const { admin, paymentId, viewer } = await setUp()
    stripe.failNext({ path: /^subscriptions\//, status: 500, type: 'api_error' })
    await expect(refund(paymentId, admin)).rejects.toThrow(PaymentError)
    await refund(paymentId, admin)
    expect(await personOf(viewer)).toMatchObject({ plan: 'FREE', payments: [{ state: 'REFUNDED' }] })
    const late = await setUp()
    moveTo(new Date(daysAfter(START, 7).getTime() + 1))
    await expect(refund(late.paymentId, late.admin)).rejects.toThrow('within 7 days')
  })
})

describe('the webhook', () => {
  let server: TestServer

  beforeEach(async () => {
    server = await startTestServer({ app })
    started.push(() => server.stop())
  })

  const post = (event: ReturnType<StripeServer['event']>) =>
    server.call('/api/stripe/webhook', { method: 'POST', ...event })
  const eventCount = () => database.prisma.billingEvent.count()

  it('applies a paid checkout by a job, once however often it comes', async () => {
    const { viewer } = await createViewer({ app })
    const { url } = await startCheckout({ app, viewer, input: { plan: 'STANDARD' } })
    stripe.pay(url)
    const customer = (await personOf(viewer)).billingAccount?.stripeCustomerId
    const event = stripe.event('checkout.session.completed', { object: 'checkout.session', customer })
    for (const _time of [1, 2]) {
      const response = await post(event)
      expect([response.status, await response.json()]).toEqual([200, { received: true }])
    }
    expect(await database.prisma.job.count({ where: { kind: 'apply-stripe-event' } })).toBe(1)
    // The process that took the event is gone; another one applies it.
    const worker = await startJobs({ app, kinds: { 'apply-stripe-event': 1 } })
    started.push(() => worker.stop())
    await expect.poll(() => personOf(viewer), { timeout: 20_000 }).toMatchObject({ plan: 'STANDARD' })
    await expect
      .poll(() => database.prisma.billingEvent.findMany(), { timeout: 20_000 })
      .toMatchObject([{ appliedAt: START }])
  })

  it('records a dispute, which names a charge only', async () => {
    const { viewer } = await payer()
    const { charge } = stripe.dispute((await personOf(viewer)).billingAccount?.stripeCustomerId ?? '')
    await post(stripe.event('charge.dispute.created', { object: 'dispute', charge }))
    await applyAll()
    expect(await personOf(viewer)).toMatchObject({ payments: [{ state: 'PAID', disputedAt: START }] })
    await refreshSubscription({ app, viewer })
    expect(await database.prisma.mail.findMany({ where: { kind: 'payment-disputed' } })).toMatchObject([
      { toAddress: 'desk@gradwright.example', body: expect.stringContaining('₹2,999 of invoice') },
    ])
  })

  it('refuses forged and stale calls, and ignores what it does not know', async () => {
    const customer = 'cus_1'
    const refused = [
      stripe.event('invoice.paid', { customer }, { secret: 'whsec_of_somebody_else' }),
      stripe.event('invoice.paid', { customer }, { age: 301 }),
      { body: '{}', headers: { 'stripe-signature': '', 'content-type': 'application/json' } },
      { body: 'no json', headers: { 'stripe-signature': 't=1,v1=ab', 'content-type': 'text/plain' } },
    ]
    for (const event of refused) expect((await post(event)).status).toBe(400)
    const genuine = stripe.event('invoice.paid', { customer })
    const tampered = { ...genuine, body: genuine.body.replace(customer, 'cus_2') }
    expect((await post(tampered)).status).toBe(400)
    expect((await post(stripe.event('source.chargeable', { customer }))).status).toBe(200)
    expect(await eventCount()).toBe(0)
  })

  it('takes the account from the customer that was stored, never from metadata', async () => {
    const { viewer: attacker, subscriptionId } = await payer('PREMIUM')
    const { viewer: other } = await createViewer({ app })
    stripe.edit(subscriptionId, { metadata: { userId: String(other.userId) } })
    const customer = (await personOf(attacker)).billingAccount?.stripeCustomerId
    const metadata = { userId: String(other.userId), amount: '1' }
    await post(stripe.event('customer.subscription.updated', { object: 'subscription', customer, metadata }))
    await post(stripe.event('invoice.paid', { object: 'invoice', customer: 'cus_unknown', metadata }))
    await applyAll()
    expect(await personOf(other)).toMatchObject({ plan: 'FREE', subscription: null, payments: [] })
    expect(await personOf(attacker)).toMatchObject({ plan: 'PREMIUM' })
  })

  it('is an unknown address where Stripe is not configured', async () => {
    const without = await startTestServer({ app: { ...app, stripe: null } })
    started.push(() => without.stop())
    const response = await without.call('/api/stripe/webhook', { json: {} })
    expect(response.status).toBe(404)
  })
})

/** Applies the events that have not been applied, as the job does. */
async function applyAll(order: (ids: number[]) => number[] = ids => ids): Promise<void> {
  const job = stripeEventJob({ app, stripe: stripe.gateway })
  const events = await database.prisma.billingEvent.findMany({ where: { appliedAt: null } })
  await Promise.all(order(events.map(({ id }) => id)).map(id => job.run(heldJob(id))))
}

function heldJob(subjectId: number): HeldJob {
  const nothing = async () => undefined
  return {
    job: { id: 1, kind: 'apply-stripe-event', subjectId, attempts: 1 },
    signal: new AbortController().signal,
    renew: nothing,
    complete: nothing,
    fail: nothing,
    restart: nothing,
  }
}

describe('any order, repetition and loss of events', () => {
  it('ends in the state that Stripe has, with sums that are never below zero', async () => {
    const { viewer, subscriptionId } = await payer()
    const { billingAccount } = await personOf(viewer)
    const customerId = billingAccount?.stripeCustomerId ?? ''
    const current = () => stripe.subscriptions().find(({ id }) => id === subscriptionId)
    const steps = {
      renew: () => current()?.status === 'active' && stripe.renew(subscriptionId, { isPaid: true }),
      fail: () => current()?.status === 'active' && stripe.renew(subscriptionId, { isPaid: false }),
      pay: () => current()?.status === 'past_due' && stripe.payOpenInvoice(subscriptionId),
      pause: () => stripe.edit(subscriptionId, { status: 'paused' }),
      resume: () => stripe.edit(subscriptionId, { status: 'active' }),
      upgrade: () => stripe.edit(subscriptionId, { price: 'price_premium' }),
      downgrade: () => stripe.edit(subscriptionId, { price: 'price_standard' }),
    } as const
    const step = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]))
    const delivery = fc.constantFrom('LOST', 'ONCE', 'TWICE', 'LATER')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, delivery), { minLength: 1, maxLength: 6 }), async history => {
        const later: (() => Promise<void>)[] = []
        for (const [name, how] of history) {
          steps[name]()
          const id = `evt_${Math.trunc(performance.now() * 1000)}`
          const event = { id, type: 'invoice.paid', createdAt: clock, customerId, chargeId: null }
          const deliver = async () => {
            await recordStripeEvent({ app, event })
            await applyAll(ids => ids.toReversed())
          }
          if (how === 'LATER') later.unshift(deliver)
          else if (how !== 'LOST') await deliver()
          if (how === 'TWICE') await deliver()
        }
        for (const deliver of later) await deliver()
        clock = daysAfter(clock, 1)
        await reconcileBilling({ app, signal: new AbortController().signal })
        const { subscription, plan, payments } = await personOf(viewer)
        const { subscriptions, payments: invoices } = await stripe.gateway.readState(customerId)
        const { createdAt: _createdAt, id, ...state } = subscriptions[0] ?? { createdAt: null, id: null }
        expect(subscription).toMatchObject({ stripeSubscriptionId: id, ...state })
        expect(plan).toBe(subscription?.givenPlan)
        expect(payments.map(({ number, state: paid }) => [number, paid]).toSorted()).toEqual(
          invoices.map(({ number, state: paid }) => [number, paid]).toSorted(),
        )
        const sums = payments.map(({ amount }) => amount)
        expect(Math.min(...sums)).toBeGreaterThan(0)
      }),
      { numRuns: 15 },
    )
  })
})

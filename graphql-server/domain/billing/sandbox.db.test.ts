import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { executeGraph } from '../../test/execute.ts'
import { createAppContext, createUser, createViewer } from '../../test/factories.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, PaymentError, PlanRequiredError } from '../errors.ts'
import { cancelSubscription, changePlan, resumeSubscription } from './changeSubscription.ts'
import { payInSandbox, renewInSandbox } from './payInSandbox.ts'
import { reconcileBilling } from './reconcileBilling.ts'
import { startCheckout } from './startCheckout.ts'
import { daysAfter } from './subscriptionState.ts'

const START = new Date('2026-11-23T08:00:00Z')

let database: TestDatabase
let clock: Date
let app: AppContext

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.truncate()
  clock = START
  app = createAppContext({ database, now: () => clock, settings: { billing: 'sandbox' } })
})
afterAll(() => database.close())

const personOf = (viewer: Viewer) =>
  database.prisma.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    include: { subscription: true, payments: { orderBy: { id: 'asc' } } },
  })
const hourlyRun = () => reconcileBilling({ app, signal: new AbortController().signal })

async function trialist() {
  const { viewer } = await createViewer({ app })
  await payInSandbox({ app, viewer, input: { plan: 'STANDARD' } })
  return viewer
}

describe('the sandbox', () => {
  it('goes through a trial, months, an upgrade, a downgrade, a cancellation and the end', async () => {
    const { viewer } = await createViewer({ app })
    expect(await startCheckout({ app, viewer, input: { plan: 'STANDARD' } })).toEqual({
      url: '/checkout/sandbox?plan=STANDARD',
    })
    await payInSandbox({ app, viewer, input: { plan: 'STANDARD' } })
    expect(await personOf(viewer)).toMatchObject({
      plan: 'STANDARD',
      payments: [],
      subscription: { status: 'TRIALING', source: 'SANDBOX', periodEnd: daysAfter(START, 7) },
    })
    clock = daysAfter(START, 7)
    await hourlyRun()
    expect(await personOf(viewer)).toMatchObject({
      planSince: clock,
      payments: [{ amount: 299_900, state: 'PAID', source: 'SANDBOX' }],
      subscription: { status: 'ACTIVE', periodEnd: new Date('2026-12-30T08:00:00Z') },
    })
    clock = daysAfter(START, 22)
    await changePlan({ app, viewer, input: { plan: 'PREMIUM' } })
    expect(await personOf(viewer)).toMatchObject({ plan: 'PREMIUM', payments: [{}, { amount: 250_000 }] })
    await changePlan({ app, viewer, input: { plan: 'STANDARD' } })
    expect(await personOf(viewer)).toMatchObject({
      plan: 'PREMIUM',
      subscription: { scheduledPlan: 'STANDARD' },
    })
    await renewInSandbox({ app, viewer, input: { isPaid: true } })
    expect(await personOf(viewer)).toMatchObject({ plan: 'STANDARD', subscription: { scheduledPlan: null } })
    await cancelSubscription({ app, viewer })
    await resumeSubscription({ app, viewer })
    await cancelSubscription({ app, viewer })
    clock = daysAfter(clock, 31)
    await hourlyRun()
    expect(await personOf(viewer)).toMatchObject({ plan: 'FREE', subscription: { status: 'CANCELED' } })
    await payInSandbox({ app, viewer, input: { plan: 'STANDARD' } })
    expect(await personOf(viewer)).toMatchObject({ subscription: { status: 'ACTIVE', trialEnd: null } })
  })

  it('keeps an unpaid plan for seven days, and ends it then', async () => {
    const viewer = await trialist()
    await renewInSandbox({ app, viewer, input: { isPaid: false } })
    expect(await personOf(viewer)).toMatchObject({ plan: 'STANDARD', payments: [{ state: 'FAILED' }] })
    clock = daysAfter(START, 6)
    await hourlyRun()
    expect(await personOf(viewer)).toMatchObject({ plan: 'STANDARD', subscription: { status: 'PAST_DUE' } })
    await renewInSandbox({ app, viewer, input: { isPaid: true } })
    expect((await personOf(viewer)).subscription).toMatchObject({ status: 'ACTIVE' })
    await renewInSandbox({ app, viewer, input: { isPaid: false } })
    clock = daysAfter(clock, 7)
    await hourlyRun()
    expect(await personOf(viewer)).toMatchObject({ plan: 'FREE', subscription: { status: 'CANCELED' } })
  })

  it('gives one subscription to two pages that pay, and none to a declined card', async () => {
    const { viewer } = await createViewer({ app })
    const pay = (isDeclined: boolean) => payInSandbox({ app, viewer, input: { plan: 'PREMIUM', isDeclined } })
    await expect(pay(true)).rejects.toThrow(PaymentError)
    expect(await personOf(viewer)).toMatchObject({ plan: 'FREE', subscription: null })
    const results = await Promise.allSettled([pay(false), pay(false)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(startCheckout({ app, viewer, input: { plan: 'PREMIUM' } })).rejects.toThrow(ConflictError)
  })

  it('is closed where purchases are off or at Stripe', async () => {
    const { viewer } = await createViewer({ app })
    const off = createAppContext({ database, settings: { billing: 'off' } })
    const atStripe = createAppContext({ database, settings: { billing: 'stripe' } })
    const input = { plan: 'PREMIUM' }
    await expect(startCheckout({ app: off, viewer, input })).rejects.toThrow(PlanRequiredError)
    for (const closed of [off, atStripe])
      await expect(payInSandbox({ app: closed, viewer, input })).rejects.toThrow(NotFoundError)
    await expect(renewInSandbox({ app: atStripe, viewer, input: { isPaid: true } })).rejects.toThrow(
      NotFoundError,
    )
    expect(await personOf(viewer)).toMatchObject({ plan: 'FREE' })
  })
})

describe('the graph', () => {
  const STATE = `{ viewer {
    canStartTrial
    subscription { plan status isLive graceEnd source }
    payments { id number amount currency state refundedAt }
  } }`

  it('shows the subscription and payments to their owner, and refunds for admins only', async () => {
    const viewer = await trialist()
    await renewInSandbox({ app, viewer, input: { isPaid: true } })
    const { data } = await executeGraph<{ viewer: { payments: { id: string }[] } }>({
      app,
      viewer,
      document: STATE,
    })
    expect(data?.viewer).toMatchObject({
      canStartTrial: false,
      subscription: { plan: 'STANDARD', status: 'ACTIVE', isLive: true, graceEnd: null, source: 'SANDBOX' },
      payments: [{ amount: 2999, currency: 'INR', state: 'PAID', refundedAt: null }],
    })
    const { viewer: admin } = await createViewer({
      app,
      user: await createUser({ app, columns: { role: 'ADMIN' } }),
    })
    const paymentId = data?.viewer.payments[0]?.id
    const refundBy = async (by: Viewer) =>
      await executeGraph({
        app,
        viewer: by,
        document: `mutation ($paymentId: ID!) {
          refundPayment(input: { paymentId: $paymentId, reason: "Asked for it" }) { __typename }
        }`,
        variables: { paymentId },
      })
    expect((await refundBy(viewer)).data).toEqual({ refundPayment: { __typename: 'ForbiddenError' } })
    const { viewer: stranger } = await createViewer({ app })
    const list = '{ payments(first: 5) { totalCount nodes: edges { node { number state } } } }'
    expect((await executeGraph({ app, viewer: stranger, document: list })).data).toEqual({ payments: null })
    const node = `{ node(id: "${paymentId}") { __typename } }`
    expect((await executeGraph({ app, viewer: stranger, document: node })).data).toEqual({ node: null })
    expect((await refundBy(admin)).data).toEqual({ refundPayment: { __typename: 'RefundPaymentPayload' } })
    expect((await executeGraph({ app, viewer: admin, document: list })).data).toMatchObject({
      payments: { totalCount: 1, nodes: [{ node: { state: 'REFUNDED' } }] },
    })
    expect(await personOf(viewer)).toMatchObject({ plan: 'FREE', subscription: { status: 'CANCELED' } })
    expect(await database.prisma.auditEntry.findMany()).toMatchObject([
      {
        actorId: admin.userId,
        action: 'REFUND_PAYMENT',
        details: { person: viewer.userId, amount: 2999, currency: 'INR' },
      },
      { actorId: admin.userId, action: 'REFUND_MADE' },
    ])
  })
})

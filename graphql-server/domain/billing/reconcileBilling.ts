import type { AppContext } from '../appContext.ts'
import { applyAgain } from './applySubscription.ts'
import { changeInSandbox } from './changeInSandbox.ts'
import { readFromStripe } from './readFromStripe.ts'
import { advance } from './sandbox.ts'
import { daysAfter, GRACE_DAYS } from './subscriptionState.ts'

/** The most people whose state is read from Stripe in one run, the longest unread first. */
const MOST_READ = 500

/**
 * Brings subscriptions up to date, each hour: ends the grace of unpaid ones, renews those of the sandbox whose period
 * is over, and reads each customer's state from Stripe once a day, in case an event was lost. One person's failure does
 * not stop the others; the next run tries again.
 */
export async function reconcileBilling({
  app,
  signal,
}: {
  app: AppContext
  signal: AbortSignal
}): Promise<void> {
  const { prisma } = app.database
  const now = app.now()
  const unpaid = await prisma.subscription.findMany({
    where: {
      source: 'STRIPE',
      status: 'PAST_DUE',
      givenPlan: { not: 'FREE' },
      periodStart: { lte: daysAfter(now, -GRACE_DAYS) },
    },
    select: { userId: true },
  })
  const sandboxed = await prisma.subscription.findMany({
    where: {
      source: 'SANDBOX',
      OR: [{ status: { in: ['ACTIVE', 'TRIALING'] }, periodEnd: { lte: now } }, { status: 'PAST_DUE' }],
    },
    select: { userId: true },
  })
  const { stripe } = app
  const unread =
    stripe === null
      ? []
      : await prisma.billingAccount.findMany({
          where: {
            stripeCustomerId: { not: null },
            OR: [{ readAt: null }, { readAt: { lte: daysAfter(now, -1) } }],
          },
          orderBy: { readAt: { sort: 'asc', nulls: 'first' } },
          take: MOST_READ,
          select: { userId: true },
        })
  const tasks = [
    ...unpaid.map(({ userId }) => ({ userId, run: () => applyAgain({ app, userId }) })),
    ...sandboxed.map(({ userId }) => ({ userId, run: () => advanceSandbox({ app, userId }) })),
    ...(stripe === null
      ? []
      : unread.map(({ userId }) => ({ userId, run: () => readFromStripe({ app, stripe, userId }) }))),
  ]
  for (const { userId, run } of tasks) {
    if (signal.aborted) return
    await run().catch((error: unknown) =>
      app.log.warn({ err: error, userId }, 'a subscription could not be brought up to date'),
    )
  }
}

async function advanceSandbox({ app, userId }: { app: AppContext; userId: number }): Promise<void> {
  await changeInSandbox({
    app,
    userId,
    step: ({ state }) => (state === null ? null : advance(state, app.now())),
  })
}

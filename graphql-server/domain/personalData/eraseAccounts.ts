import { StripeFault } from '../../infra/stripe.ts'
import { lockUser } from '../accounts/lockUser.ts'
import { detachClaim } from '../accounts/promotion.ts'
import type { AppContext } from '../appContext.ts'
import { isLive } from '../billing/subscriptionState.ts'
import { cancelJobs } from '../jobKinds.ts'

/** What stands in the place of a question whose author was erased. */
const REMOVED_QUESTION = 'A question that was removed with its author’s account'

/**
 * Erases every account whose time is over. One that can't be erased, because its subscription could not be cancelled,
 * does not stop the others; the next run tries it again.
 * @throws the signal's reason once it is aborted
 */
export async function eraseAccounts({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const due = await app.database.prisma.user.findMany({
    where: { deletionDueAt: { lte: app.now() } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id: userId } of due) {
    signal?.throwIfAborted()
    try {
      await eraseAccount({ app, userId })
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error
      app.log.warn({ err: error, userId }, 'an account was not erased, because of its subscription')
    }
  }
}

/**
 * Erases an account with everything that belongs to it. Payments stay, without the person and without words about them, and
 * so does the claim of a promotion.
 * Jobs about it are cancelled in the same transaction, so that a process that writes a document of it stores nothing
 * more.
 * @throws StripeFault when its subscription could not be cancelled
 */
async function eraseAccount({ app, userId }: { app: AppContext; userId: number }): Promise<void> {
  const { prisma } = app.database
  const subscription = await prisma.subscription.findUnique({ where: { userId } })
  const stripeId = subscription && isLive(subscription) ? subscription.stripeSubscriptionId : null
  if (stripeId !== null) await cancelAtStripe({ app, userId, stripeId })
  await prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    const user = await tx.user.findUnique({
      where: { id: userId, deletionDueAt: { lte: app.now() } },
      select: {
        emailKey: true,
        billingAccount: { select: { stripeCustomerId: true } },
        documents: { select: { id: true } },
        mails: { select: { id: true } },
        exports: { select: { id: true } },
      },
    })
    // It was undone meanwhile, or another process erased it.
    if (user === null) return
    const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
    const within = { app, within: tx }
    await cancelJobs({ ...within, kind: 'write-document', subjectIds: idsOf(user.documents) })
    await cancelJobs({ ...within, kind: 'deliver-mail', subjectIds: idsOf(user.mails) })
    await cancelJobs({ ...within, kind: 'export-account', subjectIds: idsOf(user.exports) })
    await tx.payment.updateMany({ where: { userId }, data: { refundReason: null } })
    const stripeCustomerId = user.billingAccount?.stripeCustomerId
    if (stripeCustomerId) await tx.billingEvent.deleteMany({ where: { stripeCustomerId } })
    await tx.pendingRegistration.deleteMany({ where: { emailKey: user.emailKey } })
    await tx.passwordResetRequest.deleteMany({ where: { emailKey: user.emailKey } })
    await detachClaim({ within: tx, userId })
    // Others' answers stay, under a question without its words and its author.
    await tx.communityPost.updateMany({
      where: { userId, questionId: null, answers: { some: { userId: { not: userId } } } },
      data: { userId: null, title: REMOVED_QUESTION, body: '' },
    })
    // What they published or planned for everybody stays, without a name of its own.
    await tx.editorialItem.updateMany({ where: { ownerId: userId, isForAll: true }, data: { ownerId: null } })
    await tx.seoKeyword.updateMany({ where: { ownerId: userId, isForAll: true }, data: { ownerId: null } })
    await tx.user.delete({ where: { id: userId } })
  })
}

async function cancelAtStripe({
  app,
  userId,
  stripeId,
}: {
  app: AppContext
  userId: number
  stripeId: string
}): Promise<void> {
  if (app.stripe === null) {
    app.log.warn({ userId }, 'a subscription was not cancelled, because Stripe is not configured')
    return
  }
  try {
    await app.stripe.cancelNow(stripeId)
  } catch (error) {
    if (!(error instanceof StripeFault && error.kind === 'GONE')) throw error
  }
}

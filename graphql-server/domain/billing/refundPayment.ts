import { z } from 'zod'
import type { PaymentState } from '../../generated/prisma/enums.ts'
import { StripeFault } from '../../infra/stripe.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, ForbiddenError, NotFoundError, NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { askStripe } from './askStripe.ts'
import { changeInSandbox } from './changeInSandbox.ts'
import { logNoRefund, logRefund } from './logRefund.ts'
import { mailRefund } from './paymentMails.ts'
import { readFromStripe } from './readFromStripe.ts'
import { ended } from './sandbox.ts'
import { keyOf } from './startCheckout.ts'
import { daysAfter, isLive, REFUND_DAYS } from './subscriptionState.ts'

const refund = z.object({
  reason: z
    .string()
    .trim()
    .min(3, 'Give a reason of at least 3 characters')
    .max(500, 'Please keep this under 500 characters'),
})

/** Whether a payment can be returned now. */
export function isRefundable(
  { state, paidAt, userId }: { state: PaymentState; paidAt: Date | null; userId: number | null },
  now: Date,
): boolean {
  return state === 'PAID' && paidAt !== null && userId !== null && now <= daysAfter(paidAt, REFUND_DAYS)
}

/**
 * Returns a payment of the last seven days and ends its subscription at once. What was delivered stays. The admin, the
 * reason and an entry of the audit log are stored before Stripe is asked, so that a refund is never without them; what
 * came of it is a second entry. After a crash it can be asked for again, and is made once.
 * @throws ForbiddenError for everybody but admins, NotFoundError, ConflictError where it is too late or was returned
 * already, PaymentError, ValidationError
 */
export async function refundPayment({
  app,
  viewer,
  paymentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  paymentId: number
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  if (viewer.role !== 'ADMIN') throw new ForbiddenError()
  const { reason } = parseInput(refund, input)
  const { prisma } = app.database
  const now = app.now()
  const found = await prisma.payment.findUnique({ where: { id: paymentId } })
  const userId = found?.userId ?? null
  if (userId === null) throw new NotFoundError()
  const payment = await prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    const row = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } })
    if (row.state === 'REFUNDED') throw new ConflictError('This payment was returned already.')
    if (row.state !== 'PAID' || row.paidAt === null) throw new ConflictError('This payment was never made.')
    if (now > daysAfter(row.paidAt, REFUND_DAYS))
      throw new ConflictError(`A payment can be returned within ${REFUND_DAYS} days.`)
    if (row.source === 'STRIPE' && row.stripePaymentIntentId === null)
      throw new ConflictError('Stripe has no payment for this invoice.')
    await logRefund({ app, within: tx, actorId: viewer.userId, action: 'REFUND_PAYMENT', payment: row })
    return await tx.payment.update({
      where: { id: paymentId },
      data: { refundReason: reason, refundedById: viewer.userId },
    })
  })
  if (payment.source === 'SANDBOX') {
    await changeInSandbox({
      app,
      userId,
      step: async ({ state, within }) => {
        await within.payment.update({
          where: { id: paymentId },
          data: { state: 'REFUNDED', refundedAt: now },
        })
        await mailRefund({ app, within, userId, payment })
        await logRefund({ app, within, actorId: viewer.userId, action: 'REFUND_MADE', payment })
        return state === null ? null : { state: ended(state, now), amount: null, isPaid: true }
      },
    })
    return
  }
  const { stripePaymentIntentId: paymentIntentId } = payment
  if (paymentIntentId === null) throw new Error('The payment was checked')
  await askStripe(app, async stripe => {
    try {
      await stripe.refund({ paymentIntentId, key: keyOf(app, userId, `refund-${paymentId}`) })
    } catch (error) {
      if (error instanceof StripeFault)
        await logNoRefund({ app, actorId: viewer.userId, payment, isRefused: error.kind !== 'UNAVAILABLE' })
      throw error
    }
    const row = await prisma.subscription.findUnique({ where: { userId } })
    if (row?.stripeSubscriptionId && isLive(row)) await stripe.cancelNow(row.stripeSubscriptionId)
    await readFromStripe({ app, stripe, userId })
  })
}

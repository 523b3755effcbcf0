import type { Payment, Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'

type RefundedPayment = Pick<Payment, 'id' | 'userId' | 'amount' | 'currency'>

/** Writes a step of a refund to the audit log, in the transaction that stores the step. */
export async function logRefund({
  app,
  within,
  actorId,
  action,
  payment: { id, userId, amount, currency },
}: {
  app: AppContext
  within: Prisma.TransactionClient
  actorId: number
  action: 'REFUND_PAYMENT' | 'REFUND_MADE' | 'REFUND_REFUSED' | 'REFUND_UNANSWERED'
  payment: RefundedPayment
}): Promise<void> {
  const details = { ...(userId !== null && { person: userId }), amount: amount / 100, currency }
  await writeAuditEntry({ app, within, actorId, action, subjectId: id, details })
}

/**
 * Writes that Stripe did not return a payment. After a refusal nobody has returned it: who asked and why are taken off
 * it. Without an answer they stay, since Stripe may have returned it.
 */
export async function logNoRefund({
  app,
  actorId,
  payment,
  isRefused,
}: {
  app: AppContext
  actorId: number
  payment: RefundedPayment
  isRefused: boolean
}): Promise<void> {
  await app.database.prisma.$transaction(async within => {
    if (isRefused)
      await within.payment.updateMany({
        where: { id: payment.id, state: 'PAID' },
        data: { refundReason: null, refundedById: null },
      })
    const action = isRefused ? 'REFUND_REFUSED' : 'REFUND_UNANSWERED'
    await logRefund({ app, within, actorId, action, payment })
  })
}

import { z } from 'zod'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { writeAuditEntry } from '../audit/writeAuditEntry.ts'
import { NotFoundError, ValidationError } from '../errors.ts'
import { parseInput, typedText } from '../parseInput.ts'
import { requireAdmin } from './requireAdmin.ts'

/** The most credits of one adjustment. */
const MOST_CREDITS = 50

const AMOUNT = `Give a whole number from −${MOST_CREDITS} to ${MOST_CREDITS}, and not 0`

const adjustment = z.object({
  amount: z
    .int(AMOUNT)
    .min(-MOST_CREDITS, AMOUNT)
    .max(MOST_CREDITS, AMOUNT)
    .refine(amount => amount !== 0, AMOUNT),
  reason: typedText()
    .min(3, 'Give a reason of at least 3 characters')
    .max(500, 'Please keep this under 500 characters'),
})

/**
 * Gives a person credits, or takes some, by an entry of the ledger with the reason. The sum stays 0 or more.
 * @throws NotSignedInError, ForbiddenError for everybody but admins, ValidationError also where more would be taken than
 * there are, NotFoundError
 */
export async function adjustCredits({
  app,
  viewer,
  personId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  personId: number
  input: unknown
}): Promise<void> {
  const { userId: adminId } = requireAdmin(viewer)
  const { amount, reason } = parseInput(adjustment, input)
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, personId)
    const person = await tx.user.findUnique({ where: { id: personId }, select: { id: true } })
    if (!person) throw new NotFoundError()
    const { _sum } = await tx.creditEntry.aggregate({ where: { userId: personId }, _sum: { amount: true } })
    const balance = _sum.amount ?? 0
    if (balance + amount < 0)
      throw new ValidationError([
        { path: 'amount', message: `The person has ${balance} credit${balance === 1 ? '' : 's'}` },
      ])
    await tx.creditEntry.create({
      data: { userId: personId, kind: 'ADJUSTMENT', amount, note: reason, createdAt: app.now() },
    })
    await writeAuditEntry({
      app,
      within: tx,
      actorId: adminId,
      action: 'ADJUST_CREDITS',
      subjectId: personId,
      details: { amount, left: balance + amount },
    })
  })
}

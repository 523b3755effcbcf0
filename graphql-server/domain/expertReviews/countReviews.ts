import type { Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../appContext.ts'
import { billingMonthStart } from '../billing/billingMonth.ts'

/**
 * How many reviews of the present billing month count. One that was withdrawn before its first comment does not. An
 * account that does not exist has none.
 */
export async function countReviews({
  app,
  userId,
  within = app.database.prisma,
}: {
  app: AppContext
  userId: number
  within?: Prisma.TransactionClient
}): Promise<number> {
  const user = await within.user.findUnique({
    where: { id: userId },
    select: { planSince: true, createdAt: true },
  })
  if (!user) return 0
  return await within.expertReview.count({
    where: {
      userId,
      createdAt: { gte: billingMonthStart(user.planSince ?? user.createdAt, app.now()) },
      NOT: { state: 'WITHDRAWN', comments: { none: {} } },
    },
  })
}

import type { AppContext } from '../appContext.ts'

/** Each person's balance: the sum of their ledger. People without an entry have 0. */
export async function readCreditBalances({
  app,
  userIds,
}: {
  app: AppContext
  userIds: readonly number[]
}): Promise<Map<number, number>> {
  const sums = await app.database.prisma.creditEntry.groupBy({
    by: ['userId'],
    where: { userId: { in: [...userIds] } },
    _sum: { amount: true },
  })
  const balances = new Map(userIds.map(id => [id, 0]))
  for (const { userId, _sum } of sums) balances.set(userId, _sum.amount ?? 0)
  return balances
}

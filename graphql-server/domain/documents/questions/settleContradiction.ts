import type { Prisma } from '../../../generated/prisma/client.ts'
import type { StatementOrigin } from '../../../generated/prisma/enums.ts'
import type { Viewer } from '../../appContext.ts'
import { conflictBetween } from '../writing/argument/conflicts.ts'
import type { FollowUpQuote } from '../writing/questions/followUp.ts'

/** What a confirmed side of a contradiction makes of the other statement. */
export type Settlement = { key: string; correction: string | null }

/**
 * Two answers that contradict each other, one of which was confirmed: the other statement gets the confirmed figure. A
 * sentence that was written for another school is removed. Null for other questions.
 */
export function settlementOf({
  gap,
  quotes,
  confirmed,
}: {
  gap: string
  quotes: readonly FollowUpQuote[]
  confirmed: number | null
}): Settlement | null {
  const [first, second] = quotes
  if (gap === 'OTHER_SCHOOL' && confirmed !== null && first !== undefined)
    return { key: first.statementKey, correction: null }
  if (gap !== 'CONTRADICTION' || confirmed === null || first === undefined || second === undefined)
    return null
  const [right, wrong] = confirmed === 0 ? [first, second] : [second, first]
  const difference = conflictBetween(right.words, wrong.words)
  if (difference === null) return null
  return {
    key: wrong.statementKey,
    correction: wrong.words.replaceAll(difference.other, () => difference.mine),
  }
}

/** Writes what a settlement decides about its statement. The caller holds the person's row lock. */
export async function applySettlement({
  within,
  viewer,
  settlement: { key, correction },
  origin,
  now,
}: {
  within: Prisma.TransactionClient
  viewer: Viewer
  settlement: Settlement
  origin: StatementOrigin
  now: Date
}): Promise<void> {
  const status = correction === null ? 'REMOVED' : 'CORRECTED'
  await within.statement.upsert({
    where: { userId_key: { userId: viewer.userId, key } },
    create: { userId: viewer.userId, key, origin, status, correction, createdAt: now, updatedAt: now },
    update: { status, correction, revision: { increment: 1 }, updatedAt: now },
  })
}

/** Takes a settlement back, unless the person has decided otherwise since. */
export async function undoSettlement({
  within,
  viewer,
  settlement: { key, correction },
  now,
}: {
  within: Prisma.TransactionClient
  viewer: Viewer
  settlement: Settlement
  now: Date
}): Promise<void> {
  await within.statement.updateMany({
    where: { userId: viewer.userId, key, correction, status: correction === null ? 'REMOVED' : 'CORRECTED' },
    data: { status: 'CURRENT', correction: null, revision: { increment: 1 }, updatedAt: now },
  })
}

import type { Prisma } from '../../../generated/prisma/client.ts'
import type { StatementOrigin } from '../../../generated/prisma/enums.ts'
import type { Viewer } from '../../appContext.ts'
import { answerRole } from '../writing/argument/answerRoles.ts'
import { conflictBetween, isSpelledTwice, namesIn } from '../writing/argument/conflicts.ts'
import type { FollowUpQuote } from '../writing/questions/followUp.ts'
import type { Place } from './place.ts'

/** What a confirmed side of a contradiction makes of the other statement. */
export type Settlement = { key: string; correction: string | null }

/**
 * Two answers that contradict each other, one of which was confirmed: the other statement gets the confirmed figure or
 * spelling, and where the two say different things it is removed. So is a sentence that was written for another school.
 * Null for other questions.
 */
export function settlementOf({
  gap,
  quotes,
  confirmed,
  place,
}: {
  gap: string
  quotes: readonly FollowUpQuote[]
  confirmed: number | null
  place: Pick<Place, 'asked'>
}): Settlement | null {
  const [first, second] = quotes
  if (gap === 'OTHER_SCHOOL' && confirmed !== null && first !== undefined)
    return { key: first.statementKey, correction: null }
  if (confirmed === null || first === undefined || second === undefined) return null
  const [right, wrong] = confirmed === 0 ? [first, second] : [second, first]
  const difference =
    gap === 'SPELLING'
      ? spellingIn(right, wrong)
      : gap === 'CONTRADICTION'
        ? conflictBetween(sideOf(right, place), sideOf(wrong, place))
        : null
  if (difference === null) return null
  const isFigure = gap === 'SPELLING' || /\d/u.test(difference.other)
  return {
    key: wrong.statementKey,
    correction: isFigure ? wrong.words.replaceAll(difference.other, () => difference.mine) : null,
  }
}

function sideOf({ words, key }: FollowUpQuote, { asked }: Pick<Place, 'asked'>) {
  return { statement: { words }, key, role: answerRole(asked, key) }
}

function spellingIn(right: FollowUpQuote, wrong: FollowUpQuote): { mine: string; other: string } | null {
  for (const mine of namesIn(right.words))
    for (const other of namesIn(wrong.words)) if (isSpelledTwice(mine, other)) return { mine, other }
  return null
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

import type { Prisma } from '../../generated/prisma/client.ts'
import type { PlanCode } from '../../generated/prisma/enums.ts'
import { PLANS } from './entitlements.ts'

/** Whether the owner may read a document in full. It stays unlocked after a downgrade. */
export function isUnlocked({ unlockedAt }: { unlockedAt: Date | null }): boolean {
  return unlockedAt !== null
}

/**
 * When a document was unlocked, decided at `now`: the earlier time where it is unlocked already, `now` where the
 * owner's plan shows full texts or the promotion's condition (a confirmed email) is met, else null.
 */
export function unlockDocument({
  document: { unlockedAt, unlocksOnEmail },
  owner: { plan, emailConfirmedAt },
  now,
}: {
  document: { unlockedAt: Date | null; unlocksOnEmail: boolean }
  owner: { plan: PlanCode; emailConfirmedAt: Date | null }
  now: Date
}): Date | null {
  const mayBeRead = PLANS[plan].showsFullText || (unlocksOnEmail && emailConfirmedAt !== null)
  return unlockedAt ?? (mayBeRead ? now : null)
}

/** Unlocks all documents that the person's plan kept locked. The caller holds the person's row lock. */
export async function unlockAllDocuments({
  within,
  userId,
  now,
}: {
  within: Prisma.TransactionClient
  userId: number
  now: Date
}): Promise<void> {
  await within.document.updateMany({ where: { userId, unlockedAt: null }, data: { unlockedAt: now } })
}

/** Unlocks what a promotion promised once the email address is confirmed. The caller holds the person's row lock. */
export async function unlockPromotionalDocuments({
  within,
  userId,
  now,
}: {
  within: Prisma.TransactionClient
  userId: number
  now: Date
}): Promise<void> {
  await within.document.updateMany({
    where: { userId, unlocksOnEmail: true, unlockedAt: null },
    data: { unlockedAt: now },
  })
}

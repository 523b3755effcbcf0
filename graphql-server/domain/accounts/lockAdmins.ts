import type { Prisma } from '../../generated/prisma/client.ts'
import type { Role } from '../../generated/prisma/enums.ts'
import { ConflictError } from '../errors.ts'

type LockedAccount = { id: number; role: Role; deletionDueAt: Date | null }

/**
 * Locks all admins and one more account until the transaction ends, the first number first. Of two changes that would
 * leave no admin together, the second sees the first.
 */
export async function lockAdmins(
  tx: Prisma.TransactionClient,
  { and: userId }: { and: number },
): Promise<LockedAccount[]> {
  return await tx.$queryRaw<LockedAccount[]>`
    SELECT "id", "role"::text AS "role", "deletionDueAt" FROM "User"
    WHERE "role" = 'ADMIN' OR "id" = ${userId}::int ORDER BY "id" FOR UPDATE`
}

/** Refuses a change after which no admin would be left who stays. @throws ConflictError */
export function refuseLastAdmin(accounts: readonly LockedAccount[], { leaves }: { leaves: number }): void {
  const leaving = accounts.find(({ id }) => id === leaves)
  if (leaving?.role !== 'ADMIN') return
  const others = accounts.filter(({ id }) => id !== leaves)
  if (!others.some(({ role, deletionDueAt }) => role === 'ADMIN' && deletionDueAt === null))
    throw new ConflictError('Nobody else is an admin who stays. Make another person an admin first.')
}

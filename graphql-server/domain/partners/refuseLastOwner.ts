import type { Prisma } from '../../generated/prisma/client.ts'
import { ConflictError } from '../errors.ts'

/**
 * Refuses that the only owner of an organisation leaves or gets another role: nobody could manage its members and keys.
 * The organisation is locked until the transaction ends, so of two owners who leave at once the second is refused. Owners
 * whose account is about to be erased do not count. Only an owner removes others, so the one who is refused is the viewer.
 * @throws ConflictError
 */
export async function refuseLastOwner(
  tx: Prisma.TransactionClient,
  {
    userId,
    within = null,
  }: {
    userId: number
    /** The only organisation that is meant; null for whichever the person owns. */
    within?: number | null
  },
): Promise<void> {
  const owned = await tx.$queryRaw<{ id: number; name: string }[]>`
    SELECT o."id", o."name" FROM "Organisation" o
    JOIN "Membership" m ON m."organisationId" = o."id"
    WHERE m."userId" = ${userId}::int AND m."role" = 'OWNER'
      AND (${within}::int IS NULL OR o."id" = ${within}::int)
    FOR UPDATE OF o`
  const [organisation] = owned
  if (!organisation) return
  const others = await tx.membership.count({
    where: {
      organisationId: organisation.id,
      role: 'OWNER',
      userId: { not: userId },
      user: { deletionDueAt: null },
    },
  })
  if (others === 0)
    throw new ConflictError(
      `You are the only owner of ${organisation.name}. Make another member an owner first, at Organisation.`,
    )
}

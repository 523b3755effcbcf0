import { Prisma } from '../../generated/prisma/client.ts'
import type { MembershipRole } from '../../generated/prisma/enums.ts'
import type { Viewer } from '../appContext.ts'
import { ForbiddenError } from '../errors.ts'

/** What a change of an organisation needs to know of it. */
export type LockedOrganisation = { id: number; name: string; seats: number }

/** Locks an organisation until the transaction ends. A key is of an organisation that exists. */
export async function lockById(tx: Prisma.TransactionClient, id: number): Promise<LockedOrganisation> {
  const [found] = await tx.$queryRaw<LockedOrganisation[]>`
    SELECT "id", "name", "seats" FROM "Organisation" WHERE "id" = ${id}::int FOR UPDATE`
  if (!found) throw new ForbiddenError('This organisation does not exist any more.')
  return found
}

/**
 * Locks the organisation in which the viewer has one of these roles until the transaction ends, so that simultaneous
 * changes of its members and keys are made one after the other.
 * @throws ForbiddenError with the refusal where there is none
 */
export async function lockOrganisation(
  tx: Prisma.TransactionClient,
  { viewer, roles, refusal }: { viewer: Viewer; roles: readonly MembershipRole[]; refusal: string },
): Promise<LockedOrganisation> {
  const allowed = Prisma.join(roles.map(role => Prisma.sql`${role}::"MembershipRole"`))
  const [found] = await tx.$queryRaw<LockedOrganisation[]>`
    SELECT o."id", o."name", o."seats" FROM "Organisation" o
    JOIN "Membership" m ON m."organisationId" = o."id"
    WHERE m."userId" = ${viewer.userId}::int AND m."role" IN (${allowed})
    FOR UPDATE OF o`
  if (!found) throw new ForbiddenError(refusal)
  // The role may have changed while the lock was waited for.
  const isStill = await tx.membership.count({
    where: { userId: viewer.userId, organisationId: found.id, role: { in: [...roles] } },
  })
  if (isStill === 0) throw new ForbiddenError(refusal)
  return found
}

import type { Prisma } from '../../generated/prisma/client.ts'
import type { ApiKeyScope, MembershipRole } from '../../generated/prisma/enums.ts'
import type { Viewer } from '../appContext.ts'
import { NotSignedInError } from '../errors.ts'
import { type PartnerAccess, requireScope } from './access.ts'
import { type LockedOrganisation, lockById, lockOrganisation } from './lockOrganisation.ts'

/** Who acts for an organisation: a member with a session, or one of its keys. */
export type Actor = { viewer: Viewer | null; partner: PartnerAccess | null }

/** What an actor needs: a key the scope, a member one of the roles. */
export type Duty = { scope: ApiKeyScope; roles: readonly MembershipRole[]; refusal: string }

/** Who works with students. */
export const WORKS_WITH_STUDENTS: Duty = {
  scope: 'STUDENTS_WRITE',
  roles: ['OWNER', 'COUNSELLOR'],
  refusal: 'Students are for owners and counsellors of an organisation.',
}

/** Who has documents written for students. */
export const HAS_DOCUMENTS_WRITTEN: Duty = { ...WORKS_WITH_STUDENTS, scope: 'DOCUMENTS_GENERATE' }

/** Refuses visitors and keys without the scope, before anything is read. @throws NotSignedInError, ForbiddenError */
export function requireActor({ viewer, partner }: Actor, { scope }: Duty): void {
  if (partner) requireScope(partner, scope)
  else if (!viewer) throw new NotSignedInError()
}

/**
 * Locks the organisation that somebody acts for until the transaction ends.
 * @throws NotSignedInError, ForbiddenError that names the scope a key lacks, or with the refusal for a member
 */
export async function lockForActor(
  tx: Prisma.TransactionClient,
  actor: Actor,
  duty: Duty,
): Promise<LockedOrganisation> {
  requireActor(actor, duty)
  const { viewer, partner } = actor
  if (partner) return await lockById(tx, partner.organisationId)
  if (!viewer) throw new NotSignedInError()
  return await lockOrganisation(tx, { viewer, ...duty })
}

/** The students that an actor may change. */
export function studentsOfActor(
  { viewer, partner }: Actor,
  duty: Duty,
): Prisma.OrganisationStudentWhereInput {
  requireActor({ viewer, partner }, duty)
  if (partner) return { organisationId: partner.organisationId }
  return {
    organisation: { members: { some: { userId: viewer?.userId ?? 0, role: { in: [...duty.roles] } } } },
  }
}

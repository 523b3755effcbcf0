import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'
import type { PartnerAccess } from './access.ts'

/** The organisation that a viewer is a member of, or that a key acts for. Nobody sees another. */
export function organisationsVisibleTo(
  viewer: Viewer | null,
  partner: PartnerAccess | null,
): Prisma.OrganisationWhereInput {
  if (partner) return { id: partner.organisationId }
  return viewer ? { members: { some: { userId: viewer.userId } } } : { id: { in: [] } }
}

/** All organisations, for admins. */
export function organisationsManagedBy(viewer: Viewer | null): Prisma.OrganisationWhereInput {
  return viewer?.role === 'ADMIN' ? {} : { id: { in: [] } }
}

/** The members of the viewer's organisation, as its members see one another. A key sees none. */
export function membersVisibleTo(viewer: Viewer | null): Prisma.MembershipWhereInput {
  if (!viewer) return { userId: { in: [] } }
  return { organisation: { members: { some: { userId: viewer.userId } } } }
}

/** The invitations of the viewer's organisation, for its owners. */
export function invitationsVisibleTo(viewer: Viewer | null): Prisma.MemberInvitationWhereInput {
  if (!viewer) return { id: { in: [] } }
  return { organisation: { members: { some: { userId: viewer.userId, role: 'OWNER' } } } }
}

/**
 * The students of the viewer's organisation, for its owners and counsellors, or of a key's that may read students.
 * Nobody sees those of another organisation.
 */
export function studentsVisibleTo(
  viewer: Viewer | null,
  partner: PartnerAccess | null,
): Prisma.OrganisationStudentWhereInput {
  if (partner)
    return partner.scopes.includes('STUDENTS_READ')
      ? { organisationId: partner.organisationId }
      : { id: { in: [] } }
  if (!viewer) return { id: { in: [] } }
  return {
    organisation: { members: { some: { userId: viewer.userId, role: { in: ['OWNER', 'COUNSELLOR'] } } } },
  }
}

/** The webhook endpoints of the viewer's organisation, for its owners and developers. */
export function webhooksVisibleTo(viewer: Viewer | null): Prisma.WebhookEndpointWhereInput {
  if (!viewer) return { id: { in: [] } }
  return {
    organisation: {
      members: { some: { userId: viewer.userId, role: { in: ['OWNER', 'DEVELOPER'] } } },
    },
  }
}

/** What was sent to those endpoints. */
export function deliveriesVisibleTo(viewer: Viewer | null): Prisma.WebhookDeliveryWhereInput {
  return { endpoint: webhooksVisibleTo(viewer) }
}

/** The imports of students of the viewer's organisation, for its owners and counsellors, or of a key's that may change them. */
export function importsVisibleTo(
  viewer: Viewer | null,
  partner: PartnerAccess | null,
): Prisma.StudentImportWhereInput {
  if (partner)
    return partner.scopes.includes('STUDENTS_WRITE')
      ? { organisationId: partner.organisationId }
      : { id: { in: [] } }
  return ofCounsellors(viewer)
}

/** The files with what students share, for those who see the students. */
export function exportsVisibleTo(
  viewer: Viewer | null,
  partner: PartnerAccess | null,
): Prisma.StudentExportWhereInput {
  if (partner)
    return partner.scopes.includes('STUDENTS_READ')
      ? { organisationId: partner.organisationId }
      : { id: { in: [] } }
  return ofCounsellors(viewer)
}

/** What belongs to an organisation of which the viewer is an owner or a counsellor. */
function ofCounsellors(viewer: Viewer | null): {
  organisation: Prisma.OrganisationWhereInput
} {
  return {
    organisation: {
      members: { some: { userId: viewer?.userId ?? { in: [] }, role: { in: ['OWNER', 'COUNSELLOR'] } } },
    },
  }
}

/** The keys of the viewer's organisation, for its owners and developers. */
export function apiKeysVisibleTo(viewer: Viewer | null): Prisma.ApiKeyWhereInput {
  if (!viewer) return { id: { in: [] } }
  return {
    organisation: {
      members: { some: { userId: viewer.userId, role: { in: ['OWNER', 'DEVELOPER'] } } },
    },
  }
}

import { z } from 'zod'
import type { MembershipRole } from '../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ForbiddenError, NotFoundError, NotSignedInError } from '../errors.ts'
import { parseInput } from '../parseInput.ts'
import { lockOrganisation } from './lockOrganisation.ts'
import { refuseLastOwner } from './refuseLastOwner.ts'

/** What a member is, as it is typed. */
export const memberRole = z.enum(['OWNER', 'COUNSELLOR', 'DEVELOPER'], 'Choose what the member may do')

/** Who changes the members of an organisation. */
export const OWNERS_ONLY = {
  roles: ['OWNER'],
  refusal: 'Members are changed by owners of the organisation.',
} as const satisfies { roles: readonly MembershipRole[]; refusal: string }

type OnMember = {
  app: AppContext
  viewer: Viewer | null
  /** The account of the member. */
  memberId: number
}

/**
 * Gives a member of the viewer's organisation another role. For owners.
 * @throws NotSignedInError, ForbiddenError, ValidationError, NotFoundError, ConflictError for the last owner
 */
export async function changeMember({
  app,
  viewer,
  memberId,
  input,
}: OnMember & { input: unknown }): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { role } = parseInput(z.object({ role: memberRole }), input)
  await app.database.prisma.$transaction(async tx => {
    const { id: organisationId } = await lockOrganisation(tx, { viewer, ...OWNERS_ONLY })
    if (role !== 'OWNER') await refuseLastOwner(tx, { userId: memberId, within: organisationId })
    const { count } = await tx.membership.updateMany({
      where: { userId: memberId, organisationId },
      data: { role },
    })
    if (count === 0) throw notMember()
  })
}

/**
 * Ends somebody's membership of the viewer's organisation. For owners.
 * @throws NotSignedInError, ForbiddenError, NotFoundError, ConflictError for the last owner
 */
export async function removeMember({ app, viewer, memberId }: OnMember): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  await app.database.prisma.$transaction(async tx => {
    const { id: organisationId } = await lockOrganisation(tx, { viewer, ...OWNERS_ONLY })
    await refuseLastOwner(tx, { userId: memberId, within: organisationId })
    const { count } = await tx.membership.deleteMany({ where: { userId: memberId, organisationId } })
    if (count === 0) throw notMember()
  })
}

/**
 * Ends the viewer's own membership.
 * @throws NotSignedInError, ForbiddenError for who is in no organisation, ConflictError for the last owner
 */
export async function leaveOrganisation({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  await app.database.prisma.$transaction(async tx => {
    await refuseLastOwner(tx, { userId })
    const { count } = await tx.membership.deleteMany({ where: { userId } })
    if (count === 0) throw new ForbiddenError('You are in no organisation.')
  })
}

function notMember(): NotFoundError {
  return new NotFoundError('This person is not a member any more.')
}

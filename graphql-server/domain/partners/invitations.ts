import { z } from 'zod'
import type { MemberInvitation } from '../../generated/prisma/client.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import { emailAddress, emailKeyOf } from '../accounts/inputs.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../errors.ts'
import { limitUse } from '../limitUse.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput } from '../parseInput.ts'
import { createToken, hashOfToken } from '../secretToken.ts'
import { visible } from '../visible.ts'
import { conflict } from './findOwner.ts'
import { lockOrganisation } from './lockOrganisation.ts'
import { memberRole, OWNERS_ONLY } from './members.ts'
import { invitationsVisibleTo } from './policy.ts'
import { writeInvitationMail } from './writeInvitationMail.ts'

/** How long an invitation can be accepted, in milliseconds. */
export const INVITATION_LIFETIME = 14 * 24 * 60 * 60 * 1000

const invitationInput = z.object({ email: emailAddress, role: memberRole })

/**
 * Asks somebody to join the viewer's organisation, by mail. An earlier invitation of the address ends. For owners.
 * Whether the address has an account is not said.
 * @throws NotSignedInError, ForbiddenError, ValidationError, ConflictError where no seat is free or the person is a
 * member already, RateLimitedError
 */
export async function inviteMember({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { email, role } = parseInput(invitationInput, input)
  const emailKey = emailKeyOf(email)
  await limitUse({
    app,
    uses: [{ key: `invite:${viewer.userId}`, limit: app.settings.rateLimits.memberInvitations }],
    refusal: wait => `You invited many people today. Try again in ${wait}.`,
  })
  const now = app.now()
  const expiresAt = new Date(now.getTime() + INVITATION_LIFETIME)
  const { token, tokenHash } = createToken(app)
  await app.database.prisma.$transaction(async tx => {
    const { id: organisationId, name, seats } = await lockOrganisation(tx, { viewer, ...OWNERS_ONLY })
    const isMember = await tx.membership.count({ where: { organisationId, user: { emailKey } } })
    if (isMember > 0) throw conflict('email', 'This person is a member already.')
    await tx.memberInvitation.deleteMany({
      where: { organisationId, OR: [{ emailKey }, { expiresAt: { lte: now } }] },
    })
    const taken =
      (await tx.membership.count({ where: { organisationId } })) +
      (await tx.memberInvitation.count({ where: { organisationId } }))
    if (taken >= seats)
      throw new ConflictError(
        `No seat is free (taken: ${taken} of ${seats}, invitations included). Remove a member or an invitation first.`,
      )
    await tx.memberInvitation.create({
      data: { organisationId, email, emailKey, role, tokenHash, createdAt: now, expiresAt },
    })
    const invited = await tx.user.findUnique({ where: { emailKey }, select: { mailLanguage: true } })
    const inviter = await tx.user.findUniqueOrThrow({
      where: { id: viewer.userId },
      select: { fullName: true },
    })
    await queueMail({
      app,
      within: tx,
      userId: null,
      toAddress: email,
      ...writeInvitationMail({
        words: mailWords(invited?.mailLanguage ?? 'ENGLISH'),
        inviter: inviter.fullName,
        organisation: name,
        link: `${app.settings.publicUrl}/invitations/${token}`,
        expiresAt,
      }),
    })
  })
}

/** Takes an invitation back: its link opens nothing any more. For owners. @throws NotSignedInError, NotFoundError */
export async function withdrawInvitation({
  app,
  viewer,
  invitationId,
}: {
  app: AppContext
  viewer: Viewer | null
  invitationId: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { count } = await app.database.prisma.memberInvitation.deleteMany({
    where: visible(invitationsVisibleTo(viewer), { id: invitationId }),
  })
  if (count === 0) throw new NotFoundError('This invitation was accepted or taken back already.')
}

/** What the link of an invitation shows to whoever has it. */
export type FoundInvitation = Pick<MemberInvitation, 'role' | 'expiresAt'> & {
  organisation: { name: string }
}

/** The invitation of a link; null where it opens nothing. */
export async function readInvitation({
  app,
  token,
}: {
  app: AppContext
  token: string
}): Promise<FoundInvitation | null> {
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) return null
  return await app.database.prisma.memberInvitation.findUnique({
    where: { tokenHash, expiresAt: { gt: app.now() } },
    select: { role: true, expiresAt: true, organisation: { select: { name: true } } },
  })
}

/**
 * Joins the organisation of an invitation. Its link is the proof, whichever address the account has. Of two uses of a
 * link at the same time one succeeds.
 * @throws NotSignedInError, NotFoundError where the link opens nothing, ConflictError where the viewer is in an
 * organisation already
 */
export async function acceptInvitation({
  app,
  viewer,
  token,
}: {
  app: AppContext
  viewer: Viewer | null
  token: string
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) throw ended()
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    const held = await tx.membership.findUnique({
      where: { userId },
      select: { organisation: { select: { name: true } } },
    })
    if (held)
      throw new ConflictError(
        `You are a member of ${held.organisation.name}. A person is in one organisation: leave it first.`,
      )
    const invitation = await tx.memberInvitation.findUnique({
      where: { tokenHash, expiresAt: { gt: app.now() } },
    })
    if (!invitation) throw ended()
    const { id, organisationId, role } = invitation
    const { count } = await tx.memberInvitation.deleteMany({ where: { id } })
    if (count === 0) throw ended()
    await tx.membership.create({ data: { userId, organisationId, role, createdAt: app.now() } })
  })
}

/** Removes invitations that nobody accepted in time. @throws the signal's reason once it is aborted */
export async function removeOldInvitations({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.memberInvitation.deleteMany({ where: { expiresAt: { lte: app.now() } }, limit }),
  })
}

function ended(): NotFoundError {
  return new NotFoundError('This invitation does not work any more. Ask for a new one.')
}

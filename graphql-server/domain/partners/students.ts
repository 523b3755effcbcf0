import { z } from 'zod'
import type { OrganisationStudent, Prisma } from '../../generated/prisma/client.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import { emailAddress, emailKeyOf } from '../accounts/inputs.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../errors.ts'
import { limitUse } from '../limitUse.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { parseInput, typedText } from '../parseInput.ts'
import { createToken, hashOfToken } from '../secretToken.ts'
import { visible } from '../visible.ts'
import { conflict } from './findOwner.ts'
import { lockOrganisation } from './lockOrganisation.ts'
import { studentsVisibleTo } from './policy.ts'
import { queueLeaving, queueStudentEvent } from './webhooks/queueEvent.ts'
import { writeConsentMail } from './writeConsentMail.ts'

/** How long a student can agree, in milliseconds. */
export const CONSENT_LIFETIME = 30 * 24 * 60 * 60 * 1000
/** The most students of an organisation, those included who were asked. */
export const MOST_STUDENTS = 5000

const studentInput = z.object({
  fullName: typedText()
    .min(2, 'Full name must be at least 2 characters')
    .max(120, 'Full name must be at most 120 characters'),
  email: emailAddress,
})

/**
 * Asks a student by mail to share with the viewer's organisation. Nothing of an account is read or said before they
 * agree. Asking again replaces the link. For owners and counsellors.
 * @throws NotSignedInError, ForbiddenError, ValidationError, ConflictError where the student agreed already or there are
 * as many as can be, RateLimitedError
 */
export async function askStudent({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { fullName, email } = parseInput(studentInput, input)
  const emailKey = emailKeyOf(email)
  await limitUse({
    app,
    uses: [{ key: `ask-student:${viewer.userId}`, limit: app.settings.rateLimits.studentRequests }],
    refusal: wait => `You asked many students today. Try again in ${wait}.`,
  })
  const now = app.now()
  const { token, tokenHash } = createToken(app)
  const request = {
    fullName,
    email,
    tokenHash,
    invitedAt: now,
    expiresAt: new Date(now.getTime() + CONSENT_LIFETIME),
  }
  await app.database.prisma.$transaction(async tx => {
    const { id: organisationId, name } = await lockOrganisation(tx, {
      viewer,
      roles: ['OWNER', 'COUNSELLOR'],
      refusal: 'Students are for owners and counsellors of an organisation.',
    })
    const held = await tx.organisationStudent.findUnique({
      where: { organisationId_emailKey: { organisationId, emailKey } },
      select: { id: true, consentedAt: true },
    })
    if (held?.consentedAt) throw conflict('email', 'This student shares with you already.')
    if (held) await tx.organisationStudent.update({ where: { id: held.id }, data: request })
    else {
      if ((await tx.organisationStudent.count({ where: { organisationId } })) >= MOST_STUDENTS)
        throw new ConflictError(`An organisation has at most ${MOST_STUDENTS} students. Let some go first.`)
      await tx.organisationStudent.create({ data: { ...request, organisationId, emailKey } })
    }
    const student = await tx.user.findUnique({ where: { emailKey }, select: { mailLanguage: true } })
    await queueMail({
      app,
      within: tx,
      userId: null,
      toAddress: email,
      ...writeConsentMail({
        words: mailWords(student?.mailLanguage ?? 'ENGLISH'),
        fullName,
        organisation: name,
        link: `${app.settings.publicUrl}/consent/${token}`,
        expiresAt: request.expiresAt,
      }),
    })
  })
}

/** Ends what a student shares with the viewer's organisation, or the request. @throws NotSignedInError, NotFoundError */
export async function letStudentGo({
  app,
  viewer,
  studentId,
}: {
  app: AppContext
  viewer: Viewer | null
  studentId: number
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const where = visible(studentsVisibleTo(viewer, null), { id: studentId })
  const count = await app.database.prisma.$transaction(tx => endSharing({ app, within: tx, where }))
  if (count === 0) throw new NotFoundError('This student is not on your list any more.')
}

/** What the link of a request shows to whoever has it. */
export type FoundRequest = Pick<OrganisationStudent, 'fullName' | 'expiresAt'> & {
  organisation: { name: string }
}

/** The request of a link; null where it opens nothing. */
export async function readConsentRequest({
  app,
  token,
}: {
  app: AppContext
  token: string
}): Promise<FoundRequest | null> {
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) return null
  return await app.database.prisma.organisationStudent.findUnique({
    where: { tokenHash, expiresAt: { gt: app.now() } },
    select: { fullName: true, expiresAt: true, organisation: { select: { name: true } } },
  })
}

/**
 * Agrees to a request: from now on the viewer shares with its organisation. The link is the proof, whichever address the
 * account has, and works once.
 * @throws NotSignedInError, NotFoundError where the link opens nothing, ConflictError for who shares with an organisation
 * already
 */
export async function giveConsent({
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
  const now = app.now()
  await app.database.prisma.$transaction(async tx => {
    await lockUser(tx, userId)
    const held = await tx.organisationStudent.findUnique({
      where: { userId },
      select: { organisation: { select: { name: true } } },
    })
    if (held)
      throw new ConflictError(
        `You share with ${held.organisation.name}. Stop that on your account page first, then open the link again.`,
      )
    const { count } = await tx.organisationStudent.updateMany({
      where: { tokenHash, expiresAt: { gt: now } },
      data: { userId, tokenHash: null, consentedAt: now },
    })
    if (count === 0) throw ended()
    await queueStudentEvent({ app, within: tx, userId, event: 'STUDENT_CONSENTED' })
  })
}

/** Stops sharing with an organisation at once. Nothing happens for who shares with none. @throws NotSignedInError */
export async function stopSharing({
  app,
  viewer,
}: {
  app: AppContext
  viewer: Viewer | null
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const { userId } = viewer
  await app.database.prisma.$transaction(tx => endSharing({ app, within: tx, where: { userId } }))
}

/**
 * Ends what these students share, and requests to them, and tells the programs of their organisations who left.
 * @returns how many there were
 */
export async function endSharing({
  app,
  within,
  where,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  where: Prisma.OrganisationStudentWhereInput
}): Promise<number> {
  const found = await within.organisationStudent.findMany({
    where,
    select: { id: true, organisationId: true, consentedAt: true },
  })
  let ended = 0
  for (const { id: studentId, organisationId, consentedAt } of found) {
    const { count } = await within.organisationStudent.deleteMany({ where: { id: studentId } })
    ended += count
    if (count > 0 && consentedAt) await queueLeaving({ app, within, organisationId, studentId })
  }
  return ended
}

/** Removes requests that nobody agreed to in time. @throws the signal's reason once it is aborted */
export async function removeOldRequestsForConsent({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.organisationStudent.deleteMany({
        where: { expiresAt: { lte: app.now() }, consentedAt: null },
        limit,
      }),
  })
}

function ended(): NotFoundError {
  return new NotFoundError('This link does not work any more. Ask your counsellor for a new one.')
}

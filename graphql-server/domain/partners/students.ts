import { z } from 'zod'
import { type OrganisationStudent, Prisma } from '../../generated/prisma/client.ts'
import { removeInBatches } from '../../infra/removeInBatches.ts'
import { emailAddress, emailKeyOf } from '../accounts/inputs.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../errors.ts'
import { limitUse } from '../limitUse.ts'
import { queueMail, queueMails } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { typedText } from '../parseInput.ts'
import { createToken, hashOfToken } from '../secretToken.ts'
import { visible } from '../visible.ts'
import { type Actor, lockForActor, requireActor, WORKS_WITH_STUDENTS } from './act.ts'
import { conflict } from './findOwner.ts'
import type { LockedOrganisation } from './lockOrganisation.ts'
import { studentsVisibleTo } from './policy.ts'
import { queueLeaving, queueStudentEvent } from './webhooks/queueEvent.ts'
import { writeConsentMail } from './writeConsentMail.ts'

/** How long a student can agree, in milliseconds. */
export const CONSENT_LIFETIME = 30 * 24 * 60 * 60 * 1000
/** The most students of an organisation, those included who were asked. */
export const MOST_STUDENTS = 100_000

/** Who is asked. */
export const studentInput = z.object({
  fullName: typedText()
    .min(2, 'Full name must be at least 2 characters')
    .max(120, 'Full name must be at most 120 characters'),
  email: emailAddress,
})

/** Somebody to be asked, with the profile that the organisation has of them already. */
export type AskedStudent = z.output<typeof studentInput> & { offeredProfile?: Prisma.InputJsonValue }

/**
 * Asks a student by mail to share with the actor's organisation. Nothing of an account is read or said before they
 * agree. Asking again replaces the link, and the profile that is offered. For owners, counsellors, and keys with the
 * scope students:write.
 * @returns the student's row
 * @throws NotSignedInError, ForbiddenError, ConflictError where the student agreed already or there are as many as can
 * be, RateLimitedError
 */
export async function askStudent({
  app,
  viewer,
  partner,
  student,
}: Actor & { app: AppContext; student: AskedStudent }): Promise<{ studentId: number }> {
  requireActor({ viewer, partner }, WORKS_WITH_STUDENTS)
  const { studentRequests, studentRequestsOfKeys } = app.settings.rateLimits
  await limitUse({
    app,
    uses: [
      partner
        ? { key: `ask-student:organisation ${partner.organisationId}`, limit: studentRequestsOfKeys }
        : { key: `ask-student:${viewer?.userId}`, limit: studentRequests },
    ],
    refusal: wait => `You asked many students today. Try again in ${wait}.`,
  })
  return await app.database.prisma.$transaction(async tx => {
    const organisation = await lockForActor(tx, { viewer, partner }, WORKS_WITH_STUDENTS)
    const { known } = await askWithin({ app, tx, organisation, students: [student] })
    if (known > 0) throw conflict('email', 'This student shares with you already.')
    const { id: studentId } = await tx.organisationStudent.findUniqueOrThrow({
      where: {
        organisationId_emailKey: { organisationId: organisation.id, emailKey: emailKeyOf(student.email) },
      },
      select: { id: true },
    })
    return { studentId }
  })
}

/**
 * Writes requests to students and their mails, in the caller's transaction, which has locked the organisation: a few
 * statements for all who are new. Who shares already stays as they are. Of an address that comes twice the last counts.
 * @returns how many were asked, and how many share already
 * @throws ConflictError where the organisation has more students than can be
 */
export async function askWithin({
  app,
  tx,
  organisation: { id: organisationId, name },
  students,
}: {
  app: AppContext
  tx: Prisma.TransactionClient
  organisation: Pick<LockedOrganisation, 'id' | 'name'>
  students: readonly AskedStudent[]
}): Promise<{ asked: number; known: number }> {
  const now = app.now()
  const expiresAt = new Date(now.getTime() + CONSENT_LIFETIME)
  const byKey = new Map(students.map(student => [emailKeyOf(student.email), student]))
  const emailKeys = [...byKey.keys()]
  const held = await tx.organisationStudent.findMany({
    where: { organisationId, emailKey: { in: emailKeys } },
    select: { id: true, emailKey: true, consentedAt: true },
  })
  const accounts = await tx.user.findMany({
    where: { emailKey: { in: emailKeys } },
    select: { emailKey: true, mailLanguage: true },
  })
  const languageOf = new Map(accounts.map(({ emailKey, mailLanguage }) => [emailKey, mailLanguage]))
  const heldBy = new Map(held.map(row => [row.emailKey, row]))
  const asked = [...byKey].filter(([emailKey]) => !heldBy.get(emailKey)?.consentedAt)
  const requests = asked.map(([emailKey, { fullName, email, offeredProfile }]) => {
    const { token, tokenHash } = createToken(app)
    return {
      emailKey,
      token,
      row: {
        ...{ fullName, email, tokenHash, invitedAt: now, expiresAt },
        offeredProfile: offeredProfile ?? Prisma.DbNull,
      },
    }
  })
  for (const { emailKey, row } of requests) {
    const again = heldBy.get(emailKey)
    if (again) await tx.organisationStudent.update({ where: { id: again.id }, data: row })
  }
  await tx.organisationStudent.createMany({
    data: requests
      .filter(({ emailKey }) => !heldBy.has(emailKey))
      .map(({ emailKey, row }) => ({ ...row, organisationId, emailKey })),
  })
  if ((await tx.organisationStudent.count({ where: { organisationId } })) > MOST_STUDENTS)
    throw new ConflictError(`An organisation has at most ${MOST_STUDENTS} students. Let some go first.`)
  const mails = requests.map(({ emailKey, token, row: { fullName, email } }) => ({
    toAddress: email,
    ...writeConsentMail({
      words: mailWords(languageOf.get(emailKey) ?? 'ENGLISH'),
      fullName,
      organisation: name,
      link: `${app.settings.publicUrl}/consent/${token}`,
      expiresAt,
    }),
  }))
  const [only, ...others] = mails
  if (only && others.length === 0) await queueMail({ app, within: tx, userId: null, ...only })
  else await queueMails({ app, within: tx, mails })
  return { asked: asked.length, known: byKey.size - asked.length }
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
export type FoundRequest = Pick<OrganisationStudent, 'fullName' | 'expiresAt' | 'offeredProfile'> & {
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
    select: {
      fullName: true,
      expiresAt: true,
      offeredProfile: true,
      organisation: { select: { name: true } },
    },
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
  take = async () => undefined,
}: {
  app: AppContext
  viewer: Viewer | null
  token: string
  /** What is done with the profile that the organisation offers, in the same transaction. */
  take?: (tx: Prisma.TransactionClient, offeredProfile: Prisma.JsonValue) => Promise<void>
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
    const request = await tx.organisationStudent.findUnique({
      where: { tokenHash, expiresAt: { gt: now } },
      select: { id: true, offeredProfile: true },
    })
    if (!request) throw ended()
    await take(tx, request.offeredProfile)
    const { count } = await tx.organisationStudent.updateMany({
      where: { id: request.id, tokenHash },
      data: {
        userId,
        tokenHash: null,
        consentedAt: now,
        offeredProfile: Prisma.DbNull,
        allowsWriting: true,
      },
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
    if (count === 0 || !consentedAt) continue
    await queueLeaving({ app, within, organisationId, studentId })
    // Files that were made before have what the student shared.
    await within.studentExport.deleteMany({ where: { organisationId } })
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

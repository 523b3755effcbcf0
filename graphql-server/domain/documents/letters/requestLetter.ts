import type { AppContext, Viewer } from '../../appContext.ts'
import { isUnlocked } from '../../billing/unlocking.ts'
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  NotSignedInError,
  PlanRequiredError,
  ValidationError,
} from '../../errors.ts'
import { limitUse } from '../../limitUse.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { parseInput } from '../../parseInput.ts'
import { createToken } from '../../secretToken.ts'
import { visible } from '../../visible.ts'
import { lockOwner } from '../generation/lockOwner.ts'
import { documentsVisibleTo, SEALED } from '../policy.ts'
import { readFollowUps } from '../questions/readFollowUps.ts'
import { letterRequestInput } from './inputs.ts'
import { interviewOf, type LetterQuestionText } from './interview.ts'
import { type LetterState, letterStateOf } from './letterState.ts'
import { LETTER_TIME, MOST_REQUESTS } from './limits.ts'
import { mailboxOf } from './mailbox.ts'
import { readLetterPolicy } from './readLetterPolicy.ts'
import { releaseLetter } from './releaseLetter.ts'
import { writeLetterMail } from './writeLetterMail.ts'

/** In these states a confidential letter stays with its recommender. */
const STANDING: ReadonlySet<LetterState> = new Set(['SENT', 'OPENED', 'APPROVED', 'CHANGED'])

/**
 * Asks a recommender for a letter: mails them, and only them, the address where they answer questions, and read, edit
 * and approve the draft; with questions only they see no draft and write the letter themselves.
 * @throws NotSignedInError, ValidationError (also for the student's own address), NotFoundError, ConflictError (no
 *   finished letter, confidential, or asked already), PlanRequiredError (a preview), ForbiddenError (the university does
 *   not accept letters that applicants drafted), RateLimitedError
 */
export async function requestLetter({
  app,
  viewer,
  documentId,
  input,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  input: unknown
}): Promise<{ documentId: number }> {
  if (!viewer) throw new NotSignedInError()
  const parsed = parseInput(letterRequestInput, input)
  const { name, email } = parsed
  const isQuestionsOnly = parsed.isQuestionsOnly ?? false
  const isConfidential = parsed.isConfidential || isQuestionsOnly
  const where = visible(documentsVisibleTo(viewer), { id: documentId })
  const found = await app.database.prisma.document.findFirst({ where, select: { targetUniversity: true } })
  if (found === null) throw new NotFoundError()
  const barring = await readLetterPolicy({ app, university: found.targetUniversity })
  if (barring !== null && !isQuestionsOnly)
    throw new ForbiddenError(
      `${barring} does not accept letters that applicants drafted. Send the questions only: your recommender writes the letter themselves.`,
    )
  await limitUse({
    app,
    uses: [{ key: `letter:${viewer.userId}`, limit: app.settings.rateLimits.letterRequests }],
    refusal: wait => `You asked many recommenders in a short time. Try again in ${wait}.`,
  })
  const open = await openQuestions({ app, viewer, documentId })
  const { token, tokenHash } = createToken(app)
  const now = app.now()
  const endsAt = new Date(now.getTime() + LETTER_TIME)
  await app.database.prisma.$transaction(async tx => {
    await lockOwner(tx, documentId)
    const document = await tx.document.findFirst({
      where,
      include: { user: { select: { email: true, fullName: true } }, letterRequests: true },
    })
    if (document === null) throw new NotFoundError()
    if (document.documentType !== 'LOR' || document.status !== 'READY')
      throw new ConflictError('Only a finished letter can be sent to a recommender.')
    if (!isUnlocked(document))
      throw new PlanRequiredError('This is a preview. Upgrade to send the complete letter.')
    const standing = document.letterRequests.map(
      request => letterStateOf({ request, textRevision: document.textRevision, now }).state,
    )
    if (document.sealedAt !== null) {
      if (standing.some(state => STANDING.has(state))) throw new ConflictError(SEALED)
      await releaseLetter({ within: tx, documentId })
    }
    if (mailboxOf(email) === mailboxOf(document.user.email))
      throw new ValidationError([{ path: 'email', message: 'A letter has to go to its recommender' }])
    const isAsked = document.letterRequests.some(
      request => request.withdrawnAt === null && request.declinedAt === null && request.endsAt > now,
    )
    if (isAsked) throw new ConflictError('A recommender was asked already. Withdraw that request first.')
    if (document.letterRequests.length >= MOST_REQUESTS)
      throw new ConflictError(`A letter can be sent ${MOST_REQUESTS} times.`)
    await tx.letterRequest.create({
      data: {
        ...{ documentId, tokenHash, name, email, isConfidential, isQuestionsOnly, createdAt: now, endsAt },
        questions: {
          create: interviewOf({ student: document.user.fullName, open }).map((question, index) => ({
            ...question,
            number: index + 1,
          })),
        },
      },
    })
    await queueMail({
      app,
      within: tx,
      userId: document.userId,
      toAddress: email,
      kind: 'letter-request',
      ...writeLetterMail({
        recommender: name,
        student: document.user.fullName,
        target: [document.course, document.targetUniversity ?? ''].filter(part => part !== '').join(', '),
        address: `${app.settings.publicUrl}/letters/${token}`,
        endsAt,
        isQuestionsOnly,
        isReminder: false,
      }),
    })
  })
  return { documentId }
}

/** The follow-up questions about a letter's answers that its recommender can answer and nobody has. */
async function openQuestions({
  app,
  viewer,
  documentId,
}: {
  app: AppContext
  viewer: Viewer
  documentId: number
}): Promise<LetterQuestionText[]> {
  const { documents } = await readFollowUps({ app, viewer, draftIds: [], documentIds: [documentId] })
  return (documents.get(documentId) ?? [])
    .filter(({ addressee, state }) => addressee === 'RECOMMENDER' && state === 'OPEN')
    .map(({ text, why }) => ({ text, why }))
}

/**
 * Withdraws a request: its link opens nothing any more. An approval that was given is gone with it, and so are replies.
 * @throws NotSignedInError, NotFoundError (not a request for the viewer's document), ConflictError (confidential)
 */
export async function withdrawLetter({
  app,
  viewer,
  requestId,
}: {
  app: AppContext
  viewer: Viewer | null
  requestId: number
}): Promise<{ documentId: number }> {
  if (!viewer) throw new NotSignedInError()
  const { prisma } = app.database
  const request = await prisma.letterRequest.findFirst({
    where: { id: requestId, document: visible(documentsVisibleTo(viewer), {}) },
    select: { documentId: true },
  })
  if (request === null) throw new NotFoundError()
  await prisma.$transaction(async tx => {
    await lockOwner(tx, request.documentId)
    const { count } = await tx.letterRequest.updateMany({
      where: { id: requestId, withdrawnAt: null, document: { sealedAt: null } },
      data: { withdrawnAt: app.now() },
    })
    if (count === 0) throw new ConflictError('This request cannot be withdrawn.')
    await tx.letterQuestion.deleteMany({ where: { requestId } })
  })
  return { documentId: request.documentId }
}

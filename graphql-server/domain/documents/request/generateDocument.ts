import type { Document, Prisma, User } from '../../../generated/prisma/client.ts'
import type { DocumentType, Funding, PlanCode, Writer } from '../../../generated/prisma/enums.ts'
import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import {
  FAIR_USE_PER_DAY,
  fundingFor,
  fundingOfRedraft,
  includesType,
  PLANS,
  plansWith,
  type Usage,
} from '../../billing/entitlements.ts'
import { countRedrafts, readUsage } from '../../billing/readAllowances.ts'
import { unlockDocument } from '../../billing/unlocking.ts'
import { readWritingPolicy, requireDraftsAccepted } from '../../catalogue/writingPolicy.ts'
import { readDraft } from '../../drafts/readDraft.ts'
import {
  type FieldFault,
  NotSignedInError,
  OutOfCreditsError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../../errors.ts'
import { enqueueJob } from '../../jobKinds.ts'
import { faultsOf } from '../../parseInput.ts'
import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { fromRestQuestionnaire } from '../../questionnaires/fromRestQuestionnaire.ts'
import { findQuestionnaire } from '../../questionnaires/index.ts'
import { labelsOf } from '../../questionnaires/labels.ts'
import { type StoredAnswers, storedAnswers } from '../../questionnaires/storedAnswers.ts'
import { checkAnswers } from '../../questionnaires/toZod.ts'
import { PLAN } from '../composing/onThread.ts'
import { FEWEST_WORDS } from '../composing/wordsToWriteFrom.ts'
import { NO_MODEL, selectWriter } from '../generation/writers.ts'
import { readPlace } from '../questions/place.ts'
import { readOfPlace } from '../questions/readFollowUps.ts'
import { readReplies, repliesToTell } from '../questions/replies.ts'
import { writingRequestOf } from '../reading/writingRequest.ts'
import { answersAsDecided, chooseStatements } from '../story/chooseStatements.ts'
import type { DocumentPreview, WritingPlan } from '../writing/draft.ts'
import type { ChosenStatement } from '../writing/statements/statement.ts'
import { storedPlan, storedPreview, storedText } from '../writing/storedText.ts'
import { findRepeatedRequest, REPEATABLE_FOR, requestHashOf } from './idempotency.ts'
import { type GenerateDocumentInput, generateDocumentInput, generateDocumentInputFor } from './inputs.ts'
import { type AskedBy, takeFromOrganisation } from './takeFromOrganisation.ts'

/**
 * Accepts a request for a document: reserves its payment, creates the document as QUEUED and adds the job that writes
 * it, in one transaction. An equal request with the same idempotency key gets the first one's document. With a draft's
 * id its stored answers are used, overridden by the answers in the request. What the person removed or corrected in their
 * story is left out or reworded. The statements that the request names, or else those chosen for the draft, and the
 * confirmed replies to questions about the draft are added to what the writer is given.
 *
 * In coach mode no job is added and nothing is paid: the document is finished at once, with a plan and an empty text
 * that the person writes.
 *
 * What an organisation asks for is taken from its allowance and shown in full.
 * @throws ValidationError (all faults at once), PlanRequiredError, OutOfCreditsError, RateLimitedError (fair use),
 * NotFoundError (no such draft of the viewer's), NotSignedInError.
 */
export async function generateDocument({
  app,
  viewer,
  input,
  askedBy = null,
}: {
  app: AppContext
  viewer: Viewer | null
  input: unknown
  /** The organisation that asks for it on behalf of its student, the viewer, and pays for it. */
  askedBy?: AskedBy | null
}): Promise<{ document: Document; repeated: boolean }> {
  if (!viewer) throw new NotSignedInError()
  const owner = await app.database.prisma.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { plan: true, fullName: true },
  })
  if (askedBy === null) refuseTypeBeyondPlan(owner.plan, input)
  const stored = await readStored({ app, viewer, input })
  const { request, definition, ...given } = checkRequest({ app, input, stored: stored.answers })
  const { idempotencyKey, ...repeatable } = request
  const answers = await answersAsDecided({ app, viewer, definition, answers: given.answers })
  const target = targetOf({ request, definition, answers })
  const { chosen, faults } = await chooseStatements({
    app,
    viewer,
    keys: request.statements ?? stored.chosen,
    definition,
    answers,
    university: target.targetUniversity,
  })
  // What was chosen for the draft may have been removed or told since. Only what the request names is refused.
  if (request.statements != null && faults.length > 0)
    throw new ValidationError(faults, 'Some of what you chose cannot be used here.')
  const replies = await repliesOfDraft({ app, viewer, request, definition, answers })
  return await queueDocument({
    app,
    viewer,
    owner,
    requested: {
      documentType: request.type,
      form: request.form,
      ...target,
      answers: withLabels(definition, answers),
      statements: [...chosen, ...replies.filter(({ key }) => !chosen.some(one => one.key === key))],
      createdAt: app.now(),
    },
    columns: {
      draftId: request.draftId ?? null,
      definitionVersion: definition.version,
      writer: request.writer ?? null,
      fallBack: request.fallBack ?? false,
      isCoached: request.mode === 'COACH',
      isForOtherSchool: request.isForOtherSchool ?? false,
    },
    askedBy,
    idempotencyKey: idempotencyKey ? keyOf(idempotencyKey, askedBy) : null,
    requestHash: requestHashOf(repeatable),
  })
}

/** An organisation's keys and those of its student are different ones. */
function keyOf(idempotencyKey: string, askedBy: AskedBy | null): string {
  return askedBy === null ? idempotencyKey : `organisation ${askedBy.organisationId}: ${idempotencyKey}`
}

/** What a document is written from, as its row keeps it. */
type Requested = Pick<
  Document,
  'documentType' | 'form' | 'course' | 'targetUniversity' | 'targetProgram' | 'createdAt'
> & { answers: StoredAnswers; statements: ChosenStatement[] }

/**
 * Plans a document, and in one transaction reserves its payment, creates it as QUEUED and adds its job. An equal request
 * with the same idempotency key gets the first one's document. A coached document is finished at once, without a job.
 * @throws ValidationError (also where the university accepts no drafted prose), PlanRequiredError, OutOfCreditsError, RateLimitedError (fair use)
 */
export async function queueDocument({
  app,
  viewer,
  owner,
  requested,
  columns: { writer, ...columns },
  redraftOf = null,
  askedBy = null,
  idempotencyKey,
  requestHash,
}: {
  app: AppContext
  viewer: Viewer
  owner: Pick<User, 'plan' | 'fullName'>
  requested: Requested
  columns: {
    draftId: number | null
    /** The document for another school that it is made from. */
    variantOfId?: number
    definitionVersion: number
    /** Null for the one that the person keeps. */
    writer: Writer | null
    fallBack: boolean
    isCoached: boolean
    isForOtherSchool: boolean
  }
  /** The document that it writes anew. */
  redraftOf?: Pick<Document, 'id' | 'originalId' | 'unlockedAt' | 'unlocksOnEmail'> | null
  /** The organisation that asks for it and pays. */
  askedBy?: AskedBy | null
  idempotencyKey: string | null
  requestHash: Uint8Array<ArrayBuffer>
}): Promise<{ document: Document; repeated: boolean }> {
  const { isCoached } = columns
  if (!isCoached)
    requireDraftsAccepted(await readWritingPolicy({ app, university: requested.targetUniversity }), columns)
  const { plan, wordsToWriteFrom } = await app.composer.run(PLAN, writingRequestOf(requested, owner))
  if (wordsToWriteFrom < FEWEST_WORDS)
    throw new ValidationError(
      [
        {
          path: 'answers',
          message: `A text can use ${wordsToWriteFrom} words of your answers, and needs ${FEWEST_WORDS}. Write more, or reply to questions about them.`,
        },
      ],
      'Tell us a little more first',
    )
  const now = requested.createdAt

  return await app.database.prisma.$transaction(
    async tx => {
      // One generation per person at a time: no credit and no key can be used twice.
      await lockUser(tx, viewer.userId)
      if (idempotencyKey) {
        const earlier = await findRepeatedRequest({
          within: tx,
          userId: viewer.userId,
          key: idempotencyKey,
          requestHash,
          now,
        })
        const document = earlier === null ? null : await tx.document.findUnique({ where: { id: earlier } })
        if (document) return { document, repeated: true }
      }
      const user = await tx.user.findUniqueOrThrow({ where: { id: viewer.userId } })
      const type = requested.documentType
      if (askedBy) await takeFromOrganisation({ within: tx, askedBy, userId: user.id, now })
      const usage = await readUsage({ within: tx, now, user, type })
      const originalId = redraftOf && (redraftOf.originalId ?? redraftOf.id)
      const fund = async () => {
        if (askedBy) return 'ORGANISATION'
        if (isCoached) return withinFairUse(usage)
        if (originalId === null) return payable({ type, plan: user.plan, funding: fundingFor(type, usage) })
        const redrafted = await countRedrafts({ within: tx, originalIds: [originalId] })
        return redraftable({ usage, redrafted: redrafted.get(originalId) ?? 0 })
      }
      const funding = await fund()
      // A redraft is shown as far as the document that it repeats.
      const unlocksOnEmail =
        redraftOf?.unlocksOnEmail ??
        (funding === 'CREDIT' && type === 'SOP' && (await hasPromotionLeft({ within: tx, user })))
      const document = await tx.document.create({
        data: {
          ...requested,
          ...columns,
          userId: user.id,
          targetWords: plan.targetWords,
          plan: storedPlan.parse(plan),
          redraftOfId: redraftOf?.id ?? null,
          originalId,
          organisationId: askedBy?.organisationId ?? null,
          funding,
          unlocksOnEmail,
          ...(isCoached
            ? coachedColumns({ plan, now })
            : {
                writer: selectWriter({ app, requested: writer, kept: user.writer }),
                unlockedAt: unlockDocument({
                  document: { unlockedAt: askedBy ? now : (redraftOf?.unlockedAt ?? null), unlocksOnEmail },
                  owner: user,
                  now,
                }),
                events: { create: { sequence: 1, stage: 'QUEUED' } },
              }),
        },
      })
      if (funding === 'CREDIT')
        await tx.creditEntry.create({
          data: { userId: user.id, kind: 'RESERVATION', amount: -1, documentId: document.id, createdAt: now },
        })
      if (idempotencyKey)
        await tx.idempotencyKey.create({
          data: {
            userId: user.id,
            key: idempotencyKey,
            requestHash,
            documentId: document.id,
            createdAt: now,
            expiresAt: new Date(now.getTime() + REPEATABLE_FOR),
          },
        })
      if (isCoached) await tx.documentVersion.create({ data: emptyVersion({ documentId: document.id, now }) })
      else
        await enqueueJob({
          app,
          within: tx,
          kind: 'write-document',
          subjectId: document.id,
          priority: PLANS[user.plan].queuePriority,
        })
      return { document, repeated: false }
    },
    // Simultaneous requests queue for the row lock, and on the embedded database for its single connection.
    { maxWait: 20_000, timeout: 20_000 },
  )
}

/** A coached document is finished at once, and its outline can be read in full. */
function coachedColumns({ plan, now }: { plan: WritingPlan; now: Date }) {
  const preview: DocumentPreview = {
    outline: plan.paragraphs.map(({ title }) => ({ title })),
    opening: [],
    advice: [],
  }
  return {
    status: 'READY',
    writer: null,
    unlockedAt: now,
    generatedAt: now,
    preview: storedPreview.parse(preview),
    events: { create: { sequence: 1, stage: 'READY' } },
  } as const
}

/** The first version of a coached document. */
function emptyVersion({ documentId, now }: { documentId: number; now: Date }) {
  return {
    documentId,
    number: 1,
    kind: 'EDITED',
    body: storedText.parse({ paragraphs: [] }),
    wordCount: 0,
    removed: [],
    createdAt: now,
    savedAt: now,
  } as const
}

/** A coached document takes no credit and none of an allowance. */
function withinFairUse({ usedToday }: Usage): Funding {
  if (usedToday >= FAIR_USE_PER_DAY) throw overFairUse()
  return 'UNLIMITED'
}

function overFairUse(): RateLimitedError {
  return new RateLimitedError(
    `${FAIR_USE_PER_DAY} documents in a day are the fair use. Try again tomorrow.`,
    3600,
  )
}

/** Refuses a type outside the plan before the answers are checked. */
function refuseTypeBeyondPlan(plan: PlanCode, input: unknown): void {
  const parsed = generateDocumentInput.pick({ type: true }).safeParse(input)
  if (parsed.success && !includesType(plan, parsed.data.type)) throw beyondPlan(parsed.data.type)
}

function beyondPlan(type: DocumentType): PlanRequiredError {
  const what = { SOP: 'Statements of purpose', LOR: 'Letters of recommendation', ESSAY: 'Essays' }
  return new PlanRequiredError(`${what[type]} need ${plansWith(({ code }) => includesType(code, type))}.`)
}

/** What the request's draft holds: answers, and keys of statements chosen for it. Nothing without a draft. */
async function readStored({
  app,
  viewer,
  input,
}: {
  app: AppContext
  viewer: Viewer
  input: unknown
}): Promise<{ answers: Answers; chosen: readonly string[] }> {
  const parsed = generateDocumentInput.pick({ draftId: true, type: true, form: true }).safeParse(input)
  if (!parsed.success || parsed.data.draftId == null) return { answers: {}, chosen: [] }
  const { draftId, type, form } = parsed.data
  const { draft, answers } = await readDraft({ app, viewer, draftId })
  const faults: FieldFault[] = []
  if (draft.documentType !== type)
    faults.push({ path: 'type', message: 'This draft is for another document' })
  if (draft.form !== form) faults.push({ path: 'form', message: 'This draft is for another questionnaire' })
  if (faults.length > 0) throw new ValidationError(faults)
  return { answers, chosen: draft.chosenStatements }
}

/** The confirmed replies to the questions about the request's draft. */
async function repliesOfDraft({
  app,
  viewer,
  request: { draftId },
  definition,
  answers,
}: {
  app: AppContext
  viewer: Viewer
  request: GenerateDocumentInput
  definition: QuestionnaireDefinition
  answers: Answers
}): Promise<ChosenStatement[]> {
  if (draftId == null) return []
  const place = await readPlace({ app, viewer, draftId, documentId: null })
  const followUps = await readOfPlace({ app, viewer, place })
  const replies = await readReplies({ app, viewer, place, followUps })
  return repliesToTell({ replies, definition, answers })
}

function checkRequest({ app, input, stored }: { app: AppContext; input: unknown; stored: Answers }): {
  request: GenerateDocumentInput
  definition: QuestionnaireDefinition
  answers: Answers
} {
  // The answers are checked even if other fields have faults: a person sees all faults at once.
  const answering = generateDocumentInput
    .pick({ type: true, form: true, answers: true, questionnaire: true, acceptThinAnswers: true })
    .safeParse(input)
  const parsed = (
    answering.success ? generateDocumentInputFor(answering.data.form) : generateDocumentInput
  ).safeParse(input)
  const faults: FieldFault[] = parsed.success ? [] : faultsOf(parsed.error)
  if (parsed.success && parsed.data.writer === 'MODEL' && app.languageModel === null)
    faults.push({ path: 'writer', message: NO_MODEL })
  if (!answering.success) throw new ValidationError(faults)
  const { type, form, acceptThinAnswers } = answering.data
  const definition = findQuestionnaire(type, form)
  if (!definition)
    throw new ValidationError([...faults, { path: 'form', message: 'There is no such questionnaire' }])
  try {
    const sent = answersSent({ definition, request: answering.data })
    faults.push(...sent.faults)
    const { answers } = checkAnswers({
      definition,
      answers: mergeAnswers(stored, sent.answers),
      acceptThinAnswers: acceptThinAnswers ?? false,
    })
    if (!parsed.success || faults.length > 0) throw new ValidationError([])
    return { request: parsed.data, definition, answers }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // An unreadable answer counts as missing in the second check. Its first fault is the one to report.
    const named = new Set(faults.map(({ path }) => path))
    const further = error.fields.filter(({ path }) => !named.has(path))
    throw new ValidationError([...faults, ...further], error.message)
  }
}

type SentAnswer = { key: string; value?: unknown }

/** The sent answers, in either of the two formats. A null is no answer. */
function answersSent({
  definition,
  request: { answers, questionnaire },
}: {
  definition: QuestionnaireDefinition
  request: Pick<GenerateDocumentInput, 'answers' | 'questionnaire'>
}): { answers: SentAnswer[]; faults: FieldFault[] } {
  if (questionnaire !== undefined) return fromRestQuestionnaire({ definition, questionnaire })
  return {
    answers: (answers ?? []).map(({ key, value }) => ({ key, value: value ?? undefined })),
    faults: [],
  }
}

/** The stored answers, overridden by the sent ones. */
function mergeAnswers(stored: Answers, sent: readonly SentAnswer[]): SentAnswer[] {
  const replaced = new Set(sent.map(({ key }) => key))
  const kept = Object.entries(stored).filter(([key]) => !replaced.has(key))
  return [...kept.map(([key, value]) => ({ key, value })), ...sent]
}

/** The target of the document: from the request, else from the wizard's answers. */
function targetOf({
  request,
  definition,
  answers,
}: {
  request: GenerateDocumentInput
  definition: QuestionnaireDefinition
  answers: Answers
}): { course: string; targetUniversity: string | null; targetProgram: string | null } {
  const answered = (key: string | undefined) => {
    const answer = key === undefined ? undefined : answers[key]
    return answer !== undefined && 'text' in answer ? answer.text : null
  }
  const targetProgram = request.targetProgram ?? answered(definition.target?.program)
  return {
    course: request.course ?? targetProgram ?? '',
    targetUniversity: request.targetUniversity ?? answered(definition.target?.university),
    targetProgram,
  }
}

/**
 * What pays for drafting a document again.
 * @throws RateLimitedError (fair use), PlanRequiredError (as often as the plan includes)
 */
export function redraftable({ usage, redrafted }: { usage: Usage; redrafted: number }): Funding {
  const { plan, usedToday } = usage
  const funding = fundingOfRedraft({ plan, redrafted, usedToday })
  if (funding === 'FAIR_USE') throw overFairUse()
  if (funding === 'REDRAFT') return funding
  const unlimited = plansWith(({ redrafts }) => !Number.isFinite(redrafts))
  throw new PlanRequiredError(
    `This document was drafted again ${redrafted} times, as often as your plan includes. ${unlimited} has no limit.`,
  )
}

function payable({
  type,
  plan,
  funding,
}: {
  type: DocumentType
  plan: PlanCode
  funding: ReturnType<typeof fundingFor>
}): Funding {
  switch (funding) {
    case 'NOT_IN_PLAN':
      throw beyondPlan(type)
    case 'SPENT':
      throw spent(plan, type)
    case 'FAIR_USE':
      throw overFairUse()
    default:
      return funding
  }
}

/** Why no more of a type can be written now, and which plans write more. */
function spent(plan: PlanCode, type: DocumentType): OutOfCreditsError {
  const { allowance } = PLANS[plan].generation[type]
  const larger = plansWith(({ generation }) => generation[type].allowance > allowance)
  if (allowance === 0)
    return new OutOfCreditsError(
      `You've used all your free credits. Upgrade to premium for unlimited document generation. More each month come with ${larger}.`,
    )
  const what = { SOP: 'statement of purpose', LOR: 'letters', ESSAY: 'essays' }[type]
  const isOne = allowance === 1
  return new OutOfCreditsError(
    `You've used this month's ${isOne ? what : `${allowance} ${what}`}. More come with the next billing month, or with ${larger}.`,
  )
}

/** The answers as a document keeps them: with the labels that were shown. */
export function withLabels(definition: QuestionnaireDefinition, answers: Answers): StoredAnswers {
  const labels = labelsOf(definition)
  return storedAnswers.parse(
    Object.entries(answers).map(([key, value]) => ({ key, label: labels.get(key) ?? key, value })),
  )
}

/** Whether the promotion's one statement is still to be written. One that failed or was cancelled does not count. */
async function hasPromotionLeft({
  within,
  user: { id: userId, isPromotional },
}: {
  within: Prisma.TransactionClient
  user: { id: number; isPromotional: boolean }
}): Promise<boolean> {
  if (!isPromotional) return false
  const written = await within.document.findFirst({
    where: {
      userId,
      unlocksOnEmail: true,
      redraftOfId: null,
      status: { notIn: ['FAILED', 'CANCELLED'] },
    },
    select: { id: true },
  })
  return written === null
}

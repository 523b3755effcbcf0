import type { Document } from '../../generated/prisma/client.ts'
import type { DocumentType, Funding } from '../../generated/prisma/enums.ts'
import { lockUser } from '../accounts/lockUser.ts'
import { fundingFor, includesType, PLANS } from '../billing/entitlements.ts'
import { readUsage } from '../billing/readAllowances.ts'
import {
  type FieldFault,
  NotSignedInError,
  OutOfCreditsError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../errors.ts'
import { faultsOf } from '../parseInput.ts'
import type { Answers, QuestionnaireDefinition } from '../questionnaires/definition.ts'
import { findQuestionnaire } from '../questionnaires/index.ts'
import { quotableAnswers } from '../questionnaires/quotable.ts'
import { checkAnswers } from '../questionnaires/toZod.ts'
import type { Viewer, World } from '../world.ts'
import { JOBS_BELL } from './generationQueue.ts'
import { findRepeatedRequest, REPEATABLE_FOR, requestHashOf } from './idempotency.ts'
import { type GenerateDocumentInput, generateDocumentInput } from './inputs.ts'
import { storedAnswers } from './storedAnswers.ts'
import { answersInPlay, planDocument } from './writing/plan.ts'
import { usableWords } from './writing/usableWords.ts'

/** Answers with fewer quotable words than this, all together, can't carry a document. */
const FEWEST_WORDS = 40

/**
 * Takes a request for a document: reserves what pays for it, creates the document as QUEUED and rings for a writer,
 * in one transaction. An equal request with the same idempotency key gets the first one's document.
 * @throws ValidationError (all faults at once), PlanRequiredError, OutOfCreditsError, RateLimitedError (fair use),
 * NotSignedInError.
 */
export async function generateDocument({
  world,
  viewer,
  input,
}: {
  world: World
  viewer: Viewer | null
  input: unknown
}): Promise<{ document: Document; repeated: boolean }> {
  if (!viewer) throw new NotSignedInError()
  await refuseTypeBeyondPlan({ world, viewer, input })
  const { request, definition, answers } = checkRequest(input)
  const { idempotencyKey, ...repeatable } = request
  const requestHash = requestHashOf(repeatable)
  const { targetWords } = planDocument({ ...request, answers })
  const now = world.now()

  return await world.database.prisma.$transaction(
    async tx => {
      // One generation of a person at a time: neither a credit nor a key can be spent twice.
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
      const usage = await readUsage({ within: tx, now, user, type: request.type })
      const funding = payable(request.type, fundingFor(request.type, usage))
      const plan = PLANS[user.plan]
      const document = await tx.document.create({
        data: {
          userId: user.id,
          documentType: request.type,
          form: request.form,
          course: request.course,
          targetUniversity: request.targetUniversity,
          targetProgram: request.targetProgram,
          answers: withLabels(definition, answers),
          definitionVersion: definition.version,
          targetWords,
          funding,
          unlocksOnEmail: funding === 'CREDIT' && user.isPromotional,
          createdAt: now,
          job: { create: { priority: plan.queuePriority } },
          events: { create: { sequence: 1, stage: 'QUEUED' } },
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
      await world.database.ring(JOBS_BELL, String(document.id), tx)
      return { document, repeated: false }
    },
    // A burst of requests queues for the row lock, and on the embedded database for its one connection.
    { maxWait: 20_000, timeout: 20_000 },
  )
}

/** Says that a type needs another plan before anything is said about its answers. */
async function refuseTypeBeyondPlan({
  world,
  viewer,
  input,
}: {
  world: World
  viewer: Viewer
  input: unknown
}): Promise<void> {
  const asked = generateDocumentInput.pick({ type: true }).safeParse(input)
  if (!asked.success) return
  const { type } = asked.data
  const { plan } = await world.database.prisma.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { plan: true },
  })
  if (!includesType(plan, type)) throw beyondPlan(type)
}

function beyondPlan(type: DocumentType): PlanRequiredError {
  const what = { SOP: 'Statements of purpose', LOR: 'Letters of recommendation', ESSAY: 'Essays' }
  return new PlanRequiredError(`${what[type]} need another plan.`)
}

function checkRequest(input: unknown): {
  request: GenerateDocumentInput
  definition: QuestionnaireDefinition
  answers: Answers
} {
  const parsed = generateDocumentInput.safeParse(input)
  const faults: FieldFault[] = parsed.success ? [] : faultsOf(parsed.error)
  // The answers are checked even when the rest has faults, so that a person reads about all of them at once.
  const outer = generateDocumentInput
    .pick({ type: true, form: true, answers: true, acceptThinAnswers: true })
    .safeParse(input)
  if (!outer.success) throw new ValidationError(faults)
  const { type, form, acceptThinAnswers } = outer.data
  const definition = findQuestionnaire(type, form)
  if (!definition)
    throw new ValidationError([...faults, { path: 'form', message: 'There is no such questionnaire' }])
  try {
    const { answers } = checkAnswers({
      definition,
      answers: outer.data.answers,
      acceptThinAnswers: acceptThinAnswers ?? false,
    })
    if (!parsed.success) throw new ValidationError([])
    if (usableWords(quotableAnswers(definition, answersInPlay({ type, form, answers }))) < FEWEST_WORDS)
      throw new ValidationError(
        [{ path: 'answers', message: `Your answers hold fewer than ${FEWEST_WORDS} words to write from` }],
        'Tell us a little more first',
      )
    return { request: parsed.data, definition, answers }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new ValidationError([...faults, ...error.fields], error.message)
  }
}

function payable(type: DocumentType, funding: ReturnType<typeof fundingFor>): Funding {
  switch (funding) {
    case 'NOT_IN_PLAN':
      throw beyondPlan(type)
    case 'SPENT':
      throw new OutOfCreditsError()
    case 'FAIR_USE':
      throw new RateLimitedError(
        'Forty documents in a day is the fair use of Premium. Try again tomorrow.',
        3600,
      )
    default:
      return funding
  }
}

function withLabels(definition: QuestionnaireDefinition, answers: Answers) {
  const labels = new Map<string, string>(definition.background.map(({ key, label }) => [key, label]))
  for (const section of definition.sections)
    for (const question of section.questions) labels.set(question.key, question.label)
  return storedAnswers.parse(
    Object.entries(answers).map(([key, value]) => ({ key, label: labels.get(key) ?? key, value })),
  )
}

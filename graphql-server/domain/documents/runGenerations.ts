import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Document, Prisma } from '../../generated/prisma/client.ts'
import { lockUser } from '../accounts/lockUser.ts'
import { PLANS } from '../billing/entitlements.ts'
import type { World } from '../world.ts'
import {
  extendLease,
  freeOrphanedJobs,
  JOBS_BELL,
  LEASE_SECONDS,
  type LeasedJob,
  MOST_ATTEMPTS,
  postponeJob,
  takeJob,
} from './generationQueue.ts'
import { publishProgress } from './publishProgress.ts'
import { readStoredAnswers } from './storedAnswers.ts'
import { storedPreview, storedText } from './storedText.ts'
import { finishDraft, type WritingRequest, writeParagraphs } from './writing/builtInWriter.ts'
import type { Draft, DraftParagraph, WritingPlan } from './writing/draft.ts'
import { planDocument } from './writing/plan.ts'
import { previewOf } from './writing/preview.ts'

/** How long an idle writer sleeps when no bell rings, in milliseconds. */
const LOOK_AGAIN_AFTER = 5_000
const FAILED_MESSAGE = 'The draft could not be written. Your credit was returned. Please try again.'

/** Somebody else holds the job by now: whatever this holder did counts for nothing. */
class LeaseLostError extends Error {}

/**
 * Starts writing queued documents, `concurrency` at a time, until it is stopped. Stopping lets the ones in hand
 * finish.
 */
export async function startGenerationWorker({
  world,
  concurrency,
}: {
  world: World
  concurrency: number
}): Promise<{ stop: () => Promise<void> }> {
  const owner = Buffer.from(world.randomBytes(12)).toString('hex')
  const running = new Set<Promise<void>>()
  let stopped = false
  let looking: Promise<void> | null = null
  let lookAgain = false

  await freeOrphanedJobs({ world })
  const deaf = await world.database.hear(JOBS_BELL, look)
  const timer = setInterval(look, LOOK_AGAIN_AFTER)
  look()

  /** Takes jobs until there is none or the hands are full. One look at a time; a ring meanwhile asks for another. */
  function look(): void {
    if (stopped) return
    if (looking) {
      lookAgain = true
      return
    }
    looking = takeJobs()
      .catch((error: unknown) => world.log.warn({ err: error }, 'jobs could not be read'))
      .finally(() => {
        looking = null
        if (lookAgain) {
          lookAgain = false
          look()
        }
      })
  }

  async function takeJobs(): Promise<void> {
    while (!stopped && running.size < concurrency) {
      const job = await takeJob({ world, owner })
      if (!job) return
      const work: Promise<void> = runJob({ world, owner, job }).finally(() => {
        running.delete(work)
        look()
      })
      running.add(work)
    }
  }

  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await deaf()
      await looking
      await Promise.all(running)
    },
  }
}

/** Writes one document, or puts its job back, or gives it up. Never throws. */
async function runJob({ world, owner, job }: { world: World; owner: string; job: LeasedJob }): Promise<void> {
  const heartbeat = setInterval(
    () => void extendLease({ world, owner, jobId: job.id }).catch(() => undefined),
    (LEASE_SECONDS * 1000) / 3,
  )
  try {
    if (job.attempts > MOST_ATTEMPTS) await giveUp({ world, owner, job, fault: 'TooManyAttempts' })
    else await writeDocument({ world, owner, job })
  } catch (error) {
    if (error instanceof LeaseLostError) return
    const fault = error instanceof Error ? error.name : 'UnknownFault'
    world.log.error({ err: error, documentId: job.documentId, attempt: job.attempts }, 'generation failed')
    await (job.attempts >= MOST_ATTEMPTS
      ? giveUp({ world, owner, job, fault })
      : postponeJob({ world, owner, job, fault })
    ).catch((secondError: unknown) =>
      // The lease runs out and the job is taken up again.
      world.log.error({ err: secondError, documentId: job.documentId }, 'generation could not be settled'),
    )
  } finally {
    clearInterval(heartbeat)
  }
}

async function writeDocument({
  world,
  owner,
  job,
}: {
  world: World
  owner: string
  job: LeasedJob
}): Promise<void> {
  const { documentId } = job
  const [document] = await world.database.prisma.document.updateManyAndReturn({
    // A holder that was asleep may wake up after another one has finished: what is ready stays ready.
    where: { id: documentId, status: { in: ['QUEUED', 'GENERATING'] } },
    data: { status: 'GENERATING' },
  })
  if (!document) throw new LeaseLostError()
  const request = writingRequestOf(document)
  const plan = planDocument(request)
  const sections = plan.paragraphs.length
  await publishProgress({ world, documentId, stage: 'OUTLINE', sections })
  const paragraphs: DraftParagraph[] = []
  for (const paragraph of writeParagraphs(request, plan)) {
    paragraphs.push(paragraph)
    await publishProgress({ world, documentId, stage: 'SECTION', section: paragraphs.length, sections })
    // Composing is work for the processor: let requests in between.
    await nextTurn()
  }
  await publishProgress({ world, documentId, stage: 'REVIEW', sections })
  await deliver({ world, owner, job, plan, draft: finishDraft(request, plan, paragraphs) })
}

function writingRequestOf(document: Document): WritingRequest {
  return {
    type: document.documentType,
    form: document.form,
    answers: readStoredAnswers(document.answers),
    course: document.course,
    targetUniversity: document.targetUniversity,
    targetProgram: document.targetProgram,
    // The year of asking, not of writing: a draft that is tried again reads the same.
    writtenIn: document.createdAt.getUTCFullYear(),
  }
}

/** Stores the text, sealed, and settles everything that hangs on it, in one transaction. */
async function deliver({
  world,
  owner,
  job,
  plan,
  draft,
}: {
  world: World
  owner: string
  job: LeasedJob
  plan: WritingPlan
  draft: Draft
}): Promise<void> {
  const { documentId } = job
  const now = world.now()
  await world.database.prisma.$transaction(async tx => {
    await lockOwner(tx, documentId)
    const settled = await tx.generationJob.updateMany({
      where: { id: job.id, leaseOwner: owner, state: 'RUNNING' },
      data: { state: 'DONE', finishedAt: now, leaseOwner: null, leaseUntil: null },
    })
    if (settled.count !== 1) throw new LeaseLostError()
    const { unlocksOnEmail, user } = await tx.document.findUniqueOrThrow({
      where: { id: documentId },
      select: { unlocksOnEmail: true, user: { select: { plan: true, emailConfirmedAt: true } } },
    })
    const unlocked = PLANS[user.plan].showsFullText || (unlocksOnEmail && user.emailConfirmedAt !== null)
    await tx.documentVersion.create({
      data: {
        documentId,
        number: 1,
        body: storedText.parse(draft.text),
        wordCount: draft.wordCount,
        createdAt: now,
      },
    })
    await tx.document.update({
      where: { id: documentId },
      data: {
        status: 'READY',
        writer: 'BUILT_IN',
        generatedAt: now,
        unlockedAt: unlocked ? now : null,
        preview: storedPreview.parse(previewOf(draft, plan)),
      },
    })
    await publishProgress({ world, documentId, stage: 'READY', within: tx })
  })
}

/**
 * Locks the person before any of their rows, in the order in which an upgrade and a new generation do. An upgrade at
 * this moment waits: one of the two unlocks the text, and neither holds what the other needs.
 */
async function lockOwner(tx: Prisma.TransactionClient, documentId: number): Promise<void> {
  const { userId } = await tx.document.findUniqueOrThrow({
    where: { id: documentId },
    select: { userId: true },
  })
  await lockUser(tx, userId)
}

/** Ends a generation that can't be written: the credit comes back and the request may be repeated. */
async function giveUp({
  world,
  owner,
  job,
  fault,
}: {
  world: World
  owner: string
  job: LeasedJob
  fault: string
}): Promise<void> {
  const { documentId } = job
  const now = world.now()
  await world.database.prisma.$transaction(async tx => {
    await lockOwner(tx, documentId)
    const settled = await tx.generationJob.updateMany({
      where: { id: job.id, leaseOwner: owner, state: 'RUNNING' },
      data: { state: 'FAILED', finishedAt: now, leaseOwner: null, leaseUntil: null, lastError: fault },
    })
    if (settled.count !== 1) throw new LeaseLostError()
    const { funding, userId } = await tx.document.update({
      where: { id: documentId },
      data: { status: 'FAILED', failureMessage: FAILED_MESSAGE },
      select: { funding: true, userId: true },
    })
    if (funding === 'CREDIT')
      await tx.creditEntry.create({
        data: { userId, kind: 'RETURN', amount: 1, documentId, createdAt: now },
      })
    await tx.idempotencyKey.deleteMany({ where: { documentId } })
    await publishProgress({ world, documentId, stage: 'FAILED', within: tx })
  })
}

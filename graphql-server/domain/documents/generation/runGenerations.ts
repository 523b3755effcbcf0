import type { Writer } from '../../../generated/prisma/enums.ts'
import type { AppContext } from '../../appContext.ts'
import type { SectionWriter } from '../writing/writer.ts'
import { WriterUnavailableError } from '../writing/writer.ts'
import { endWithoutText } from './endWithoutText.ts'
import {
  CANCEL_CHANNEL,
  extendLease,
  freeOrphanedJobs,
  handJobBack,
  JOBS_CHANNEL,
  LEASE_SECONDS,
  type LeasedJob,
  LeaseLostError,
  lockOwner,
  MOST_ATTEMPTS,
  postponeJob,
  takeJob,
} from './generationQueue.ts'
import { NothingWrittenError, writeDocument } from './writeDocument.ts'
import { writerFor } from './writers.ts'

/** How long an idle writer sleeps when no bell rings, in milliseconds. */
const LOOK_AGAIN_AFTER = 5_000
/** How long documents in hand may take when the process stops, in milliseconds; then others go on with them. */
const FINISH_WITHIN = 5_000

/** This process stops: another one goes on with the document. */
class StoppingError extends Error {}

type InHand = { job: LeasedJob; abort: AbortController }

/**
 * Starts writing queued documents, `concurrency` at a time, until it is stopped. Stopping lets the ones in hand
 * finish, for a while; what is not done then is handed back.
 */
export async function startGenerationWorker({
  app,
  concurrency,
  finishWithin = FINISH_WITHIN,
  writerOf = kind => writerFor(app, kind),
}: {
  app: AppContext
  concurrency: number
  finishWithin?: number
  writerOf?: (kind: Writer) => SectionWriter
}): Promise<{ stop: () => Promise<void> }> {
  const owner = Buffer.from(app.randomBytes(12)).toString('hex')
  const running = new Map<InHand, Promise<void>>()
  let stopped = false
  let looking: Promise<void> | null = null
  let lookAgain = false

  await freeOrphanedJobs({ app })
  const unlisten = await app.database.listen(JOBS_CHANNEL, look)
  const unlistenCancels = await app.database.listen(CANCEL_CHANNEL, documentId => {
    // A ring may have been lost while the connection was: then each lease is looked at.
    for (const inHand of running.keys())
      if (documentId === null) void keepLease(inHand)
      else if (documentId === String(inHand.job.documentId)) inHand.abort.abort(new LeaseLostError())
  })
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
      .catch((error: unknown) => app.log.warn({ err: error }, 'jobs could not be read'))
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
      const job = await takeJob({ app, owner })
      if (!job) return
      const inHand = { job, abort: new AbortController() }
      const work = runJob(inHand).finally(() => {
        running.delete(inHand)
        look()
      })
      running.set(inHand, work)
    }
  }

  /** Writes one document, or puts its job back, or gives it up. Never throws. */
  async function runJob({ job, abort }: InHand): Promise<void> {
    const heartbeat = setInterval(() => void keepLease({ job, abort }), (LEASE_SECONDS * 1000) / 3)
    try {
      if (job.attempts > MOST_ATTEMPTS) await end({ app, owner, job, error: new TooManyAttemptsError() })
      else await writeDocument({ app, owner, job, writerOf, signal: abort.signal })
    } catch (error) {
      await settle({ app, owner, job, error: abort.signal.aborted ? abort.signal.reason : error })
    } finally {
      clearInterval(heartbeat)
    }
  }

  async function keepLease({ job, abort }: InHand): Promise<void> {
    // An unanswered heartbeat is no loss yet: the lease outlives two of them.
    const isHeld = await extendLease({ app, owner, jobId: job.id }).catch(() => true)
    if (!isHeld) abort.abort(new LeaseLostError())
  }

  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await unlisten()
      await looking
      const late = setTimeout(() => {
        for (const { abort } of running.keys()) abort.abort(new StoppingError())
      }, finishWithin)
      await Promise.all(running.values())
      clearTimeout(late)
      await unlistenCancels()
    },
  }
}

/** Processes died while they wrote it, again and again. */
class TooManyAttemptsError extends Error {}

type Held = { app: AppContext; owner: string; job: LeasedJob }

/** What becomes of a job that was not finished. Never throws: a lease that could not be settled runs out. */
async function settle({ error, ...held }: Held & { error: unknown }): Promise<void> {
  const { app, job } = held
  if (error instanceof LeaseLostError) return
  const isStopping = error instanceof StoppingError
  if (!isStopping)
    app.log.error({ err: error, documentId: job.documentId, attempt: job.attempts }, 'generation failed')
  const isFinal =
    job.attempts >= MOST_ATTEMPTS ||
    error instanceof WriterUnavailableError ||
    error instanceof NothingWrittenError
  const settling = isStopping
    ? handJobBack(held)
    : isFinal
      ? end({ ...held, error })
      : postponeJob({ ...held, fault: faultName(error) })
  await settling.catch((secondError: unknown) => {
    if (secondError instanceof LeaseLostError) return
    app.log.error({ err: secondError, documentId: job.documentId }, 'generation could not be settled')
  })
}

/** The fault's name: never an answer or a text. */
function faultName(error: unknown): string {
  return error instanceof Error ? error.constructor.name : 'UnknownFault'
}

/**
 * Ends a generation that its writer can't do: what an outside model began goes to the built-in writer, if the person
 * wants that; else the credit comes back and the request may be repeated.
 */
async function end({ app, owner, job, error }: Held & { error: unknown }): Promise<void> {
  const { documentId } = job
  await app.database.prisma.$transaction(async tx => {
    await lockOwner(tx, documentId)
    const { writer, fallBack } = await tx.document.findUniqueOrThrow({
      where: { id: documentId },
      select: { writer: true, fallBack: true },
    })
    const goesOn = writer === 'MODEL' && fallBack
    const settled = await tx.generationJob.updateMany({
      where: { id: job.id, leaseOwner: owner, state: 'RUNNING' },
      data: {
        leaseOwner: null,
        leaseUntil: null,
        lastError: faultName(error),
        ...(goesOn
          ? { state: 'WAITING' as const, attempts: 0 }
          : { state: 'FAILED' as const, finishedAt: app.now() }),
      },
    })
    if (settled.count !== 1) throw new LeaseLostError()
    if (goesOn) {
      await tx.document.update({
        where: { id: documentId },
        data: { writer: 'BUILT_IN', fellBack: true, modelName: null },
      })
      await app.database.notify(JOBS_CHANNEL, String(documentId), tx)
      return
    }
    const why = writer === 'MODEL' ? MODEL_FAILED : FAILED
    await endWithoutText({ app, within: tx, documentId, status: 'FAILED', why })
  })
}

const FAILED = 'The draft could not be written.'
const MODEL_FAILED = 'The outside model could not write this draft.'

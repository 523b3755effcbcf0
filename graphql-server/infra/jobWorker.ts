import { setMaxListeners } from 'node:events'
import { SpanKind } from '@opentelemetry/api'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Database } from './database.ts'
import {
  CANCELLED_JOBS_CHANNEL,
  completeJob,
  enqueueJob,
  failJob,
  JOBS_CHANNEL,
  JobError,
  type JobSettings,
  LEASE_SECONDS,
  type Lease,
  LeaseLostError,
  NO_SUBJECT,
  reasonOf,
  releaseJob,
  renewLease,
  restartJob,
  retryJob,
  type TakenJob,
  takeJob,
} from './jobs.ts'
import type { Log } from './log.ts'
import { createWaiter, type Waiter } from './notifications.ts'
import { inSpan, markFailed } from './tracing.ts'

/** How long an idle worker waits before it polls when no notification comes, in milliseconds. */
const POLL_AFTER = 5_000
/** How long running jobs may take when the process stops, in milliseconds. Unfinished ones are then released. */
const FINISH_WITHIN = 5_000
/** How often `giveUp` may fail before the job fails without it. */
const GIVE_UP_ATTEMPTS = 3

/** The process stops; another process continues the job. */
class StoppingError extends Error {}

/** A job as its handler has it. All methods raise LeaseLostError when another worker has the lease. */
export type HeldJob = {
  job: TakenJob
  /** Aborted when the lease is lost, the process stops or the timeout is over. The handler has to end then. */
  signal: AbortSignal
  /** Locks the job and renews its lease, within the handler's transaction, so that only one worker's writes count. */
  renew(within: Prisma.TransactionClient): Promise<void>
  /** Ends the job as done, within the handler's transaction. */
  complete(within: Prisma.TransactionClient): Promise<void>
  /** Ends the job as failed, within the handler's transaction. */
  fail(within: Prisma.TransactionClient, error: unknown): Promise<void>
  /** Puts the job back with its attempts counted from 0, within the handler's transaction, for `delay` seconds. */
  restart(within: Prisma.TransactionClient, error: unknown, delay?: number): Promise<void>
}

export type JobHandler = {
  /** Does the job. Returning without ending the job completes it; after a throw it is retried or given up. */
  run(held: HeldJob): Promise<void>
  /**
   * Ends a job that will not be retried and undoes what is necessary, in one transaction with `held.fail`; or begins it
   * anew with `held.restart`. Without this function the job fails and nothing else happens.
   */
  giveUp?(held: HeldJob, error: unknown): Promise<void>
}

/** How an attempt at a job ended; `retried` means that there will be another one. */
export type JobOutcome = 'done' | 'failed' | 'retried'

export type JobWorker = {
  /** Takes no more jobs, waits a while for those that run, and releases those that are not finished. */
  stop(): Promise<void>
}

/** A job that runs in this process, and how to stop it. */
type Running = { lease: Lease; abort: AbortController }

/**
 * Starts a worker, which takes jobs until it is stopped: of each kind as many at a time as the settings allow. A
 * recurring kind without a job gets its next one. Any number of processes may do this on one database.
 */
export async function startJobWorker({
  database,
  log,
  name,
  kinds,
  finishWithin = FINISH_WITHIN,
  onAttempt = () => undefined,
}: {
  database: Database
  log: Log
  /** Unique among all workers. */
  name: string
  kinds: ReadonlyMap<string, { settings: JobSettings; handler: JobHandler }>
  finishWithin?: number
  /** Called when an attempt has ended, unless the lease was lost or the job was released. */
  onAttempt?: (kind: string, outcome: JobOutcome) => void
}): Promise<JobWorker> {
  const running = new Map<Running, Promise<void>>()
  const waiters = new Map<string, Waiter>()
  const stopping = new AbortController()
  // Each kind waits for it.
  setMaxListeners(kinds.size + 1, stopping.signal)
  let taken = 0

  for (const [kind, { settings }] of kinds) {
    waiters.set(kind, createWaiter())
    if (settings.every !== null)
      await enqueueJob({ database, kind, subjectId: NO_SUBJECT, priority: settings.priority })
  }
  const unlisten = await database.listen(JOBS_CHANNEL, kind => {
    for (const [known, waiter] of waiters) if (kind === null || kind === known) waiter.notify()
  })
  const unlistenCancelled = await database.listen(CANCELLED_JOBS_CHANNEL, jobId => {
    // A cancellation may have been lost with the connection: each lease is checked.
    for (const one of running.keys())
      if (jobId === null) void keepLease(one)
      else if (jobId === String(one.lease.jobId)) one.abort.abort(new LeaseLostError())
  })
  const polling = [...waiters].map(([kind, waiter]) => takeJobs(kind, waiter))

  /** Takes jobs of a kind until there is none left or the limit is reached, and then waits. */
  async function takeJobs(kind: string, waiter: Waiter): Promise<void> {
    const known = kinds.get(kind)
    if (!known) return
    let inHand = 0
    while (!stopping.signal.aborted) {
      // The job may be taken twice, after its lease ran out: each time with another owner.
      const owner = `${name}-${taken}`
      taken += 1
      const job = inHand < known.settings.concurrency ? await tryToTake(kind, owner) : null
      if (job === null) {
        await waiter.wait(POLL_AFTER, stopping.signal)
        continue
      }
      inHand += 1
      const one = { lease: { jobId: job.id, owner }, abort: new AbortController() }
      const work = inSpan(
        `job ${kind}`,
        {
          kind: SpanKind.CONSUMER,
          attributes: { 'gradwright.job.id': job.id, 'gradwright.job.attempt': job.attempts },
        },
        async span => {
          const outcome = await runJob({ ...known, job, one })
          span.setAttribute('gradwright.job.outcome', outcome ?? 'released')
          if (outcome === 'failed' || outcome === 'retried') markFailed(span, outcome)
        },
      ).finally(() => {
        inHand -= 1
        running.delete(one)
        waiter.notify()
      })
      running.set(one, work)
    }
  }

  async function tryToTake(kind: string, owner: string): Promise<TakenJob | null> {
    try {
      return await takeJob({ database, kind, owner })
    } catch (error) {
      log.warn({ err: error, kind }, 'jobs could not be read')
      return null
    }
  }

  /**
   * Runs one job until it ends, is put back or is given up, and answers how; null where its lease was lost or it was
   * released. Never throws: a lease that is not ended runs out.
   */
  async function runJob(attempt: {
    settings: JobSettings
    handler: JobHandler
    job: TakenJob
    one: Running
  }): Promise<JobOutcome | null> {
    const { settings, handler, job, one } = attempt
    const { signal } = one.abort
    const heartbeat = setInterval(() => void keepLease(one), (LEASE_SECONDS * 1000) / 3)
    const late = setTimeout(() => {
      clearInterval(heartbeat)
      one.abort.abort(
        new JobError(`An attempt took longer than ${settings.timeout} seconds`, { isFinal: false }),
      )
    }, settings.timeout * 1000)
    const held = holdJob({ database, settings, job, lease: one.lease, signal })
    try {
      if (job.attempts > settings.attempts)
        await giveUp({
          ...attempt,
          held,
          error: new JobError('Its process ended, again and again', { isFinal: true }),
        })
      else {
        await handler.run(held)
        if (held.outcome === null) {
          signal.throwIfAborted()
          await database.prisma.$transaction(tx => held.complete(tx))
        }
      }
    } catch (error) {
      await settle({ ...attempt, held, error: signal.aborted ? signal.reason : error })
    } finally {
      clearInterval(heartbeat)
      clearTimeout(late)
    }
    if (held.outcome !== null) onAttempt(job.kind, held.outcome)
    return held.outcome
  }

  /** Retries, gives up or releases a job whose handler threw. */
  async function settle(ended: Ended): Promise<void> {
    const { settings, job, one, held, error } = ended
    // What the handler's transaction had set was rolled back.
    held.outcome = null
    if (error instanceof LeaseLostError) return
    const about = { job: job.id, kind: job.kind, subject: job.subjectId, attempt: job.attempts }
    if (error instanceof StoppingError) {
      await releaseJob(database.prisma, one.lease)
        .then(() => database.notify(JOBS_CHANNEL, job.kind))
        .catch((fault: unknown) => logUnsettled(fault, about))
      return
    }
    const isFinal = job.attempts >= settings.attempts || (error instanceof JobError && error.isFinal)
    if (error instanceof JobError)
      log.warn({ ...about, isFinal, reason: error.message }, 'an attempt at a job failed')
    else log.error({ ...about, isFinal, err: error }, 'an attempt at a job failed')
    if (isFinal) await giveUp(ended)
    else await held.retry(error).catch((fault: unknown) => logUnsettled(fault, about))
  }

  /** Ends a job for good. When the handler's `giveUp` fails repeatedly, the job fails without it and stays visible. */
  async function giveUp({ settings, handler, job, held, error }: Ended): Promise<void> {
    const about = { job: job.id, kind: job.kind, subject: job.subjectId, attempt: job.attempts }
    const fail = (fault: unknown) => database.prisma.$transaction(tx => held.fail(tx, fault))
    try {
      await handler.giveUp?.(held, error)
      if (held.outcome === null) await fail(error)
      log.warn({ ...about, reason: reasonOf(error) }, 'a job was given up')
    } catch (fault) {
      logUnsettled(fault, about)
      if (fault instanceof LeaseLostError) return
      const isOver = job.attempts >= settings.attempts + GIVE_UP_ATTEMPTS
      const reason = new JobError(`${reasonOf(error)}; and what follows failed: ${reasonOf(fault)}`, {
        isFinal: true,
      })
      await (isOver ? fail(reason) : held.retry(reason)).catch((second: unknown) =>
        logUnsettled(second, about),
      )
    }
  }

  function logUnsettled(error: unknown, about: object): void {
    if (!(error instanceof LeaseLostError)) log.error({ ...about, err: error }, 'a job could not be settled')
  }

  async function keepLease({ lease, abort }: Running): Promise<void> {
    // A heartbeat that fails for another reason is not a lost lease: a lease outlasts two heartbeats.
    await renewLease(database.prisma, lease).catch((error: unknown) => {
      if (error instanceof LeaseLostError) abort.abort(error)
    })
  }

  return {
    async stop() {
      stopping.abort()
      await unlisten()
      await Promise.all(polling)
      const late = setTimeout(() => {
        for (const { abort } of running.keys()) abort.abort(new StoppingError())
      }, finishWithin)
      await Promise.all(running.values())
      clearTimeout(late)
      await unlistenCancelled()
    },
  }
}

type Ended = {
  settings: JobSettings
  handler: JobHandler
  job: TakenJob
  one: Running
  held: OwnedJob
  error: unknown
}

/** A job with its lease, as the worker uses it. */
type OwnedJob = HeldJob & {
  /** How the attempt ended; null while it runs. */
  outcome: JobOutcome | null
  /** Puts the job back for another attempt. */
  retry(error: unknown): Promise<void>
}

function holdJob({
  database,
  settings: { backoff, every, priority },
  job,
  lease,
  signal,
}: {
  database: Database
  settings: JobSettings
  job: TakenJob
  lease: Lease
  signal: AbortSignal
}): OwnedJob {
  /** Adds the next run of recurring work, in the transaction that ends this one: there is always exactly one. */
  async function enqueueNext(within: Prisma.TransactionClient): Promise<void> {
    if (every === null) return
    const { kind, subjectId } = job
    await enqueueJob({ database, within, kind, subjectId, priority, delay: every })
  }

  const held: OwnedJob = {
    job,
    signal,
    outcome: null,
    renew: within => renewLease(within, lease),
    async complete(within) {
      await completeJob(within, lease)
      await enqueueNext(within)
      held.outcome = 'done'
    },
    async fail(within, error) {
      await failJob(within, { ...lease, reason: reasonOf(error) })
      await enqueueNext(within)
      held.outcome = 'failed'
    },
    async restart(within, error, delay = 0) {
      await restartJob(within, { ...lease, reason: reasonOf(error), delay })
      if (delay === 0) await database.notify(JOBS_CHANNEL, job.kind, within)
      held.outcome = 'retried'
    },
    async retry(error) {
      const delay = Math.min(backoff.first * 2 ** (job.attempts - 1), backoff.longest)
      await retryJob(database.prisma, { ...lease, reason: reasonOf(error), delay })
      held.outcome = 'retried'
    },
  }
  return held
}

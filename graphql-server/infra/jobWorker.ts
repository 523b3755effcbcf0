import type { Prisma } from '../generated/prisma/client.ts'
import type { Database } from './database.ts'
import {
  CANCELLED_JOBS_CHANNEL,
  completeJob,
  enqueueJob,
  failJob,
  handBackJob,
  JOBS_CHANNEL,
  JobError,
  type JobSettings,
  LEASE_SECONDS,
  type Lease,
  LeaseLostError,
  NO_SUBJECT,
  reasonOf,
  renewLease,
  restartJob,
  retryJob,
  type TakenJob,
  takeJob,
} from './jobs.ts'
import type { Log } from './log.ts'
import { createWaiter, type Waiter } from './notifications.ts'

/** How long an idle worker waits until it polls, in milliseconds, when no notification comes. */
const POLL_AFTER = 5_000
/** How long running jobs may take when the process stops, in milliseconds; then they are handed back. */
const FINISH_WITHIN = 5_000
/** How often giving a job up may fail before the job fails without it. */
const GIVE_UP_ATTEMPTS = 3

/** The process stops: another one goes on with the job. */
class StoppingError extends Error {}

/** A job as its handler has it. All but `signal` raise LeaseLostError when the lease is another worker's. */
export type HeldJob = {
  job: TakenJob
  /** Aborted when the lease was lost, the process stops or the time is over. A handler has to end then. */
  signal: AbortSignal
  /** Locks the job and renews its lease, within the handler's transaction: what is written beside it counts once. */
  renew(within: Prisma.TransactionClient): Promise<void>
  /** Ends the job as done, within the handler's transaction. */
  complete(within: Prisma.TransactionClient): Promise<void>
  /** Ends the job as failed, within the handler's transaction. */
  fail(within: Prisma.TransactionClient, error: unknown): Promise<void>
  /** Puts the job back, to be taken at once with its attempts counted from 0, within the handler's transaction. */
  restart(within: Prisma.TransactionClient, error: unknown): Promise<void>
}

export type JobHandler = {
  /** Does the job. One that returns without having ended it is done; one that throws is tried again, or given up. */
  run(held: HeldJob): Promise<void>
  /**
   * Ends a job that will not be tried again, with what has to be undone, in one transaction with `held.fail`; or has
   * it begin anew with `held.restart`. Without this the job fails and nothing else happens.
   */
  giveUp?(held: HeldJob, error: unknown): Promise<void>
}

/** How an attempt at a job ended: `retried` says that there is to be another one. */
export type JobOutcome = 'done' | 'failed' | 'retried'

export type JobWorker = {
  /** Takes no more jobs, lets those that run finish for a while, and hands back what is not finished. */
  stop(): Promise<void>
}

/** A job that this process runs, and how to stop it. */
type Running = { lease: Lease; abort: AbortController }

/**
 * Starts a worker: for each kind it takes jobs, as many at a time as the kind's settings say, until it is stopped.
 * Recurring kinds get their next job if they have none. Any number of processes may do this on one database.
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
  /** Unlike that of any other worker. */
  name: string
  kinds: ReadonlyMap<string, { settings: JobSettings; handler: JobHandler }>
  finishWithin?: number
  /** Called when an attempt has ended, unless the lease was lost or the job is handed back. */
  onAttempt?: (kind: string, outcome: JobOutcome) => void
}): Promise<JobWorker> {
  const running = new Map<Running, Promise<void>>()
  const waiters = new Map<string, Waiter>()
  const stopping = new AbortController()
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
    // A notification may have been lost with the connection: then each lease is checked.
    for (const one of running.keys())
      if (jobId === null) void keepLease(one)
      else if (jobId === String(one.lease.jobId)) one.abort.abort(new LeaseLostError())
  })
  const polling = [...waiters].map(([kind, waiter]) => takeJobs(kind, waiter))

  /** Takes jobs of a kind until there is none or as many run as may, and then waits. */
  async function takeJobs(kind: string, waiter: Waiter): Promise<void> {
    const known = kinds.get(kind)
    if (!known) return
    let inHand = 0
    while (!stopping.signal.aborted) {
      // A job that is taken twice, after its lease ran out, has two owners.
      const owner = `${name}-${taken}`
      taken += 1
      const job = inHand < known.settings.concurrency ? await tryToTake(kind, owner) : null
      if (job === null) {
        await waiter.wait(POLL_AFTER, stopping.signal)
        continue
      }
      inHand += 1
      const one = { lease: { jobId: job.id, owner }, abort: new AbortController() }
      const work = runJob({ ...known, job, one }).finally(() => {
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

  /** Runs one job to its end, or puts it back, or gives it up. Never throws: a lease that is left runs out. */
  async function runJob(asked: { settings: JobSettings; handler: JobHandler; job: TakenJob; one: Running }) {
    const { settings, handler, job, one } = asked
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
          ...asked,
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
      await settle({ ...asked, held, error: signal.aborted ? signal.reason : error })
    } finally {
      clearInterval(heartbeat)
      clearTimeout(late)
    }
    if (held.outcome !== null) onAttempt(job.kind, held.outcome)
  }

  /** What follows when a handler threw. */
  async function settle(ended: Ended): Promise<void> {
    const { settings, job, one, held, error } = ended
    // Whatever the handler's transaction had set was rolled back.
    held.outcome = null
    if (error instanceof LeaseLostError) return
    const about = { job: job.id, kind: job.kind, subject: job.subjectId, attempt: job.attempts }
    if (error instanceof StoppingError) {
      await handBackJob(database.prisma, one.lease)
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

  /** Ends a job for good. Where its handler can't, again and again, the job fails all the same, for somebody to see. */
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
    // A heartbeat that fails for another reason is no loss yet: the lease outlives two of them.
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

/** A held job as the worker sees it. */
type OwnedJob = HeldJob & {
  /** How the attempt ended; null while the job is held. */
  outcome: JobOutcome | null
  /** Puts the job back for a later attempt. */
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
  /** The next run of recurring work, in the transaction that ends this one: there is always one, and only one. */
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
    async restart(within, error) {
      await restartJob(within, { ...lease, reason: reasonOf(error) })
      await database.notify(JOBS_CHANNEL, job.kind, within)
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

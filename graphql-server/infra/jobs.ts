import { Prisma } from '../generated/prisma/client.ts'
import type { JobState } from '../generated/prisma/enums.ts'
import type { Database } from './database.ts'

/** Notified with a kind when a job of it can be taken. */
export const JOBS_CHANNEL = 'jobs'
/** Notified with a job's id when it was cancelled; the worker that runs it stops at once. */
export const CANCELLED_JOBS_CHANNEL = 'jobs_cancelled'

/** How long a lease lasts without being renewed, in seconds. After that any worker may take the job. */
export const LEASE_SECONDS = 30
/**
 * The longest that a job can wait, in seconds. One that waits longer was put back before the database's clock was set
 * back, and is due.
 */
export const LONGEST_DELAY = 14 * 24 * 60 * 60
/** The `subjectId` of a job that is about no row. */
export const NO_SUBJECT = 0

/** How jobs of one kind are run. */
export type JobSettings = {
  /** How many attempts a job has before it fails. */
  attempts: number
  /** Seconds from a failed attempt to the next one: `first`, then twice as long each time, at most `longest`. */
  backoff: { first: number; longest: number }
  /** How long one attempt may take, in seconds. Then its signal is aborted, and its lease is no longer renewed. */
  timeout: number
  /** How many jobs of this kind one process runs at a time. */
  concurrency: number
  /** Of the jobs of this kind the one with the smaller number runs first. A caller may set another number for a job. */
  priority: number
  /** Seconds from the end of one run to the next; null for work that is not recurring. */
  every: number | null
  /** How long finished jobs are kept, in days: `failed` for FAILED ones, `done` for the others. */
  retention: { done: number; failed: number }
}

/** A job that a worker took. `attempts` includes this one. */
export type TakenJob = { id: number; kind: string; subjectId: number; attempts: number }

/** A worker's lease on a job. `owner` is unique for each time that a job is taken. */
export type Lease = { jobId: number; owner: string }

/** Another worker has the lease, or the job has ended: the changes of this worker must not be saved. */
export class LeaseLostError extends Error {}

/**
 * A job's fault whose message may be stored and shown to operators: it contains no name, address, answer or text.
 * `isFinal`: a retry would fail in the same way.
 */
export class JobError extends Error {
  readonly isFinal: boolean

  constructor(reason: string, { isFinal, cause }: { isFinal: boolean; cause?: unknown }) {
    super(reason, { cause })
    this.isFinal = isFinal
  }
}

/** The reason of a failure as it may be stored. Of a fault that is no JobError only the name is used. */
export function reasonOf(error: unknown): string {
  if (error instanceof JobError) return error.message
  return error instanceof Error ? error.constructor.name : 'UnknownFault'
}

/** The moment in `delay` seconds, by the database's clock; at most in `LONGEST_DELAY`. */
function inSeconds(delay: number): Prisma.Sql {
  return Prisma.sql`now() + make_interval(secs => ${Math.min(delay, LONGEST_DELAY)}::int)`
}

/**
 * Adds a job, within the transaction of what causes it if there is one. A second job of this kind and subject is not
 * added while the first has not ended.
 * @returns whether it was added
 */
export async function enqueueJob({
  database,
  within,
  kind,
  subjectId,
  priority,
  delay = 0,
}: {
  database: Database
  within?: Prisma.TransactionClient
  kind: string
  subjectId: number
  priority: number
  /** Seconds until it may be taken. */
  delay?: number
}): Promise<boolean> {
  const added = await (within ?? database.prisma).$executeRaw`
    INSERT INTO "Job" ("kind", "subjectId", "priority", "runAfter")
    VALUES (${kind}, ${subjectId}::int, ${priority}::int, ${inSeconds(delay)})
    ON CONFLICT DO NOTHING`
  if (added === 1 && delay === 0) await database.notify(JOBS_CHANNEL, kind, within)
  return added === 1
}

/** Adds a job for each subject, in the caller's transaction, as `enqueueJob` does: two statements for all. */
export async function enqueueJobs({
  database,
  within,
  kind,
  subjectIds,
  priority,
}: {
  database: Database
  within: Prisma.TransactionClient
  kind: string
  subjectIds: readonly number[]
  priority: number
}): Promise<void> {
  const added = await within.$executeRaw`
    INSERT INTO "Job" ("kind", "subjectId", "priority", "runAfter")
    SELECT ${kind}, subject, ${priority}::int, now() FROM unnest(${[...subjectIds]}::int[]) AS subject
    ON CONFLICT DO NOTHING`
  if (added > 0) await database.notify(JOBS_CHANNEL, kind, within)
}

/**
 * Takes the next job of a kind, or one whose lease ran out. Times are compared by the database's clock, which all
 * processes share. A lease that ends later than any could was given before that clock was set back, and counts as run out; a job
 * that waits for longer than any can is due.
 * A row that another process is taking at this moment is skipped.
 */
export async function takeJob({
  database,
  kind,
  owner,
}: {
  database: Database
  kind: string
  owner: string
}): Promise<TakenJob | null> {
  const taken = await database.prisma.$queryRaw<TakenJob[]>`
    UPDATE "Job" SET
      "state" = 'RUNNING',
      "attempts" = "attempts" + 1,
      "leaseOwner" = ${owner},
      "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    WHERE "id" = (
      SELECT "id" FROM "Job"
      WHERE "kind" = ${kind} AND "finishedAt" IS NULL
        AND (("state" = 'WAITING' AND (
            "runAfter" <= now() OR "runAfter" > now() + make_interval(secs => ${LONGEST_DELAY}::int)
          )) OR ("state" = 'RUNNING' AND (
            "leaseUntil" < now() OR "leaseUntil" > now() + make_interval(secs => ${2 * LEASE_SECONDS}::int)
          )))
      ORDER BY "priority", "runAfter", "id"
      FOR UPDATE SKIP LOCKED
      LIMIT 1
    )
    RETURNING "id", "kind", "subjectId", "attempts"`
  return taken[0] ?? null
}

/**
 * Renews a lease. Within a transaction this also locks the job until the transaction's end, so that only one worker's
 * writes are committed.
 * @throws LeaseLostError
 */
export async function renewLease(rows: Prisma.TransactionClient, { jobId, owner }: Lease): Promise<void> {
  const renewed = await rows.$executeRaw`
    UPDATE "Job" SET "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    WHERE "id" = ${jobId} AND "leaseOwner" = ${owner} AND "state" = 'RUNNING'`
  if (renewed !== 1) throw new LeaseLostError()
}

/** Ends a job as done. @throws LeaseLostError */
export async function completeJob(rows: Prisma.TransactionClient, lease: Lease): Promise<void> {
  await endLease(rows, lease, Prisma.sql`"state" = 'DONE', "finishedAt" = now()`)
}

/** Ends a job that will not be retried. @throws LeaseLostError */
export async function failJob(
  rows: Prisma.TransactionClient,
  { reason, ...lease }: Lease & { reason: string },
): Promise<void> {
  await endLease(rows, lease, Prisma.sql`"state" = 'FAILED', "finishedAt" = now(), "lastError" = ${reason}`)
}

/** Puts a job back after a failed attempt, to be taken again after `delay` seconds. @throws LeaseLostError */
export async function retryJob(
  rows: Prisma.TransactionClient,
  { reason, delay, ...lease }: Lease & { reason: string; delay: number },
): Promise<void> {
  const runAfter = inSeconds(delay)
  await endLease(
    rows,
    lease,
    Prisma.sql`"state" = 'WAITING', "lastError" = ${reason}, "runAfter" = ${runAfter}`,
  )
}

/** Puts a job back with its attempts counted from 0, to be taken after `delay` seconds. @throws LeaseLostError */
export async function restartJob(
  rows: Prisma.TransactionClient,
  { reason, delay, ...lease }: Lease & { reason: string; delay: number },
): Promise<void> {
  const runAfter = inSeconds(delay)
  await endLease(
    rows,
    lease,
    Prisma.sql`"state" = 'WAITING', "lastError" = ${reason}, "runAfter" = ${runAfter}, "attempts" = 0`,
  )
}

/**
 * Moves a waiting job to `delay` seconds from now, in the caller's transaction.
 * @returns whether there was one that no worker has
 */
export async function rescheduleJob({
  database,
  within,
  kind,
  subjectId,
  delay,
}: {
  database: Database
  within: Prisma.TransactionClient
  kind: string
  subjectId: number
  delay: number
}): Promise<boolean> {
  const moved = await within.$executeRaw`
    UPDATE "Job" SET "runAfter" = ${inSeconds(delay)}
    WHERE "kind" = ${kind} AND "subjectId" = ${subjectId}::int AND "state" = 'WAITING' AND "finishedAt" IS NULL`
  if (moved > 0 && delay === 0) await database.notify(JOBS_CHANNEL, kind, within)
  return moved > 0
}

/** Puts a job back because this process stops. The attempt is not counted. @throws LeaseLostError */
export async function releaseJob(rows: Prisma.TransactionClient, lease: Lease): Promise<void> {
  await endLease(
    rows,
    lease,
    Prisma.sql`"state" = 'WAITING', "runAfter" = now(), "attempts" = "attempts" - 1`,
  )
}

/** Ends a lease and changes its job. Only the owner of the lease may do this. */
async function endLease(
  rows: Prisma.TransactionClient,
  { jobId, owner }: Lease,
  changes: Prisma.Sql,
): Promise<void> {
  const changed = await rows.$executeRaw`
    UPDATE "Job" SET ${changes}, "leaseOwner" = NULL, "leaseUntil" = NULL
    WHERE "id" = ${jobId} AND "leaseOwner" = ${owner} AND "state" = 'RUNNING'`
  if (changed !== 1) throw new LeaseLostError()
}

/**
 * Cancels the unfinished jobs of these subjects, in the caller's transaction, and notifies the workers that run them.
 * @returns how many there were
 */
export async function cancelJobs({
  database,
  within,
  kind,
  subjectIds,
}: {
  database: Database
  within: Prisma.TransactionClient
  kind: string
  subjectIds: readonly number[]
}): Promise<number> {
  const cancelled = await within.$queryRaw<{ id: number }[]>`
    UPDATE "Job" SET "state" = 'CANCELLED', "finishedAt" = now(), "leaseOwner" = NULL, "leaseUntil" = NULL
    WHERE "kind" = ${kind} AND "subjectId" = ANY(${[...subjectIds]}::int[]) AND "finishedAt" IS NULL
    RETURNING "id"`
  for (const { id } of cancelled) await database.notify(CANCELLED_JOBS_CHANNEL, String(id), within)
  return cancelled.length
}

/**
 * Makes the jobs available that a killed process left RUNNING. Only for the embedded database, before its worker
 * starts: no other process can be using it. On a server their leases run out.
 */
export async function freeOrphanedJobs(database: Database): Promise<void> {
  if (database.kind !== 'embedded') return
  await database.prisma.job.updateMany({
    where: { finishedAt: null, state: 'RUNNING' },
    data: { state: 'WAITING', leaseOwner: null, leaseUntil: null },
  })
}

/**
 * Fails jobs of kinds that this release does not know and that no process took since `before`: a newer release was
 * rolled back, or the kind was removed. Until then they wait, since a newer process may share the database.
 */
export async function failUnknownJobs({
  database,
  kinds,
  before,
}: {
  database: Database
  kinds: readonly string[]
  before: Date
}): Promise<number> {
  return await database.prisma.$executeRaw`
    UPDATE "Job" SET
      "state" = 'FAILED', "finishedAt" = now(), "leaseOwner" = NULL, "leaseUntil" = NULL,
      "lastError" = 'No process knows this kind of job'
    WHERE "finishedAt" IS NULL AND NOT "kind" = ANY(${[...kinds]}::text[])
      AND coalesce("leaseUntil", "runAfter") < ${before.toISOString()}::timestamptz`
}

/**
 * Puts a failed job back, with its attempts counted from 0, within the caller's transaction if there is one.
 * @returns its kind; null when it has not failed, or its subject has another unfinished job
 */
export async function retryFailedJob({
  database,
  within,
  jobId,
}: {
  database: Database
  within?: Prisma.TransactionClient
  jobId: number
}): Promise<string | null> {
  const [job] = await (within ?? database.prisma).$queryRaw<{ kind: string }[]>`
    UPDATE "Job" AS job SET "state" = 'WAITING', "attempts" = 0, "runAfter" = now(), "finishedAt" = NULL
    WHERE "id" = ${jobId} AND "state" = 'FAILED' AND NOT EXISTS (
      SELECT FROM "Job" AS other
      WHERE other."kind" = job."kind" AND other."subjectId" = job."subjectId" AND other."finishedAt" IS NULL
    )
    RETURNING "kind"`
  if (!job) return null
  await database.notify(JOBS_CHANNEL, job.kind, within)
  return job.kind
}

/** The jobs of one kind in one state. */
export type JobCount = {
  kind: string
  state: JobState
  count: number
  /** How long the oldest one has been due, in seconds; 0 where none is WAITING. */
  seconds: number
}

/** Counts the jobs that are waiting, running or failed. Finished jobs are not read. */
export async function countJobs({ prisma }: Pick<Database, 'prisma'>): Promise<JobCount[]> {
  return await prisma.$queryRaw<JobCount[]>`
    SELECT "kind", "state", count(*)::int AS "count",
           coalesce(extract(epoch FROM now() - min("runAfter") FILTER (WHERE "state" = 'WAITING' AND "runAfter" <= now())), 0)::float AS "seconds"
    FROM "Job" WHERE "finishedAt" IS NULL GROUP BY "kind", "state"
    UNION ALL
    SELECT "kind", "state", count(*)::int, 0 FROM "Job"
    WHERE "finishedAt" IS NOT NULL AND "state" = 'FAILED' GROUP BY "kind", "state"`
}

import type { GenerationJob, Prisma } from '../../../generated/prisma/client.ts'
import { lockUser } from '../../accounts/lockUser.ts'
import type { AppContext } from '../../appContext.ts'

/** Rings when there is a job to take. */
export const JOBS_CHANNEL = 'generation_jobs'
/** Rings with a document's id when its progress has a new event. */
export const PROGRESS_CHANNEL = 'generation_progress'
/** Rings with a document's id when its owner cancelled it: whoever writes it stops at once. */
export const CANCEL_CHANNEL = 'generation_cancelled'

/** How long a writer holds a job without a sign of life, in seconds. Then anybody may take it over. */
export const LEASE_SECONDS = 30
/** A job that was begun this often without an end is given up, and its credit given back. */
export const MOST_ATTEMPTS = 3

/** Somebody else holds the job by now, or it has ended: whatever this holder did counts for nothing. */
export class LeaseLostError extends Error {}

export type LeasedJob = Pick<GenerationJob, 'id' | 'documentId' | 'attempts'>

/**
 * Takes the next job, or one whose holder fell silent. The database's clock decides, since several processes share
 * it; a row that another process is just taking is passed over.
 */
export async function takeJob({ app, owner }: { app: AppContext; owner: string }): Promise<LeasedJob | null> {
  const taken = await app.database.prisma.$queryRaw<LeasedJob[]>`
    UPDATE "GenerationJob" SET
      "state" = 'RUNNING',
      "attempts" = "attempts" + 1,
      "leaseOwner" = ${owner},
      "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    WHERE "id" = (
      SELECT "id" FROM "GenerationJob"
      WHERE ("state" = 'WAITING' AND "runAfter" <= now())
         OR ("state" = 'RUNNING' AND "leaseUntil" < now())
      ORDER BY "priority", "runAfter", "id"
      FOR UPDATE SKIP LOCKED
      LIMIT 1
    )
    RETURNING "id", "documentId", "attempts"`
  return taken[0] ?? null
}

/** Says that the holder is alive. False when somebody else has the job by now, or nobody any more. */
export async function extendLease({
  app,
  owner,
  jobId,
}: {
  app: AppContext
  owner: string
  jobId: number
}): Promise<boolean> {
  const extended = await app.database.prisma.$executeRaw`
    UPDATE "GenerationJob" SET "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    WHERE "id" = ${jobId} AND "leaseOwner" = ${owner} AND "state" = 'RUNNING'`
  return extended === 1
}

/**
 * Frees the jobs that a killed process left behind. Only for the embedded database, which no other process can be
 * using; elsewhere a lease runs out by itself.
 */
export async function freeOrphanedJobs({ app }: { app: AppContext }): Promise<void> {
  if (app.database.kind !== 'embedded') return
  await app.database.prisma.generationJob.updateMany({
    where: { state: 'RUNNING' },
    data: { state: 'WAITING', leaseOwner: null, leaseUntil: null },
  })
}

/** Puts a job back after a passing fault, to be tried again after a while that doubles with each attempt. */
export async function postponeJob({
  app,
  owner,
  job,
  fault,
}: {
  app: AppContext
  owner: string
  job: LeasedJob
  /** The fault's name: never an answer or a text. */
  fault: string
}): Promise<void> {
  const seconds = 2 ** job.attempts
  await app.database.prisma.$executeRaw`
    UPDATE "GenerationJob" SET
      "state" = 'WAITING', "leaseOwner" = NULL, "leaseUntil" = NULL, "lastError" = ${fault},
      "runAfter" = now() + make_interval(secs => ${seconds}::int)
    WHERE "id" = ${job.id} AND "leaseOwner" = ${owner} AND "state" = 'RUNNING'`
}

/**
 * Locks a job for the rest of a transaction, and extends its lease: what is written beside this is written once.
 * @throws LeaseLostError
 */
export async function holdJob({
  within,
  owner,
  jobId,
}: {
  within: Prisma.TransactionClient
  owner: string
  jobId: number
}): Promise<void> {
  const held = await within.$executeRaw`
    UPDATE "GenerationJob" SET "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    WHERE "id" = ${jobId} AND "leaseOwner" = ${owner} AND "state" = 'RUNNING'`
  if (held !== 1) throw new LeaseLostError()
}

/** Hands a job back that was not finished because this process stops. It counts as no attempt. */
export async function handJobBack({
  app,
  owner,
  job,
}: {
  app: AppContext
  owner: string
  job: LeasedJob
}): Promise<void> {
  const handed = await app.database.prisma.$executeRaw`
    UPDATE "GenerationJob" SET
      "state" = 'WAITING', "leaseOwner" = NULL, "leaseUntil" = NULL, "runAfter" = now(), "attempts" = "attempts" - 1
    WHERE "id" = ${job.id} AND "leaseOwner" = ${owner} AND "state" = 'RUNNING'`
  if (handed === 1) await app.database.notify(JOBS_CHANNEL, String(job.documentId))
}

/**
 * Locks the person before any of their rows, in the order in which an upgrade and a new generation do. An upgrade at
 * this moment waits: one of the two unlocks the text, and neither holds what the other needs.
 */
export async function lockOwner(tx: Prisma.TransactionClient, documentId: number): Promise<void> {
  const { userId } = await tx.document.findUniqueOrThrow({
    where: { id: documentId },
    select: { userId: true },
  })
  await lockUser(tx, userId)
}

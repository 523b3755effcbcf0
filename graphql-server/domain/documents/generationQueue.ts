import type { GenerationJob } from '../../generated/prisma/client.ts'
import type { World } from '../world.ts'

/** Rings when there is a job to take. */
export const JOBS_BELL = 'generation_jobs'
/** Rings with a document's id when its progress has a new event. */
export const PROGRESS_BELL = 'generation_progress'

/** How long a writer holds a job without a sign of life, in seconds. Then anybody may take it over. */
export const LEASE_SECONDS = 30
/** A job that was begun this often without an end is given up, and its credit given back. */
export const MOST_ATTEMPTS = 3

export type LeasedJob = Pick<GenerationJob, 'id' | 'documentId' | 'attempts'>

/**
 * Takes the next job, or one whose holder fell silent. The database's clock decides, since several processes share
 * it; a row that another process is just taking is passed over.
 */
export async function takeJob({ world, owner }: { world: World; owner: string }): Promise<LeasedJob | null> {
  const taken = await world.database.prisma.$queryRaw<LeasedJob[]>`
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
  world,
  owner,
  jobId,
}: {
  world: World
  owner: string
  jobId: number
}): Promise<boolean> {
  const extended = await world.database.prisma.$executeRaw`
    UPDATE "GenerationJob" SET "leaseUntil" = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    WHERE "id" = ${jobId} AND "leaseOwner" = ${owner} AND "state" = 'RUNNING'`
  return extended === 1
}

/**
 * Frees the jobs that a killed process left behind. Only for the embedded database, which no other process can be
 * using; elsewhere a lease runs out by itself.
 */
export async function freeOrphanedJobs({ world }: { world: World }): Promise<void> {
  if (world.database.kind !== 'embedded') return
  await world.database.prisma.generationJob.updateMany({
    where: { state: 'RUNNING' },
    data: { state: 'WAITING', leaseOwner: null, leaseUntil: null },
  })
}

/** Puts a job back after a passing fault, to be tried again after a while that doubles with each attempt. */
export async function postponeJob({
  world,
  owner,
  job,
  fault,
}: {
  world: World
  owner: string
  job: LeasedJob
  /** The fault's name: never an answer or a text. */
  fault: string
}): Promise<void> {
  const seconds = 2 ** job.attempts
  await world.database.prisma.$executeRaw`
    UPDATE "GenerationJob" SET
      "state" = 'WAITING', "leaseOwner" = NULL, "leaseUntil" = NULL, "lastError" = ${fault},
      "runAfter" = now() + make_interval(secs => ${seconds}::int)
    WHERE "id" = ${job.id} AND "leaseOwner" = ${owner} AND "state" = 'RUNNING'`
}

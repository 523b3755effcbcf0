import type { Prisma } from '../generated/prisma/client.ts'
import { cancelJobs as cancelRows, enqueueJob as enqueueRow, type JobSettings } from '../infra/jobs.ts'
import type { AppContext } from './appContext.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How short work is run that is done every hour. */
const HOURLY = {
  attempts: 3,
  backoff: { first: MINUTE, longest: 10 * MINUTE },
  timeout: 30 * MINUTE,
  concurrency: 1,
  priority: 10,
  every: HOUR,
  retention: { done: 7, failed: 90 },
} as const satisfies JobSettings

/** The closed list of what is done as a job. What each kind does is in HANDLERS (jobs.ts). */
export const JOB_KINDS = {
  /** Writes a document. The subject is the document. Two at a time, each on a composing thread. */
  'write-document': {
    attempts: 3,
    backoff: { first: 2, longest: 10 },
    timeout: 2 * HOUR,
    concurrency: 2,
    priority: 10,
    every: null,
    retention: { done: 30, failed: 90 },
  },
  /** Hands a mail to the mail server. The subject is the mail. With this backoff it is tried for a day and a half. */
  'deliver-mail': {
    attempts: 14,
    backoff: { first: 2 * MINUTE, longest: 6 * HOUR },
    timeout: 5 * MINUTE,
    concurrency: 2,
    priority: 10,
    every: null,
    retention: { done: 30, failed: 90 },
  },
  /** Writes the reminders that are due. */
  'remind-of-deadlines': HOURLY,
  /** Removes the rows whose time is over. */
  'remove-expired': HOURLY,
} as const satisfies Record<string, JobSettings>

export type JobKind = keyof typeof JOB_KINDS

/** Narrows a text of the database, where a job of another release may be, to a kind of this one. */
export function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(JOB_KINDS, kind)
}

/**
 * Adds a job in the transaction of what gives rise to it. A job of this kind and subject that has not ended is not
 * added a second time.
 */
export async function enqueueJob({
  app,
  within,
  kind,
  subjectId,
  priority = JOB_KINDS[kind].priority,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  kind: JobKind
  subjectId: number
  priority?: number
}): Promise<void> {
  await enqueueRow({ database: app.database, within, kind, subjectId, priority })
}

/** Cancels the unfinished jobs of these subjects, in the caller's transaction. @returns how many there were */
export async function cancelJobs({
  app,
  within,
  kind,
  subjectIds,
}: {
  app: AppContext
  within: Prisma.TransactionClient
  kind: JobKind
  subjectIds: readonly number[]
}): Promise<number> {
  return await cancelRows({ database: app.database, within, kind, subjectIds })
}

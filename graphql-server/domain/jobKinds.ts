import type { Prisma } from '../generated/prisma/client.ts'
import { cancelJobs as cancelRows, enqueueJob as enqueueRow, type JobSettings } from '../infra/jobs.ts'
import type { AppContext } from './appContext.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** The settings of short hourly jobs. */
const HOURLY = {
  attempts: 3,
  backoff: { first: MINUTE, longest: 10 * MINUTE },
  timeout: 30 * MINUTE,
  concurrency: 1,
  priority: 10,
  every: HOUR,
  retention: { done: 7, failed: 90 },
} as const satisfies JobSettings

/** The closed list of job kinds. HANDLERS (jobs.ts) has the handler of each kind. */
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
  /** Sends a mail to the mail server. The subject is the mail. With this backoff it is retried for a day and a half. */
  'deliver-mail': {
    attempts: 14,
    backoff: { first: 2 * MINUTE, longest: 6 * HOUR },
    timeout: 5 * MINUTE,
    concurrency: 2,
    priority: 10,
    every: null,
    retention: { done: 30, failed: 90 },
  },
  /** Mails the link that resets a password. The subject is the request. */
  'mail-password-reset': {
    attempts: 6,
    backoff: { first: 5, longest: 5 * MINUTE },
    timeout: MINUTE,
    concurrency: 1,
    priority: 5,
    every: null,
    retention: { done: 7, failed: 90 },
  },
  /** Mails the link that opens an account, or tells the owner of the address. The subject is the registration. */
  'mail-registration': {
    attempts: 6,
    backoff: { first: 5, longest: 5 * MINUTE },
    timeout: MINUTE,
    concurrency: 1,
    priority: 5,
    every: null,
    retention: { done: 7, failed: 90 },
  },
  /** Applies an event of Stripe's webhook. The subject is the event. With this backoff it is retried for a day. */
  'apply-stripe-event': {
    attempts: 12,
    backoff: { first: 5, longest: 6 * HOUR },
    timeout: 2 * MINUTE,
    concurrency: 2,
    priority: 5,
    every: null,
    retention: { done: 30, failed: 90 },
  },
  /**
   * Sends an event to an endpoint of an organisation. The subject is the delivery, which has its own attempts: these are
   * for faults of ours.
   */
  'deliver-webhook': {
    attempts: 5,
    backoff: { first: 30, longest: HOUR },
    timeout: MINUTE,
    concurrency: 4,
    priority: 10,
    every: null,
    retention: { done: 7, failed: 30 },
  },
  /** Asks the students of an imported list. The subject is the import. */
  'import-students': {
    attempts: 5,
    backoff: { first: 10, longest: 10 * MINUTE },
    timeout: 2 * HOUR,
    concurrency: 1,
    priority: 20,
    every: null,
    retention: { done: 7, failed: 90 },
  },
  /** Makes a file with what students share. The subject is the export. */
  'export-students': {
    attempts: 4,
    backoff: { first: 10, longest: 10 * MINUTE },
    timeout: HOUR,
    concurrency: 1,
    priority: 20,
    every: null,
    retention: { done: 7, failed: 90 },
  },
  /** Makes the archive of a person's data. The subject is the export. */
  'export-account': {
    attempts: 4,
    backoff: { first: 10, longest: 10 * MINUTE },
    timeout: 30 * MINUTE,
    concurrency: 1,
    priority: 20,
    every: null,
    retention: { done: 7, failed: 90 },
  },
  /** Erases the accounts whose time to undo a deletion is over. */
  'erase-accounts': HOURLY,
  /** Brings subscriptions up to date. */
  'reconcile-billing': HOURLY,
  /** Writes the reminders that are due. */
  'remind-of-deadlines': HOURLY,
  /** Mails owners of documents about new comments. */
  'mail-comments': { ...HOURLY, every: 10 * MINUTE },
  /** Reminds recommenders of letters. */
  'remind-recommenders': HOURLY,
  /** Removes expired rows. */
  'remove-expired': HOURLY,
} as const satisfies Record<string, JobSettings>

export type JobKind = keyof typeof JOB_KINDS

/** Narrows a text to a kind of this release. The database may hold jobs of another release. */
export function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(JOB_KINDS, kind)
}

/** Adds a job in the caller's transaction. Does nothing if an unfinished job of this kind and subject exists. */
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

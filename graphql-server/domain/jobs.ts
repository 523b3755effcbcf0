import type { Writer } from '../generated/prisma/enums.ts'
import type { JobSettings } from '../infra/jobs.ts'
import { type JobHandler, type JobOutcome, type JobWorker, startJobWorker } from '../infra/jobWorker.ts'
import type { Mailer } from '../infra/mailer.ts'
import type { AppContext } from './appContext.ts'
import { remindOfDeadlines } from './applications/remindOfDeadlines.ts'
import { documentJob } from './documents/generation/documentJob.ts'
import { writerFor } from './documents/generation/writers.ts'
import type { SectionWriter } from './documents/writing/writer.ts'
import { isJobKind, JOB_KINDS, type JobKind } from './jobKinds.ts'
import { mailJob } from './mail/deliverMail.ts'
import { removeExpired } from './removeExpired.ts'

/** What the handlers work with. */
type JobTools = {
  app: AppContext
  /** Null where no mail server is set up: mails wait then. */
  mailer: Mailer | null
  writerOf: (kind: Writer) => SectionWriter
}

/** How each kind of job is done; null where this process has no means to do it, and the jobs wait. */
const HANDLERS: { [Kind in JobKind]: (tools: JobTools) => JobHandler | null } = {
  'write-document': ({ app, writerOf }) => documentJob({ app, writerOf }),
  'deliver-mail': ({ app, mailer }) => (mailer === null ? null : mailJob({ app, mailer })),
  'remind-of-deadlines': ({ app }) => ({
    run: ({ signal }) => remindOfDeadlines({ app, stopping: signal }),
  }),
  'remove-expired': ({ app }) => ({ run: ({ signal }) => removeExpired({ app, signal }) }),
}

/**
 * Starts doing jobs, of all kinds or of those given, until it is stopped. Stopping lets running jobs finish for a
 * while; what is not done then is handed back.
 */
export async function startJobs({
  app,
  mailer = null,
  writerOf = kind => writerFor(app, kind),
  kinds,
  ...options
}: {
  app: AppContext
  mailer?: Mailer | null
  writerOf?: (kind: Writer) => SectionWriter
  /** The kinds to do, with how many at a time; all kinds, as JOB_KINDS says, without it. */
  kinds?: Partial<Record<JobKind, number>>
  /** How long running jobs may take when it is stopped, in milliseconds. */
  finishWithin?: number
  onAttempt?: (kind: string, outcome: JobOutcome) => void
}): Promise<JobWorker> {
  const started = new Map<string, { settings: JobSettings; handler: JobHandler }>()
  for (const kind of Object.keys(JOB_KINDS).filter(isJobKind)) {
    const concurrency = kinds === undefined ? JOB_KINDS[kind].concurrency : (kinds[kind] ?? 0)
    const handler = HANDLERS[kind]({ app, mailer, writerOf })
    if (handler !== null && concurrency > 0)
      started.set(kind, { settings: { ...JOB_KINDS[kind], concurrency }, handler })
  }
  const name = Buffer.from(app.randomBytes(12)).toString('hex')
  return await startJobWorker({ database: app.database, log: app.log, name, kinds: started, ...options })
}

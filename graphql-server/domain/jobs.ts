import type { Writer } from '../generated/prisma/enums.ts'
import type { JobSettings } from '../infra/jobs.ts'
import { type JobHandler, type JobOutcome, type JobWorker, startJobWorker } from '../infra/jobWorker.ts'
import type { Mailer } from '../infra/mailer.ts'
import { createWebhookSender, type WebhookSender } from '../infra/webhookSender.ts'
import { registrationJob } from './accounts/requestRegistration.ts'
import { passwordResetJob } from './accounts/resetPassword.ts'
import type { AppContext } from './appContext.ts'
import { remindOfDeadlines } from './applications/remindOfDeadlines.ts'
import { reconcileBilling } from './billing/reconcileBilling.ts'
import { stripeEventJob } from './billing/stripeEvents.ts'
import { documentJob } from './documents/generation/documentJob.ts'
import { writerFor } from './documents/generation/writers.ts'
import { remindRecommenders } from './documents/letters/remindRecommenders.ts'
import { mailComments } from './documents/sharing/mailComments.ts'
import type { SectionWriter } from './documents/writing/writer.ts'
import { isJobKind, JOB_KINDS, type JobKind } from './jobKinds.ts'
import { mailJob } from './mail/deliverMail.ts'
import { webhookJob } from './partners/webhooks/deliverWebhook.ts'
import { eraseAccounts } from './personalData/eraseAccounts.ts'
import { exportJob } from './personalData/exportAccount.ts'
import { removeExpired } from './removeExpired.ts'
import { studentExportJob } from './students/exportStudents.ts'
import { importJob } from './students/importStudents.ts'

/** What the handlers need. */
type JobTools = {
  app: AppContext
  /** Null where no mail server is configured: mails wait then. */
  mailer: Mailer | null
  sendWebhook: WebhookSender
  writerOf: (kind: Writer) => SectionWriter
}

/** The handler of each kind of job; null where this process cannot do it, and the jobs wait. */
const HANDLERS: { [Kind in JobKind]: (tools: JobTools) => JobHandler | null } = {
  'write-document': ({ app, writerOf }) => documentJob({ app, writerOf }),
  'deliver-mail': ({ app, mailer }) => (mailer === null ? null : mailJob({ app, mailer })),
  'mail-password-reset': ({ app }) => passwordResetJob({ app }),
  'mail-registration': ({ app }) => registrationJob({ app }),
  'apply-stripe-event': ({ app }) =>
    app.stripe === null ? null : stripeEventJob({ app, stripe: app.stripe }),
  'deliver-webhook': ({ app, sendWebhook }) => webhookJob({ app, send: sendWebhook }),
  'import-students': ({ app }) => importJob({ app }),
  'export-students': ({ app }) => studentExportJob({ app }),
  'export-account': ({ app }) => exportJob({ app }),
  'erase-accounts': ({ app }) => ({ run: ({ signal }) => eraseAccounts({ app, signal }) }),
  'reconcile-billing': ({ app }) => ({ run: ({ signal }) => reconcileBilling({ app, signal }) }),
  'remind-of-deadlines': ({ app }) => ({
    run: ({ signal }) => remindOfDeadlines({ app, stopping: signal }),
  }),
  'mail-comments': ({ app }) => ({ run: ({ signal }) => mailComments({ app, signal }) }),
  'remind-recommenders': ({ app }) => ({ run: ({ signal }) => remindRecommenders({ app, signal }) }),
  'remove-expired': ({ app }) => ({ run: ({ signal }) => removeExpired({ app, signal }) }),
}

/**
 * Starts a worker for all kinds of jobs, or for those given. When it is stopped, running jobs may finish within
 * `finishWithin`; the others are returned to the queue.
 */
export async function startJobs({
  app,
  mailer = null,
  sendWebhook = createWebhookSender({ reachesLoopback: app.settings.webhooksToLoopback }),
  writerOf = kind => writerFor(app, kind),
  kinds,
  ...options
}: {
  app: AppContext
  mailer?: Mailer | null
  sendWebhook?: WebhookSender
  writerOf?: (kind: Writer) => SectionWriter
  /** The kinds to do, each with its concurrency. Default: all kinds with the concurrency in JOB_KINDS. */
  kinds?: Partial<Record<JobKind, number>>
  /** How long running jobs may take after a stop, in milliseconds. */
  finishWithin?: number
  onAttempt?: (kind: string, outcome: JobOutcome) => void
}): Promise<JobWorker> {
  const started = new Map<string, { settings: JobSettings; handler: JobHandler }>()
  for (const kind of Object.keys(JOB_KINDS).filter(isJobKind)) {
    const concurrency = kinds === undefined ? JOB_KINDS[kind].concurrency : (kinds[kind] ?? 0)
    const handler = HANDLERS[kind]({ app, mailer, sendWebhook, writerOf })
    if (handler !== null && concurrency > 0)
      started.set(kind, { settings: { ...JOB_KINDS[kind], concurrency }, handler })
  }
  const name = Buffer.from(app.randomBytes(12)).toString('hex')
  return await startJobWorker({ database: app.database, log: app.log, name, kinds: started, ...options })
}

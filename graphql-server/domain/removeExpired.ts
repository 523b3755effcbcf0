import { failUnknownJobs } from '../infra/jobs.ts'
import { removeExpiredLimits } from '../infra/rateLimits.ts'
import { removeInBatches } from '../infra/removeInBatches.ts'
import { removeOldLinks } from './accounts/accountLinks.ts'
import { forgetNetworks } from './accounts/knownNetworks.ts'
import { removeOldChallenges } from './accounts/passkeyChallenges.ts'
import { removeEndedClaims } from './accounts/promotion.ts'
import { removeOldRegistrations } from './accounts/requestRegistration.ts'
import { removeOldSecrets } from './analytics/secrets.ts'
import type { AppContext } from './appContext.ts'
import { removeDeletedApplications } from './applications/deleteApplication.ts'
import { removeOldStripeEvents } from './billing/removeOldStripeEvents.ts'
import { removeOldMessages } from './contact/removeOldMessages.ts'
import { removeOldVisits } from './content/pageVisits.ts'
import { removeOldEvents } from './documents/generation/removeOldEvents.ts'
import { releaseEndedLetters } from './documents/letters/releaseLetter.ts'
import { removeOldRequests } from './documents/letters/removeOldRequests.ts'
import { removeEndedShares } from './documents/sharing/removeEndedShares.ts'
import { clearRemovedReplies } from './documents/story/changeStatement.ts'
import { removeDeletedDrafts } from './drafts/changeDrafts.ts'
import { removeLostObjects } from './exportedFiles.ts'
import { JOB_KINDS } from './jobKinds.ts'
import { removeOldMails } from './mail/removeOldMails.ts'
import { removeOldStops } from './mail/stopMails.ts'
import { removeOldInvitations } from './partners/invitations.ts'
import { removeOldDeprecatedUses } from './partners/noteDeprecatedUses.ts'
import { removeOldUsage } from './partners/readUsage.ts'
import { removeOldRequestsForConsent } from './partners/students.ts'
import { removeOldDeliveries } from './partners/webhooks/deliveries.ts'
import { removeOldExports } from './personalData/exportAccount.ts'
import { removeOldCvReviews } from './profiles/reviewCv.ts'
import { removeOldStudentExports } from './students/exportStudents.ts'
import { removeOldImports } from './students/importStudents.ts'

const DAY = 24 * 60 * 60 * 1000
/** How long a job of a kind that no process knows may wait, in milliseconds. */
export const UNKNOWN_JOB_TIMEOUT = DAY
/** How long finished jobs of a kind that this release does not know are kept, in days. */
const UNKNOWN_JOB_RETENTION = 90

/**
 * Removes expired rows in batches: sessions, rate limits, known networks without a recent sign-in, mailed links, registrations
 * that nobody completed, challenges
 * of passkeys,
 * claims of a promotion that has ended, secrets of past weeks' pseudonyms, counts of visits, idempotency keys, deleted drafts and applications, the words of removed replies, old mails and the links that stop them, invitations to organisations and requests for consent, counts of what keys use,
 * events that were sent to organisations, imports of students and files with what they share, objects that no export names any more, messages, reviews of CVs and
 * archives, progress events, ended links to documents with their comments, requests for letters that nobody approved, events of
 * Stripe's webhook, and finished jobs. Confidential letters that nobody approved in time go back to their students.
 * @throws the signal's reason once it is aborted; the next run continues
 */
export async function removeExpired({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal
}): Promise<void> {
  const { prisma } = app.database
  const now = app.now()
  await removeInBatches({
    signal,
    remove: limit => prisma.session.deleteMany({ where: { expiresAt: { lte: now } }, limit }),
  })
  await removeExpiredLimits({ prisma, now, signal })
  await forgetNetworks({ app, signal })
  await removeOldLinks({ app, signal })
  await removeOldRegistrations({ app, signal })
  await removeOldChallenges({ app, signal })
  await removeEndedClaims({ app, signal })
  await removeInBatches({
    signal,
    remove: limit => prisma.idempotencyKey.deleteMany({ where: { expiresAt: { lte: now } }, limit }),
  })
  await removeOldSecrets({ app })
  await removeOldVisits({ app })
  await removeDeletedDrafts({ app, signal })
  await clearRemovedReplies({ app, signal })
  await removeDeletedApplications({ app, signal })
  await removeOldMails({ app, signal })
  await removeOldStops({ app, signal })
  await removeOldInvitations({ app, signal })
  await removeOldRequestsForConsent({ app, signal })
  await removeOldDeprecatedUses({ app, signal })
  await removeOldDeliveries({ app, signal })
  await removeOldImports({ app, signal })
  await removeOldStudentExports({ app, signal })
  await removeOldUsage({ app, signal })
  await removeOldExports({ app, signal })
  await removeLostObjects({ app, signal })
  await removeOldMessages({ app, signal })
  await removeOldCvReviews({ app, signal })
  await removeOldEvents({ app, signal })
  await removeEndedShares({ app, signal })
  await releaseEndedLetters({ app, signal })
  await removeOldRequests({ app, signal })
  await removeOldStripeEvents({ app, signal })
  await removeFinishedJobs({ app, signal })
}

/** Removes finished jobs after their retention, and fails jobs of unknown kinds. */
async function removeFinishedJobs({
  app,
  signal,
}: {
  app: AppContext
  signal: AbortSignal | undefined
}): Promise<void> {
  const { database } = app
  const now = app.now().getTime()
  const kinds = Object.keys(JOB_KINDS)
  await failUnknownJobs({ database, kinds, before: new Date(now - UNKNOWN_JOB_TIMEOUT) })
  const remove = async (
    kind: string | { notIn: string[] },
    state: 'DONE' | 'CANCELLED' | 'FAILED',
    days: number,
  ) =>
    await removeInBatches({
      signal,
      remove: limit =>
        database.prisma.job.deleteMany({
          where: { state, kind, finishedAt: { lte: new Date(now - days * DAY) } },
          limit,
        }),
    })
  for (const [kind, { retention }] of Object.entries(JOB_KINDS)) {
    await remove(kind, 'DONE', retention.done)
    await remove(kind, 'CANCELLED', retention.done)
    await remove(kind, 'FAILED', retention.failed)
  }
  for (const state of ['DONE', 'CANCELLED', 'FAILED'] as const)
    await remove({ notIn: kinds }, state, UNKNOWN_JOB_RETENTION)
}

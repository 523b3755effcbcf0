import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext } from '../appContext.ts'
import { cancelJobs } from '../jobKinds.ts'

/** How long a mail is kept, whether it was sent or not, in milliseconds: 90 days. */
export const MAIL_RETENTION = 90 * 24 * 60 * 60 * 1000

/**
 * Removes old mails, and cancels the jobs of those that were not sent.
 * @throws the signal's reason once it is aborted
 */
export async function removeOldMails({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const createdBefore = new Date(app.now().getTime() - MAIL_RETENTION).toISOString()
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.$transaction(async within => {
        const removed = await within.$queryRaw<{ id: number }[]>`
          DELETE FROM "Mail" WHERE "id" IN (
            SELECT "id" FROM "Mail" WHERE "createdAt" <= ${createdBefore}::timestamptz
            ORDER BY "createdAt", "id" LIMIT ${limit}::int
          ) RETURNING "id"`
        const subjectIds = removed.map(({ id }) => id)
        await cancelJobs({ app, within, kind: 'deliver-mail', subjectIds })
        return { count: removed.length }
      }),
  })
}

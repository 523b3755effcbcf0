import { removeInBatches } from '../../../infra/removeInBatches.ts'
import type { AppContext } from '../../appContext.ts'

/** How long the events of a document that has ended are kept, in milliseconds: 30 days. */
export const EVENT_RETENTION = 30 * 24 * 60 * 60 * 1000

/** Removes old events of documents that have ended. @throws the signal's reason once it is aborted */
export async function removeOldEvents({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const createdBefore = new Date(app.now().getTime() - EVENT_RETENTION)
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.generationEvent.deleteMany({
        where: {
          createdAt: { lte: createdBefore },
          document: { status: { in: ['READY', 'FAILED', 'CANCELLED'] } },
        },
        limit,
      }),
  })
}

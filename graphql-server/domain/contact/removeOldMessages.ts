import { removeInBatches } from '../../infra/removeInBatches.ts'
import type { AppContext } from '../appContext.ts'

/** How long a message of the contact page is kept, in milliseconds: 365 days. */
export const MESSAGE_RETENTION = 365 * 24 * 60 * 60 * 1000

/**
 * Removes old messages of the contact page.
 * @throws the signal's reason once it is aborted
 */
export async function removeOldMessages({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const before = new Date(app.now().getTime() - MESSAGE_RETENTION)
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.contactMessage.deleteMany({ where: { createdAt: { lte: before } }, limit }),
  })
}

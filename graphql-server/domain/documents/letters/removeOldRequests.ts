import { removeInBatches } from '../../../infra/removeInBatches.ts'
import type { AppContext } from '../../appContext.ts'
import { REQUEST_RETENTION } from './limits.ts'

/**
 * Removes requests for letters that ended a year ago without an approval.
 * @throws the signal's reason once it is aborted
 */
export async function removeOldRequests({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const before = new Date(app.now().getTime() - REQUEST_RETENTION)
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.letterRequest.deleteMany({
        where: { approvedAt: null, endsAt: { lte: before } },
        limit,
      }),
  })
}

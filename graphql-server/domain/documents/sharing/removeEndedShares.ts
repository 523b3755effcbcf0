import { removeInBatches } from '../../../infra/removeInBatches.ts'
import type { AppContext } from '../../appContext.ts'
import { SHARE_RETENTION } from './limits.ts'

/**
 * Removes links that ended or were revoked 30 days ago, with their comments.
 * @throws the signal's reason once it is aborted
 */
export async function removeEndedShares({
  app,
  signal,
}: {
  app: AppContext
  signal?: AbortSignal | undefined
}): Promise<void> {
  const before = new Date(app.now().getTime() - SHARE_RETENTION)
  await removeInBatches({
    signal,
    remove: limit =>
      app.database.prisma.documentShare.deleteMany({
        where: { OR: [{ endsAt: { lte: before } }, { revokedAt: { lte: before } }] },
        limit,
      }),
  })
}

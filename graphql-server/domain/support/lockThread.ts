import type { Prisma, SupportThread } from '../../generated/prisma/client.ts'
import type { Viewer } from '../appContext.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../errors.ts'
import { visible } from '../visible.ts'
import { supportThreadsVisibleTo } from './policy.ts'

/**
 * A conversation that is not closed, locked until the transaction ends.
 * @throws NotSignedInError, NotFoundError where the viewer may not see it, ConflictError when it is closed
 */
export async function lockThread({
  within,
  viewer,
  threadId,
}: {
  within: Prisma.TransactionClient
  viewer: Viewer | null
  threadId: number
}): Promise<SupportThread> {
  if (!viewer) throw new NotSignedInError()
  await within.$queryRaw`SELECT "id" FROM "SupportThread" WHERE "id" = ${threadId} FOR UPDATE`
  const thread = await within.supportThread.findFirst({
    where: visible(supportThreadsVisibleTo(viewer), { id: threadId }),
  })
  if (!thread) throw new NotFoundError()
  if (thread.state === 'CLOSED') throw new ConflictError('This conversation is closed.')
  return thread
}

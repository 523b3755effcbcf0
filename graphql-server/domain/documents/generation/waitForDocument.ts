import type { Document } from '../../../generated/prisma/client.ts'
import type { Viewer, World } from '../../appContext.ts'
import { NotFoundError } from '../../errors.ts'
import { documentsVisibleTo } from '../policy.ts'
import { followProgress } from './followProgress.ts'

/**
 * Waits until a document is ready or failed, at most `patience` milliseconds, and returns it as it stands then.
 * @throws NotFoundError for a document that the viewer may not see.
 */
export async function waitForDocument({
  world,
  viewer,
  documentId,
  patience,
  signal,
}: {
  world: World
  viewer: Viewer | null
  documentId: number
  patience: number
  signal?: AbortSignal
}): Promise<Document> {
  if (patience > 0) {
    const patienceEnds = AbortSignal.timeout(patience)
    const until = signal ? AbortSignal.any([signal, patienceEnds]) : patienceEnds
    const events = followProgress({ world, viewer, documentId, after: 0, signal: until })
    while (!(await events.next()).done);
  }
  const document = await world.database.prisma.document.findFirst({
    where: { AND: [{ id: documentId }, documentsVisibleTo(viewer)] },
  })
  if (!document) throw new NotFoundError()
  return document
}

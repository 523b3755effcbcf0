import type { Document } from '../../../generated/prisma/client.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotFoundError } from '../../errors.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'
import { followProgress } from './followProgress.ts'

/**
 * Waits until a document has ended, at most `timeout` milliseconds, and returns its current state.
 * @throws NotFoundError for a document that the viewer may not see.
 */
export async function waitForDocument({
  app,
  viewer,
  documentId,
  timeout,
  signal,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  timeout: number
  signal?: AbortSignal
}): Promise<Document> {
  if (timeout > 0) {
    const timeoutEnds = AbortSignal.timeout(timeout)
    const until = signal ? AbortSignal.any([signal, timeoutEnds]) : timeoutEnds
    const events = followProgress({ app, viewer, documentId, after: 0, signal: until })
    while (!(await events.next()).done);
  }
  const document = await app.database.prisma.document.findFirst({
    where: visible(documentsVisibleTo(viewer), { id: documentId }),
  })
  if (!document) throw new NotFoundError()
  return document
}

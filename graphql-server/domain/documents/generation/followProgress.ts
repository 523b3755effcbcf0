import type { GenerationEvent } from '../../../generated/prisma/client.ts'
import type { GenerationStage } from '../../../generated/prisma/enums.ts'
import { createWaiter } from '../../../infra/notifications.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotFoundError } from '../../errors.ts'
import { visible } from '../../visible.ts'
import { documentsVisibleTo } from '../policy.ts'
import { PROGRESS_CHANNEL } from './publishProgress.ts'

const LAST_STAGES: ReadonlySet<GenerationStage> = new Set(['READY', 'FAILED', 'CANCELLED'])
/** The polling interval, in milliseconds: notifications are lost when the connection breaks. */
const POLL_AFTER = 5_000

/**
 * The events of a generation after number `after`, stored and future ones, until it ends.
 * @throws NotFoundError for a document that the viewer may not see.
 */
export async function* followProgress({
  app,
  viewer,
  documentId,
  after,
  signal,
}: {
  app: AppContext
  viewer: Viewer | null
  documentId: number
  /** The number of the last event that the caller has; 0 for all. */
  after: number
  signal?: AbortSignal
}): AsyncGenerator<GenerationEvent, void, void> {
  const { prisma } = app.database
  const found = await prisma.document.findFirst({
    where: visible(documentsVisibleTo(viewer), { id: documentId }),
    select: { id: true },
  })
  if (!found) throw new NotFoundError()
  const waiter = createWaiter()
  const stop = await app.database.listen(PROGRESS_CHANNEL, payload => {
    if (payload === null || payload === String(documentId)) waiter.notify()
  })
  try {
    let last = after
    while (!signal?.aborted) {
      const events = await prisma.generationEvent.findMany({
        where: { documentId, sequence: { gt: last } },
        orderBy: { sequence: 'asc' },
        take: 100,
      })
      for (const event of events) {
        last = event.sequence
        yield event
        if (LAST_STAGES.has(event.stage)) return
      }
      if (events.length === 0) {
        if (await nothingFollows(app, documentId, last)) return
        await waiter.wait(POLL_AFTER, signal)
      }
    }
  } finally {
    await stop()
  }
}

/**
 * True when the caller has read the last event, or the events were removed. False if the end was written after the
 * caller's read: that event follows.
 */
async function nothingFollows(app: AppContext, documentId: number, known: number): Promise<boolean> {
  const last = await app.database.prisma.generationEvent.findFirst({
    where: { documentId },
    orderBy: { sequence: 'desc' },
    select: { stage: true, sequence: true },
  })
  return last === null || (last.sequence <= known && LAST_STAGES.has(last.stage))
}

import type { GenerationEvent } from '../../../generated/prisma/client.ts'
import type { GenerationStage } from '../../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../../appContext.ts'
import { NotFoundError } from '../../errors.ts'
import { documentsVisibleTo } from '../policy.ts'
import { PROGRESS_CHANNEL } from './generationQueue.ts'

const LAST_STAGES: ReadonlySet<GenerationStage> = new Set(['READY', 'FAILED', 'CANCELLED'])
/** A bell can be lost while a connection is renewed; then this is how long a watcher waits, in milliseconds. */
const LOOK_AGAIN_AFTER = 5_000

/**
 * The events of a generation from the one behind `after`, those that are there and those to come, until it ends.
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
  /** The number of the last event that the caller knows; 0 for all. */
  after: number
  signal?: AbortSignal
}): AsyncGenerator<GenerationEvent, void, void> {
  const { prisma } = app.database
  const visible = await prisma.document.findFirst({
    where: { AND: [{ id: documentId }, documentsVisibleTo(viewer)] },
    select: { id: true },
  })
  if (!visible) throw new NotFoundError()
  const notifications = new Notifications()
  const stop = await app.database.listen(PROGRESS_CHANNEL, payload => {
    if (payload === null || payload === String(documentId)) notifications.notify()
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
        await notifications.wait(LOOK_AGAIN_AFTER, signal)
      }
    }
  } finally {
    await stop()
  }
}

/**
 * True when the last event is behind the caller already. An end that landed after the caller looked is still ahead of
 * it, and has to be told.
 */
async function nothingFollows(app: AppContext, documentId: number, known: number): Promise<boolean> {
  const last = await app.database.prisma.generationEvent.findFirst({
    where: { documentId },
    orderBy: { sequence: 'desc' },
    select: { stage: true, sequence: true },
  })
  return last === null || (last.sequence <= known && LAST_STAGES.has(last.stage))
}

/** Remembers a ring that comes while nobody waits, so that none is missed between looking and waiting. */
class Notifications {
  #rung = false
  #wake: (() => void) | null = null

  notify(): void {
    this.#rung = true
    this.#wake?.()
  }

  async wait(timeout: number, signal?: AbortSignal): Promise<void> {
    if (!this.#rung && !signal?.aborted)
      await new Promise<void>(resolve => {
        const done = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', done)
          this.#wake = null
          resolve()
        }
        const timer = setTimeout(done, timeout)
        signal?.addEventListener('abort', done, { once: true })
        this.#wake = done
      })
    this.#rung = false
  }
}

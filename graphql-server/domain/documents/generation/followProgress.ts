import type { GenerationEvent } from '../../../generated/prisma/client.ts'
import type { GenerationStage } from '../../../generated/prisma/enums.ts'
import type { Viewer, World } from '../../appContext.ts'
import { NotFoundError } from '../../errors.ts'
import { documentsVisibleTo } from '../policy.ts'
import { PROGRESS_BELL } from './generationQueue.ts'

const LAST_STAGES: ReadonlySet<GenerationStage> = new Set(['READY', 'FAILED', 'CANCELLED'])
/** A bell can be lost while a connection is renewed; then this is how long a watcher waits, in milliseconds. */
const LOOK_AGAIN_AFTER = 5_000

/**
 * The events of a generation from the one behind `after`, those that are there and those to come, until it ends.
 * @throws NotFoundError for a document that the viewer may not see.
 */
export async function* followProgress({
  world,
  viewer,
  documentId,
  after,
  signal,
}: {
  world: World
  viewer: Viewer | null
  documentId: number
  /** The number of the last event that the caller knows; 0 for all. */
  after: number
  signal?: AbortSignal
}): AsyncGenerator<GenerationEvent, void, void> {
  const { prisma } = world.database
  const visible = await prisma.document.findFirst({
    where: { AND: [{ id: documentId }, documentsVisibleTo(viewer)] },
    select: { id: true },
  })
  if (!visible) throw new NotFoundError()
  const bell = new Bell()
  const stop = await world.database.hear(PROGRESS_BELL, payload => {
    if (payload === null || payload === String(documentId)) bell.ring()
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
        if (await nothingFollows(world, documentId, last)) return
        await bell.wait(LOOK_AGAIN_AFTER, signal)
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
async function nothingFollows(world: World, documentId: number, known: number): Promise<boolean> {
  const last = await world.database.prisma.generationEvent.findFirst({
    where: { documentId },
    orderBy: { sequence: 'desc' },
    select: { stage: true, sequence: true },
  })
  return last === null || (last.sequence <= known && LAST_STAGES.has(last.stage))
}

/** Remembers a ring that comes while nobody waits, so that none is missed between looking and waiting. */
class Bell {
  #rung = false
  #wake: (() => void) | null = null

  ring(): void {
    this.#rung = true
    this.#wake?.()
  }

  async wait(patience: number, signal?: AbortSignal): Promise<void> {
    if (!this.#rung && !signal?.aborted)
      await new Promise<void>(resolve => {
        const done = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', done)
          this.#wake = null
          resolve()
        }
        const timer = setTimeout(done, patience)
        signal?.addEventListener('abort', done, { once: true })
        this.#wake = done
      })
    this.#rung = false
  }
}

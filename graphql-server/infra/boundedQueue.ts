/** The queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  constructor() {
    super('The queue is full.')
  }
}

/** Runs a few pieces of work at a time. The others wait in order. */
export type BoundedQueue = {
  /** @throws QueueFullError when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Makes a queue that runs `atOnce` pieces of work and lets `mostWaiting` wait. */
export function createBoundedQueue({
  atOnce,
  mostWaiting,
}: {
  atOnce: number
  mostWaiting: number
}): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running < atOnce) running += 1
      else {
        if (waiting.length >= mostWaiting) throw new QueueFullError()
        // Resolved by work that ends, which passes its place on.
        await new Promise<void>(resolve => waiting.push(resolve))
      }
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

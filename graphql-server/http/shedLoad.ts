import { performance } from 'node:perf_hooks'
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnvironment } from './appEnvironment.ts'
import { RequestFault } from './faults.ts'

/** How many operations of the graph run at a time in one process. At 20 ms each, the last of them waits four seconds. */
const MOST_AT_ONCE = 200
/** The share of its time that a process works when it counts as busy. One that only waits for others is not. */
const BUSY = 0.8
/** How long a measured share holds, in milliseconds. */
const MEASURED_EVERY = 250
/** When a refused caller may retry, in seconds. */
const RETRY_AFTER = '2'

/** The process has more work than it can do soon. */
class OverloadFault extends RequestFault {
  constructor() {
    super('UNAVAILABLE', 'Gradwright is very busy. Please try again in a moment.', {
      'retry-after': RETRY_AFTER,
    })
  }
}

/** What refuses requests while a process is overloaded, before anything is read for them. */
export type LoadGuard = {
  /** For the graph: counts what runs. */
  operations: MiddlewareHandler<AppEnvironment>
  /** For other calls, which are not counted: some of them wait for a document. */
  calls: MiddlewareHandler<AppEnvironment>
}

/**
 * Refuses requests with 503 while as many operations run as may and the process is busy. What it has accepted is then
 * answered within seconds, where all callers would wait longer and longer.
 */
export function shedLoad({
  mostAtOnce = MOST_AT_ONCE,
  isBusy = measureLoop(),
}: {
  mostAtOnce?: number
  isBusy?: () => boolean
} = {}): LoadGuard {
  let running = 0
  const check = () => {
    if (running >= mostAtOnce && isBusy()) throw new OverloadFault()
  }
  return {
    async operations(c, next) {
      // A slow sender is not counted, so the body is awaited first. Handlers get the same text.
      if (isShortJson(c)) await c.req.text()
      check()
      running += 1
      try {
        await next()
      } finally {
        running -= 1
      }
    },
    calls(_c, next) {
      check()
      return next()
    },
  }
}

/** The most bytes of a body whose text is read before the caller is known. */
const LARGEST_SHORT_BODY = 8_000

/** True for short requests in JSON. A page of another site cannot make a browser send these without a preflight. */
export function isShortJson({ req }: Context<AppEnvironment>): boolean {
  const length = Number(req.header('content-length') ?? Number.NaN)
  return (
    req.method === 'POST' &&
    length <= LARGEST_SHORT_BODY &&
    /^application\/json\s*(;|$)/i.test(req.header('content-type') ?? '')
  )
}

/** Whether the event loop worked for most of the last quarter of a second or more. */
function measureLoop(): () => boolean {
  let from = performance.eventLoopUtilization()
  let measuredAt = performance.now()
  let busy = false
  return () => {
    const now = performance.now()
    if (now - measuredAt < MEASURED_EVERY) return busy
    const until = performance.eventLoopUtilization()
    busy = performance.eventLoopUtilization(until, from).utilization >= BUSY
    from = until
    measuredAt = now
    return busy
  }
}

import type { ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'

/**
 * Closes connections when the server stops. Event streams do not end by themselves: they are closed, and clients resume
 * them after the last event they received. Other responses get `connection: close`.
 */
export function endWithServer({ stopping }: AppParts): MiddlewareHandler<AppEnvironment> {
  const streams = new Set<ServerResponse>()
  // One listener for all streams: Node warns of a leak at the eleventh listener on one signal.
  stopping.addEventListener('abort', () => {
    for (const outgoing of streams) outgoing.destroy()
  })
  return async (c, next) => {
    await next()
    const { outgoing } = c.env
    if (!isEventStream(c.res)) {
      if (stopping.aborted) c.res.headers.set('connection', 'close')
    } else if (stopping.aborted) outgoing.destroy()
    else {
      streams.add(outgoing)
      outgoing.once('close', () => streams.delete(outgoing))
    }
  }
}

export function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true
}

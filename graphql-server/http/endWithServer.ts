import type { MiddlewareHandler } from 'hono'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'

/**
 * Lets connections end when the server stops. Event streams have no end of their own: they are cut, and clients
 * resume them from the last event they saw. Other answers say that their connection will not be kept.
 */
export function endWithServer({ stopping }: AppParts): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    await next()
    const { outgoing } = c.env
    if (c.res.headers.get('content-type')?.startsWith('text/event-stream')) {
      const cut = () => outgoing.destroy()
      stopping.addEventListener('abort', cut)
      outgoing.once('close', () => stopping.removeEventListener('abort', cut))
    } else if (stopping.aborted) c.res.headers.set('connection', 'close')
  }
}

import type { MiddlewareHandler } from 'hono'
import { RateLimitedError } from '../domain/errors.ts'
import type { AppEnvironment } from './appEnvironment.ts'
import { isEventStream } from './endWithServer.ts'

/** The most event streams of one account in one process. A page opens one for each document that it follows. */
export const MOST_STREAMS = 20
/** When a caller over the limit may retry, in seconds. */
const RETRY_AFTER = 5

/** Refuses further event streams of an account that has too many open, with 429. */
export function limitStreams(): MiddlewareHandler<AppEnvironment> {
  const open = new Map<number, number>()
  return async (c, next) => {
    await next()
    const userId = c.get('caller').viewer?.userId
    if (userId === undefined || !isEventStream(c.res)) return
    const count = (open.get(userId) ?? 0) + 1
    // Yoga starts a subscription when its stream is first read, so a refused one never starts.
    if (count > MOST_STREAMS)
      throw new RateLimitedError('Too many progress streams are open for this account.', RETRY_AFTER)
    open.set(userId, count)
    c.env.outgoing.once('close', () => {
      const left = (open.get(userId) ?? 1) - 1
      if (left === 0) open.delete(userId)
      else open.set(userId, left)
    })
  }
}

import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import { createBoundedQueue, QueueFullError } from '../../infra/boundedQueue.ts'
import type { AppEnvironment, AppParts } from '../appEnvironment.ts'
import { UnavailableFault } from '../faults.ts'
import type { ClientPages } from './clientPages.ts'
import { drawPicture } from './drawPicture.ts'

/** The most bytes that the pictures kept by a process take together: some 300 of them. */
const MOST_BYTES = 16_000_000
/** Drawing takes a core for 30 ms: one at a time, and not more work than a second of it waits. */
const QUEUE = { atOnce: 1, mostWaiting: 30 }

/**
 * The pictures that networks show where a link is sent: `/pictures/programs/7.png` is that of `/programs/7`. They are
 * drawn at request from what the page's head says, and kept until their words change.
 */
export function pictureRoutes({ app }: Pick<AppParts, 'app'>, pages: ClientPages): Hono<AppEnvironment> {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MOST_BYTES,
    sizeCalculation: picture => picture.byteLength,
  })
  const queue = createBoundedQueue(QUEUE)
  const routes = new Hono<AppEnvironment>()
  routes.get('/pictures/*', etag(), async c => {
    const [, path] = /^\/pictures(\/.+)\.png$/.exec(c.req.path) ?? []
    if (path === undefined) return c.notFound()
    const { status, picture } = await pages.findPicture({ path, app: app() })
    if (status === 503) throw new UnavailableFault()
    if (picture === null) return c.notFound()
    const key = createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 22)
    const product = pages.product
    const body =
      kept.get(key) ?? (await queue.run(() => drawPicture({ picture, product })).catch(waitWhereFull))
    kept.set(key, body)
    return c.body(body, 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      etag: `"${key}"`,
    })
  })
  return routes
}

function waitWhereFull(error: unknown): never {
  throw error instanceof QueueFullError ? new UnavailableFault() : error
}

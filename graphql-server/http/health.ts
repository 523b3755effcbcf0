import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { UnavailableFault } from './faults.ts'
import { isLocalPeer } from './peerAddress.ts'

/** What machines ask: is the process alive, can it serve, what has it counted. */
export function healthRoutes({ config, metrics, app, stopping }: AppParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  routes.get('/healthz', c => c.json({ status: 'alive' }))

  routes.get('/readyz', async c => {
    const opened = app()
    if (!opened || stopping.aborted) throw new UnavailableFault()
    await opened.database.ping().catch(() => {
      throw new UnavailableFault()
    })
    return c.json({ status: 'ready' })
  })

  routes.get('/metrics', async c => {
    const { metricsToken, trustProxy } = config
    const bearer = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const mayRead =
      isLocalPeer({ incoming: c.env.incoming, trustProxy }) ||
      (metricsToken !== null && bearer !== undefined && isSame(bearer, metricsToken))
    // Whoever may not read it learns nothing about it.
    if (!mayRead) return c.notFound()
    return c.text(await metrics.read(), 200, { 'content-type': metrics.contentType })
  })
  return routes
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map(text => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

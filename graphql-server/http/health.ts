import { Hono } from 'hono'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { UnavailableFault } from './faults.ts'
import { holdsToken } from './holdsToken.ts'
import { isLocalPeer } from './peerAddress.ts'

/** The routes for monitoring: whether the process is alive, whether it can serve, and its metrics. */
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
    const mayRead =
      isLocalPeer({ incoming: c.env.incoming, trustProxy }) || (await holdsToken(c, metricsToken))
    // Other callers get the answer of an unknown route.
    if (!mayRead) return c.notFound()
    return c.text(await metrics.read(), 200, { 'content-type': metrics.contentType })
  })
  return routes
}

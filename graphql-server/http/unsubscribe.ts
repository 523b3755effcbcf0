import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { NotFoundError } from '../domain/errors.ts'
import { stopByLink } from '../domain/mail/stopMails.ts'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { UnavailableFault } from './faults.ts'

/**
 * Stops mails of a kind when a mail program posts to the address of `List-Unsubscribe` (RFC 8058). The address alone
 * gives access: no cookie is read or set. The page at the same address asks first.
 */
export function unsubscribeRoutes({ app }: Pick<AppParts, 'app'>): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  routes.post('/unsubscribe/:token', bodyLimit({ maxSize: 1024 }), async c => {
    const opened = app()
    if (!opened) throw new UnavailableFault()
    const body = await c.req.parseBody().catch(() => ({}))
    if (!('List-Unsubscribe' in body) || body['List-Unsubscribe'] !== 'One-Click')
      return c.text('Send List-Unsubscribe=One-Click, or open this address in a browser.\n', 400)
    try {
      await stopByLink({ app: opened, token: c.req.param('token'), isWanted: false })
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error
      return c.text(`${error.message}\n`, 404)
    }
    return c.text('You get no more of these mails.\n', 200, { 'cache-control': 'no-store' })
  })
  return routes
}

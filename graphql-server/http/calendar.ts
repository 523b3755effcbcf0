import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { readCalendar } from '../domain/applications/readCalendar.ts'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { UnavailableFault } from './faults.ts'

/**
 * Somebody's deadlines for their calendar program, under a secret address. Whoever has the address may read it: no
 * cookie is looked at or set. An address that was never given out, or is not in use any longer, does not exist.
 */
export function calendarRoutes({ app }: AppParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  routes.get('/calendar/:file', async c => {
    const opened = app()
    if (!opened) throw new UnavailableFault()
    const token = /^([\w-]+)\.ics$/.exec(c.req.param('file'))?.[1]
    const calendar = token === undefined ? null : await readCalendar({ app: opened, token })
    if (calendar === null) return c.notFound()
    const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`
    const headers = { 'cache-control': 'private, no-cache', etag, 'x-robots-tag': 'noindex' }
    const known = (c.req.header('if-none-match') ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
    if (known.includes(etag)) return c.body(null, 304, headers)
    return c.body(calendar, 200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="gradwright.ics"',
    })
  })
  return routes
}

import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { readCalendar } from '../domain/applications/readCalendar.ts'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { UnavailableFault } from './faults.ts'

/**
 * A student's deadlines for a calendar program, under a secret address. The address alone gives access: no cookie is
 * read or set. An address that was never issued, or that is no longer valid, is answered with 404.
 */
export function calendarRoutes({ app }: AppParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  routes.get('/calendar/:file', etag(), async c => {
    const opened = app()
    if (!opened) throw new UnavailableFault()
    const token = /^([\w-]+)\.ics$/.exec(c.req.param('file'))?.[1]
    const calendar = token === undefined ? null : await readCalendar({ app: opened, token })
    if (calendar === null) return c.notFound()
    return c.body(calendar, 200, {
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="gradwright.ics"',
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
    })
  })
  return routes
}

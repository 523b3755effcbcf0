import { Hono } from 'hono'
import { recordReturn } from '../domain/mail/recordReturn.ts'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { UnavailableFault } from './faults.ts'
import { holdsToken } from './holdsToken.ts'
import { limitBody } from './jsonBody.ts'

/**
 * Takes mails that came back, as the mail server hands them on: the whole message as the body. Answers 200 also for those
 * that are no report, so that it does not hand them on again. Without the token the address is unknown, as any other.
 */
export function mailBounces({ app, config }: AppParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  routes.post('/api/mail/bounces', limitBody, async c => {
    if (!(await holdsToken(c, config.mailBounceToken))) return c.notFound()
    const opened = app()
    if (!opened) throw new UnavailableFault()
    const message = new Uint8Array(await c.req.arrayBuffer())
    return c.json({ marked: await recordReturn({ app: opened, message }) })
  })
  return routes
}

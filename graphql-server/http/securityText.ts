import { Hono } from 'hono'
import type { Config } from '../config.ts'
import type { AppEnvironment } from './appEnvironment.ts'

/** How long a copy of the file may be relied on, in milliseconds: 180 days. RFC 9116 asks for less than a year. */
const VALID_FOR = 180 * 24 * 60 * 60 * 1000

/** Says where faults in the security of this installation are reported, as RFC 9116 asks. */
export function securityTextRoutes({ publicUrl }: Pick<Config, 'publicUrl'>): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  routes.get('/.well-known/security.txt', c =>
    c.text(
      `${[
        `Contact: ${publicUrl}/contact`,
        `Policy: ${publicUrl}/security`,
        `Canonical: ${publicUrl}/.well-known/security.txt`,
        'Preferred-Languages: en',
        `Expires: ${new Date(Date.now() + VALID_FOR).toISOString()}`,
      ].join('\n')}\n`,
    ),
  )
  return routes
}

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { parse, serialize } from 'hono/utils/cookie'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { MailLanguage } from '../generated/prisma/enums.ts'
import type { AppEnvironment } from './appEnvironment.ts'
import { refuseCrossSiteWrites } from './crossSite.ts'

/** The languages of the client, as `web/language/language.ts` lists them. */
const language = z.enum(['en', 'hi'])
export type Language = z.infer<typeof language>

/** Also read by `web/device/languageCookie.ts`. */
const COOKIE = 'gradwright_language'
/** A year, the longest that browsers keep a cookie, in seconds. */
const LIFETIME = 365 * 24 * 3600

/** The language that somebody chose; English before any choice. */
export function readLanguage(cookies: string | undefined): Language {
  const chosen = cookies === undefined ? undefined : parse(cookies, COOKIE)[COOKIE]
  return language.safeParse(chosen).data ?? 'en'
}

/** The same language as the domain names it. */
export const MAIL_LANGUAGES = { en: 'ENGLISH', hi: 'HINDI' } as const satisfies Record<Language, MailLanguage>

const choice = z.object({
  language,
  // A path of this site: a second slash would begin another host, and browsers take a backslash for a slash.
  next: z
    .string()
    .regex(/^\/(?![/\\])[^\\\s]*$/)
    .catch('/'),
})

/** Keeps the language that somebody chooses in the foot of a page, and leads back to the page. It needs no script. */
export function languageRoutes(config: Pick<Config, 'publicUrl' | 'isSecure'>): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>()
  routes.post('/language', refuseCrossSiteWrites(config), bodyLimit({ maxSize: 8192 }), async c => {
    const { data, error } = choice.safeParse(await c.req.parseBody().catch(() => ({})))
    if (error) return c.text('language: choose en or hi.\n', 400)
    c.header(
      'set-cookie',
      serialize(COOKIE, data.language, {
        path: '/',
        maxAge: LIFETIME,
        sameSite: 'Lax',
        secure: config.isSecure,
      }),
    )
    c.header('cache-control', 'no-store')
    return c.redirect(data.next, 303)
  })
  return routes
}

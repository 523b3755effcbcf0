import type { MiddlewareHandler } from 'hono'
import { findSession } from '../domain/accounts/sessions.ts'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'
import { UnavailableFault } from './faults.ts'
import { MAIL_LANGUAGES, readLanguage } from './language.ts'
import { endedSessionCookie, readSessionCookie, sessionCookie } from './sessionCookie.ts'

/** Finds the account of the request's session. Sets the session cookie on the response when it changed. */
export function identifyCaller({ config, app }: AppParts): MiddlewareHandler<AppEnvironment> {
  const { isSecure } = config
  return async (c, next) => {
    const openAppContext = app()
    if (!openAppContext) throw new UnavailableFault()
    let cookie: string | null = null
    const token = readSessionCookie({ header: c.req.header('cookie'), isSecure })
    const session = token === null ? null : await findSession({ app: openAppContext, token })
    if (token !== null && session?.extended)
      cookie = sessionCookie({ session: { token, expiresAt: session.expiresAt }, isSecure })
    const viewer = session?.viewer ?? null
    if (viewer) c.set('log', c.get('log').child({ userId: viewer.userId }))
    c.set('caller', {
      app: { ...openAppContext, log: c.get('log') },
      viewer,
      partner: null,
      origin: {
        address: c.get('address'),
        userAgent: c.req.header('user-agent') ?? null,
        language: MAIL_LANGUAGES[readLanguage(c.req.header('cookie'))],
      },
      requestId: c.get('requestId'),
      openSession: opened => {
        cookie = sessionCookie({ session: opened, isSecure })
      },
      closeSession: () => {
        cookie = endedSessionCookie({ isSecure })
      },
    })
    await next()
    if (cookie !== null) c.res.headers.append('set-cookie', cookie)
    c.res.headers.set('cache-control', 'no-store')
  }
}

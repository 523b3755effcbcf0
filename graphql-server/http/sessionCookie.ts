import { parse, serialize } from 'hono/utils/cookie'
import type { OpenedSession } from '../domain/accounts/sessions.ts'

/** The cookie's name. Under https the prefix __Host- prevents subdomains and plain http from setting it. */
function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-gradwright_session' : 'gradwright_session'
}

/** The session token that a browser sent, or null. */
export function readSessionCookie({
  header,
  isSecure,
}: {
  header: string | undefined
  isSecure: boolean
}): string | null {
  const name = nameOf(isSecure)
  return header === undefined ? null : (parse(header, name)[name] ?? null)
}

/** The Set-Cookie header that sets the session. */
export function sessionCookie({
  session,
  isSecure,
}: {
  session: Pick<OpenedSession, 'token' | 'expiresAt'>
  isSecure: boolean
}): string {
  return serialize(nameOf(isSecure), session.token, { ...attributes(isSecure), expires: session.expiresAt })
}

/** The Set-Cookie header that removes the session. */
export function endedSessionCookie({ isSecure }: { isSecure: boolean }): string {
  return serialize(nameOf(isSecure), '', { ...attributes(isSecure), maxAge: 0 })
}

function attributes(isSecure: boolean) {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure } as const
}

import { expect, test } from 'vitest'
import { endedSessionCookie, readSessionCookie, sessionCookie } from './sessionCookie.ts'

const session = { token: 'a'.repeat(43), expiresAt: new Date(Date.now() + 30 * 86_400_000) }

test('the cookie is not available to scripts and other sites', () => {
  expect(sessionCookie({ session, isSecure: false })).toBe(
    `gradwright_session=${session.token}; Path=/; Expires=${session.expiresAt.toUTCString()}; HttpOnly; SameSite=Lax`,
  )
})

test('under https it is sent over https only, and no subdomain can set it', () => {
  const cookie = sessionCookie({ session, isSecure: true })
  expect(cookie).toMatch(/^__Host-gradwright_session=/)
  expect(cookie).toContain('; Secure')
  expect(cookie).not.toContain('Domain')
})

test('it is found among other cookies, and under https only by its full name', () => {
  const header = `other=1; gradwright_session=${session.token}`
  expect(readSessionCookie({ header, isSecure: false })).toBe(session.token)
  expect(readSessionCookie({ header, isSecure: true })).toBeNull()
  expect(readSessionCookie({ header: undefined, isSecure: false })).toBeNull()
})

test('an ended cookie expires at once', () => {
  expect(endedSessionCookie({ isSecure: false })).toBe(
    'gradwright_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  )
})

import { describe, expect, test } from 'vitest'
import { languageRoutes, readLanguage } from './language.ts'

const routes = languageRoutes({ publicUrl: 'https://gradwright.example', isSecure: true })

async function choose(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields)
  return await routes.request('/language', { method: 'POST', body, headers })
}

describe('choosing a language', () => {
  test('keeps it and leads back', async () => {
    const answer = await choose({ language: 'hi', next: '/pricing?plan=PREMIUM#faq' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pricing?plan=PREMIUM#faq'])
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toBe('gradwright_language=hi; Max-Age=31536000; Path=/; Secure; SameSite=Lax')
    expect(readLanguage(`a=b; ${cookie.split(';')[0]}`)).toBe('hi')
  })

  test('never leads to another site', async () => {
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', '']) {
      expect((await choose({ language: 'en', next })).headers.get('location'), next).toBe('/')
    }
  })

  test('refuses a language that there is not, and another site', async () => {
    expect((await choose({ language: 'fr', next: '/' })).status).toBe(400)
    const elsewhere = await choose({ language: 'hi' }, { 'sec-fetch-site': 'cross-site' })
    expect([elsewhere.ok, elsewhere.headers.get('set-cookie')]).toEqual([false, null])
  })

  test('is English before, and for a cookie that nobody set here', () => {
    expect([undefined, '', 'gradwright_language=xx', 'gradwright_language=hi'].map(readLanguage)).toEqual([
      'en',
      'en',
      'en',
      'hi',
    ])
  })
})

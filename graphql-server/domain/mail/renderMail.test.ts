import { expect, it } from 'vitest'
import { MAIL_KINDS } from './kinds.ts'
import { renderMail } from './renderMail.tsx'

const publicUrl = 'https://gradwright.example'
const render = (body: string, kind = 'password-reset') =>
  renderMail({ mail: { kind, language: 'ENGLISH', subject: 'Set a <new> password', body }, publicUrl })
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)

it('escapes what people wrote, and links to no other site', () => {
  const html = render(
    'Hello <img src=x onerror="alert(1)"> & https://evil.example/login,\n\nhttps://gradwright.example.evil.example/a',
  )
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; https://evil.example/login,')
  expect(html).toContain('<title>Set a &lt;new&gt; password</title>')
  expect(linksIn(html)).toEqual([publicUrl])
})

it('shows the first link that ends a paragraph as a button, and the address below', () => {
  const html = render(
    `Hello Asha,\n\nSet a new password here: ${publicUrl}/reset#abc\n\nOr ask again at ${publicUrl}/auth/forgot. It is quick.`,
  )
  const reset = `${publicUrl}/reset#abc`
  expect(linksIn(html)).toEqual([reset, reset, `${publicUrl}/auth/forgot`, publicUrl])
  expect(html).toMatch(/href="[^"]*#abc" class="button-text"[^>]*>Set a new password</)
})

it('says for each kind what it holds, keeps line breaks and loads nothing', () => {
  for (const [kind, { preview }] of Object.entries(MAIL_KINDS)) {
    const html = render('One\ntwo', kind)
    expect(html).toContain(preview)
    expect(html).toContain('One<br/>two')
    expect(html).not.toMatch(/\bsrc=|url\(|@import|<link|<script/)
  }
  expect(render('One', 'kind-of-a-later-release')).toContain('One')
})

import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

/** What takes a text as HTML or as a program. React escapes texts everywhere else. */
const SINKS =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|setHTMLUnsafe|document\.write|createContextualFragment|DOMParser|\bsrc[Dd]oc\b|\beval\(|new Function\(/g

/** The only ones, and why. */
const ALLOWED = {
  'web/screens/Outbox/MailLetter.tsx': ['srcDoc'],
}

it('no text of a person is put into the page as HTML: the client has one place, which may run no scripts', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^e2e\/|^test\/|__generated__/.test(file))
    .map(file => `web/${file}`)
  expect(files.length).toBeGreaterThan(400)
  const found = Object.fromEntries(
    files.flatMap(file => {
      const sinks = [...readFileSync(file, 'utf8').matchAll(SINKS)].map(([sink]) => sink)
      return sinks.length > 0 ? [[file, sinks]] : []
    }),
  )
  expect(found).toEqual(ALLOWED)
  const [, sandbox] =
    /sandbox="([^"]*)"/.exec(readFileSync('web/screens/Outbox/MailLetter.tsx', 'utf8')) ?? []
  expect(sandbox?.split(' ')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox'])
})

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
])('React writes no address that runs a script, whoever gave it: %j', address => {
  for (const element of [
    createElement('a', { href: address }),
    createElement('form', { action: address }),
    createElement('iframe', { src: address }),
  ])
    expect(renderToStaticMarkup(element)).not.toMatch(/alert/)
})

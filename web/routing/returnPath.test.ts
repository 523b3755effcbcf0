import { describe, expect, it } from 'vitest'
import { returnPath, signInPath } from './returnPath.ts'

describe('the way back after signing in', () => {
  it.each(['/dashboard', '/results/7?from=mail#opening', '/'])('leads to %s', path => {
    expect(returnPath(path)).toBe(path)
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['another site', 'https://elsewhere.example/'],
    ['another site without its scheme', '//elsewhere.example'],
    ['another site behind a backslash', '/\\elsewhere.example'],
    ['another site behind a tab', '/\t/elsewhere.example'],
    ['another site behind a line end', '/\n/elsewhere.example'],
    ['another site behind a dot', '/.//elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path that is not from the root', 'dashboard'],
    ['the sign-in page itself', '/auth?next=/auth'],
  ])('refuses %s', (_what, next) => {
    expect(returnPath(next)).toBeNull()
  })

  it('survives the way through the address of the sign-in page', () => {
    const url = new URL(signInPath({ pathname: '/results/7', search: '?a=1&b=2' }), 'http://localhost')
    expect(returnPath(url.searchParams.get('next'))).toBe('/results/7?a=1&b=2')
  })
})

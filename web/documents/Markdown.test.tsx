// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import Markdown from './Markdown.tsx'

afterEach(cleanup)

const show = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container

test('headings begin at the second level, and lists and links are what they say', () => {
  const page = show('# One\n\n- a\n- b\n\n[Here](/pricing) and [there](https://example.org)')
  expect(page.querySelector('h1')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Here' }).getAttribute('href')).toBe('/pricing')
  expect(screen.getByRole('link', { name: 'there' }).getAttribute('rel')).toContain('noopener')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](//evil.example)',
  '![x](https://evil.example/x.png)',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
])('%s runs and loads nothing', text => {
  const page = show(text)
  expect(page.querySelector('script, img, iframe, object, a')).toBeNull()
})

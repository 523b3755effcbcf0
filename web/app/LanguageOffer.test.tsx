import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../test/expectAccessible.ts'
import { LanguageOffer } from './LanguageOffer.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets it
  document.cookie = 'gradwright_language=; max-age=0'
})

function open(languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <LanguageOffer />
    </MemoryRouter>,
  )
  return screen.queryByRole('complementary', { name: 'भाषा' })
}

it('offers Hindi to a browser that asks for it, and leads back to the page', async () => {
  const offer = open(['en-IN', 'hi-IN'])
  expect(offer?.querySelector('form')?.getAttribute('action')).toBe('/language')
  expect(offer?.querySelector<HTMLInputElement>('input[name=next]')?.value).toBe('/pricing')
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /./ })
  expect(buttons.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['submit', 'language', 'hi'],
    ['submit', 'language', 'en'],
  ])
  await expectAccessible(document.body)
})

it('says nothing to other browsers, nor once a language was chosen', () => {
  expect(open(['en-IN', 'ta'])).toBeNull()
  cleanup()
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets it
  document.cookie = 'gradwright_language=en'
  expect(open(['hi'])).toBeNull()
})

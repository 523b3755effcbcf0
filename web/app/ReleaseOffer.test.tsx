import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteRelease } from '../relay/release.ts'
import { expectAccessible } from '../test/expectAccessible.ts'
import { ReleaseOffer } from './ReleaseOffer.tsx'

const served = (release: string) => act(async () => noteRelease(new Headers({ 'x-client-release': release })))
const offer = () => screen.queryByRole('complementary', { name: 'New version' })
const load = vi.fn<() => void>()

beforeEach(() => {
  const release = document.createElement('meta')
  release.name = 'release'
  release.content = 'one'
  document.head.append(release)
  render(<ReleaseOffer load={load} />)
})
afterEach(async () => {
  for (const release of document.querySelectorAll('meta[name="release"]')) release.remove()
  await served('one')
  cleanup()
  load.mockReset()
})

it('offers a release that goes out while the page is open, and loads it only when that is asked', async () => {
  await served('one')
  expect(offer()).toBeNull()
  await served('two')
  expect(offer()).not.toBeNull()
  await expectAccessible(document.body)
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Load it now' }))
  expect(load).toHaveBeenCalledOnce()
})

it('asks once for a release that was declined, and again for the next one', async () => {
  await served('two')
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(offer()).toBeNull()
  await served('three')
  expect(offer()).not.toBeNull()
})

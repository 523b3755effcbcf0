import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteRelease } from '../relay/release.ts'
import { followRelease } from './followRelease.ts'

const served = (release: string) => noteRelease(new Headers({ 'x-client-release': release }))
const load = vi.fn<(path: string) => void>()

beforeEach(() => {
  const release = document.createElement('meta')
  release.name = 'release'
  release.content = 'one'
  document.head.append(release)
})
afterEach(() => {
  for (const release of document.querySelectorAll('meta[name="release"]')) release.remove()
  served('one')
  sessionStorage.clear()
  load.mockReset()
  vi.restoreAllMocks()
})

function open() {
  const routes = ['/', '/shortlist', '/pricing'].map(path => ({ path, loader: () => null }))
  const router = createMemoryRouter(routes)
  followRelease(router, load)
  return router
}

test('a page of the release that the server serves is left without loading a document', async () => {
  const router = open()
  served('one')
  noteRelease(new Headers())
  await router.navigate('/shortlist')
  expect(load).not.toHaveBeenCalled()
})

test('after a release the next page is a new document, with the whole of its address', async () => {
  const router = open()
  served('two')
  await router.navigate('/pricing?plan=PREMIUM#questions')
  expect(load.mock.calls).toEqual([['/pricing?plan=PREMIUM#questions']])
})

test('a change behind the question mark, and loading again in place, leave the page as it is', async () => {
  const router = open()
  served('two')
  await router.navigate('/?search=robotics')
  await router.revalidate()
  expect(load).not.toHaveBeenCalled()
})

test('a tab loads one document for a release, also where the former one comes again', async () => {
  const router = open()
  served('two')
  await router.navigate('/shortlist')
  await router.navigate('/pricing')
  expect(load.mock.calls).toEqual([['/shortlist']])
  served('three')
  await router.navigate('/')
  expect(load.mock.calls).toEqual([['/shortlist'], ['/']])
})

test('nothing is loaded offline, where no document would come', async () => {
  const router = open()
  served('two')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await router.navigate('/shortlist')
  expect(load).not.toHaveBeenCalled()
})

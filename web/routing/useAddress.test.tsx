import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressForm, oneOf, words } from './addressForm.ts'
import { type Address, useAddress } from './useAddress.ts'

const FORM = addressForm({ view: oneOf(['list', 'map']), q: words(100) })
let address: Address<ReturnType<typeof FORM.read>>
const load = vi.fn<() => null | Promise<null>>(() => null)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  load.mockClear()
})

function Screen() {
  address = useAddress(FORM)
  return (
    <>
      <input aria-label="Search" />
      <Link to="?q=linked">A link</Link>
    </>
  )
}

async function open(path: string) {
  const routes = [
    { path: '/', loader: load, element: <Screen />, hydrateFallbackElement: <p>Loading</p> },
    { path: '/before', element: <p>Before</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/before', path] })
  await act(async () => {
    render(<RouterProvider router={router} />)
    await vi.advanceTimersByTimeAsync(1)
  })
  load.mockClear()
  return { router, search: () => router.state.location.search }
}

const set = (...change: Parameters<typeof address.set>) =>
  act(async () => {
    address.set(...change)
    await vi.advanceTimersByTimeAsync(1)
  })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a choice replaces the address at once, keeps other parameters, the fragment and the focus', async () => {
  const { router, search } = await open('/?from=mail#place')
  const input = screen.getByRole('textbox')
  input.focus()
  await set({ view: 'map' })
  expect(search()).toBe('?from=mail&view=map')
  expect(router.state.location.hash).toBe('#place')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(router.state.preventScrollReset).toBe(true)
  expect(document.activeElement).toBe(input)
  expect(load).toHaveBeenCalledOnce()
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/before')
})

test('a change back before the page has followed is not overtaken', async () => {
  const { router, search } = await open('/')
  let arrive: () => void = () => undefined
  load.mockImplementationOnce(() => new Promise<null>(resolve => (arrive = () => resolve(null))))
  await set({ view: 'map' }, { history: 'PUSH' })
  await set({ view: 'list' })
  arrive()
  await wait(1)
  expect(address.state.view).toBe('list')
  expect(search()).toBe('')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/before')
})

test('what is typed is there at once, and in the address after a pause', async () => {
  const { search } = await open('/')
  await set({ q: 'l' }, { isTyped: true })
  await wait(200)
  await set({ q: 'la' }, { isTyped: true })
  await wait(200)
  expect(address).toMatchObject({ state: { q: 'la' }, isBehind: true })
  expect(search()).toBe('')
  await wait(50)
  expect(search()).toBe('?q=la')
  expect(address.isBehind).toBe(false)
  expect(load).toHaveBeenCalledOnce()
})

test('a choice takes along what was typed', async () => {
  const { search } = await open('/')
  await set({ q: 'law' }, { isTyped: true })
  await set({ view: 'map' })
  expect(search()).toBe('?view=map&q=law')
})

test('a change that needs no answer asks for none, and the same state is no change', async () => {
  const { search } = await open('/')
  await set({ view: 'map' }, { reloads: false })
  expect(search()).toBe('?view=map')
  await set({ view: 'map' })
  expect(load).not.toHaveBeenCalled()
})

test('a pushed state is left by the way back', async () => {
  const { router, search } = await open('/?q=law')
  await set({ view: 'map' }, { history: 'PUSH', mark: 'OPENED_HERE' })
  expect(router.state.location.state).toBe('OPENED_HERE')
  await act(async () => {
    await router.navigate(-1)
  })
  expect(search()).toBe('?q=law')
  expect(address.state).toEqual({ view: 'list', q: 'law' })
})

test('a link brings a state that is taken over, also while something is typed', async () => {
  await open('/')
  await act(async () => {
    screen.getByRole('link').click()
    await vi.advanceTimersByTimeAsync(1)
  })
  expect(address.state.q).toBe('linked')
})

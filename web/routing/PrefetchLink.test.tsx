import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PrefetchLink } from './PrefetchLink.tsx'
import { type ScreenRoute, screenAt } from './screenRoute.ts'

const cancel = vi.fn()
const prefetch = vi.fn<ScreenRoute['prefetch']>(() => cancel)
const route: ScreenRoute = {
  access: 'PUBLIC',
  start: () => {
    throw new Error('the screen is not opened here')
  },
  prefetch,
}
screenAt('/programs/:programId', 'Programme', async () => ({ default: route }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

function showLink(): HTMLElement {
  render(
    <MemoryRouter>
      <PrefetchLink to="/programs/7">Robotics</PrefetchLink>
    </MemoryRouter>,
  )
  return screen.getByRole('link')
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a link that the pointer rests on fetches its page', async () => {
  fireEvent.pointerEnter(showLink())
  await wait(79)
  expect(prefetch).not.toHaveBeenCalled()
  await wait(1)
  expect(prefetch.mock.calls[0]?.[0].params).toEqual({ programId: '7' })
  expect(cancel).not.toHaveBeenCalled()
})

test('a link that the pointer crosses fetches nothing', async () => {
  const link = showLink()
  fireEvent.pointerEnter(link)
  await wait(50)
  fireEvent.pointerLeave(link)
  await wait(1_000)
  expect(prefetch).not.toHaveBeenCalled()
})

test('a request that is not answered is cancelled when the pointer leaves', async () => {
  const link = showLink()
  fireEvent.pointerEnter(link)
  await wait(80)
  fireEvent.pointerLeave(link)
  expect(cancel).toHaveBeenCalledOnce()
})

test('the focus does the same as the pointer', async () => {
  const link = showLink()
  fireEvent.focus(link)
  await wait(80)
  expect(prefetch).toHaveBeenCalledOnce()
  fireEvent.blur(link)
  expect(cancel).toHaveBeenCalledOnce()
})

test('a link that is taken off the page gives up', async () => {
  fireEvent.pointerEnter(showLink())
  cleanup()
  await wait(1_000)
  expect(prefetch).not.toHaveBeenCalled()
})

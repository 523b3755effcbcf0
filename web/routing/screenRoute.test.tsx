import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useRevalidator } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { pageRoute, type ScreenRoute, screenAt } from './screenRoute.ts'

afterEach(cleanup)

function TryAgain() {
  const { revalidate } = useRevalidator()
  return (
    <button type="button" onClick={() => void revalidate()}>
      Try again
    </button>
  )
}

test('a route that could not be fetched is fetched again, and then kept', async () => {
  const route: ScreenRoute = {
    access: 'PUBLIC',
    start: () => ({
      content: Promise.resolve(<h1>Programmes</h1>),
      release: () => undefined,
      refresh: () => undefined,
    }),
    prefetch: () => () => undefined,
  }
  const fetched = vi
    .fn<() => Promise<{ default: ScreenRoute }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: route })
  const router = createMemoryRouter([
    { errorElement: <TryAgain />, children: [screenAt('/', 'Programmes', fetched)] },
  ])
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<RouterProvider router={router} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Programmes' })).toBeTruthy()
  await router.navigate('/?page=2')
  expect(fetched).toHaveBeenCalledTimes(2)
  complaints.mockRestore()
})

test('a route without a title does not compile', () => {
  const page = async () => ({ default: () => null })
  // @ts-expect-error the title is missing
  const route = pageRoute({ path: '/untitled', access: 'PUBLIC', page })
  expect(route.path).toBe('/untitled')
})

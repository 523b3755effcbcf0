import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import ReferenceScreen from './ReferenceScreen.tsx'

afterEach(cleanup)

function show(address: string) {
  const router = createMemoryRouter([{ path: '/developers/reference', element: <ReferenceScreen /> }], {
    initialEntries: [address],
  })
  return { router, ...render(<RouterProvider router={router} />) }
}

it('shows a type with its fields, their arguments, and what is deprecated', async () => {
  const { container } = show('/developers/reference?type=Plan')
  expect(screen.getByText('Plan', { selector: 'h2' })).toBeDefined()
  expect(screen.getAllByText('Deprecated').length).toBeGreaterThan(0)
  expect(screen.getByText('PlanCode').getAttribute('href')).toBe('/developers/reference?type=PlanCode')
  await expectAccessible(container)
})

it('finds words, leads to what was found, and says when there is nothing', async () => {
  const { router } = show('/developers/reference?type=PlanCode')
  const type = (words: string) =>
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: words } })
  type('refilledAt')
  const hit = await screen.findByText('PartnerPoints.refilledAt')
  expect(hit.getAttribute('href')).toBe('/developers/reference?type=PartnerPoints#refilledAt')
  type('zzzz')
  await waitFor(() => expect(screen.getByText('Nothing found')).toBeDefined())
  fireEvent.click(screen.getByText('Subscription'))
  await waitFor(() => expect(router.state.location.search).toBe('?type=Subscription'))
})

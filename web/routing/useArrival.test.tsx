import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { loadQuery, RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import universityQuery, { type universityRouteQuery } from '../__generated__/universityRouteQuery.graphql.ts'
import { payloadOf } from '../test/renderScreen.tsx'
import { AnswerTitle, PageTitleContext } from './pageTitle.ts'
import { pageRoute } from './screenRoute.ts'
import { useArrival } from './useArrival.ts'

function Frame() {
  const { content, announcement, giveTitle } = useArrival()
  return (
    <PageTitleContext value={giveTitle}>
      <main ref={content} tabIndex={-1}>
        <Outlet />
      </main>
      <p role="status">{announcement}</p>
    </PageTitleContext>
  )
}

const blank = (path: string, title: string) =>
  pageRoute({ path, title, access: 'PUBLIC', page: async () => ({ default: () => null }) })

function open({ node = null }: { node?: object | null } = {}) {
  const environment = createMockEnvironment()
  const queryRef = loadQuery<universityRouteQuery>(environment, universityQuery, { id: 'VTox', search: null })
  environment.mock.resolveMostRecentOperation(operation =>
    payloadOf(operation, { Query: { university: node }, University: node ?? {} }),
  )
  const front = blank('/', 'Front page')
  const university = {
    ...blank('/universities/:universityId', 'University'),
    element: (
      <Suspense>
        <AnswerTitle<universityRouteQuery>
          query={universityQuery}
          queryRef={queryRef}
          titleOf={answer => answer.university?.name ?? null}
        />
      </Suspense>
    ),
  }
  const router = createMemoryRouter([{ element: <Frame />, children: [front, university] }])
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  return router
}

const announced = async () => (await screen.findByRole('status')).textContent

test('the first page has a title and is not announced', async () => {
  open()
  await waitFor(() => expect(document.title).toBe('Front page · Gradwright'))
  expect(await announced()).toBe('')
})

test('the next page has the title of its answer, is announced and takes the focus', async () => {
  const router = open({ node: { __typename: 'University', name: 'University of Leeds' } })
  await screen.findByRole('main')
  await act(() => router.navigate('/universities/1'))
  expect(document.title).toBe('University of Leeds · Gradwright')
  expect(await announced()).toBe('University of Leeds')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await act(() => router.navigate('/'))
  expect(document.title).toBe('Front page · Gradwright')
})

test('an answer without a name leaves the title of the route', async () => {
  const router = open()
  await screen.findByRole('main')
  await act(() => router.navigate('/universities/1'))
  expect(document.title).toBe('University · Gradwright')
  expect(await announced()).toBe('University')
})

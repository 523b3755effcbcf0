import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { loadQuery, RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import universityQuery, { type universityRouteQuery } from '../__generated__/universityRouteQuery.graphql.ts'
import type { AnswerTo } from '../test/answers.ts'
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

type Answer = AnswerTo<universityRouteQuery>
const nothing: Answer['masters'] = {
  totalCount: 0,
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
}
const leeds: Answer['university'] = {
  __typename: 'University',
  id: 'VTox',
  name: 'University of Leeds',
  localName: null,
  country: 'UK',
  city: 'Leeds',
  website: null,
  imageUrl: null,
  description: 'Large public university in Leeds, the United Kingdom.',
  control: 'PUBLIC',
  size: 'LARGE',
  selectivity: null,
  programCount: 0,
  source: 'a list',
  livingCost: null,
  requirements: [],
  aiPolicy: 'UNKNOWN',
  aiPolicyNotes: [],
  proofOfFunds: [],
  scholarships: { totalCount: 0, isIncluded: false, items: [] },
}

const blank = (path: string, title: string) =>
  pageRoute({ path, title, access: 'PUBLIC', page: async () => ({ default: () => null }) })

function open({ university: answered = null }: Partial<Pick<Answer, 'university'>> = {}) {
  const environment = createMockEnvironment()
  const queryRef = loadQuery<universityRouteQuery>(environment, universityQuery, { id: 'VTox', search: null })
  environment.mock.resolveMostRecentOperation(operation =>
    payloadOf<universityRouteQuery>(operation, {
      Query: {
        university: answered,
        viewer: null,
        exchangeRates: [],
        masters: nothing,
        mbas: nothing,
        found: { totalCount: 0 },
      },
    }),
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
  const router = open({ university: leeds })
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

import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import type { ShortlistMoreQuery } from '../../__generated__/ShortlistMoreQuery.graphql.ts'
import type { sessionQuery } from '../../__generated__/sessionQuery.graphql.ts'
import shortlistQuery, { type shortlistRouteQuery } from '../../__generated__/shortlistRouteQuery.graphql.ts'
import type { useShortlistRemoveMutation } from '../../__generated__/useShortlistRemoveMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import ShortlistScreen from './ShortlistScreen.tsx'

type Viewer = NonNullable<AnswerTo<shortlistRouteQuery>['viewer']>
type Edge = Viewer['shortlist']['edges'][number]

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const item = (number: number, deadlines: Edge['node']['program']['deadlines'] = []): Edge => ({
  cursor: String(number),
  node: {
    __typename: 'ShortlistItem',
    id: `item-${number}`,
    program: {
      id: `program-${number}`,
      databaseId: number,
      name: `MSc Number ${number}`,
      duration: '12 months',
      tuitionFees: 'Check with the university',
      isListed: true,
      isShortlisted: true,
      application: null,
      deadlines,
      university: { id: 'uni', name: 'University of Bologna' },
    },
    university: {
      id: 'uni',
      databaseId: 3,
      name: 'University of Bologna',
      city: 'Bologna',
      country: 'ITALY',
    },
  },
})

const list = (edges: readonly Edge[], limit: number | null, hasNextPage: boolean, totalCount: number) => ({
  entitlements: { shortlisted: { limit } },
  shortlist: { totalCount, edges, pageInfo: { hasNextPage, endCursor: '1' } },
})

async function show(
  edges: readonly Edge[],
  {
    limit = 5,
    hasNextPage = false,
    totalCount = edges.length + (hasNextPage ? 10 : 0),
  }: { limit?: number | null; hasNextPage?: boolean; totalCount?: number } = {},
) {
  const shown = await renderScreen<shortlistRouteQuery>({
    screen: ShortlistScreen,
    query: shortlistQuery,
    variables: {},
    answer: {
      Query: { viewer: { id: 'maya', ...list(edges, limit, hasNextPage, totalCount) } },
    },
  })
  return { ...shown, user: userEvent.setup() }
}

async function answerRemoval(
  { mock }: Awaited<ReturnType<typeof show>>['environment'],
  number: number,
): Promise<void> {
  // The button looks first whether somebody is signed in.
  const isRemoval = () =>
    mock.getMostRecentOperation().request.node.operation.name === 'useShortlistRemoveMutation'
  const session: AnswerTo<sessionQuery> = {
    viewer: { __typename: 'User', id: 'maya', fullName: 'Maya Krishnan', role: 'STUDENT' },
  }
  while (!isRemoval()) await act(async () => mock.resolveMostRecentOperation({ data: session }))
  const removed: AnswerTo<useShortlistRemoveMutation> = {
    removeFromShortlist: {
      __typename: 'RemoveFromShortlistPayload',
      program: { id: `program-${number}`, isShortlisted: false },
    },
  }
  await act(async () => mock.resolveMostRecentOperation({ data: removed }))
}

describe('the shortlist', () => {
  it('shows each programme with its next deadline and what can be done', async () => {
    await show([
      item(1, [
        { label: 'Round 1', date: '2020-01-01' },
        { label: 'Round 2', date: tomorrow },
      ]),
      item(2),
    ])
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.getByText(/\(Round 2\)/)).toBeTruthy()
    expect(screen.queryByText(/\(Round 1\)/)).toBeNull()
    expect(screen.getByText(/2 of the 5 that your plan keeps/)).toBeTruthy()
    const [documents] = screen.getAllByRole('link', { name: /^Generate Documents/ })
    expect(documents?.getAttribute('href')).toBe(
      '/document-generator?course=MSc+Number+1&university=University+of+Bologna',
    )
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations).toEqual([])
  })

  it('keeps a programme in sight that is taken off, to be put back', async () => {
    const { user, environment } = await show([item(1)])
    await user.click(screen.getByRole('button', { name: 'Shortlist MSc Number 1' }))
    await answerRemoval(environment, 1)
    expect(screen.getByText(/0 of the 5/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Shortlist MSc Number 1' }).getAttribute('aria-pressed')).toBe(
      'false',
    )
  })

  it('leaves all of two pages in sight when one of forty is taken off', async () => {
    const items = Array.from({ length: 40 }, (_, number) => item(number))
    const { user, environment } = await show(items.slice(0, 20), {
      limit: null,
      hasNextPage: true,
      totalCount: 40,
    })
    await user.click(screen.getByRole('button', { name: 'Show more of 40 programmes' }))
    const more: AnswerTo<ShortlistMoreQuery> = {
      node: { __typename: 'User', id: 'maya', ...list(items.slice(20), null, false, 40) },
    }
    await act(async () => environment.mock.resolveMostRecentOperation({ data: more }))
    expect(screen.getAllByRole('article')).toHaveLength(40)
    expect(screen.getByText(/40 so far/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Shortlist MSc Number 25' }))
    await answerRemoval(environment, 25)
    expect(screen.getAllByRole('article')).toHaveLength(40)
    expect(screen.getByText(/39 so far/)).toBeTruthy()
  }, 120_000)

  it('says what to do when it is empty, and shows more where there is more', async () => {
    await show([])
    expect(screen.getByText('Nothing on the shortlist yet')).toBeTruthy()
    const { user, environment } = await show([item(1)], { limit: null, hasNextPage: true })
    await user.click(screen.getByRole('button', { name: 'Show more of 11 programmes' }))
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe('ShortlistMoreQuery')
  })
})

import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { fetchQuery } from 'relay-runtime'
import { describe, expect, it } from 'vitest'
import type { ShortlistMoreQuery } from '../../__generated__/ShortlistMoreQuery.graphql.ts'
import type { sessionQuery } from '../../__generated__/sessionQuery.graphql.ts'
import shortlistQuery, { type shortlistRouteQuery } from '../../__generated__/shortlistRouteQuery.graphql.ts'
import type { useShortlistRemoveMutation } from '../../__generated__/useShortlistRemoveMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
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
  shortlistCount: { totalCount },
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

const SESSION: AnswerTo<sessionQuery> = {
  viewer: { __typename: 'User', id: 'maya', fullName: 'Maya Krishnan', role: 'STUDENT' },
}

async function answerRemoval(
  { mock }: Awaited<ReturnType<typeof show>>['environment'],
  number: number,
  left: number,
): Promise<void> {
  // The button looks first whether somebody is signed in.
  const isRemoval = () =>
    mock.getMostRecentOperation().request.node.operation.name === 'useShortlistRemoveMutation'
  while (!isRemoval()) await answerWith<sessionQuery>(mock, SESSION)
  await answerWith<useShortlistRemoveMutation>(mock, {
    removeFromShortlist: {
      __typename: 'RemoveFromShortlistPayload',
      program: { id: `program-${number}`, isShortlisted: false },
      viewer: { __typename: 'User', id: 'maya', shortlistCount: { totalCount: left } },
    },
  })
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
    await answerRemoval(environment, 1, 0)
    expect(screen.getByText(/0 of the 5/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Shortlist MSc Number 1' }).getAttribute('aria-pressed')).toBe(
      'false',
    )
  })

  it('counts one that is taken off before the server has answered, and not when that is refused', async () => {
    const { user, environment } = await show([item(1), item(2)])
    await user.click(screen.getByRole('button', { name: 'Shortlist MSc Number 1' }))
    await answerWith<sessionQuery>(environment.mock, SESSION)
    expect(screen.getByText(/1 of the 5/)).toBeTruthy()
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('lost')))
    expect(screen.getByText(/2 of the 5/)).toBeTruthy()
  })

  describe('of two pages', () => {
    const items = Array.from({ length: 40 }, (_, number) => item(number))

    async function showBoth() {
      const shown = await show(items.slice(0, 20), { limit: null, hasNextPage: true, totalCount: 40 })
      await shown.user.click(screen.getByRole('button', { name: 'Show more of 40 programmes' }))
      await answerWith<ShortlistMoreQuery>(shown.environment.mock, {
        node: { __typename: 'User', id: 'maya', ...list(items.slice(20), null, false, 40) },
      })
      expect(screen.getAllByRole('article')).toHaveLength(40)
      expect(screen.getByText(/40 so far/)).toBeTruthy()
      return shown
    }

    /** Takes one off, and reads the first page again as the server has it then. */
    async function takeOffAndReadAgain(number: number): Promise<void> {
      const { user, environment } = await showBoth()
      await user.click(screen.getByRole('button', { name: `Shortlist MSc Number ${number}` }))
      await answerRemoval(environment, number, 39)
      // What was taken off stays in sight until the list is read again.
      expect(screen.getAllByRole('article')).toHaveLength(40)
      expect(screen.getByText(/39 so far/)).toBeTruthy()
      const left = items.filter(({ node }) => node.id !== `item-${number}`)
      fetchQuery(environment, shortlistQuery, {}, { fetchPolicy: 'network-only' }).subscribe({})
      await answerWith<shortlistRouteQuery>(environment.mock, {
        viewer: { __typename: 'User', id: 'maya', ...list(left.slice(0, 20), null, true, 39) },
      })
      expect(screen.getByText(/39 so far/)).toBeTruthy()
    }

    it('keeps both when one of the first is taken off and the list is read again', async () => {
      await takeOffAndReadAgain(3)
      expect(screen.getAllByRole('article')).toHaveLength(39)
      expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull()
    }, 120_000)

    it('reads the second again when one of it was taken off', async () => {
      await takeOffAndReadAgain(25)
      expect(screen.getAllByRole('article')).toHaveLength(20)
      expect(screen.getByRole('button', { name: 'Show more of 39 programmes' })).toBeTruthy()
    }, 120_000)
  })

  it('says what to do when it is empty, and shows more where there is more', async () => {
    await show([])
    expect(screen.getByText('Nothing on the shortlist yet')).toBeTruthy()
    const { user, environment } = await show([item(1)], { limit: null, hasNextPage: true })
    await user.click(screen.getByRole('button', { name: 'Show more of 11 programmes' }))
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe('ShortlistMoreQuery')
  })
})

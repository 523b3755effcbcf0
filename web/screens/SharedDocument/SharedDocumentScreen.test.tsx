import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import sharedDocumentQuery, {
  type sharedDocumentRouteQuery,
} from '../../__generated__/sharedDocumentRouteQuery.graphql.ts'
import type { useAddSharedCommentMutation } from '../../__generated__/useAddSharedCommentMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import SharedDocumentScreen from './SharedDocumentScreen.tsx'

type Shared = NonNullable<AnswerTo<sharedDocumentRouteQuery>['sharedDocument']>

const SHARED: Shared = {
  id: 'shared-1',
  documentType: 'SOP',
  access: 'COMMENT',
  takesComments: true,
  endsAt: '2026-12-07T10:00:00Z',
  locked: [],
  paragraphs: [
    { key: 'p1', text: 'My uncle repairs pumps.' },
    { key: 'p2', text: 'I built one.' },
  ],
  threads: [
    {
      quote: 'repairs pumps',
      isResolved: false,
      passage: { paragraphKey: 'p1', start: 9, end: 22 },
      comment: { id: 'c1', authorName: 'Ravi', body: '<b>Which</b>?', createdAt: '2026-11-23T10:00:00Z' },
      answers: [{ id: 'c2', authorName: null, body: 'Diesel.', createdAt: '2026-11-23T11:00:00Z' }],
    },
    {
      quote: 'a wheel',
      isResolved: true,
      passage: null,
      comment: { id: 'c3', authorName: 'Ravi', body: 'Why?', createdAt: '2026-11-23T10:00:00Z' },
      answers: [],
    },
  ],
}

const open = (shared: Shared | null) =>
  renderScreen<sharedDocumentRouteQuery>({
    screen: SharedDocumentScreen,
    query: sharedDocumentQuery,
    variables: { token: ':token' },
    answer: { Query: { sharedDocument: shared } },
    path: '/shared/:token',
  })

describe('a shared text', () => {
  it('shows comments at their words as text, and those whose words are gone apart', async () => {
    const { container } = await open(SHARED)
    expect(screen.getByText('repairs pumps', { selector: 'mark' })).toBeDefined()
    expect(screen.getByText('<b>Which</b>?')).toBeDefined()
    expect(screen.getByText('The writer')).toBeDefined()
    const whole = screen.getByRole('region', { name: 'On the whole text' })
    expect(within(whole).getByText('About a passage that has changed')).toBeDefined()
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
    await expectAccessible(container)
  })

  it('sends a comment on a paragraph, and keeps the words when it is refused', async () => {
    const { environment } = await open(SHARED)
    await userEvent.click(screen.getByRole('button', { name: 'Comment on paragraph 2' }))
    const name = screen.getByLabelText(/^Your name/)
    await waitFor(() => expect(document.activeElement).toBe(name))
    await userEvent.type(name, 'Asha')
    await userEvent.type(screen.getByLabelText(/^Your comment/), 'Good')
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }))
    const sent = environment.mock.getMostRecentOperation()
    expect(sent.request.variables).toEqual({
      input: {
        token: ':token',
        name: 'Asha',
        body: 'Good',
        passage: { paragraphKey: 'p2', start: 0, quote: 'I built one.' },
        answersId: null,
      },
    })
    environment.mock.resolve(
      sent,
      payloadOf<useAddSharedCommentMutation>(sent, {
        Mutation: {
          addSharedComment: refused('RateLimitedError', { message: 'Try again in 2 minutes.' }),
        },
      }),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 2 minutes.')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your comment/).value).toBe('Good')
  })

  it('has no comments when it is to be read only, and none can be written when they are closed', async () => {
    const { unmount } = await open({ ...SHARED, access: 'READ', takesComments: false, threads: [] })
    expect(screen.queryByRole('button', { name: /omment/ })).toBeNull()
    unmount()
    await open({ ...SHARED, takesComments: false })
    expect(screen.getByText(/No more comments are taken/)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has one page for every link that opens nothing', async () => {
    await open(null)
    expect(screen.getByRole('heading', { name: 'This link opens nothing' })).toBeDefined()
  })
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import conversationQuery, {
  type conversationRouteQuery,
} from '../../__generated__/conversationRouteQuery.graphql.ts'
import supportQuery, { type supportRouteQuery } from '../../__generated__/supportRouteQuery.graphql.ts'
import type { useOpenThreadMutation } from '../../__generated__/useOpenThreadMutation.graphql.ts'
import type { useWriteMessageMutation } from '../../__generated__/useWriteMessageMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import ConversationScreen from './ConversationScreen.tsx'
import SupportScreen from './SupportScreen.tsx'

const MOMENT = '2026-11-20T10:00:00.000Z'

const showSupport = (
  supportHours: number | null,
  supportWait = { answers: 3, medianSeconds: null as number | null, onTime: null as number | null },
) =>
  renderScreen<supportRouteQuery>({
    screen: SupportScreen,
    query: supportQuery,
    variables: {},
    answer: {
      Query: {
        supportWait,
        viewer: {
          entitlements: { supportHours },
          supportThreads: {
            totalCount: 1,
            edges: [
              {
                cursor: '1',
                node: {
                  __typename: 'SupportThread',
                  databaseId: 1,
                  subject: 'A refund',
                  state: 'OPEN',
                  isLate: true,
                  lastMessageAt: MOMENT,
                },
              },
            ],
            pageInfo: { hasNextPage: false, endCursor: '1' },
          },
        },
      },
    },
  })

const MESSAGES = [
  { number: 2, isFromStaff: true, body: 'It is on its way.', wasLate: true, createdAt: MOMENT },
  { number: 1, isFromStaff: false, body: 'Where is my refund?', wasLate: false, createdAt: MOMENT },
]
const showConversation = (
  said: { state?: 'CLOSED' },
  admins: AnswerTo<conversationRouteQuery>['supportStaff'] = null,
) =>
  renderScreen<conversationRouteQuery>({
    screen: ConversationScreen,
    query: conversationQuery,
    variables: { id: 'thread-1' },
    answer: {
      Query: {
        viewer: { username: admins ? 'admin' : 'asha' },
        supportStaff: admins,
        thread: {
          __typename: 'SupportThread',
          id: 'thread-1',
          databaseId: 1,
          subject: 'A refund',
          state: 'ANSWERED',
          isLate: false,
          dueAt: MOMENT,
          person: { databaseId: 1, username: admins ? 'asha' : null },
          assignee: null,
          messages: MESSAGES,
          ...said,
        },
      },
    },
  })

describe('support', () => {
  it('says on Free which plans have it, and shows what was written before', async () => {
    await showSupport(null)
    expect(screen.getByText('Support by message is part of Standard and Premium')).toBeTruthy()
    expect(screen.queryByLabelText('Message')).toBeNull()
    expect(screen.getByText('Answer is late')).toBeTruthy()
    expect(screen.getByText(/not enough of them yet/)).toBeTruthy()
    await expectAccessible()
  })

  it('promises what the plan does, with what was measured, and keeps what was typed', async () => {
    const { environment, router } = await showSupport(24, { answers: 20, medianSeconds: 9_000, onTime: 19 })
    expect(screen.getByText(/half of the last 20 answers came within 3 hours, and 19 of them/)).toBeTruthy()
    expect(screen.getByText(/an answer within 24 hours/)).toBeTruthy()
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('What it is about'), 'A')
    await user.type(screen.getByLabelText('Message'), 'Where is it?')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await answerWith<useOpenThreadMutation>(environment.mock, {
      openSupportThread: refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'subject', message: 'Say in a few words what it is about' }],
      }),
    })
    expect(document.activeElement).toBe(screen.getByLabelText('What it is about'))
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Where is it?')
    await expectAccessible()
    await user.type(screen.getByLabelText('What it is about'), ' refund')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { subject: 'A refund', message: 'Where is it?' },
    })
    await answerWith<useOpenThreadMutation>(environment.mock, {
      openSupportThread: {
        __typename: 'OpenSupportThreadPayload',
        thread: {
          id: 'thread-7',
          databaseId: 7,
          state: 'OPEN',
          dueAt: MOMENT,
          isLate: false,
          lastMessageAt: MOMENT,
          assignee: null,
          messages: [],
        },
      },
    })
    expect(router.state.location.pathname).toBe('/support/7')
  })

  it('shows a conversation from its beginning, and adds a reply', async () => {
    const { environment } = await showConversation({})
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toMatch(/^You.*Where is my refund\?$/)
    expect(second).toMatch(/^Support.*later than promised.*It is on its way\.$/)
    expect(screen.queryByLabelText('Looked after by')).toBeNull()
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Reply'), 'Thank you')
    await user.click(screen.getByRole('button', { name: 'Send reply' }))
    await answerWith<useWriteMessageMutation>(environment.mock, {
      writeSupportMessage: {
        __typename: 'WriteSupportMessagePayload',
        thread: {
          id: 'thread-1',
          databaseId: 1,
          state: 'OPEN',
          dueAt: MOMENT,
          isLate: false,
          lastMessageAt: MOMENT,
          assignee: null,
          messages: [
            { number: 3, isFromStaff: false, body: 'Thank you', wasLate: false, createdAt: MOMENT },
            ...MESSAGES,
          ],
        },
      },
    })
    expect(screen.getByText('Thank you')).toBeTruthy()
    expect(screen.getByLabelText('Reply')).toHaveProperty('value', '')
    expect(screen.getByText('Waits for an answer')).toBeTruthy()
    await expectAccessible()
  })

  it('lets an admin assign and answer', async () => {
    const { environment } = await showConversation({}, [{ databaseId: 9, username: 'admin' }])
    const user = userEvent.setup()
    await user.selectOptions(screen.getByLabelText('Looked after by'), 'admin')
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { threadId: 'thread-1', assignee: 9 },
    })
    expect(screen.getByRole('button', { name: 'Send answer' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'asha' }).getAttribute('href')).toBe('/admin/people/1')
    await expectAccessible()
  })

  it('takes nothing once it is closed', async () => {
    await showConversation({ state: 'CLOSED' })
    expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Close conversation' })).toBeNull()
  })

  it('says that a conversation does not exist', async () => {
    await renderScreen<conversationRouteQuery>({
      screen: ConversationScreen,
      query: conversationQuery,
      variables: { id: 'thread-1' },
      answer: { Query: { viewer: null, supportStaff: null, thread: null } },
    })
    expect(screen.getByText('There is no such conversation')).toBeTruthy()
  })
})

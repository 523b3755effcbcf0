import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import communityQuery, { type communityRouteQuery } from '../../__generated__/communityRouteQuery.graphql.ts'
import questionQuery, { type questionRouteQuery } from '../../__generated__/questionRouteQuery.graphql.ts'
import type { useAskQuestionMutation } from '../../__generated__/useAskQuestionMutation.graphql.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import CommunityScreen from './CommunityScreen.tsx'
import QuestionScreen from './QuestionScreen.tsx'

const MOMENT = '2026-11-20T10:00:00.000Z'

const showQuestions = (isEmpty = false) =>
  renderScreen<communityRouteQuery>({
    screen: CommunityScreen,
    query: communityQuery,
    variables: {},
    answer: {
      Query: {
        viewer: { communityName: 'asha' },
        communityQuestions: {
          totalCount: isEmpty ? 0 : 1,
          edges: isEmpty
            ? []
            : [
                {
                  cursor: '1',
                  node: {
                    __typename: 'CommunityPost',
                    databaseId: 4,
                    title: 'Is a gap year held against one?',
                    authorName: 'asha',
                    createdAt: MOMENT,
                    answerCount: 1,
                    isAnswered: true,
                    isHidden: false,
                  },
                },
              ],
          pageInfo: { hasNextPage: false, endCursor: '1' },
        },
      },
    },
  })

const said = { isAccepted: false, isHidden: false, hiddenReason: null, isReported: false, createdAt: MOMENT }
const showQuestion = (isOwn: boolean) =>
  renderScreen<questionRouteQuery>({
    screen: QuestionScreen,
    query: questionQuery,
    variables: { id: 'post-4' },
    answer: {
      Query: {
        viewer: { communityName: 'asha' },
        post: {
          __typename: 'CommunityPost',
          id: 'post-4',
          title: 'Is a gap year held against one?',
          body: 'See https://spam.example <b>now</b>',
          authorName: 'asha',
          ...said,
          isOwn,
          answers: [
            { ...said, id: 'post-5', body: 'No.', authorName: 'ravi', isOwn: !isOwn },
            { ...said, id: 'post-6', body: 'Yes.', authorName: 'mira', isOwn: false, isReported: true },
          ],
        },
      },
    },
  })

describe('the community', () => {
  it('lists questions, and says when there is none', async () => {
    await showQuestions()
    expect(screen.getByRole('link', { name: 'Is a gap year held against one?' }).getAttribute('href')).toBe(
      '/community/4',
    )
    expect(screen.getByText('Answer accepted')).toBeTruthy()
    await expectAccessible()
    await showQuestions(true)
    expect(screen.getByText('No question has been asked yet')).toBeTruthy()
  })

  it('asks a question: a refused name is said beside it, and nothing typed is lost', async () => {
    const { environment } = await showQuestions()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Ask a question' }))
    await user.type(screen.getByLabelText('Question in a line'), 'Which test comes first?')
    await user.type(screen.getByLabelText('What others need to know'), 'I have both to write.')
    await user.click(screen.getByRole('button', { name: 'Publish question' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { name: 'asha', title: 'Which test comes first?', body: 'I have both to write.' },
    })
    await answerWith<useAskQuestionMutation>(environment.mock, {
      askQuestion: refused('ConflictError', {
        message: 'Another person has this name.',
        fields: [{ path: 'name', message: 'Another person has this name' }],
      }),
    })
    expect(document.activeElement).toBe(screen.getByLabelText('Name that others see'))
    expect(screen.getByLabelText('What others need to know')).toHaveProperty('value', 'I have both to write.')
    await expectAccessible()
  })

  it('shows words as they were typed: no address in them becomes a link', async () => {
    await showQuestion(false)
    expect(screen.getByText('See https://spam.example <b>now</b>')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /spam/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Accept answer' })).toBeNull()
    expect(screen.getByText('You have reported this')).toBeTruthy()
    await expectAccessible()
  })

  it('lets who asked accept an answer, and a reader report a post with a reason', async () => {
    const { environment } = await showQuestion(true)
    const user = userEvent.setup()
    const [first] = screen.getAllByRole('button', { name: 'Accept answer' })
    if (!first) throw new Error('There is no answer to accept.')
    await user.click(screen.getByRole('button', { name: 'Report answer' }))
    await user.type(screen.getByLabelText('What is wrong with it'), 'An advertisement')
    await user.click(screen.getByRole('button', { name: 'Report' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { postId: 'post-5', reason: 'An advertisement' },
    })
    await expectAccessible()
  })

  it('asks before a question is deleted with the answers of others', async () => {
    const { environment } = await showQuestion(true)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Delete question' }))
    expect(environment.mock.getAllOperations()).toEqual([])
    expect(screen.getByText(/also those of others/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Delete question' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { postId: 'post-4' },
    })
  })

  it('says that a question does not exist', async () => {
    await renderScreen<questionRouteQuery>({
      screen: QuestionScreen,
      query: questionQuery,
      variables: { id: 'post-4' },
      answer: { Query: { viewer: { communityName: null }, post: null } },
    })
    expect(screen.getByText('There is no such question')).toBeTruthy()
  })
})

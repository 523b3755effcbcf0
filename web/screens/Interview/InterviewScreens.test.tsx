import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import interviewQuery, { type interviewRouteQuery } from '../../__generated__/interviewRouteQuery.graphql.ts'
import interviewsQuery, {
  type interviewsRouteQuery,
} from '../../__generated__/interviewsRouteQuery.graphql.ts'
import type { useAnswerInterviewMutation } from '../../__generated__/useAnswerInterviewMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import InterviewScreen from './InterviewScreen.tsx'
import InterviewsScreen from './InterviewsScreen.tsx'

type Interview = NonNullable<AnswerTo<interviewRouteQuery>['interview']>
type Viewer = NonNullable<AnswerTo<interviewsRouteQuery>['viewer']>

const QUESTION: Interview['questions'][number] = {
  interviewId: 1,
  number: 3,
  text: 'How do you know that it worked?',
  why: 'A figure is believed when its owner can say how it was measured.',
  quote: 'We rebuilt the pump of the lower field.',
  answer: '',
  revision: 0,
  feedback: null,
} as Interview['questions'][number]
const INTERVIEW: Interview = {
  __typename: 'Interview',
  id: 'interview-1',
  course: 'MSc Robotics',
  university: 'ETH Zurich',
  questions: [QUESTION],
} as Interview
const VIEWER: Viewer = {
  id: 'maya',
  entitlements: { interviews: true },
  interviewTarget: { course: 'MSc Robotics', university: 'ETH Zurich', isMba: false },
  interviews: [],
}

const openList = (viewer: Viewer) =>
  renderScreen<interviewsRouteQuery>({
    screen: InterviewsScreen,
    query: interviewsQuery,
    variables: {},
    answer: { Query: { viewer } },
    path: '/interview',
  })
const openOne = () =>
  renderScreen<interviewRouteQuery>({
    screen: InterviewScreen,
    query: interviewQuery,
    variables: { id: ':interviewId' },
    answer: { Query: { interview: INTERVIEW } },
    path: '/interview/:interviewId',
  })

describe('the interviews', () => {
  it('begin with the programme that is most likely', async () => {
    const { container, environment } = await openList(VIEWER)
    expect(screen.getByText('No interview yet')).toBeDefined()
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { course: 'MSc Robotics', university: 'ETH Zurich', isMba: false },
    })
  })

  it('are locked where the plan has none', async () => {
    const { container } = await openList({ ...VIEWER, entitlements: { interviews: false } })
    expect(screen.getByRole('link', { name: 'Compare plans' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull()
    await expectAccessible(container)
  })
})

describe('an interview', () => {
  it('saves an answer by itself, and shows what rules say of it', async () => {
    const { container, environment } = await openOne()
    expect(screen.getByText(QUESTION.quote)).toBeDefined()
    await expectAccessible(container)
    await userEvent.type(screen.getByLabelText(/How do you know that it worked/), 'It ran.')
    await userEvent.tab()
    const sent = environment.mock.getMostRecentOperation()
    expect(sent.request.variables).toEqual({
      input: { interviewId: 'interview-1', number: 3, revision: 0, answer: 'It ran.' },
    })
    const feedback = { words: 2, seconds: 1, findings: [{ isGood: false, text: 'It has no figure.' }] }
    environment.mock.resolve(
      sent,
      payloadOf<useAnswerInterviewMutation>(sent, {
        Mutation: {
          answerInterviewQuestion: {
            __typename: 'AnswerInterviewQuestionPayload',
            isSaved: true,
            interview: {
              ...INTERVIEW,
              questions: [{ ...QUESTION, answer: 'It ran.', revision: 1, feedback }],
            },
          },
        },
      }),
    )
    expect(await screen.findByText('It has no figure.')).toBeDefined()
    expect(screen.getByText(/2 words, 1 second spoken/)).toBeDefined()
    await expectAccessible(container)
  })
})

import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import questionsQuery, { type questionsRouteQuery } from '../../__generated__/questionsRouteQuery.graphql.ts'
import type { useReplyToQuestionMutation } from '../../__generated__/useReplyToQuestionMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import QuestionsScreen from './QuestionsScreen.tsx'

type Reply = AnswerTo<useReplyToQuestionMutation>['replyToQuestion']
type Question = Extract<Reply, { question: object }>['question']

const question = (id: string, columns: Partial<Question> = {}): Question => ({
  __typename: 'FollowUpQuestion',
  id,
  number: 1,
  text: `What about ${id}?`,
  why: 'A reader would miss it.',
  quotes: [{ words: `I counted ${id}.`, key: 'workExperience', label: 'What you do there' }],
  suggestions: ['Somebody asked me to.', 'It was my own idea.'],
  addressee: 'STUDENT',
  state: 'OPEN',
  confirmed: null,
  reply: null,
  revision: 0,
  setAside: [],
  ...columns,
})

async function show(questions: readonly Question[]) {
  const shown = await renderScreen<questionsRouteQuery>({
    screen: QuestionsScreen,
    query: questionsQuery,
    variables: { draftId: 'draft-1' },
    answer: {
      Query: {
        viewer: { id: 'maya', writer: null },
        languageModel: null,
        draft: { __typename: 'Draft', id: 'draft-1', type: 'SOP', form: 'WIZARD', questions },
      },
    },
  })
  const answer = async (payload: Reply) =>
    await act(async () =>
      shown.environment.mock.resolveMostRecentOperation({ data: { replyToQuestion: payload } }),
    )
  const replied = async (questions: readonly Question[], at = 0) => {
    const question = questions[at]
    if (!question) throw new Error(`There is no question ${at}`)
    await answer({ __typename: 'ReplyToQuestionPayload', question, questions })
  }
  const sent = () => shown.environment.mock.getMostRecentOperation().request.variables.input
  return { ...shown, answer, replied, sent, user: userEvent.setup() }
}

async function expectAccessible() {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
}

const heading = (name: string) => screen.getByRole('heading', { name })

describe('questions before a document', () => {
  it('says that none is open', async () => {
    await show([])
    expect(heading('Your answers leave no question open.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Write now' })).toBeTruthy()
    await expectAccessible()
  })

  it('shows one at a time with what it quotes, and preselects nothing', async () => {
    await show([question('handovers'), question('labels')])
    expect(screen.getByText('2 short questions, about 1 minute. You may skip all of them.')).toBeTruthy()
    expect(heading('What about handovers?')).toBeTruthy()
    expect(screen.queryByText('What about labels?')).toBeNull()
    expect(screen.getByText('I counted handovers.')).toBeTruthy()
    expect(document.querySelector('[aria-pressed="true"], [aria-checked="true"], :checked')).toBeNull()
    await expectAccessible()
  })

  it('goes on after a confirmed suggestion with the focus on the next question, and back to undo', async () => {
    const first = question('handovers')
    const second = question('labels')
    const { user, sent, replied } = await show([first, second])
    await user.click(screen.getByRole('button', { name: 'That is so: It was my own idea.' }))
    expect(sent()).toMatchObject({ questionId: 'handovers', action: 'CONFIRM', suggestion: 1, revision: 0 })
    await replied([{ ...first, state: 'CONFIRMED', confirmed: 1, revision: 1 }, second])
    expect(document.activeElement).toBe(heading('What about labels?'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByText('You said: “It was my own idea.”')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(sent()).toMatchObject({ questionId: 'handovers', action: 'UNDO', revision: 1 })
    await replied([{ ...first, revision: 2 }, second])
    expect(screen.getByRole('button', { name: 'Not true' })).toBeTruthy()
  })

  it('sends own words, denies and skips', async () => {
    const [first, ...others] = [question('handovers'), question('labels'), question('cards')] as const
    const all = [first, ...others]
    const { user, sent, replied } = await show(all)
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    await user.type(screen.getByLabelText(/In your words/), 'A reading was missing.')
    // Leaving the field saves the words, and does not take the button away.
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    expect(sent()).toMatchObject({ action: 'REWORD', reply: 'A reading was missing.' })
    await replied([{ ...first, state: 'REWORDED', reply: 'A reading was missing.' }, ...others])
    await user.click(screen.getByRole('button', { name: 'Not true' }))
    expect(sent()).toMatchObject({ questionId: 'labels', action: 'DENY' })
    await replied(all, 1)
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    expect(sent()).toMatchObject({ questionId: 'cards', action: 'SKIP' })
    await replied(all, 2)
    expect(heading('That was all.')).toBeTruthy()
    await expectAccessible()
  })

  it('sends words again that could not be saved, when the question is left', async () => {
    const all = [question('handovers'), question('labels')]
    const { user, sent, answer, environment } = await show(all)
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    await user.type(screen.getByLabelText(/In your words/), 'A reading was missing.')
    await user.tab()
    expect(sent()).toMatchObject({ action: 'KEEP', reply: 'A reading was missing.' })
    await answer(refused('RateLimitedError', { message: 'Please wait' }))
    expect(environment.mock.getAllOperations()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Later' }))
    expect(sent()).toMatchObject({ questionId: 'handovers', action: 'KEEP', reply: 'A reading was missing.' })
  })

  it('saves no words after an answer: they would open the question again', async () => {
    const all = [question('handovers'), question('labels')]
    const { user, sent, replied, environment } = await show(all)
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    await user.type(screen.getByLabelText(/In your words/), 'A reading')
    await user.click(screen.getByRole('button', { name: 'Not true' }))
    expect(sent()).toMatchObject({ action: 'DENY' })
    await replied(all)
    expect(heading('What about labels?')).toBeTruthy()
    const waiting = environment.mock.getAllOperations().map(({ request }) => request.variables.input.action)
    expect(waiting).toEqual(['KEEP'])
  })

  it('lets a student say of a letter that they do not know', async () => {
    await show([question('handovers', { addressee: 'RECOMMENDER' })])
    expect(screen.getByRole('button', { name: 'I do not know' })).toBeTruthy()
  })

  it('keeps the words of a question whose answer has changed, and those of another device', async () => {
    await show([
      question('handovers', {
        state: 'STALE',
        reply: 'One night',
        setAside: [{ reply: 'From the phone.', savedAt: '2026-11-22T10:00:00Z' }],
      }),
    ])
    expect(screen.getByText(/quotes has changed since/)).toBeTruthy()
    expect(screen.getByDisplayValue('One night')).toBeTruthy()
    expect(screen.getByText(/Another device had replied: “From the phone.”/)).toBeTruthy()
    await expectAccessible()
  })

  it('stays at the question when the reply is refused', async () => {
    const { user, answer } = await show([question('handovers'), question('labels')])
    await user.click(screen.getByRole('button', { name: 'Skip' }))
    await answer(refused('NotFoundError', { message: 'This question is gone' }))
    expect(screen.getByRole('alert').textContent).toContain('This question is gone')
    expect(heading('What about handovers?')).toBeTruthy()
  })
})

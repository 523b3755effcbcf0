import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import questionsQuery, { type questionsRouteQuery } from '../../__generated__/questionsRouteQuery.graphql.ts'
import type { questionsStreamSubscription } from '../../__generated__/questionsStreamSubscription.graphql.ts'
import type { useAskQuestionsMutation } from '../../__generated__/useAskQuestionsMutation.graphql.ts'
import type { useReplyToQuestionMutation } from '../../__generated__/useReplyToQuestionMutation.graphql.ts'
import { NetworkFault } from '../../relay/faults.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import QuestionsScreen from './QuestionsScreen.tsx'

type Reply = AnswerTo<useReplyToQuestionMutation>['replyToQuestion']
type Question = Extract<Reply, { question: object }>['question']

const question = (id: string, columns: Partial<Question> = {}): Question => ({
  __typename: 'FollowUpQuestion',
  id,
  number: 1,
  gap: 'ACT_WITHOUT_CAUSE',
  text: `What about ${id}?`,
  why: 'A reader would miss it.',
  quotes: [{ words: `I counted ${id}.`, key: 'workExperience', label: 'What you do there' }],
  suggestions: ['Somebody asked me to.', 'It was my own idea.'],
  addressee: 'STUDENT',
  state: 'OPEN',
  confirmed: null,
  reply: null,
  revision: 0,
  answeredAt: null,
  setAside: [],
  ...columns,
})

afterEach(() => localStorage.clear())

/** `isAsking` while the server has not asked yet. */
async function show(questions: readonly Question[], { isAsking = false } = {}) {
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
  const { mock } = shown.environment
  const named = (name: string) => {
    const found = mock.getAllOperations().find(({ request }) => request.node.operation.name === name)
    if (found === undefined) throw new Error(`${name} is not under way`)
    return found
  }
  const asked = async (questions: readonly Question[]) =>
    await answerWith<useAskQuestionsMutation>(
      mock,
      { askQuestions: { __typename: 'AskQuestionsPayload', questions } },
      named('useAskQuestionsMutation'),
    )
  if (!isAsking) await asked(questions)
  const answer = (replyToQuestion: Reply) =>
    answerWith<useReplyToQuestionMutation>(mock, { replyToQuestion }, named('useReplyToQuestionMutation'))
  const replied = async (questions: readonly Question[], at = 0) => {
    const question = questions[at]
    if (!question) throw new Error(`There is no question ${at}`)
    await answer({ __typename: 'ReplyToQuestionPayload', question, questions })
  }
  /** What the server tells without being asked. */
  const arrived = async (questionsChanged: AnswerTo<questionsStreamSubscription>['questionsChanged']) =>
    await answerWith<questionsStreamSubscription>(
      mock,
      { questionsChanged },
      named('questionsStreamSubscription'),
    )
  const fail = async (operation: string, fault: NetworkFault) =>
    await act(async () => mock.reject(named(operation), fault))
  const sent = () => named('useReplyToQuestionMutation').request.variables.input
  const replies = () =>
    mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'useReplyToQuestionMutation')
      .map(({ request }) => request.variables.input)
  return { ...shown, answer, replied, sent, asked, arrived, fail, replies, user: userEvent.setup() }
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
    const { user, sent, replied, replies } = await show(all)
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    await user.type(screen.getByLabelText(/In your words/), 'A reading was missing.')
    // Leaving the field saves the words, and does not take the button away.
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    expect(replies().map(({ action }) => action)).toEqual(['KEEP', 'REWORD'])
    await replied(all)
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
    const { user, sent, answer, replies } = await show(all)
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    await user.type(screen.getByLabelText(/In your words/), 'A reading was missing.')
    await user.tab()
    expect(sent()).toMatchObject({ action: 'KEEP', reply: 'A reading was missing.' })
    await answer(refused('RateLimitedError', { message: 'Please wait' }))
    expect(replies()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Later' }))
    expect(sent()).toMatchObject({ questionId: 'handovers', action: 'KEEP', reply: 'A reading was missing.' })
  })

  it('saves no words after an answer: they would open the question again', async () => {
    const all = [question('handovers'), question('labels')]
    const { user, replied, replies } = await show(all)
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    await user.type(screen.getByLabelText(/In your words/), 'A reading')
    await user.click(screen.getByRole('button', { name: 'Not true' }))
    expect(replies().map(({ action }) => action)).toEqual(['KEEP', 'DENY'])
    await replied(all)
    await replied(all)
    expect(heading('What about labels?')).toBeTruthy()
    expect(replies()).toEqual([])
  })

  it('lets a student say of a letter that they do not know', async () => {
    const asked = question('handovers', { addressee: 'RECOMMENDER' })
    const { user, sent, replied } = await show([asked])
    expect(screen.getByText(/It is for your recommender: answer what you know/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'I do not know' }))
    expect(sent()).toMatchObject({ action: 'SKIP' })
    await replied([{ ...asked, state: 'SKIPPED' }])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByText('You said that you do not know.')).toBeTruthy()
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

  it('are shown as they arrive, and a document need not wait for them', async () => {
    const { arrived, fail } = await show([], { isAsking: true })
    expect(screen.getByText(/Reading your answers/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Write now' })).toBeTruthy()
    await expectAccessible()
    await arrived({ version: '1', isAsked: false, questions: [] })
    expect(screen.getByText(/Reading your answers/)).toBeTruthy()
    // The call is lost on its way; what it asked for arrives.
    await fail('useAskQuestionsMutation', new NetworkFault('UNREACHABLE'))
    expect(screen.getByRole('alert').textContent).toContain('cannot be reached')
    await arrived({ version: '2', isAsked: true, questions: [question('handovers')] })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('1 short question, about 1 minute. You may skip it.')).toBeTruthy()
    expect(heading('What about handovers?')).toBeTruthy()
  })

  it('can be asked for again when that failed', async () => {
    const { fail, user, asked } = await show([], { isAsking: true })
    await fail('useAskQuestionsMutation', new NetworkFault('SERVER'))
    await user.click(screen.getByRole('button', { name: 'Ask again' }))
    await asked([question('handovers')])
    expect(heading('What about handovers?')).toBeTruthy()
  })

  it('counts seven', async () => {
    await show(['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(id => question(id)))
    expect(screen.getByText('7 short questions, about 5 minutes. You may skip all of them.')).toBeTruthy()
    expect(screen.getByText('1 of 7')).toBeTruthy()
  })

  it('asks about the contradiction that a reply caused next', async () => {
    const first = question('handovers')
    const second = question('labels')
    const { user, replied } = await show([first, second])
    await user.click(screen.getByRole('button', { name: 'That is so: It was my own idea.' }))
    const back = question('figures', { gap: 'CONTRADICTION', number: 3 })
    await replied([{ ...first, state: 'CONFIRMED', confirmed: 1 }, second, back])
    expect(document.activeElement).toBe(heading('What about figures?'))
    await user.click(screen.getByRole('button', { name: 'Later' }))
    expect(heading('What about labels?')).toBeTruthy()
  })

  it('shows the beginning of a long quote, and all of it when asked', async () => {
    const long = `${'I counted every handover of the ward. '.repeat(20)}Then I stopped.`
    const { user } = await show([
      question('handovers', { quotes: [{ words: long, key: 'workExperience', label: 'Work' }] }),
    ])
    expect(screen.queryByText(/Then I stopped/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More', expanded: false }))
    expect(screen.getByText(/Then I stopped/)).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Less', expanded: true }))
    expect(screen.queryByText(/Then I stopped/)).toBeNull()
  })

  it('says that a reply is too long, sends none of it, and keeps all of it', async () => {
    const { user, replies } = await show([question('handovers')])
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    const field = screen.getByLabelText(/In your words/)
    await user.click(field)
    const pasted = 'x'.repeat(20_001)
    await user.paste(pasted)
    expect(field).toHaveProperty('value', pasted)
    expect(screen.getByText(/keep this to 20,000 characters. Nothing of it is lost/)).toBeTruthy()
    expect(screen.getByText('20,001 of 20,000 characters')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'I’d put it like this' })).toHaveProperty('disabled', true)
    await user.tab()
    expect(replies()).toEqual([])
  })

  it('keeps a reply without a connection, goes on, and sends it when the connection is back', async () => {
    const first = question('handovers')
    const second = question('labels')
    const { user, fail, sent, replied, replies } = await show([first, second])
    await user.click(screen.getByRole('button', { name: 'That is so: It was my own idea.' }))
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await fail('useReplyToQuestionMutation', new NetworkFault('OFFLINE'))
    expect(heading('What about labels?')).toBeTruthy()
    expect(screen.getByText(/1 reply waits for the connection/)).toBeTruthy()
    expect(screen.getByText(/^1 short question/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByText(/You said: “It was my own idea.”.* kept on this device/)).toBeTruthy()
    await expectAccessible()
    expect(replies()).toEqual([])
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(sent()).toMatchObject({ questionId: 'handovers', action: 'CONFIRM', suggestion: 1, revision: 0 })
    await replied([{ ...first, state: 'CONFIRMED', confirmed: 1, revision: 1 }, second])
    expect(screen.queryByText(/waits for the connection/)).toBeNull()
    expect(screen.getByText('You said: “It was my own idea.”')).toBeTruthy()
  })

  it('takes back a reply that waits, and has the words of a page that was closed', async () => {
    const { user, fail, replies, unmount } = await show([question('handovers')])
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    await user.type(screen.getByLabelText(/In your words/), 'A reading')
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await fail('useReplyToQuestionMutation', new NetworkFault('OFFLINE'))
    await fail('useReplyToQuestionMutation', new NetworkFault('OFFLINE'))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByDisplayValue('A reading')).toBeTruthy()
    unmount()
    online.mockRestore()
    await show([question('handovers')])
    expect(screen.getByDisplayValue('A reading')).toBeTruthy()
    expect(replies().every(({ action }) => action === 'KEEP')).toBe(true)
  })

  it('keeps what is being typed when the question becomes stale, or another device answers it', async () => {
    const { user, arrived, sent } = await show([question('handovers')])
    await user.click(screen.getByRole('button', { name: 'I’d put it like this' }))
    await user.type(screen.getByLabelText(/In your words/), 'A reading was missing.')
    const stale = question('handovers', { state: 'STALE', revision: 0 })
    await arrived({ version: '2', isAsked: true, questions: [stale] })
    expect(screen.getByText(/quotes has changed since/)).toBeTruthy()
    expect(screen.getByDisplayValue('A reading was missing.')).toBeTruthy()
    const other = question('handovers', { state: 'REWORDED', reply: 'From the phone.', revision: 1 })
    await arrived({ version: '3', isAsked: true, questions: [other] })
    expect(screen.getByText('You said: “From the phone.”')).toBeTruthy()
    expect(screen.getByText('You were typing here: “A reading was missing.”')).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Use this instead' }))
    expect(sent()).toMatchObject({ action: 'REWORD', reply: 'A reading was missing.', revision: 1 })
  })
})

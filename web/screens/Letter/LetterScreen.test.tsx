import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import letterQuery, { type letterRouteQuery } from '../../__generated__/letterRouteQuery.graphql.ts'
import type { useAnswerLetterQuestionMutation } from '../../__generated__/useAnswerLetterQuestionMutation.graphql.ts'
import type { useApproveLetterMutation } from '../../__generated__/useApproveLetterMutation.graphql.ts'
import type { useEditLetterMutation } from '../../__generated__/useEditLetterMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import LetterScreen from './LetterScreen.tsx'

type Letter = NonNullable<AnswerTo<letterRouteQuery>['recommenderLetter']>

const LETTER: Letter = {
  id: 'letter-1',
  student: 'Nandini Rao',
  course: 'MSc Robotics',
  university: 'ETH Zurich',
  recommender: 'Dr Iyer',
  endsAt: '2026-12-23T10:00:00Z',
  isConfidential: false,
  isSealed: false,
  textRevision: 3,
  approvedAt: null,
  isApproved: false,
  isQuestionsOnly: false,
  questions: [],
  paragraphs: [
    { key: 'p1', text: 'She repaired our pump.' },
    { key: 'p2', text: 'I recommend her.' },
  ],
}

const open = (letter: Letter | null) =>
  renderScreen<letterRouteQuery>({
    screen: LetterScreen,
    query: letterQuery,
    variables: { token: ':token' },
    answer: { Query: { recommenderLetter: letter } },
    path: '/letters/:token',
  })

describe('a letter at its recommender', () => {
  it('says who asks and for what, and is approved under a name and a role', async () => {
    const { environment, container } = await open(LETTER)
    expect(screen.getByRole('heading', { name: 'Letter of recommendation for Nandini Rao' })).toBeDefined()
    expect(screen.getByText(/MSc Robotics, ETH Zurich/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('Dr Iyer')
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Approve the letter' }))
    const sent = environment.mock.getMostRecentOperation()
    expect(sent.request.variables).toEqual({
      input: { token: ':token', revision: 3, name: 'Dr Iyer', role: '', isConfidential: false },
    })
    environment.mock.resolve(
      sent,
      payloadOf<useApproveLetterMutation>(sent, {
        Mutation: {
          approveLetter: refused('ValidationError', {
            message: 'Please give your role',
            fields: [{ path: 'role', message: 'Please give your role' }],
          }),
        },
      }),
    )
    expect(await screen.findByText('Please give your role')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Your role/)))
  })

  it('is changed paragraph by paragraph; words are kept when the student was faster', async () => {
    const { environment, container } = await open(LETTER)
    await userEvent.click(screen.getByRole('button', { name: 'Change the letter' }))
    const second = screen.getByLabelText<HTMLTextAreaElement>(/^Paragraph 2/)
    await userEvent.type(second, ' Warmly.')
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }))
    const sent = environment.mock.getMostRecentOperation()
    expect(sent.request.variables).toMatchObject({
      input: { revision: 3, paragraphs: [{ key: 'p1' }, { key: 'p2', text: 'I recommend her. Warmly.' }] },
    })
    environment.mock.resolve(
      sent,
      payloadOf<useEditLetterMutation>(sent, {
        Mutation: {
          editLetter: {
            __typename: 'EditLetterPayload',
            isSaved: false,
            letter: { ...LETTER, textRevision: 4, paragraphs: [{ key: 'p1', text: 'Another text.' }] },
          },
        },
      }),
    )
    expect(await screen.findByText('The student changed the letter meanwhile')).toBeDefined()
    expect(second.value).toBe('I recommend her. Warmly.')
    await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      input: { revision: 4, paragraphs: [{ key: 'p1' }, { text: 'I recommend her. Warmly.' }] },
    })
  })

  const QUESTION = {
    number: 1,
    text: 'What is one thing that you saw Nandini do?',
    why: 'One scene says more than many adjectives.',
    reply: '',
    isUnknown: false,
    revision: 0,
    isInLetter: false,
  }

  it('asks questions whose replies save themselves, and never replaces those of another page unasked', async () => {
    const { environment, container } = await open({ ...LETTER, questions: [QUESTION] })
    await expectAccessible(container)
    const field = screen.getByLabelText<HTMLTextAreaElement>(/What is one thing/)
    await userEvent.type(field, 'She rebuilt the pump.')
    await userEvent.tab()
    const sent = environment.mock.getMostRecentOperation()
    const input = { token: ':token', number: 1, reply: 'She rebuilt the pump.', isUnknown: false }
    expect(sent.request.variables).toEqual({ input: { ...input, revision: 0 } })
    const theirs = { ...QUESTION, reply: 'She led the night shift.', revision: 1 }
    environment.mock.resolve(
      sent,
      payloadOf<useAnswerLetterQuestionMutation>(sent, {
        Mutation: {
          answerLetterQuestion: {
            __typename: 'AnswerLetterQuestionPayload',
            isSaved: false,
            letter: { ...LETTER, questions: [theirs] },
          },
        },
      }),
    )
    expect(await screen.findByText('Another page saved other words')).toBeDefined()
    expect(screen.getByText(/She led the night shift/)).toBeDefined()
    expect(field.value).toBe('She rebuilt the pump.')
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { ...input, revision: 1 },
    })
  })

  it('puts replies into the letter, and is empty where the recommender writes it alone', async () => {
    const replied = { ...QUESTION, reply: 'She rebuilt the pump.', revision: 1 }
    const { environment, container } = await open({
      ...LETTER,
      isQuestionsOnly: true,
      isConfidential: true,
      paragraphs: [],
      questions: [replied, { ...replied, number: 2, text: 'And what else?', isUnknown: true }],
    })
    await expectAccessible(container)
    expect(screen.getByText(/The letter is empty/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Approve the letter' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Put my answer into the letter' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { token: ':token', revision: 3 },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Write the letter' }))
    expect(screen.getByLabelText(/^Paragraph 1/)).toBeDefined()
  })

  it('says that it is approved, that a change took the approval back, or that the link opens nothing', async () => {
    const approved = { ...LETTER, approvedAt: '2026-11-25T10:00:00Z', isApproved: true }
    const { unmount } = await open(approved)
    expect(screen.getByText(/You approved this letter on/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Approve the letter' })).toBeNull()
    unmount()
    const changed = await open({ ...approved, isApproved: false })
    expect(screen.getByText('The letter has changed since you approved it')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Approve the letter' })).toBeDefined()
    changed.unmount()
    await open(null)
    expect(screen.getByRole('heading', { name: 'This link opens nothing' })).toBeDefined()
  })
})

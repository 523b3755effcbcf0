import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import storyQuery, { type storyRouteQuery } from '../../__generated__/storyRouteQuery.graphql.ts'
import type { useStatementChangesCorrectMutation } from '../../__generated__/useStatementChangesCorrectMutation.graphql.ts'
import type { useStatementChangesRemoveMutation } from '../../__generated__/useStatementChangesRemoveMutation.graphql.ts'
import type { useStatementChangesRestoreMutation } from '../../__generated__/useStatementChangesRestoreMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import StoryScreen from './StoryScreen.tsx'

type Statement = NonNullable<AnswerTo<storyRouteQuery>['viewer']>['statements'][number]
/** The answers to the changes of the story. */
type Change =
  | useStatementChangesCorrectMutation
  | useStatementChangesRemoveMutation
  | useStatementChangesRestoreMutation

const source: Statement['sources'][number] = {
  kind: 'DRAFT',
  name: 'Essay for MSc Robotics',
  key: 'significantChallenge',
  label: 'A challenge',
  section: 'experiences',
  type: 'ESSAY',
  form: 'WIZARD',
  draftId: 'draft-1',
  documentDatabaseId: null,
}

const statement = (id: string, columns: Partial<Statement> = {}): Statement => ({
  __typename: 'Statement',
  id,
  words: `What ${id} says.`,
  firstWords: `What ${id} says.`,
  status: 'CURRENT',
  topic: 'EXPERIENCES',
  revision: 0,
  sources: [source],
  setAside: [],
  ...columns,
})

async function show(statements: readonly Statement[]) {
  const shown = await renderScreen<storyRouteQuery>({
    screen: StoryScreen,
    query: storyQuery,
    variables: {},
    answer: { Query: { viewer: { id: 'maya', statements } } },
  })
  const answer = (data: AnswerTo<Change>) => answerWith<Change>(shown.environment.mock, data)
  return { ...shown, answer, user: userEvent.setup() }
}

const sent = ({ environment }: Awaited<ReturnType<typeof show>>) =>
  environment.mock.getMostRecentOperation().request.variables

async function expectAccessible() {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
}

describe('your story', () => {
  it('says what will be here while nothing was told', async () => {
    await show([])
    expect(screen.getByRole('heading', { name: 'Nothing told yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Begin a document' })).toBeTruthy()
    await expectAccessible()
  })

  it('groups what was said by part of life, and by where it was said', async () => {
    const { user } = await show([
      statement('work', { topic: 'WORK', sources: [{ ...source, kind: 'PROFILE', name: 'Your profile' }] }),
      statement('first'),
      statement('second'),
    ])
    const turning = screen.getByRole('region', { name: 'Turning points' })
    expect(within(turning).getAllByRole('listitem')).toHaveLength(2)
    const [link] = within(turning).getAllByRole('link', { name: 'Essay for MSc Robotics: A challenge' })
    expect(link?.getAttribute('href')).toBe(
      '/document-generation/essay?draft=draft-1&step=experiences#question-significantChallenge',
    )
    await user.click(screen.getByRole('radio', { name: 'Source' }))
    expect(screen.getByRole('region', { name: 'Your profile' })).toBeTruthy()
    await expectAccessible()
  })

  it('corrects in place, names the revision, and puts the focus back', async () => {
    const shown = await show([statement('one', { revision: 2 })])
    const { user, answer } = shown
    await user.click(screen.getByRole('button', { name: 'Correct' }))
    const field = screen.getByRole('textbox', { name: 'What is right' })
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, 'Something else.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent(shown)).toEqual({ input: { statementId: 'one', words: 'Something else.', revision: 2 } })
    const corrected = statement('one', { words: 'Something else.', status: 'CORRECTED', revision: 3 })
    await answer({ correctStatement: { __typename: 'CorrectStatementPayload', statement: corrected } })
    expect(screen.getByText('Something else.')).toBeTruthy()
    expect(screen.getByText(/First said: “What one says\.”/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Correct' }))
  })

  it('keeps what was typed when the correction is refused', async () => {
    const { user, answer } = await show([statement('one')])
    await user.click(screen.getByRole('button', { name: 'Correct' }))
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), 'Mine')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await answer({ correctStatement: refused('ValidationError', { message: 'Too long', fields: [] }) })
    expect(screen.getByRole('alert').textContent).toContain('Too long')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Mine')
  })

  it('offers the words that another device had saved', async () => {
    const shown = await show([
      statement('one', {
        status: 'CORRECTED',
        revision: 3,
        setAside: [{ words: 'From the phone.', savedAt: '2026-11-03T09:30:00Z' }],
      }),
    ])
    await shown.user.click(screen.getByRole('button', { name: 'Use this instead' }))
    expect(sent(shown)).toEqual({
      input: { statementId: 'one', words: 'From the phone.', revision: 3, settles: true },
    })
  })

  it('removes with undo; what was removed before is at the end', async () => {
    const { user, answer } = await show([
      statement('one'),
      statement('old', { status: 'REMOVED', revision: 1 }),
    ])
    expect(within(screen.getByRole('region', { name: 'Removed' })).getByText('What old says.')).toBeTruthy()
    const turning = within(screen.getByRole('region', { name: 'Turning points' }))
    await user.click(turning.getByRole('button', { name: 'Remove' }))
    const removed = statement('one', { status: 'REMOVED', revision: 1 })
    await answer({ removeStatement: { __typename: 'RemoveStatementPayload', statement: removed } })
    const undo = turning.getByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    await user.click(undo)
    await answer({
      restoreStatement: {
        __typename: 'RestoreStatementPayload',
        statement: statement('one', { revision: 2 }),
      },
    })
    expect(turning.getByRole('button', { name: 'Remove' })).toBeTruthy()
  })

  it('shows far too many a dozen at a time', async () => {
    const { user } = await show(Array.from({ length: 120 }, (_, number) => statement(`s${number}`)))
    expect(screen.getAllByRole('listitem')).toHaveLength(12)
    await user.click(screen.getByRole('button', { name: 'Show 108 more' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(120)
    expect(screen.getAllByRole('listitem')[12]?.contains(document.activeElement)).toBe(true)
  })

  it('finds what has all the words that are sought', async () => {
    const { user } = await show(Array.from({ length: 30 }, (_, number) => statement(`s${number}`)))
    const field = screen.getByRole('searchbox', { name: 'Find in your story' })
    await user.type(field, 'S17 what')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('Found 1 thing.')).toBeTruthy()
    await user.type(field, ' nobody')
    expect(screen.getByText('Nothing here says this.')).toBeTruthy()
  })
})

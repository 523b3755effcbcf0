import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { fetchQuery } from 'react-relay'
import { MemoryRouter } from 'react-router-dom'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import storyQuery, { type useStoryOffersQuery } from '../__generated__/useStoryOffersQuery.graphql.ts'
import type { AnswerTo } from '../test/answers.ts'
import { answerWith } from '../test/answerWith.ts'
import { FromYourStory } from './FromYourStory.tsx'
import { type FormToFill, readStoryOffers } from './storyOffers.ts'
import { chosenNow } from './useDraftChoice.ts'
import type { StoryForForm } from './useStoryOffers.ts'

afterEach(cleanup)
// Relay's mock environment makes its spies with Jest's name for them.
vi.stubGlobal('jest', vi)

type Viewer = NonNullable<AnswerTo<useStoryOffersQuery>['viewer']>
type Offer = Viewer['statementOffers'][number]
type Statement = Offer['statement'] & Viewer['decided'][number]

const statement = (id: string, columns: Partial<Statement> = {}): Statement => ({
  __typename: 'Statement',
  id,
  words: `What ${id} says.`,
  firstWords: `What ${id} says.`,
  status: 'CURRENT',
  sources: [{ name: 'Essay', label: 'A challenge', draftId: 'essay' }],
  ...columns,
})

const offer = (id: string, columns: Partial<Offer> = {}, of: Partial<Statement> = {}): Offer => ({
  key: 'challengeOvercome',
  label: 'A hard problem',
  university: null,
  recommender: null,
  statement: statement(id, of),
  ...columns,
})

async function read(
  statementOffers: readonly Offer[],
  decided: readonly Statement[] = [],
): Promise<StoryForForm & { state: 'LOADED' }> {
  const environment = createMockEnvironment()
  const variables = { type: 'SOP', form: 'WIZARD' } as const
  const asked = fetchQuery<useStoryOffersQuery>(environment, storyQuery, variables).toPromise()
  await answerWith<useStoryOffersQuery>(environment.mock, {
    viewer: { __typename: 'User', id: 'maya', statementOffers, decided },
  })
  const viewer = (await asked)?.viewer
  if (!viewer) throw new Error('nobody is signed in')
  return { state: 'LOADED', offers: viewer.statementOffers, decided: viewer.decided }
}

const form: FormToFill = {
  draftId: 'own',
  texts: [],
  university: 'TU Delft',
  recommender: '',
  shownKeys: new Set(['challengeOvercome']),
}

function Form({ story, filled = form }: { story: StoryForForm; filled?: FormToFill }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <MemoryRouter>
      <FromYourStory
        story={story}
        filled={filled}
        chosen={chosen}
        onChoose={(id, isChosen) => setChosen(chosenNow(chosen, new Map([[id, isChosen]])))}
      />
    </MemoryRouter>
  )
}

describe('offers for a form', () => {
  it('are for its school, its recommender and its shown questions, and said neither in it nor by it', async () => {
    const { offers } = await read([
      offer('fits', { university: 'TU  delft' }),
      offer('other school', { university: 'ETH Zurich' }),
      offer('other recommender', { recommender: 'Leila Haddad' }),
      offer('hidden', { key: 'workExperience' }),
      offer('own', {}, { sources: [{ name: 'Draft', label: 'A challenge', draftId: 'own' }] }),
      offer('told'),
      offer('removed', {}, { status: 'REMOVED' }),
    ])
    const filled = { ...form, texts: ['Before. what TOLD says, and more'] }
    expect(readStoryOffers(offers, filled).map(({ id }) => id)).toEqual(['fits'])
  })
})

describe('from your story', () => {
  it('has nothing chosen, says what is, and where it was said', async () => {
    const user = userEvent.setup()
    render(<Form story={await read([offer('one'), offer('two')])} />)
    const part = within(screen.getByRole('region', { name: 'From your story' }))
    expect(part.getByText('None chosen.')).toBeTruthy()
    const [first] = part.getAllByRole<HTMLInputElement>('checkbox')
    expect(part.getAllByText('Essay: A challenge. Told with “A hard problem”.')).toHaveLength(2)
    await user.click(part.getByText('What one says.'))
    expect(first?.checked).toBe(true)
    expect(part.getByRole('status').textContent).toBe('1 chosen: this document will use it.')
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations).toEqual([])
  })

  it('shows six, and the rest on demand with the focus on the first of them', async () => {
    const user = userEvent.setup()
    render(<Form story={await read(Array.from({ length: 40 }, (_, at) => offer(`s${at}`)))} />)
    await user.click(screen.getByRole('button', { name: 'Show 34 more' }))
    expect(screen.getAllByRole('checkbox')).toHaveLength(40)
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[6])
  })

  it('says which sentences of the form are left out or reworded', async () => {
    const decided = [
      statement('gone', { status: 'REMOVED' }),
      statement('new', { status: 'CORRECTED', words: 'What is right.' }),
      statement('elsewhere', { status: 'REMOVED' }),
    ]
    const filled = { ...form, texts: ['What gone says. What new says.'] }
    render(<Form story={await read([], decided)} filled={filled} />)
    const part = screen.getByRole('region', { name: 'Changed by your story' })
    expect(
      within(part)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['Left out: What gone says.', 'What is right. instead of “What new says.”'])
    expect(screen.queryByRole('region', { name: 'From your story' })).toBeNull()
  })

  it('says that it could not be read, and tries again', async () => {
    const retry = vi.fn()
    render(<Form story={{ state: 'FAILED', retry }} />)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OperationDescriptor } from 'relay-runtime'
import { afterEach, describe, expect, it } from 'vitest'
import type { useAskQuestionsMutation } from '../../__generated__/useAskQuestionsMutation.graphql.ts'
import type { useChooseWriterMutation } from '../../__generated__/useChooseWriterMutation.graphql.ts'
import type { useDraftChoiceMutation } from '../../__generated__/useDraftChoiceMutation.graphql.ts'
import type { useGenerateDocumentMutation } from '../../__generated__/useGenerateDocumentMutation.graphql.ts'
import type { useRenameDraftMutation } from '../../__generated__/useRenameDraftMutation.graphql.ts'
import type { useSendAnswersMutation } from '../../__generated__/useSendAnswersMutation.graphql.ts'
import type { useStoryOffersQuery } from '../../__generated__/useStoryOffersQuery.graphql.ts'
import wizardQuery, { type wizardRouteQuery } from '../../__generated__/wizardRouteQuery.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { generated, queuedDocument } from '../../test/documents.ts'
import { freeAccount, generationOf } from '../../test/entitlements.ts'
import { refused } from '../../test/refused.ts'
// Loaded ahead, so that no test waits for the code that the screen fetches when it is needed.
import '../../documents/WriterQuestion.tsx'
import { findQuestionnaire } from '../../questionnaire/testing/vectors.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import WizardScreen from './WizardScreen.tsx'
import type { WizardType } from './wizardWords.ts'

type Answer = AnswerTo<wizardRouteQuery>
type Viewer = NonNullable<Answer['viewer']>
type Saved = Extract<AnswerTo<useSendAnswersMutation>['saveAnswers'], { draft: object }>
type Draft = Saved['draft'] & Extract<NonNullable<Answer['draft']>, { answers: object }>
type Renamed = Extract<AnswerTo<useRenameDraftMutation>['renameDraft'], { draft: object }>
/** The operations after the first query. */
type Later = useChooseWriterMutation | useDraftChoiceMutation | useStoryOffersQuery

const LAST_STEP = { SOP: 'preferences', LOR: 'future', ESSAY: 'preferences' } as const

const answer = (key: string, text: string, savedAt = '2026-08-01T10:00:00Z'): Draft['answers'][number] => ({
  __typename: 'DraftAnswer',
  key,
  label: key,
  revision: 1,
  savedAt,
  setAside: [],
  value: { text, number: null, flag: null, option: null, options: null },
})

const offer = (key: string, text: string, sourceLabel = 'your profile'): Viewer['answerOffers'][number] => ({
  key,
  sourceLabel,
  value: { text, number: null, flag: null, option: null, options: null },
})

const draft: Draft = {
  __typename: 'Draft',
  id: 'draft-1',
  name: 'Statement for Zurich',
  type: 'SOP',
  form: 'WIZARD',
  updatedAt: '2026-08-01T10:00:00Z',
  coverage: { filled: 1, total: 68, usableWords: 21, sections: [], emptyStarred: [] },
  answers: [answer('fullName', 'Maya Krishnan')],
  chosenStatementIds: [],
}

const noDrafts = { totalCount: 0, edges: [] }

const student: Viewer = {
  id: 'maya',
  writer: null,
  isPremium: false,
  creditsRemaining: 1,
  entitlements: generationOf({ included: ['SOP', 'LOR', 'ESSAY'] }),
  answerOffers: [],
  targets: { edges: [] },
  drafts: noDrafts,
}

async function show({
  type = 'SOP',
  viewer = {},
  languageModel = null,
  draft: shownDraft,
}: {
  type?: WizardType
  languageModel?: Answer['languageModel']
  viewer?: Partial<Viewer>
  draft?: Draft | null
} = {}) {
  const shown = await renderScreen<wizardRouteQuery>({
    screen: WizardScreen,
    query: wizardQuery,
    variables: { type, draftId: 'draft-1', hasDraft: shownDraft !== undefined },
    answer: {
      Query: {
        viewer: { ...student, ...viewer },
        languageModel,
        questionnaire: findQuestionnaire({ type, form: 'WIZARD' }),
        draft: shownDraft ?? null,
      },
    },
    path: `/document-generation/${type.toLowerCase()}`,
  })
  const { router, environment } = shown
  return {
    ...shown,
    user: userEvent.setup(),
    answerLast: (data: AnswerTo<Later>) => answerWith<Later>(environment.mock, data),
    goTo: (search: string) => act(() => router.navigate(`${router.state.location.pathname}${search}`)),
  }
}

const nameOf = ({ request }: OperationDescriptor) => request.node.operation.name

const stepHeading = (name: string) => screen.getByRole('heading', { level: 2, name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

afterEach(() => {
  // A page that closes keeps what it has not sent: it has to be gone before the storage is.
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('a wizard', () => {
  it.each([
    ['SOP', 7, 'Personal Information'],
    ['LOR', 8, 'Student Information'],
    ['ESSAY', 10, 'Essay Basics'],
  ] as const)('of type %s has %i steps and begins with %s', async (type, steps, first) => {
    await show({ type })
    expect(screen.getByText(`Step 1 of ${steps}`)).toBeTruthy()
    expect(stepHeading(first)).toBeTruthy()
    expect(screen.getAllByText(/^\d+% complete$/).length).toBeGreaterThan(0)
    expect(button('Previous').disabled).toBe(true)
    expect(button('Next').disabled).toBe(false)
  })

  it('reads the story with its last step, and keeps what is chosen with the draft or takes it back', async () => {
    const { environment, goTo, user, answerLast } = await show({ draft })
    expect(environment.mock.getAllOperations()).toEqual([])
    await goTo(`?step=${LAST_STEP.SOP}`)
    const statement = {
      __typename: 'Statement',
      id: 'said',
      words: 'I sold bread.',
      status: 'CURRENT',
      sources: [{ name: 'Essay', label: 'A challenge', draftId: 'draft-2' }],
    } as const
    const offered = {
      key: 'challengeOvercome',
      label: 'A problem',
      university: null,
      recommender: null,
      statement,
    }
    await answerLast({
      viewer: { __typename: 'User', id: 'maya', statementOffers: [offered], decided: [] },
    })
    const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: /I sold bread/ })
    await user.click(choice)
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { draftId: 'draft-1', statementId: 'said', isChosen: true },
    })
    expect(choice.checked).toBe(true)
    await answerLast({ chooseForDraft: refused('ConflictError', { message: 'Too many' }) })
    expect(screen.getByText('Too many')).toBeTruthy()
    expect(choice.checked).toBe(false)
  })

  it.each([
    ['SOP', 'Generate SOP'],
    ['LOR', 'Generate LOR'],
    ['ESSAY', 'Generate Essay'],
  ] as const)('of type %s ends with %s', async (type, generate) => {
    const { goTo } = await show({ type })
    await goTo(`?step=${LAST_STEP[type]}`)
    expect(button(generate).disabled).toBe(false)
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Review' })).toBeTruthy()
  })

  it('goes on and back with nothing filled in, and puts the focus on the heading of the step', async () => {
    const { user, router } = await show()
    await user.click(button('Next'))
    expect(await screen.findByText('Step 2 of 7')).toBeTruthy()
    expect(document.activeElement).toBe(stepHeading('Academic Background'))
    expect(router.state.location.search).toBe('?step=academic')
    await user.click(button('Previous'))
    expect(document.activeElement).toBe(stepHeading('Personal Information'))
  })

  it('leads to any section from the list of sections', async () => {
    const { user } = await show()
    await user.click(button('Sections'))
    const sections = within(await screen.findByRole('dialog', { name: 'Sections' }))
    expect(sections.getByRole('link', { name: /Personal Information/ }).getAttribute('aria-current')).toBe(
      'step',
    )
    await user.click(sections.getByRole('link', { name: /Personal Stories/ }))
    expect(await screen.findByText('Step 6 of 7')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(stepHeading('Personal Stories')))
  })

  it('goes back with the browser', async () => {
    const { user, router } = await show()
    await user.click(button('Next'))
    await act(() => router.navigate(-1))
    expect(await screen.findByText('Step 1 of 7')).toBeTruthy()
  })

  it('asks about work only of those who have worked, and keeps what was typed', async () => {
    const { user, goTo } = await show()
    await goTo('?step=professional')
    const hasWorked = screen.getByRole('checkbox', { name: /I have professional work experience/ })
    const position = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /Current position/i })
    expect(position()).toBeNull()
    await user.click(hasWorked)
    const asked = position()
    if (!asked) throw new Error('The position is not asked for')
    await user.type(asked, 'Engineer')
    await user.click(hasWorked)
    expect(position()).toBeNull()
    await user.click(hasWorked)
    expect(position()?.value).toBe('Engineer')
  })

  it('says in the margin what a strong answer to the question in hand holds', async () => {
    const { user, goTo } = await show()
    await goTo('?step=stories')
    const [first, second] = screen.getAllByRole('textbox')
    if (!first || !second) throw new Error('There are no stories')
    const labelOf = (control: HTMLElement) =>
      document.getElementById(control.id)?.closest('[id^=question-]')?.querySelector('label')?.textContent
    expect(screen.getByRole('complementary', { name: labelOf(first) ?? '' })).toBeTruthy()
    await user.click(second)
    expect(screen.getByRole('complementary', { name: labelOf(second) ?? '' })).toBeTruthy()
  })

  it.each(['SOP', 'LOR', 'ESSAY'] as const)(
    'of type %s is accessible at every step',
    async type => {
      const { user, goTo } = await show({ type, viewer: { answerOffers: [offer('fullName', 'Maya')] } })
      await expectAccessible()
      for (
        let next = screen.queryByRole('button', { name: 'Next' });
        next;
        next = screen.queryByRole('button', { name: 'Next' })
      ) {
        await user.click(next)
        await expectAccessible()
      }
      await goTo('')
    },
    60_000,
  )
})

describe('a new draft', () => {
  it('begins with its first answer and takes its address while the page stays as it is', async () => {
    const { user, environment, router, goTo } = await show()
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' })
    await user.type(field, 'Maya')
    const { mock } = environment
    const saving = await waitFor(() =>
      mock.findOperation(({ request }) => request.node.operation.name === 'useSendAnswersMutation'),
    )
    expect(saving.request.variables.input).toMatchObject({
      type: 'SOP',
      form: 'WIZARD',
      draftId: null,
      answers: [{ key: 'fullName', value: { text: 'Maya' }, revision: 0 }],
    })
    const saved = answer('fullName', 'Maya')
    await act(async () =>
      mock.resolve(
        saving,
        payloadOf<useSendAnswersMutation>(saving, {
          Mutation: {
            saveAnswers: {
              __typename: 'SaveAnswersPayload',
              draft: { ...draft, answers: [saved] },
              saved: [saved],
              refused: [],
            },
          },
        }),
      ),
    )
    await waitFor(() => expect(router.state.location.search).toBe('?draft=draft-1'))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(field.isConnected).toBe(true)
    await goTo('?step=academic')
    await waitFor(() => expect(router.state.location.search).toBe('?draft=draft-1&step=academic'))
    expect(screen.getByText('Step 2 of 7')).toBeTruthy()
  })
})

describe('the review', () => {
  it('names starred questions that are empty and leads to them', async () => {
    const { user, goTo } = await show({ draft })
    await goTo('?step=preferences')
    expect(screen.queryByRole('link', { name: 'Full Name' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Target University' }))
    expect(await screen.findByText('Step 4 of 7')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Target University' }))
  })

  it("takes the server's count of the words of a draft", async () => {
    const { goTo } = await show({ draft })
    await goTo('?step=preferences')
    expect(
      screen.getByText('1,000 words need about 1,279 more words of your own. Nothing is padded.'),
    ).toBeTruthy()
  })

  it('says which length the answers are enough for, and chooses it with one tap', async () => {
    const { user, goTo } = await show({
      draft: { ...draft, coverage: { ...draft.coverage, usableWords: 700 } },
    })
    await goTo('?step=preferences')
    expect(screen.getByText('Enough for a strong 500-word statement.')).toBeTruthy()
    expect(
      screen.getByText('1,000 words need about 600 more words of your own. Nothing is padded.'),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Write 500 words' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '500 words' }).checked).toBe(true)
    expect(screen.getByText('Enough for a strong 500-word statement.')).toBeTruthy()
    expect(screen.queryByText(/more words of your own/)).toBeNull()
  })

  it('has the questions first where length is missing', async () => {
    const { goTo } = await show()
    await goTo('?step=preferences')
    expect(screen.getByText('Not enough to write from yet.')).toBeTruthy()
    const titles = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
    expect(titles.indexOf('Before we write')).toBeLessThan(titles.indexOf('What is filled'))
  })
})

describe('a draft', () => {
  it('opens with its name and answers, at the section that was saved last', async () => {
    const answers = [
      answer('fullName', 'Maya Krishnan', '2026-08-01T10:00:00Z'),
      answer('targetUniversity', 'ETH Zurich', '2026-08-02T10:00:00Z'),
    ]
    await show({ draft: { ...draft, answers } })
    expect(screen.getByRole('heading', { level: 1, name: 'Statement for Zurich' })).toBeTruthy()
    expect(screen.getByText('Step 4 of 7')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Target University' }).value).toBe(
      'ETH Zurich',
    )
  })

  it('opens at the furthest of the sections that were saved together', async () => {
    const answers = [answer('fullName', 'Maya Krishnan'), answer('targetUniversity', 'ETH Zurich')]
    await show({ draft: { ...draft, answers } })
    expect(screen.getByText('Step 4 of 7')).toBeTruthy()
  })

  it('leads back to the document that an answer is changed for, once it is saved', async () => {
    const { user, router, goTo } = await show({ draft })
    await goTo('?draft=draft-1&document=12')
    await user.click(screen.getByRole('link', { name: 'Back to the document' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/results/12'))
  })

  it('is renamed in place', async () => {
    const { user, environment } = await show({ draft })
    await user.click(button('Rename this draft'))
    const name = screen.getByRole('textbox', { name: 'Name of the draft' })
    await user.clear(name)
    await user.type(name, 'ETH, second try{Enter}')
    const { mock } = environment
    const renaming = mock.findOperation(
      ({ request }) => request.node.operation.name === 'useRenameDraftMutation',
    )
    expect(renaming.request.variables.input).toEqual({ draftId: 'draft-1', name: 'ETH, second try' })
    const renamed: Renamed = {
      __typename: 'RenameDraftPayload',
      draft: { ...draft, name: 'ETH, second try' },
    }
    await answerWith<useRenameDraftMutation>(mock, { renameDraft: renamed }, renaming)
    expect(await screen.findByRole('heading', { level: 1, name: 'ETH, second try' })).toBeTruthy()
    expect(document.activeElement).toBe(button('Rename this draft'))
  })

  it('that is not there leads back to the drafts', async () => {
    await show({ draft: null })
    expect(screen.getByRole('heading', { name: 'Draft not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to your drafts' }).getAttribute('href')).toBe(
      '/document-generation',
    )
  })

  it('of before is offered on a new draft', async () => {
    const { user } = await show({ viewer: { drafts: { totalCount: 1, edges: [{ node: draft }] } } })
    expect(screen.getByText(/Continue “Statement for Zurich”, saved/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toContain('?draft=draft-1')
    await user.click(button('Start new'))
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  })
})

describe('answers from elsewhere', () => {
  const offers = [offer('fullName', 'Maya Krishnan', 'your account'), offer('nationality', 'Indian')]
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

  it('are offered at empty fields and never filled in unasked', async () => {
    const { user } = await show({ viewer: { answerOffers: offers } })
    expect(field('Nationality').value).toBe('')
    await user.click(button('Use for “Nationality”'))
    expect(field('Nationality').value).toBe('Indian')
    expect(screen.queryByRole('button', { name: 'Use for “Nationality”' })).toBeNull()
    const frame = field('Nationality').closest<HTMLElement>('[id^=question-]')
    if (!frame) throw new Error('The question has no frame')
    expect(within(frame).getByText('From your profile')).toBeTruthy()
    await user.type(field('Nationality'), 'a')
    expect(within(frame).queryByText('From your profile')).toBeNull()
  })

  it('are not offered again once they were dismissed', async () => {
    const first = await show({ viewer: { answerOffers: offers } })
    await first.user.click(button('Do not use for “Nationality”'))
    expect(screen.queryByRole('button', { name: 'Use for “Nationality”' })).toBeNull()
    first.unmount()
    await show({ viewer: { answerOffers: offers } })
    expect(screen.queryByRole('button', { name: 'Use for “Nationality”' })).toBeNull()
  })

  it('are not offered where there is an answer', async () => {
    await show({ viewer: { answerOffers: offers }, draft })
    expect(screen.queryByRole('button', { name: 'Use for “Full Name”' })).toBeNull()
  })

  it('can be taken over all at once, and given back except for what was edited', async () => {
    const { user } = await show({ viewer: { answerOffers: offers } })
    expect(screen.getByText('We have 2 answers of yours already.')).toBeTruthy()
    await user.click(button('Fill in 2 empty answers'))
    expect(field('Full Name').value).toBe('Maya Krishnan')
    await user.type(field('Nationality'), ' citizen')
    await user.click(button('Undo'))
    expect(field('Full Name').value).toBe('')
    expect(field('Nationality').value).toBe('Indian citizen')
  })
})

describe('what generating needs', () => {
  it('is said beforehand where the plan lacks it', async () => {
    await show({ type: 'LOR', viewer: { entitlements: generationOf({ included: ['SOP'] }) } })
    expect(screen.getByText('Letters of recommendation need Standard or Premium')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
  })

  it('is said beforehand where the credits are used up', async () => {
    await show({ viewer: { entitlements: generationOf({ included: ['SOP', 'LOR', 'ESSAY'], ready: [] }) } })
    expect(screen.getByText('No Credits Remaining')).toBeTruthy()
  })
})

describe('generating', () => {
  async function ask() {
    const shown = await show({ draft })
    await shown.goTo('?draft=draft-1&step=preferences')
    await shown.user.click(button('Generate SOP'))
    const { mock } = shown.environment
    const asked = await waitFor(() =>
      mock.findOperation(({ request }) => request.node.operation.name === 'useGenerateDocumentMutation'),
    )
    const reply = (Mutation: AnswerTo<useGenerateDocumentMutation>) =>
      act(async () => mock.resolve(asked, payloadOf<useGenerateDocumentMutation>(asked, { Mutation })))
    return { ...shown, asked, reply, mock }
  }

  it('sends the draft and goes to the document as soon as it is queued', async () => {
    const { asked, reply, router } = await ask()
    expect(button('Generating...').disabled).toBe(true)
    expect(asked.request.variables.input).toMatchObject({ type: 'SOP', form: 'WIZARD', draftId: 'draft-1' })
    await reply({ generateDocument: generated({ ...queuedDocument, form: 'WIZARD' }) })
    await waitFor(() => expect(router.state.location.pathname).toBe('/results/12'))
  })

  it.each([
    ['leads to the questions about them', ['OPEN'], true],
    ['offers no questions where none is open', [], false],
  ] as const)('says in place that the answers hold too little, and %s', async (_, states, leads) => {
    const { reply, mock } = await ask()
    await reply({
      generateDocument: refused('ValidationError', {
        message: 'Tell us a little more first',
        fields: [{ path: 'answers', message: 'A text can use 12 words of your answers, and needs 40.' }],
      }),
    })
    const asking = await waitFor(() =>
      mock.findOperation(({ request }) => request.node.operation.name === 'useAskQuestionsMutation'),
    )
    const questions = states.map(state => ({
      __typename: 'FollowUpQuestion' as const,
      id: 'question-1',
      number: 1,
      text: 'How did this end?',
      why: 'The story stops before its result.',
      gap: 'STORY_WITHOUT_OUTCOME',
      answeredAt: null,
      quotes: [],
      suggestions: [],
      addressee: 'STUDENT' as const,
      state,
      confirmed: null,
      reply: null,
      revision: 0,
      setAside: [],
    }))
    const Mutation: AnswerTo<useAskQuestionsMutation> = {
      askQuestions: { __typename: 'AskQuestionsPayload', questions },
    }
    await act(async () => mock.resolve(asking, payloadOf<useAskQuestionsMutation>(asking, { Mutation })))
    const fault = within(await screen.findByRole('alert'))
    expect(fault.getByText('Tell us a little more first')).toBeTruthy()
    const way = fault.queryByRole('link', { name: 'Answer questions about them' })
    expect(way?.getAttribute('href') ?? null).toBe(
      leads ? '/document-generation/sop/questions?draft=draft-1' : null,
    )
    expect(button('Generate SOP').disabled).toBe(false)
  })

  it('leads to the question that a fault is about', async () => {
    const { reply } = await ask()
    await reply({
      generateDocument: refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'nationality', message: 'Please keep this to 200 characters' }],
      }),
    })
    const fault = within(await screen.findByRole('alert'))
    expect(fault.getByRole('link', { name: 'Nationality' }).getAttribute('href')).toContain('step=personal')
  })

  it('leads to the plans where the plan lacks it', async () => {
    const { reply } = await ask()
    await reply({
      generateDocument: refused('PlanRequiredError', { message: 'Statements of purpose need another plan.' }),
    })
    expect(await screen.findByText(/Statements of purpose need another plan/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing')
  })

  it('says a fault of the server in a toast and in place', async () => {
    const { mock, asked } = await ask()
    await act(async () => mock.reject(asked, new Error('away')))
    expect(await screen.findByText('Generation Failed')).toBeTruthy()
    expect(screen.getByText('Failed to generate your SOP. Please try again.')).toBeTruthy()
    expect(screen.getByText('The document was not generated')).toBeTruthy()
  })
})

describe('who drafts', () => {
  const languageModel = { name: 'llama-3.3', host: 'models.example.org' }
  const question = () => screen.queryByRole('dialog', { name: 'Who should draft your documents?' })

  async function press(viewer: Partial<Viewer> = {}, model: Answer['languageModel'] = languageModel) {
    const shown = await show({ draft, languageModel: model, viewer })
    await shown.goTo('?draft=draft-1&step=preferences')
    await shown.user.click(button('Generate SOP'))
    const { mock } = shown.environment
    const sent = (name: string) =>
      mock.getAllOperations().filter(({ request }) => request.node.operation.name === name)
    const answerWith = async (label: string) => {
      await screen.findByRole('dialog', { name: 'Who should draft your documents?' })
      await shown.user.click(button(label))
    }
    const input = async () => {
      await waitFor(() => expect(sent('useGenerateDocumentMutation')).toHaveLength(1))
      return sent('useGenerateDocumentMutation')[0]?.request.variables.input
    }
    return { ...shown, mock, sent, answerWith, input }
  }

  it.each([
    ['Draft with llama-3.3', { writer: 'MODEL', fallBack: true }],
    ['Use the built-in writer', { writer: 'BUILT_IN', fallBack: false }],
  ] as const)('is asked before the first draft, which goes on with %s', async (label, terms) => {
    const { answerWith, sent, answerLast, input } = await press()
    await answerWith(label)
    expect(sent('useGenerateDocumentMutation')).toEqual([])
    await answerLast({
      chooseWriter: {
        __typename: 'ChooseWriterPayload',
        viewer: { ...freeAccount, writer: terms.writer },
      },
    })
    expect(await input()).toMatchObject({ draftId: 'draft-1', ...terms })
    expect(question()).toBeNull()
  })

  it('is left open when the question is closed, and asked again', async () => {
    const { user, mock } = await press()
    await screen.findByRole('dialog', { name: 'Who should draft your documents?' })
    await expectAccessible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(question()).toBeNull())
    expect(mock.getAllOperations().map(nameOf)).toEqual(['useStoryOffersQuery'])
    await waitFor(() => expect(document.activeElement).toBe(button('Generate SOP')))
    await user.click(button('Generate SOP'))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('outlives the step that it was asked at', async () => {
    const { goTo, user } = await press()
    await screen.findByRole('dialog')
    await goTo('?draft=draft-1&step=personal')
    expect(question()).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(question()).toBeNull())
    await goTo('?draft=draft-1&step=preferences')
    await user.click(button('Generate SOP'))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('is not asked once a writer is chosen: the last step shows the choice and a button to change it', async () => {
    const { input } = await press({ writer: 'BUILT_IN' })
    expect(await input()).toMatchObject({ writer: 'BUILT_IN' })
    expect(question()).toBeNull()
    expect(screen.getByText(/The built-in writer arranges your own words/)).toBeTruthy()
    expect(button('Change who drafts')).toBeTruthy()
  })

  it('is not asked where no model is configured', async () => {
    const { input } = await press({}, null)
    expect(await input()).toMatchObject({ writer: 'BUILT_IN' })
    expect(screen.queryByText(/drafts this/)).toBeNull()
  })
})

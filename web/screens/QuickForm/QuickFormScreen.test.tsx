import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { DocumentListPaginationQuery } from '../../__generated__/DocumentListPaginationQuery.graphql.ts'
import type { DocumentPanelQuery } from '../../__generated__/DocumentPanelQuery.graphql.ts'
import type { progressStreamSubscription } from '../../__generated__/progressStreamSubscription.graphql.ts'
import type { QuickFormQuery } from '../../__generated__/QuickFormQuery.graphql.ts'
import type { QuickQuestionsQuery } from '../../__generated__/QuickQuestionsQuery.graphql.ts'
import documentGeneratorQuery, {
  type quickFormRouteQuery,
} from '../../__generated__/quickFormRouteQuery.graphql.ts'
import type { TargetPolicyQuery } from '../../__generated__/TargetPolicyQuery.graphql.ts'
import type { useAskQuestionsMutation } from '../../__generated__/useAskQuestionsMutation.graphql.ts'
import type { useChooseWriterMutation } from '../../__generated__/useChooseWriterMutation.graphql.ts'
import type { useGenerateDocumentMutation } from '../../__generated__/useGenerateDocumentMutation.graphql.ts'
import type { useProgramNamesQuery } from '../../__generated__/useProgramNamesQuery.graphql.ts'
import type { useSendAnswersMutation } from '../../__generated__/useSendAnswersMutation.graphql.ts'
import type { WritingModeQuery } from '../../__generated__/WritingModeQuery.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { type AnsweredDocument, generated, progressOf, queuedDocument } from '../../test/documents.ts'
import { freeAccount, generationOf } from '../../test/entitlements.ts'
// Loaded ahead, so that no test waits for the code that the screen fetches when it is needed.
import '../../documents/DocumentPanel.tsx'
import '../../documents/WriterQuestion.tsx'
import '../../questionnaire/FollowUpDialog.tsx'
import { findQuestionnaire } from '../../questionnaire/testing/vectors.ts'
import { NetworkFault } from '../../relay/faults.ts'
import { refused } from '../../test/refused.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import { draftKey } from './formDraft.ts'
import QuickFormScreen from './QuickFormScreen.tsx'

/** What the form asks for beside its page, which no test here is about. */
const BESIDE = ['TargetPolicyQuery', 'WritingModeQuery', 'useStoryOffersQuery']

const DRAFT = draftKey('maya', 'SOP')
type Answer = AnswerTo<quickFormRouteQuery>
type Viewer = NonNullable<Answer['viewer']>
type Questionnaire = NonNullable<Answer['questionnaire']>
type Document = AnsweredDocument & Viewer['documents']['edges'][number]['node']
/** What the form asks for after its first query, by name. */
type LaterQueries = {
  DocumentListPaginationQuery: DocumentListPaginationQuery
  DocumentPanelQuery: DocumentPanelQuery
  QuickFormQuery: QuickFormQuery
  QuickQuestionsQuery: QuickQuestionsQuery
  TargetPolicyQuery: TargetPolicyQuery
  WritingModeQuery: WritingModeQuery
  useProgramNamesQuery: useProgramNamesQuery
}

const questionnaire = findQuestionnaire({ type: 'SOP', form: 'QUICK' })
const statement: Questionnaire = { ...questionnaire, id: 'statement' }

/** A letter's questions, as short as they can be. */
const letter: Questionnaire = {
  ...questionnaire,
  id: 'letter',
  title: 'Letter of recommendation',
  sections: [
    {
      key: 'recommender',
      title: 'The recommender',
      description: 'Who writes it.',
      fields: [
        {
          __typename: 'ShortTextField',
          kind: 'SHORT_TEXT',
          key: 'recommenderName',
          label: 'Name of the recommender',
          help: null,
          placeholder: null,
          starred: true,
          followUp: null,
          use: 'QUOTE',
          role: null,
          guidance: null,
          visibleWhen: null,
          rules: [],
        },
      ],
    },
  ],
}

const story = 'I moved the balance loop to a microcontroller and the robot walked the slope in 18 of 20 runs.'
const complete = {
  course: 'MS in Robotics',
  targetUniversity: 'ETH Zurich',
  studentFullName: 'Maya Krishnan',
  studentEmail: 'maya@example.com',
  currentUniversity: 'College of Engineering, Pune',
  currentDegree: 'B.Tech.',
  graduationYear: '2024',
  hasWorkExperience: 'no',
  problemSolvingStory: story,
  fieldInterestOrigin: story,
  facultyConnections: story,
  setbackLearning: story,
  campusInvolvement: story,
}

const student: Viewer = {
  id: 'maya',
  fullName: 'Maya Krishnan',
  email: 'maya@example.com',
  writer: null,
  isPremium: false,
  creditsRemaining: 1,
  entitlements: generationOf({ included: ['SOP'] }),
  profile: {
    id: 'profile',
    academicBackground: 'B.Tech. in Mechanical Engineering',
    workExperience: 'One year at Bharat Forge',
    studyInterests: 'Robotics and control',
  },
  targets: { edges: [] },
  documents: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
}
const everyType = { entitlements: generationOf({ included: ['SOP', 'LOR', 'ESSAY'] }) }
const listOf = (...nodes: readonly Document[]): Viewer['documents'] => ({
  edges: nodes.map(node => ({ node, cursor: 'cursor' })),
  pageInfo: { hasNextPage: false, endCursor: null },
})

type Mock = Awaited<ReturnType<typeof renderScreen>>['environment']['mock']

/** What waits for an answer, but for what the form asks for beside its page. */
function waiting(mock: Mock) {
  return mock.getAllOperations().filter(({ request }) => !BESIDE.includes(request.node.operation.name))
}

function last(mock: Mock) {
  const operation = waiting(mock).at(-1)
  if (!operation) throw new Error('nothing waits for an answer')
  return operation
}

const fullForm = (id: string, sections: number, minutesFrom: number, minutesTo: number) => ({
  id,
  minutesFrom,
  minutesTo,
  sections: Array.from({ length: sections }, (_, place) => ({ key: `${id}${place}` })),
})

const FULL_FORMS = {
  fullSop: fullForm('sop', 7, 20, 25),
  fullLor: fullForm('lor', 8, 15, 20),
  fullEssay: fullForm('essay', 10, 25, 30),
}

async function show({
  viewer = {},
  languageModel = null,
  draft,
  type = 'SOP',
  search = '',
}: {
  viewer?: Partial<Viewer>
  languageModel?: Answer['languageModel']
  draft?: object
  type?: 'SOP' | 'LOR'
  search?: string
} = {}) {
  if (draft) window.sessionStorage.setItem(DRAFT, JSON.stringify(draft))
  const shown = await renderScreen<quickFormRouteQuery>({
    screen: QuickFormScreen,
    query: documentGeneratorQuery,
    variables: { type, isOther: type !== 'SOP' },
    answer: {
      Query: {
        viewer: { ...student, ...viewer },
        languageModel,
        questionnaire: type === 'SOP' ? statement : letter,
        statement,
        ...FULL_FORMS,
      },
    },
    path: '/document-generator',
    search,
  })
  const { mock } = shown.environment
  const sent = () => last(mock).request.variables.input
  const answer = (generateDocument: AnswerTo<useGenerateDocumentMutation>['generateDocument']) =>
    answerWith<useGenerateDocumentMutation>(mock, { generateDocument }, last(mock))
  const pending = (name: string) =>
    mock.getAllOperations().filter(({ request }) => request.node.operation.name === name)
  /** Answers the query of this name that was asked last. */
  const resolve = <Name extends keyof LaterQueries>(name: Name, Query: AnswerTo<LaterQueries[Name]>) =>
    act(async () => {
      const operation = pending(name).at(-1)
      if (!operation) throw new Error(`nobody asked for ${name}`)
      mock.resolve(operation, payloadOf<LaterQueries[Name]>(operation, { Query }))
    })
  const fail = (name: string) =>
    act(async () => {
      const operation = pending(name).at(-1)
      if (operation) mock.reject(operation, new NetworkFault('OFFLINE'))
    })
  /** Sends the next event of a document's writing. */
  const tell = (event: Parameters<typeof progressOf>[0]) =>
    act(async () => {
      const operation = pending('progressStreamSubscription').at(-1)
      if (!operation) throw new Error('nobody follows the writing')
      mock.nextValue(operation, payloadOf<progressStreamSubscription>(operation, progressOf(event)))
    })
  return { ...shown, sent, answer, pending, resolve, fail, tell, user: userEvent.setup() }
}

const generateButton = () => screen.getByRole('button', { name: 'Generate Document' })
const course = () => screen.getByLabelText<HTMLInputElement>(/Target Course/)
const tile = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const documents = () => within(screen.getByRole('region', { name: 'Your Documents' }))
const panel = () => within(screen.getByRole('region', { name: 'Statement of Purpose' }))

const written = (databaseId: number, changes: Partial<Document> = {}): Document => ({
  ...queuedDocument,
  id: `document ${databaseId}`,
  databaseId,
  status: 'READY',
  generatedAt: '2026-08-01T10:00:05Z',
  excerpt: 'I watched',
  content: 'I watched a robot slip.\n\nSo I learned control.',
  wordCount: 9,
  ...changes,
})
const queued = (databaseId: number): Document => ({
  ...queuedDocument,
  id: `document ${databaseId}`,
  databaseId,
})

afterEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

describe('the document generator', () => {
  it('leads to the full questionnaires, each with its length', async () => {
    await show()
    const full = within(screen.getByRole('region', { name: 'More to tell?' }))
    expect(full.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/document-generation/sop',
      '/document-generation/lor',
      '/document-generation/essay',
    ])
    expect(full.getByText('8 sections, 15-20 minutes')).toBeTruthy()
  })

  it('asks for the profile first where there is none', async () => {
    await show({ viewer: { profile: null } })
    expect(screen.getByRole('link', { name: 'Complete your profile first' }).getAttribute('href')).toBe(
      '/profile',
    )
  })

  it('says beforehand that nothing can be generated', async () => {
    await show({ viewer: { entitlements: generationOf({ included: ['SOP'], ready: [] }) } })
    expect(screen.getByText('No Credits Remaining')).toBeTruthy()
  })

  it('says so at the button before it asks to strengthen anything', async () => {
    const { user, environment } = await show({
      draft: { ...complete, problemSolvingStory: 'A pump.' },
      viewer: { entitlements: generationOf({ included: ['SOP'], ready: [] }) },
    })
    await user.click(generateButton())
    const refusal = await screen.findByText(/No Credits Remaining: generating needs a credit/)
    expect(refusal.textContent).toContain('Your answers are still here.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(waiting(environment.mock)).toEqual([])
  })

  it('says at the button what a document takes, and does not warn of the credit that it took itself', async () => {
    const { user, answer } = await show({ draft: complete })
    expect(screen.getByText('Uses your 1 free draft')).toBeTruthy()
    await user.click(generateButton())
    await answer({
      ...generated(queued(12)),
      viewer: {
        ...freeAccount,
        creditsRemaining: 0,
        entitlements: { ...freeAccount.entitlements, ...generationOf({ included: ['SOP'], ready: [] }) },
        documentCount: { totalCount: 1 },
        newestDocument: { edges: [{ node: queued(12) }] },
      },
    })
    expect(await screen.findByText(/This document was the last/)).toBeTruthy()
    expect(screen.queryByText('No Credits Remaining')).toBeNull()
    expect(screen.queryByText('Uses your 1 free draft')).toBeNull()
  })

  it('shows the plans to an account without Premium', async () => {
    await show()
    expect(screen.getByText('Premium Features')).toBeTruthy()
  })

  it('does not, on Premium', async () => {
    await show({ viewer: { isPremium: true } })
    expect(screen.queryByText('Premium Features')).toBeNull()
  })

  it('fills in the name and address that the account has', async () => {
    await show()
    expect(screen.getByLabelText<HTMLInputElement>(/Full name/).value).toBe('Maya Krishnan')
  })

  it('asks in the margin what a reader will ask of the story that is being written', async () => {
    const { user } = await show()
    await user.click(screen.getByLabelText(/A setback/))
    const note = within(screen.getByRole('complementary', { name: 'A setback, and what you learned' }))
    expect(note.getByText(/What went wrong once/)).toBeTruthy()
  })

  it('sends nothing while something is missing', async () => {
    const { user, environment } = await show()
    await user.click(generateButton())
    expect(await screen.findAllByText("Please specify the course you're applying for")).toBeTruthy()
    expect(waiting(environment.mock)).toEqual([])
  })

  it('sends the answers with the background of the profile and shows the document as it is written', async () => {
    const { user, sent, answer, resolve, tell } = await show({ draft: complete })
    await user.click(generateButton())
    expect(await screen.findByRole('button', { name: 'Generating...' })).toHaveProperty('disabled', true)
    const input = sent()
    expect(input).toMatchObject({
      type: 'SOP',
      form: 'QUICK',
      course: 'MS in Robotics',
      targetUniversity: 'ETH Zurich',
      acceptThinAnswers: false,
    })
    expect(input.answers).toContainEqual({ key: 'problemSolvingStory', value: { text: story } })
    expect(input.answers).toContainEqual({
      key: 'academicBackground',
      value: { text: 'B.Tech. in Mechanical Engineering' },
    })
    expect(input.answers.map(({ key }: { key: string }) => key)).not.toContain('course')
    await answer(generated(queued(12)))
    await resolve('DocumentPanelQuery', { document: queued(12) })
    const heading = await screen.findByRole('heading', { name: 'Statement of Purpose' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(panel().getByRole('status').textContent).toBe('Waiting its turn')
    expect(documents().getByRole('button', { name: /waiting its turn/ })).toBeTruthy()
    await tell({
      sequence: 1,
      stage: 'SECTION',
      section: 2,
      sections: 5,
      document: written(12, { status: 'GENERATING' }),
    })
    expect(panel().getByRole('status').textContent).toBe('Section 2 of 5')
    await tell({ sequence: 2, stage: 'READY', document: written(12) })
    expect(panel().getByText('So I learned control.')).toBeTruthy()
    expect(panel().getByText('1 August 2026')).toBeTruthy()
    expect(panel().getByRole('link', { name: 'Open the full page' }).getAttribute('href')).toBe('/results/12')
    expect(course().value).toBe('MS in Robotics')
  })

  it('says where the name comes from while it is unchanged, and which parts of the profile are sent', async () => {
    const { user } = await show()
    expect(screen.getAllByText(/^From your account\./)).toHaveLength(2)
    await user.type(screen.getByLabelText(/Full name/), ' Rao')
    expect(screen.getAllByText(/^From your account\./)).toHaveLength(1)
    expect(
      screen.getByText(/your academic background, your work experience and your study interests go into/),
    ).toBeTruthy()
  })

  it('offers programmes for the course and fills in the one that is picked', async () => {
    const { user } = await show()
    await user.click(course())
    expect(screen.getAllByRole('option')).toHaveLength(6)
    await user.type(course(), 'robot')
    await user.click(screen.getByRole('option', { name: 'MSc Robotics' }))
    expect(course().value).toBe('MSc Robotics')
  })
})

describe('suggestions for the course', () => {
  it('name common programmes at once, and those of the catalogue when it answers', async () => {
    const { user, pending, resolve } = await show()
    await user.type(course(), 'Robotic')
    expect(screen.getByRole('option', { name: 'MS in Robotics' })).toBeTruthy()
    await waitFor(() => expect(pending('useProgramNamesQuery')).toHaveLength(1))
    expect(pending('useProgramNamesQuery')[0]?.request.variables).toEqual({ search: 'Robotic' })
    await resolve('useProgramNamesQuery', {
      programs: { edges: [{ node: { id: 'p1', name: 'Cognitive Robotics' } }] },
    })
    await user.click(await screen.findByRole('option', { name: 'Cognitive Robotics' }))
    expect(course().value).toBe('Cognitive Robotics')
  })
})

describe('the choice of what to write', () => {
  it('dims what the plan does not include, and says so to who tries', async () => {
    const { user, environment } = await show()
    const letters = tile(/^LOR/)
    expect(letters.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(letters.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe(
      'Letters of recommendation and essays come with the Standard and Premium plans.',
    )
    await user.click(letters)
    expect(tile(/^SOP/).checked).toBe(true)
    const said = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent?.includes('Letters of recommendation come with'))
    expect(said).toBeTruthy()
    expect(waiting(environment.mock)).toEqual([])
  })

  it('asks for the questions of another type when it is chosen, and keeps what was typed for each', async () => {
    const { user, pending, resolve, router } = await show({ viewer: everyType })
    await user.type(screen.getByLabelText(/Degree programme/), 'B.Tech.')
    await user.type(course(), 'MBA')
    await user.click(tile(/^LOR/))
    expect(screen.getByText('Loading...')).toBeTruthy()
    expect(pending('QuickFormQuery').map(({ request }) => request.variables)).toEqual([{ type: 'LOR' }])
    await resolve('QuickFormQuery', { questionnaire: letter })
    expect(course().value).toBe('MBA')
    await user.type(screen.getByLabelText(/Name of the recommender/), 'Dr. Rao')
    expect(router.state.location.search).toBe('?type=lor')

    await user.click(tile(/^SOP/))
    expect(screen.getByLabelText<HTMLInputElement>(/Degree programme/).value).toBe('B.Tech.')
    expect(router.state.location.search).toBe('')
    await user.click(tile(/^LOR/))
    expect(screen.getByLabelText<HTMLInputElement>(/Name of the recommender/).value).toBe('Dr. Rao')
  })

  it('can be tried again when the questions do not come', async () => {
    const { user, pending, resolve, fail } = await show({ viewer: everyType })
    await user.click(tile(/^LOR/))
    await fail('QuickFormQuery')
    expect(screen.getByText('The questions did not load')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(pending('QuickFormQuery')).toHaveLength(1)
    await resolve('QuickFormQuery', { questionnaire: letter })
    expect(screen.getByLabelText(/Name of the recommender/)).toBeTruthy()
  })

  it('sends a letter without the background of a statement', async () => {
    const { user, sent } = await show({ viewer: everyType, type: 'LOR', search: '?type=lor' })
    await user.type(course(), 'MBA')
    await user.type(screen.getByLabelText(/Name of the recommender/), 'Dr. Rao')
    await user.click(generateButton())
    await screen.findByRole('button', { name: 'Generating...' })
    expect(sent()).toMatchObject({
      type: 'LOR',
      course: 'MBA',
      answers: [{ key: 'recommenderName', value: { text: 'Dr. Rao' } }],
    })
  })

  it('falls back to a statement where an address asks for what the plan does not include', async () => {
    await show({ type: 'LOR', search: '?type=lor' })
    expect(tile(/^SOP/).checked).toBe(true)
    expect(screen.getByLabelText(/Degree programme/)).toBeTruthy()
    expect(screen.getByText(/^Letters of recommendation come with/)).toBeTruthy()
  })

  it('says beforehand which type cannot be generated', async () => {
    const entitlements = generationOf({
      included: ['SOP', 'LOR', 'ESSAY'],
      ready: ['SOP', 'ESSAY'],
      left: { LOR: 0 },
    })
    await show({ viewer: { entitlements }, type: 'LOR', search: '?type=lor' })
    expect(screen.getByText('Nothing left this month')).toBeTruthy()
  })

  it('says beforehand how many are left this month', async () => {
    const entitlements = generationOf({ included: ['SOP', 'LOR', 'ESSAY'], left: { LOR: 2 } })
    await show({ viewer: { entitlements }, type: 'LOR', search: '?type=lor' })
    expect(screen.getByText('2 of 3 letters of recommendation left this billing month.')).toBeTruthy()
  })
})

describe('a course and university that a link brings along', () => {
  it('are in the form before what was typed, and then belong to it', async () => {
    const { router } = await show({
      draft: complete,
      search: '?course=MBA&university=IIM%20Ahmedabad',
    })
    expect(course().value).toBe('MBA')
    expect(screen.getByLabelText<HTMLInputElement>(/Target University/).value).toBe('IIM Ahmedabad')
    expect(screen.getByLabelText<HTMLInputElement>(/Degree programme/).value).toBe('B.Tech.')
    expect(JSON.parse(window.sessionStorage.getItem(DRAFT) ?? '{}')).toMatchObject({ course: 'MBA' })
    expect(router.state.location.search).toBe('')
  })

  it('alone are no answers from before', async () => {
    await show({ search: '?course=MBA' })
    expect(screen.queryByText('Your answers from before are still here.')).toBeNull()
  })
})

describe('earlier documents', () => {
  it('open in the panel, which gives the focus back as it closes', async () => {
    const { user, resolve, pending } = await show({ viewer: { documents: listOf(written(12)) } })
    const listed = documents().getByRole('button', { name: /MS in Robotics/ })
    await user.click(listed)
    expect(pending('DocumentPanelQuery').map(({ request }) => request.variables)).toEqual([
      { id: 'document 12' },
    ])
    await resolve('DocumentPanelQuery', { document: written(12) })
    expect(await screen.findByText('So I learned control.')).toBeTruthy()
    expect(listed.getAttribute('aria-current')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Close the document' }))
    expect(screen.queryByText('So I learned control.')).toBeNull()
    expect(document.activeElement).toBe(listed)
  })

  it('without a text say so', async () => {
    const { user, resolve } = await show({ viewer: { documents: listOf(written(12)) } })
    await user.click(documents().getByRole('button', { name: /MS in Robotics/ }))
    await resolve('DocumentPanelQuery', { document: written(12, { content: null }) })
    expect(await screen.findByText('Document content not available')).toBeTruthy()
  })

  it('that are gone say so', async () => {
    const { user, resolve } = await show({ viewer: { documents: listOf(written(12)) } })
    await user.click(documents().getByRole('button', { name: /MS in Robotics/ }))
    await resolve('DocumentPanelQuery', { document: null })
    expect(await screen.findByText('Document content not available')).toBeTruthy()
  })

  it('that are previews lead to the plans', async () => {
    const { user, resolve } = await show({ viewer: { documents: listOf(written(12)) } })
    await user.click(documents().getByRole('button', { name: /MS in Robotics/ }))
    await resolve('DocumentPanelQuery', { document: written(12, { isPreview: true }) })
    const link = await screen.findByRole('link', { name: 'See the plans' })
    expect(link.getAttribute('href')).toBe('/pricing')
    expect(panel().getByText('Preview')).toBeTruthy()
  })

  it('can be asked for again when they do not load', async () => {
    const { user, resolve, fail } = await show({ viewer: { documents: listOf(written(12)) } })
    await user.click(documents().getByRole('button', { name: /MS in Robotics/ }))
    await fail('DocumentPanelQuery')
    expect(await screen.findByText('The document did not load')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await resolve('DocumentPanelQuery', { document: written(12) })
    expect(await screen.findByText('So I learned control.')).toBeTruthy()
  })

  it('come page by page', async () => {
    const { user, pending } = await show({
      viewer: {
        documents: { ...listOf(written(12)), pageInfo: { hasNextPage: true, endCursor: 'after 12' } },
      },
    })
    await user.click(documents().getByRole('button', { name: 'Show earlier ones' }))
    expect(pending('DocumentListPaginationQuery')[0]?.request.variables).toMatchObject({
      count: 20,
      cursor: 'after 12',
    })
  })

  it('keep their forty rows on two pages when another one is asked for, which goes on top', async () => {
    const forty = Array.from({ length: 40 }, (_, number) => written(number + 100))
    const { user, answer, resolve } = await show({
      draft: complete,
      viewer: {
        documents: { ...listOf(...forty.slice(0, 20)), pageInfo: { hasNextPage: true, endCursor: 'cursor' } },
      },
    })
    const rows = () => documents().getAllByRole('listitem')
    await user.click(documents().getByRole('button', { name: 'Show earlier ones' }))
    await resolve('DocumentListPaginationQuery', {
      node: { __typename: 'User', id: 'maya', documents: listOf(...forty.slice(20)) },
    })
    expect(rows()).toHaveLength(40)
    await user.click(generateButton())
    await answer(generated(queued(200)))
    await waitFor(() => expect(rows()).toHaveLength(41))
    expect(rows()[0]?.textContent).toContain('waiting its turn')
  }, 120_000)

  it('that could not be written are announced, and lead back to the form', async () => {
    const failed = { status: 'FAILED', failureMessage: 'The writer did not answer.' } as const
    const { user, answer, resolve, tell } = await show({ draft: complete })
    await user.click(generateButton())
    await answer(generated(queued(12)))
    await resolve('DocumentPanelQuery', { document: queued(12) })
    await screen.findByRole('heading', { name: 'Statement of Purpose' })
    await tell({ sequence: 1, stage: 'FAILED', document: written(12, failed) })
    expect(await screen.findByText('Error generating document')).toBeTruthy()
    expect(panel().getByText('This document could not be written')).toBeTruthy()
    await user.click(panel().getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText('This document could not be written')).toBeNull()
    expect(document.activeElement).toBe(generateButton())
  })
})

describe('a thin key story', () => {
  it('is asked for once more, and leaves the form open to fill it in', async () => {
    const { user, environment } = await show({ draft: { ...complete, setbackLearning: 'I failed once.' } })
    await user.click(generateButton())
    expect(await screen.findByRole('dialog', { name: "Let's strengthen your SOP" })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: "I'll fill these in first" }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(waiting(environment.mock)).toEqual([])
  })

  it('is taken as it is with Generate anyway', async () => {
    const { user, sent } = await show({ draft: { ...complete, setbackLearning: 'I failed once.' } })
    await user.click(generateButton())
    await user.click(await screen.findByRole('button', { name: 'Generate anyway' }))
    await screen.findByRole('button', { name: 'Generating...' })
    expect(sent().acceptThinAnswers).toBe(true)
  })
})

describe('a document that is refused', () => {
  it('leads to the prices when the credits are used up', async () => {
    const { user, answer } = await show({ draft: complete })
    await user.click(generateButton())
    await answer(refused('OutOfCreditsError', { message: "You've used all your free credits." }))
    expect(await screen.findByText('The document was not generated')).toBeTruthy()
    expect(await screen.findByText('Error generating document')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing')
    expect(course().value).toBe('MS in Robotics')
  })

  it("has the server's faults on their fields", async () => {
    const { user, answer } = await show({ draft: complete })
    await user.click(generateButton())
    await answer(
      refused('ValidationError', {
        message: 'Tell us a little more first',
        fields: [{ path: 'graduationYear', message: 'Please provide your graduation year' }],
      }),
    )
    await waitFor(() =>
      expect(screen.getByLabelText(/Graduation year/).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(screen.getAllByText(/Tell us a little more first/).length).toBeGreaterThan(0)
  })

  it('says how long to wait after too many tries', async () => {
    const { user, answer } = await show({ draft: complete })
    await user.click(generateButton())
    await answer(refused('RateLimitedError', { message: 'Forty documents in a day. Try again tomorrow.' }))
    expect((await screen.findAllByText(/Try again tomorrow\./)).length).toBeGreaterThan(0)
  })

  it('is asked for under the same key after a fault of the line, and under a new one after an answer', async () => {
    const { user, sent, answer, environment } = await show({ draft: complete })
    await user.click(generateButton())
    const first = sent().idempotencyKey
    await act(async () => environment.mock.reject(last(environment.mock), new NetworkFault('OFFLINE')))
    await screen.findByText('The document was not generated')
    await user.click(generateButton())
    expect(sent().idempotencyKey).toBe(first)
    await answer(refused('OutOfCreditsError', { message: 'None left.' }))
    await user.click(generateButton())
    expect(sent().idempotencyKey).not.toBe(first)
  })
})

describe('what was typed', () => {
  it('is kept in the tab as it is typed', async () => {
    const { user } = await show()
    await user.type(course(), 'MBA')
    expect(JSON.parse(window.sessionStorage.getItem(DRAFT) ?? '{}')).toMatchObject({ course: 'MBA' })
  })

  it('is there again after a reload, and can be dropped and taken back', async () => {
    const { user } = await show({ draft: complete })
    expect(course().value).toBe('MS in Robotics')
    await user.click(screen.getByRole('button', { name: 'Start afresh' }))
    expect(course().value).toBe('')
    expect(window.sessionStorage.getItem(DRAFT)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(course().value).toBe('MS in Robotics')
  })

  it('is not written again once it was wiped, as signing out does', async () => {
    const { router } = await show({ draft: complete })
    window.sessionStorage.clear()
    await act(() => router.navigate('/'))
    expect(window.sessionStorage.getItem(DRAFT)).toBeNull()
  })

  it('that cannot be read counts for nothing', async () => {
    window.sessionStorage.setItem(DRAFT, '{broken')
    await show()
    expect(course().value).toBe('')
  })
})

describe('the university that the document is for', () => {
  const leeds = {
    __typename: 'University',
    id: 'leeds',
    name: 'University of Leeds',
    localName: null,
    aiPolicy: 'DISCLOSE',
    aiPolicyNotes: [],
  } as const

  it('is asked what it says about AI before anything is drafted, with a sentence to disclose it', async () => {
    const { resolve, pending } = await show({ search: '?university=university+of+leeds' })
    await waitFor(() => expect(pending('TargetPolicyQuery')).toHaveLength(1))
    await resolve('TargetPolicyQuery', { universities: { edges: [{ node: leeds }] } })
    await screen.findByRole('complementary', { name: 'Allowed if you say so' })
    expect(screen.getByText(/A sentence that you could add: “I used Gradwright/)).toBeTruthy()
  })

  it('is not guessed from a part of its name', async () => {
    const { resolve, pending } = await show({ search: '?university=Leeds' })
    await waitFor(() => expect(pending('TargetPolicyQuery')).toHaveLength(1))
    await resolve('TargetPolicyQuery', { universities: { edges: [{ node: leeds }] } })
    expect(screen.queryByRole('complementary', { name: 'Allowed if you say so' })).toBeNull()
  })
})

describe('the shortlist', () => {
  const targets = {
    edges: [
      {
        node: {
          __typename: 'ShortlistItem',
          id: 'item',
          program: { id: 'program', name: 'MSc Robotics' },
          university: { id: 'leeds', name: 'University of Leeds' },
        },
      },
    ],
  } as const

  it('is offered as a target while none is filled in, and taken with one press', async () => {
    const { user } = await show({ viewer: { targets } })
    await user.click(screen.getByRole('button', { name: 'MSc Robotics, University of Leeds' }))
    expect(course().value).toBe('MSc Robotics')
    expect(screen.getByLabelText<HTMLInputElement>(/Target University/).value).toBe('University of Leeds')
    expect(screen.queryByRole('list', { name: 'From your shortlist' })).toBeNull()
  })

  it('overwrites no target that is there', async () => {
    await show({ viewer: { targets }, search: '?university=ETH+Zurich' })
    expect(screen.queryByRole('list', { name: 'From your shortlist' })).toBeNull()
  })
})

describe('how the document comes about', () => {
  const rule = {
    unit: 'The whole university',
    appliesTo: 'statements',
    policy: 'COACH_ONLY',
    summary: 'no drafting by AI',
    note: null,
    isSecondHand: false,
    source: 'admissions policy',
    year: 2026,
  } as const
  const policy = {
    university: 'ETH Zurich',
    policy: 'COACH_ONLY',
    coachOnlySchools: [],
    notes: [rule],
  } as const
  const mode = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

  it('is coaching alone where the university accepts advice only, and leads to the outline', async () => {
    const { user, sent, answer, pending, resolve, router } = await show({ draft: complete })
    expect(mode(/^Draft the text/).checked).toBe(true)
    await waitFor(() => expect(pending('WritingModeQuery')).toHaveLength(1))
    await resolve('WritingModeQuery', { writingPolicy: policy })
    await screen.findByText(/ETH Zurich accepts advice only/)
    expect(mode(/^Coach me/).checked).toBe(true)
    await user.click(mode(/^Draft the text/))
    expect(mode(/^Coach me/).checked).toBe(true)
    await user.click(generateButton())
    await waitFor(() => expect(sent()).toMatchObject({ mode: 'COACH' }))
    await answer(generated({ ...queuedDocument, databaseId: 7, status: 'READY', isCoached: true }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/results/7'))
  })

  it('is a draft for a programme outside the school with such a rule, once the person says so', async () => {
    const { user, sent, pending, resolve } = await show({ draft: complete })
    await waitFor(() => expect(pending('WritingModeQuery')).toHaveLength(1))
    await resolve('WritingModeQuery', {
      writingPolicy: { ...policy, policy: 'UNKNOWN', coachOnlySchools: ['Rackham Graduate School'] },
    })
    await user.click(await screen.findByRole('checkbox', { name: /not part of Rackham Graduate School/ }))
    await user.click(generateButton())
    await waitFor(() => expect(sent()).toMatchObject({ mode: 'DRAFT', isForOtherSchool: true }))
  })
})

describe('who drafts', () => {
  const languageModel = { name: 'llama-3.3', host: 'models.example.org' }
  const question = () => screen.queryByRole('dialog', { name: 'Who should draft your documents?' })
  const answers = async () => {
    await screen.findByRole('dialog', { name: 'Who should draft your documents?' })
    return {
      model: screen.getByRole('button', { name: 'Draft with llama-3.3' }),
      builtIn: screen.getByRole('button', { name: 'Use the built-in writer' }),
      fallBack: screen.getByRole<HTMLInputElement>('checkbox', { name: /does not answer/ }),
    }
  }
  const change = () => screen.getByRole('button', { name: 'Change who drafts' })
  const notNow = refused('RateLimitedError', { message: 'Forty documents in a day. Try again tomorrow.' })

  async function showChoice(viewer: Partial<Viewer> = {}, draft: object = complete) {
    const shown = await show({ languageModel, draft, viewer })
    /** Answers the choice that was sent last as the server does when it keeps it. */
    const keep = async () => {
      const { writer } = shown.sent()
      const { mock } = shown.environment
      const chooseWriter = {
        __typename: 'ChooseWriterPayload',
        viewer: { ...freeAccount, writer },
      } as const
      await answerWith<useChooseWriterMutation>(mock, { chooseWriter }, last(mock))
    }
    const generations = () => shown.pending('useGenerateDocumentMutation')
    const choices = () => shown.pending('useChooseWriterMutation')
    return { ...shown, keep, generations, choices }
  }

  it('is asked before the first draft, with what leaves and for where', async () => {
    const { user, environment } = await showChoice()
    await user.click(generateButton())
    await answers()
    const said = question()?.textContent
    expect(said).toContain('llama-3.3, at models.example.org')
    expect(said).toContain('What is sent to models.example.org')
    expect(said).toContain('Your email address and phone number.')
    expect(said).toContain('without sending anything')
    expect(waiting(environment.mock)).toEqual([])
  })

  it('is asked once: the choice is kept, and the draft goes on by itself', async () => {
    const { user, keep, sent, answer, generations } = await showChoice()
    await user.click(generateButton())
    await user.click((await answers()).model)
    expect(sent()).toEqual({ writer: 'MODEL' })
    expect(generations()).toHaveLength(0)
    await keep()
    await waitFor(() => expect(generations()).toHaveLength(1))
    expect(question()).toBeNull()
    expect(sent()).toMatchObject({ writer: 'MODEL', fallBack: true })
    await answer(notNow)
    expect(await screen.findByText(/llama-3.3 at models.example.org drafts this/)).toBeTruthy()
    await user.click(generateButton())
    await waitFor(() => expect(generations()).toHaveLength(1))
    expect(question()).toBeNull()
  })

  it('may be the built-in writer', async () => {
    const { user, keep, sent, answer, generations } = await showChoice()
    await user.click(generateButton())
    await user.click((await answers()).builtIn)
    expect(sent()).toEqual({ writer: 'BUILT_IN' })
    await keep()
    await waitFor(() => expect(generations()).toHaveLength(1))
    expect(sent()).toMatchObject({ writer: 'BUILT_IN', fallBack: false })
    await answer(notNow)
    expect(await screen.findByText(/The built-in writer arranges your own words/)).toBeTruthy()
  })

  it('may be the model alone, which this device remembers', async () => {
    const { user, keep, sent, generations } = await showChoice()
    await user.click(generateButton())
    const { model, fallBack } = await answers()
    expect(fallBack.checked).toBe(true)
    await user.click(fallBack)
    await user.click(model)
    await keep()
    await waitFor(() => expect(generations()).toHaveLength(1))
    expect(sent()).toMatchObject({ writer: 'MODEL', fallBack: false })
    cleanup()
    const again = await showChoice({ writer: 'MODEL' })
    await again.user.click(generateButton())
    await waitFor(() => expect(again.generations()).toHaveLength(1))
    expect(again.sent()).toMatchObject({ writer: 'MODEL', fallBack: false })
  })

  it('is left open when the question is closed: nothing goes out, nothing is lost, and it is asked again', async () => {
    const { user, environment } = await showChoice()
    await user.click(generateButton())
    await answers()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(question()).toBeNull())
    expect(waiting(environment.mock)).toEqual([])
    expect(course().value).toBe('MS in Robotics')
    await waitFor(() => expect(document.activeElement).toBe(generateButton()))
    await user.click(generateButton())
    await answers()
  })

  it('generates nothing when the question is closed before the choice was kept', async () => {
    const { user, keep, generations } = await showChoice()
    await user.click(generateButton())
    await user.click((await answers()).model)
    await user.keyboard('{Escape}')
    await keep()
    expect(await screen.findByText(/llama-3.3 at models.example.org drafts this/)).toBeTruthy()
    expect(generations()).toHaveLength(0)
  })

  it('says in the question that the choice could not be kept, and lets it be tried again', async () => {
    const { user, fail, keep, choices, generations } = await showChoice()
    await user.click(generateButton())
    await user.click((await answers()).model)
    await fail('useChooseWriterMutation')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('You are offline.')
    expect(alert.textContent).toContain('Nothing was generated or sent')
    expect(generations()).toHaveLength(0)
    await user.click((await answers()).model)
    expect(choices()).toHaveLength(1)
    await keep()
    await waitFor(() => expect(generations()).toHaveLength(1))
    expect(course().value).toBe('MS in Robotics')
  })

  it.each([
    [
      'why the model cannot be had',
      refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'writer', message: 'No outside model is set up here.' }],
      }),
      'No outside model is set up here.',
    ],
    [
      'that one is signed out',
      refused('NotSignedInError', { message: 'Please log in first.' }),
      'Please log in first.',
    ],
  ])('says %s', async (_what, chooseWriter, message) => {
    const { user, environment } = await showChoice()
    await user.click(generateButton())
    await user.click((await answers()).model)
    await answerWith<useChooseWriterMutation>(environment.mock, { chooseWriter }, last(environment.mock))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(question()).toBeTruthy()
  })

  it('is not asked while answers are missing', async () => {
    const { user } = await showChoice({}, {})
    await user.click(generateButton())
    expect(await screen.findAllByText("Please specify the course you're applying for")).toBeTruthy()
    expect(question()).toBeNull()
  })

  it('is the built-in writer where no model is configured, and nobody is asked or told', async () => {
    const { user, sent } = await show({ draft: complete })
    expect(screen.queryByText(/drafts this/)).toBeNull()
    await user.click(generateButton())
    await screen.findByRole('button', { name: 'Generating...' })
    expect(question()).toBeNull()
    expect(sent()).toMatchObject({ writer: 'BUILT_IN' })
  })

  it('stays built in where the model that a person kept is gone', async () => {
    const { user, sent } = await show({ draft: complete, viewer: { writer: 'MODEL' } })
    await user.click(generateButton())
    await screen.findByRole('button', { name: 'Generating...' })
    expect(sent()).toMatchObject({ writer: 'BUILT_IN' })
  })

  it('can be changed under the button, which generates nothing', async () => {
    const { user, keep, choices, generations } = await showChoice({ writer: 'MODEL' })
    await user.click(change())
    await user.click((await answers()).builtIn)
    expect(choices()).toHaveLength(1)
    await keep()
    expect(await screen.findByText(/The built-in writer arranges your own words/)).toBeTruthy()
    expect(question()).toBeNull()
    expect(generations()).toHaveLength(0)
    await waitFor(() => expect(document.activeElement).toBe(change()))
  })

  it('belongs to the request: another writer is another request', async () => {
    const { user, keep, sent, fail, generations } = await showChoice({ writer: 'MODEL' })
    const keys: string[] = []
    const tryToGenerate = async () => {
      await user.click(generateButton())
      await waitFor(() => expect(generations()).toHaveLength(1))
      keys.push(sent().idempotencyKey)
      await fail('useGenerateDocumentMutation')
    }
    await tryToGenerate()
    await tryToGenerate()
    await user.click(change())
    await user.click((await answers()).builtIn)
    await keep()
    await waitFor(() => expect(question()).toBeNull())
    await tryToGenerate()
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

describe('questions before a quick form is written', () => {
  type Saved = AnswerTo<useSendAnswersMutation>['saveAnswers']
  const saved = (keys: readonly string[]): Saved => ({
    __typename: 'SaveAnswersPayload',
    draft: {
      __typename: 'Draft',
      id: 'draft-1',
      type: 'SOP',
      form: 'QUICK',
      name: 'Statement of purpose',
      updatedAt: '2026-08-01T10:00:00Z',
      coverage: { filled: 1, total: 20, usableWords: 90, emptyStarred: [], sections: [] },
      chosenStatementIds: [],
      lastDocument: null,
      answers: [],
    },
    saved: keys.map(key => ({
      key,
      label: key,
      value: { text: story, flag: null, number: null, option: null, options: null },
      revision: 1,
      savedAt: '2026-08-01T10:00:00Z',
      setAside: [],
    })),
    refused: [],
    viewer: { id: 'maya', draftCount: { totalCount: 0 }, newestDraft: { edges: [] } },
  })
  const asked = {
    __typename: 'FollowUpQuestion',
    id: 'handovers',
    number: 1,
    gap: 'ACT_WITHOUT_CAUSE',
    text: 'What made you move the loop?',
    why: 'A reader would miss it.',
    quotes: [{ words: story, key: 'problemSolvingStory', label: 'A problem that you solved' }],
    suggestions: [],
    addressee: 'STUDENT',
    state: 'OPEN',
    confirmed: null,
    reply: null,
    revision: 0,
    answeredAt: null,
    setAside: [],
  } as const
  const open = () => screen.getByRole('button', { name: 'Show the questions' })

  it('asks for an answer first', async () => {
    const { user } = await show()
    await user.click(open())
    // The name and address of the account are no more than that.
    expect(screen.getByText(/Answer something first/)).toBeTruthy()
  })

  it('saves the answers as a draft, shows what arrives, and has the document written from it', async () => {
    const { user, environment, pending, resolve, sent } = await show({ draft: complete })
    const { mock } = environment
    const named = (name: string) => {
      const operation = pending(name).at(-1)
      if (!operation) throw new Error(`${name} is not under way`)
      return operation
    }
    const save = (keys: readonly string[]) =>
      answerWith<useSendAnswersMutation>(mock, { saveAnswers: saved(keys) }, named('useSendAnswersMutation'))

    await user.click(open())
    const { input } = named('useSendAnswersMutation').request.variables
    expect(input).toMatchObject({ type: 'SOP', form: 'QUICK', draftId: null })
    expect(input.creationKey).toMatch(/^[a-z2-7]{24}$/)
    await save(['problemSolvingStory'])
    await resolve('QuickQuestionsQuery', { draft: { __typename: 'Draft', id: 'draft-1', questions: [] } })
    const heading = await screen.findByRole('heading', { name: 'Before we write' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText(/Reading your answers/)).toBeTruthy()
    await answerWith<useAskQuestionsMutation>(
      mock,
      { askQuestions: { __typename: 'AskQuestionsPayload', questions: [asked] } },
      named('useAskQuestionsMutation'),
    )
    expect(screen.getByText('1 short question, about 1 minute. You may skip it.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What made you move the loop?' })).toBeTruthy()

    // The answers are saved once more: replies are about them as they are.
    await user.click(generateButton())
    expect(named('useSendAnswersMutation').request.variables.input).toMatchObject({ draftId: 'draft-1' })
    const again = named('useSendAnswersMutation').request.variables.input.answers
    expect(again.find(({ key }: { key: string }) => key === 'problemSolvingStory').revision).toBe(1)
    await save(['problemSolvingStory'])
    expect(sent()).toMatchObject({ form: 'QUICK', draftId: 'draft-1', course: 'MS in Robotics' })
  })

  it.each([
    ['opens the questions about them', [asked]],
    ['names the answers that would carry more where nothing is to ask', []],
  ])('keeps what was typed when it is too little to write from, and %s', async (_, questions) => {
    const { user, environment, answer, pending } = await show({ draft: complete })
    const answerTo = <M extends useSendAnswersMutation | useAskQuestionsMutation>(
      name: string,
      data: AnswerTo<M>,
    ) => answerWith<M>(environment.mock, data, pending(name).at(-1))
    await user.click(generateButton())
    await answer(
      refused('ValidationError', {
        message: 'Tell us a little more first',
        fields: [{ path: 'answers', message: 'A text can use 12 words of your answers, and needs 40.' }],
      }),
    )
    await answerTo<useSendAnswersMutation>('useSendAnswersMutation', {
      saveAnswers: saved(['problemSolvingStory']),
    })
    await answerTo<useAskQuestionsMutation>('useAskQuestionsMutation', {
      askQuestions: { __typename: 'AskQuestionsPayload', questions },
    })
    expect(await screen.findByText('Tell us a little more first')).toBeTruthy()
    expect(screen.getByText(/A text can use 12 words/)).toBeTruthy()
    expect(course().value).toBe('MS in Robotics')
    expect(pending('QuickQuestionsQuery')).toHaveLength(questions.length)
    expect(screen.queryAllByText(/More would help most here/)).toHaveLength(1 - questions.length)
  })

  it('says why the answers could not be saved, and writes nothing from them', async () => {
    const { user, fail, pending } = await show({ draft: complete })
    await user.click(open())
    await fail('useSendAnswersMutation')
    expect(screen.getByText(/could not be saved. Check your connection/)).toBeTruthy()
    expect(pending('QuickQuestionsQuery')).toEqual([])
  })

  it('is forgotten with a fresh start', async () => {
    const kept = { creationKey: 'a'.repeat(24), draftId: 'draft-1', revisions: {} }
    window.sessionStorage.setItem('gradwright:draft:questions-sop-quick:maya', JSON.stringify(kept))
    const { user } = await show({ draft: complete })
    expect(screen.getByRole('button', { name: 'Show the questions again' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Start afresh' }))
    expect(open()).toBeTruthy()
    expect(window.sessionStorage.getItem('gradwright:draft:questions-sop-quick:maya')).toBeNull()
  })
})

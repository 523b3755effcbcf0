import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import documentGeneratorQuery, {
  type documentGeneratorRouteQuery,
} from '../../__generated__/documentGeneratorRouteQuery.graphql.ts'
import { NetworkFault } from '../../relay/faults.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import { vectorSets } from '../../wizard/testing/vectors.ts'
import DocumentGeneratorScreen from './DocumentGeneratorScreen.tsx'
import { draftKey } from './formDraft.ts'

const DRAFT = draftKey('maya')
const questionnaire = vectorSets.find(
  ({ questionnaire: { type, form } }) => type === 'SOP' && form === 'QUICK',
)?.questionnaire

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

const student = {
  id: 'maya',
  fullName: 'Maya Krishnan',
  email: 'maya@example.com',
  isPremium: false,
  canGenerate: true,
  profile: {
    id: 'profile',
    academicBackground: 'B.Tech. in Mechanical Engineering',
    workExperience: 'One year at Bharat Forge',
    studyInterests: 'Robotics and control',
  },
  documents: { edges: [] },
}

async function show({ viewer = {}, draft }: { viewer?: object; draft?: object } = {}) {
  if (draft) window.sessionStorage.setItem(DRAFT, JSON.stringify(draft))
  const shown = await renderScreen<documentGeneratorRouteQuery>({
    screen: DocumentGeneratorScreen,
    query: documentGeneratorQuery,
    variables: {},
    answer: { Query: { viewer: { ...student, ...viewer }, questionnaire } },
    path: '/document-generator',
  })
  const { mock } = shown.environment
  const sent = () => mock.getMostRecentOperation().request.variables.input
  const answer = (generateDocument: object) =>
    act(async () => mock.resolveMostRecentOperation({ data: { generateDocument } }))
  return { ...shown, sent, answer, user: userEvent.setup() }
}

const generateButton = () => screen.getByRole('button', { name: 'Generate Document' })
const course = () => screen.getByLabelText<HTMLInputElement>(/Target Course/)
const queued = (databaseId: number) => ({
  __typename: 'GenerateDocumentPayload',
  document: {
    id: `document ${databaseId}`,
    databaseId,
    documentType: 'SOP',
    status: 'QUEUED',
    course: 'MS in Robotics',
    targetUniversity: 'ETH Zurich',
    createdAt: '2026-08-01T10:00:00Z',
    generatedAt: null,
    excerpt: null,
    failureMessage: null,
    content: null,
    isPreview: true,
    wordCount: 0,
    targetWords: 1000,
    outline: [],
    paragraphs: [],
    advice: [],
  },
  viewer: {
    id: 'maya',
    creditsRemaining: 0,
    canGenerate: false,
    isPremium: false,
    isPromotionalUser: false,
    plan: 'FREE',
    createdAt: '2026-07-01T10:00:00Z',
    profile: { id: 'profile' },
    allDocuments: { totalCount: 1 },
    newestDocuments: { edges: [] },
  },
})

afterEach(() => window.sessionStorage.clear())

describe('the document generator', () => {
  it('asks for the profile first where there is none', async () => {
    await show({ viewer: { profile: null } })
    expect(screen.getByRole('link', { name: 'Complete your profile first' }).getAttribute('href')).toBe(
      '/profile',
    )
  })

  it('says beforehand that nothing can be generated', async () => {
    await show({ viewer: { canGenerate: false } })
    expect(screen.getByText('No Credits Remaining')).toBeTruthy()
  })

  it('lists earlier documents with the way to each', async () => {
    const { document } = queued(12)
    await show({ viewer: { documents: { edges: [{ node: { ...document, status: 'READY' } }] } } })
    const list = within(screen.getByRole('region', { name: 'Your Documents' }))
    expect(list.getByRole('link').getAttribute('href')).toBe('/results/12')
  })

  it('shows the plans to whoever is not on Premium', async () => {
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
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  it('sends the answers with the background of the profile and goes to the document', async () => {
    const { user, sent, answer, router } = await show({ draft: complete })
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
    await answer(queued(12))
    await waitFor(() => expect(router.state.location.pathname).toBe('/results/12'))
  })
})

describe('a thin key story', () => {
  it('is asked for once more, and leaves the form open to fill it in', async () => {
    const { user, environment } = await show({ draft: { ...complete, setbackLearning: 'I failed once.' } })
    await user.click(generateButton())
    expect(await screen.findByRole('dialog', { name: "Let's strengthen your SOP" })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: "I'll fill these in first" }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(environment.mock.getAllOperations()).toEqual([])
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
    await answer({ __typename: 'OutOfCreditsError', message: "You've used all your free credits." })
    expect(await screen.findByText('The document was not generated')).toBeTruthy()
    expect(await screen.findByText('Error generating document')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing')
    expect(course().value).toBe('MS in Robotics')
  })

  it("has the server's faults on their fields", async () => {
    const { user, answer } = await show({ draft: complete })
    await user.click(generateButton())
    await answer({
      __typename: 'ValidationError',
      message: 'Tell us a little more first',
      fields: [{ path: 'graduationYear', message: 'Please provide your graduation year' }],
    })
    await waitFor(() =>
      expect(screen.getByLabelText(/Graduation year/).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(screen.getAllByText(/Tell us a little more first/).length).toBeGreaterThan(0)
  })

  it('says how long to wait after too many tries', async () => {
    const { user, answer } = await show({ draft: complete })
    await user.click(generateButton())
    await answer({ __typename: 'RateLimitedError', message: 'Too many documents.', retryAfter: 30 })
    expect((await screen.findAllByText(/Try again in 30 seconds\./)).length).toBeGreaterThan(0)
  })

  it('is asked for under the same key after a fault of the line, and under a new one after an answer', async () => {
    const { user, sent, answer, environment } = await show({ draft: complete })
    await user.click(generateButton())
    const first = sent().idempotencyKey
    await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFault('OFFLINE')))
    await screen.findByText('The document was not generated')
    await user.click(generateButton())
    expect(sent().idempotencyKey).toBe(first)
    await answer({ __typename: 'OutOfCreditsError', message: 'None left.' })
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

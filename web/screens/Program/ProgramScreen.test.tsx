import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import programQuery, { type programRouteQuery } from '../../__generated__/programRouteQuery.graphql.ts'
import type { sessionQuery } from '../../__generated__/sessionQuery.graphql.ts'
import type { useShortlistAddMutation } from '../../__generated__/useShortlistAddMutation.graphql.ts'
import type { useShortlistRemoveMutation } from '../../__generated__/useShortlistRemoveMutation.graphql.ts'
import type { useTrackApplicationMutation } from '../../__generated__/useTrackApplicationMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import ProgramScreen from './ProgramScreen.tsx'

type Answer = AnswerTo<programRouteQuery>
type Program = NonNullable<Answer['program']>

const ID = 'UHJvZ3JhbTox'

const figure = { basis: 'SOURCED', source: 'A list (a publisher)', year: 2025 } as const

const UNIVERSITY: Program['university'] = {
  id: 'leeds',
  databaseId: 7,
  name: 'University of Leeds',
  city: 'Leeds',
  country: 'UK',
  website: 'https://www.leeds.ac.uk',
  aiPolicy: 'COACH_ONLY',
  aiPolicyNotes: [
    {
      unit: 'admission',
      appliesTo: 'statement',
      policy: 'COACH_ONLY',
      summary: 'AI must not generate parts',
      note: null,
      isSecondHand: false,
      source: 'its policy',
      year: 2026,
    },
  ],
}

const PROGRAM: Program = {
  __typename: 'Program',
  id: ID,
  name: 'Robotics MSc',
  degreeType: 'MASTERS',
  award: 'MSc',
  duration: '2 years',
  durationMonths: 24,
  tuitionFees: '£20,000 a year (2025)',
  tuitionNote: null,
  tuition: { ...figure, amount: 20_000, currency: 'GBP', period: 'YEAR' },
  tuitionYearUsd: 25_000,
  costYearUsd: 37_000,
  fit: null,
  livingCost: {
    ...figure,
    basis: 'INDICATIVE',
    source: 'a rule',
    amount: 1000,
    currency: 'USD',
    period: 'MONTH',
  },
  requirements: 'IELTS 6.5.',
  requirementsBasis: 'INDICATIVE',
  requirementsSource: 'a table',
  intakeMonths: [1, 9],
  intakeBasis: 'SOURCED',
  deadlines: [
    { ...figure, label: 'Round 1', date: '2020-01-07', cycle: '2020-21' },
    { ...figure, label: 'Round 2', date: '2120-01-07', cycle: '2120-21' },
  ],
  fields: ['Robotics and automation'],
  isPartTime: false,
  prerequisites: null,
  note: null,
  testPolicy: null,
  tests: [],
  knowledgeYear: null,
  usualDeadlines: [],
  usualDeadlinesYear: null,
  languages: ['English'],
  website: 'https://www.leeds.ac.uk/robotics',
  ...figure,
  isShortlisted: false,
  application: null,
  university: UNIVERSITY,
}

const NOTHING_KNOWN: Partial<Program> = {
  duration: 'Check with the university',
  durationMonths: null,
  tuitionFees: 'Check with the university',
  tuition: null,
  livingCost: null,
  requirements: 'Check with the university',
  requirementsBasis: null,
  requirementsSource: null,
  intakeMonths: [],
  intakeBasis: null,
  deadlines: [],
  languages: [],
  website: null,
}

const rate = (currency: string, inrPerUnit: number) => ({
  currency,
  inrPerUnit,
  date: '2026-03-05',
  source: 'a bank',
})

const show = (program: Partial<Program> | null = {}, { viewer = null }: { viewer?: Answer['viewer'] } = {}) =>
  renderScreen<programRouteQuery>({
    screen: ProgramScreen,
    query: programQuery,
    variables: { id: ID },
    answer: {
      Query: {
        program: program && { ...PROGRAM, ...program },
        viewer,
        exchangeRates: [rate('GBP', 120), rate('USD', 96)],
      },
    },
    path: '/programs/1',
    search: '?from=list',
  })

type Environment = Awaited<ReturnType<typeof show>>['environment']

const row = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)

describe('a programme', () => {
  it('says beside each figure what it rests on', async () => {
    await show()
    expect(screen.getAllByText('Sourced: A list (a publisher), 2025').length).toBeGreaterThan(2)
    expect(screen.getByText('Indicative: a rule, 2025')).toBeTruthy()
    expect(screen.getByText('Indicative: a table')).toBeTruthy()
    expect(screen.getByText('January and September')).toBeTruthy()
  })

  it('adds up what it costs, for a year and in all, in rupees and in pounds', async () => {
    await show()
    const [year, whole] = row('Together').getAllByRole('cell')
    expect(year?.textContent).toBe('₹35,50,000£29,600')
    expect(whole?.textContent).toBe('₹71,00,000£59,200')
    expect(
      screen.getByText(/£20,000 a year × 2 \+ \$1,000 a month × 24 months = about ₹71,00,000/),
    ).toBeTruthy()
    expect(screen.getByText(/Rates of 5 March 2026: 1 GBP = ₹120.00, 1 USD = ₹96.00 \(a bank\)/)).toBeTruthy()
  })

  it('leads to the university wherever nothing is known, and adds nothing up', async () => {
    await show(NOTHING_KNOWN)
    expect(screen.getAllByText(/Check with the university/).length).toBeGreaterThan(8)
    for (const cell of row('Together').getAllByRole('cell'))
      expect(cell.textContent).toBe('Check with the university')
    expect(screen.getByText(/A part is not known, so there is no sum\./)).toBeTruthy()
  })

  it('marks a day that is past as one of the last cycle', async () => {
    await show()
    const [past, ahead] = screen.getAllByRole('listitem').filter(line => line.textContent?.includes('Round'))
    expect(past?.textContent).toBe('7 January 2020, Round 1 (2020-21) last cycle')
    expect(ahead?.textContent).not.toContain('last cycle')
  })

  it('shows a usual deadline as usual, with the year it is from', async () => {
    await show({ deadlines: [], usualDeadlines: ['mid-December', 'early March'], usualDeadlinesYear: 2026 })
    expect(screen.getByText(/Usually mid-December and early March \(2026\)\./)).toBeTruthy()
  })

  it('says once where its deadline and its page are to be found', async () => {
    await show({ deadlines: [], website: null })
    expect(screen.getAllByText(/On the university’s own site/)).toHaveLength(1)
    expect(screen.getByText('Deadlines and page')).toBeTruthy()
  })

  it('sends to its own page, if known, for an unknown deadline', async () => {
    await show({ deadlines: [] })
    expect(screen.getByText('Deadlines and page')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /www\.leeds\.ac\.uk\/robotics/ })).toHaveLength(1)
    expect(screen.queryByText(/On the university’s own site/)).toBeNull()
  })

  it('brings what the university says about AI, with its source', async () => {
    await show()
    const note = within(screen.getByRole('complementary', { name: 'Advice only: the prose has to be yours' }))
    expect(note.getByText('its policy, 2026')).toBeTruthy()
  })

  it('opens the generator with the course and the university', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Generate Documents' }).getAttribute('href')).toBe(
      '/document-generator?course=Robotics+MSc&university=University+of+Leeds',
    )
  })

  it('sends nobody to an address that is none of the web', async () => {
    await show({ website: 'javascript:alert(1)' })
    expect(screen.queryByRole('link', { name: /alert/ })).toBeNull()
    expect(screen.getByText('javascript:alert(1)')).toBeTruthy()
  })

  it.each(['USD', 'CNY'])('shows how it fits first, for a budget in %s', async currency => {
    const factor = {
      kind: 'FIELD',
      name: 'Field',
      score: 1,
      weight: 1,
      isKnown: true,
      why: 'It is your field.',
    } as const
    await show(
      {
        fit: {
          matchPercentage: 82,
          tier: 'MATCH',
          matchReason: '‘Robotics MSc’ names what you want to study.',
          history: { sentence: 'Not enough data: no reports.' },
          factors: [factor],
        },
      },
      { viewer: { id: 'me', profile: { id: 'profile', reading: { currency } } } },
    )
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings[0]).toBe('How it fits you')
    const fit = within(screen.getByRole('region', { name: 'How it fits you' }))
    for (const words of ['82% Match', 'Match', '‘Robotics MSc’ names what you want to study.'])
      expect(fit.getByText(words), words).toBeTruthy()
    expect(fit.getByText(/\$37,000 a year with living\. Not enough data: no reports\./)).toBeTruthy()
    await userEvent.click(fit.getByText('How 82% adds up'))
    expect(fit.getByText('It is your field.')).toBeTruthy()
  })

  it('asks for a profile first where there is none, and asks a visitor nothing', async () => {
    await show({}, { viewer: { id: 'me', profile: null } })
    expect(screen.getByRole('link', { name: 'Complete your profile first' })).toBeTruthy()
  })

  it('is the 404 page where nothing is found', async () => {
    await show(null)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found')
  })

  it('has no fault that axe knows of', async () => {
    const { container } = await show({}, { viewer: { id: 'me', profile: null } })
    await expectAccessible(container)
  })
})

const MEMBER = { id: 'me', profile: null }

/** Answers the question who is there. */
async function answerWhoIsThere(environment: Environment) {
  await waitFor(() => {
    const operation = environment.mock.getMostRecentOperation()
    expect(operation.request.node.params.name).toBe('sessionQuery')
    const viewer = { id: 'me', fullName: 'Maya Krishnan', role: 'STUDENT' } as const
    environment.mock.resolve(operation, payloadOf<sessionQuery>(operation, { Query: { viewer } }))
  })
}

/** The changes that the page asks for, by name. */
type Changes = {
  useShortlistAddMutation: useShortlistAddMutation
  useShortlistRemoveMutation: useShortlistRemoveMutation
  useTrackApplicationMutation: useTrackApplicationMutation
}

async function answer<Name extends keyof Changes>(
  environment: Environment,
  name: Name,
  Mutation: AnswerTo<Changes[Name]>,
) {
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe(name))
  const operation = environment.mock.getMostRecentOperation()
  environment.mock.resolve(operation, payloadOf<Changes[Name]>(operation, { Mutation }))
}

const button = () => screen.getByRole('button', { name: 'Shortlist Robotics MSc' })
const isPressed = () => button().getAttribute('aria-pressed')
const shortlisted = (isShortlisted: boolean) => ({
  program: { __typename: 'Program', id: ID, isShortlisted },
})

describe('the shortlist button', () => {
  it('shows the change before the server has answered, and offers to take it back', async () => {
    const { environment } = await show({}, { viewer: MEMBER })
    await userEvent.click(button())
    await answerWhoIsThere(environment)
    await waitFor(() => expect(isPressed()).toBe('true'))
    await answer(environment, 'useShortlistAddMutation', {
      addToShortlist: { __typename: 'AddToShortlistPayload', item: { id: 'item', ...shortlisted(true) } },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await answer(environment, 'useShortlistRemoveMutation', {
      removeFromShortlist: {
        __typename: 'RemoveFromShortlistPayload',
        ...shortlisted(false),
      },
    })
    await waitFor(() => expect(isPressed()).toBe('false'))
  })

  it('says in place what the plan keeps, and leads to the plans', async () => {
    const { environment } = await show({}, { viewer: MEMBER })
    await userEvent.click(button())
    await answerWhoIsThere(environment)
    const message = 'Your plan keeps 5 programmes on the shortlist. Remove one, or choose a larger plan.'
    await answer(environment, 'useShortlistAddMutation', {
      addToShortlist: refused('PlanRequiredError', { message }),
    })
    await screen.findByText(message, { exact: false })
    expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
    expect(isPressed()).toBe('false')
  })

  it('takes the change back when it did not come through, and says why', async () => {
    const { environment } = await show({}, { viewer: MEMBER })
    await userEvent.click(button())
    await answerWhoIsThere(environment)
    await waitFor(() => expect(isPressed()).toBe('true'))
    environment.mock.rejectMostRecentOperation(new Error('lost'))
    await waitFor(() => expect(isPressed()).toBe('false'))
    await screen.findByText('Something went wrong on our side. Try again in a moment.')
  })

  it('leads a visitor to sign in, with the way back kept', async () => {
    const { router } = await show()
    await userEvent.click(button())
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/programs/1?from=list')
  })
})

describe('the application button', () => {
  it('begins an application and then leads to it', async () => {
    const { environment } = await show({}, { viewer: MEMBER })
    await userEvent.click(screen.getByRole('button', { name: 'Track application to Robotics MSc' }))
    await answerWhoIsThere(environment)
    await answer(environment, 'useTrackApplicationMutation', {
      saveApplication: {
        __typename: 'SaveApplicationPayload',
        application: {
          id: 'application',
          status: 'CONSIDERING',
          place: 1,
          notes: '',
          deadline: null,
          deadlineFrom: null,
          timeline: [],
          tasks: [],
          countrySteps: [],
          university: { id: 'leeds', name: 'University of Leeds', country: 'UK' },
          program: {
            __typename: 'Program',
            id: ID,
            databaseId: 1,
            name: 'Robotics MSc',
            isListed: true,
            deadlines: [],
            application: { id: 'application', status: 'CONSIDERING' },
          },
        },
        viewer: { id: 'me', applicationCount: { totalCount: 1 } },
      },
    })
    const link = await screen.findByRole('link', { name: 'View application to Robotics MSc' })
    expect(link.getAttribute('href')).toBe('/applications')
  })

  it('leads to the application that there is', async () => {
    await show({ application: { id: 'application', status: 'APPLIED' } })
    expect(screen.getByRole('link', { name: /View application/ }).getAttribute('href')).toBe('/applications')
    expect(screen.queryByRole('button', { name: /Track application/ })).toBeNull()
  })
})

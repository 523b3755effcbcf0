import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AllUniversitiesQuery } from '../../__generated__/AllUniversitiesQuery.graphql.ts'
import matcherQuery, {
  type universityMatcherRouteQuery,
} from '../../__generated__/universityMatcherRouteQuery.graphql.ts'
import type { useFitsQuery } from '../../__generated__/useFitsQuery.graphql.ts'
import type { useGenerateMatchesMutation } from '../../__generated__/useGenerateMatchesMutation.graphql.ts'
import { NetworkFault } from '../../relay/faults.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { refused } from '../../test/refused.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import UniversityMatcherScreen from './UniversityMatcherScreen.tsx'

type Answer = AnswerTo<universityMatcherRouteQuery>
type Viewer = NonNullable<Answer['viewer']>
type Match = Viewer['matches']['edges'][number]['node']
/** What the matcher asks for after its first query. */
type Later = {
  AllUniversitiesQuery: AllUniversitiesQuery
  useFitsQuery: useFitsQuery
  useGenerateMatchesMutation: useGenerateMatchesMutation
}
type Factor = Match['factors'][number]

const NAMES = [
  ['USA', 'USA'],
  ['UK', 'UK'],
  ['CANADA', 'Canada'],
  ['GERMANY', 'Germany'],
  ['AUSTRALIA', 'Australia'],
  ['ITALY', 'Italy'],
  ['SPAIN', 'Spain'],
  ['INDIA', 'India'],
] as const
const COUNTRIES = NAMES.map(([code, name]) => ({ code, name }))

const RATES = [{ currency: 'EUR', inrPerUnit: 100, date: '2026-03-05' }]

const factor = (
  kind: Factor['kind'],
  name: string,
  score: number,
  weight: number,
  why: string,
  isKnown = true,
): Factor => ({
  kind,
  name,
  score,
  weight,
  isKnown,
  why,
})
const factorsWith = (tests: number, why = 'IELTS 7.5 is what they ask for.') => [
  factor('FIELD', 'Field', 1, 0.3, 'Robotics is what you want to study.'),
  factor('TESTS', 'Tests', tests, 0.3, why),
  factor('BUDGET', 'Budget', 0.2, 0.3, 'It costs more than you plan for.'),
  factor('INTAKE', 'Intake', 0.5, 0.1, 'Check with the university.', false),
]

const TIERS = ['REACH', 'MATCH', 'SAFETY'] as const

const matchOf = (
  number: number,
  more: { tier?: Match['tier']; percentage?: number; country?: Match['university']['country'] } = {},
): Match => ({
  id: `match-${number}`,
  matchPercentage: more.percentage ?? 90 - number,
  tier: more.tier ?? TIERS[number % 3] ?? 'REACH',
  matchReason: `Reason ${number}`,
  reasonWriter: 'BUILT_IN',
  factors: factorsWith(0.6),
  program: {
    id: `program-${number}`,
    databaseId: 100 + number,
    name: `Robotics ${number}`,
    award: 'MSc',
    degreeType: 'MASTERS',
    duration: '2 years',
    tuitionFees: '€1,500 a year (2025)',
    requirements: 'IELTS at least 6.5',
    durationMonths: 24,
    tuition: { amount: 1500, currency: 'EUR', period: 'YEAR' },
    livingCost: number === 3 ? null : { amount: 1000, currency: 'EUR', period: 'MONTH' },
    deadlines: [],
    isShortlisted: false,
    university: { name: `University ${number}` },
  },
  university: {
    id: `university-${number}`,
    databaseId: 200 + number,
    name: `University ${number}`,
    city: 'Delft',
    country: more.country ?? 'GERMANY',
  },
})

const PROFILE: Viewer['profile'] = {
  id: 'profile',
  academicBackground: 'B.Tech, CGPA 8.6/10',
  targetDegree: 'MBA',
  workExperience: 'Two years',
  testScores: 'GRE 325, IELTS 7.5',
  preferredCountries: ['ITALY', 'SPAIN'],
  studyInterests: 'Robotics and control',
  budget: '$40,000 a year',
  intendedStartDate: null,
  updatedAt: '2026-11-01T10:00:00Z',
  corrections: [
    { kind: 'ENGLISH', text: 'IELTS 7.5' },
    { kind: 'GRE', text: 'GRE 325' },
  ],
  reading: {
    items: [
      { kind: 'ENGLISH', understood: 'IELTS 7.5', note: null },
      { kind: 'GRADE', understood: 'CGPA 8.6 of 10', note: 'about 3.5 of 4' },
    ],
  },
}

const student = (
  matches: readonly Match[],
  more: Partial<Viewer> = {},
): Viewer & { readonly matchCount: { readonly totalCount: number } } => ({
  id: 'student',
  plan: 'STANDARD',
  entitlements: { outlook: 'FACTORS', keptMatches: { limit: 15 } },
  matchedAt: matches.length > 0 ? '2026-11-20T10:00:00Z' : null,
  profile: PROFILE,
  matchSettings: { ambition: 'BALANCED', budget: 1, country: 1, field: 1 },
  matchCount: { totalCount: matches.length },
  matches: { edges: matches.map(node => ({ node })) },
  ...more,
})

/** What generateMatches answers. */
const matched = (viewer: ReturnType<typeof student>): AnswerTo<useGenerateMatchesMutation> => ({
  generateMatches: { __typename: 'GenerateMatchesPayload', viewer },
})

const FREE: Partial<Viewer> = { plan: 'FREE', entitlements: { outlook: 'TIER', keptMatches: { limit: 5 } } }
const PREMIUM: Partial<Viewer> = {
  plan: 'PREMIUM',
  entitlements: { outlook: 'FACTORS', keptMatches: { limit: null } },
}

const many = (count: number) => Array.from({ length: count }, (_, place) => matchOf(place))

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  vi.useRealTimers()
})

async function show(viewer: Viewer | null) {
  const shown = await renderScreen<universityMatcherRouteQuery>({
    screen: UniversityMatcherScreen,
    query: matcherQuery,
    variables: { showsUniversities: false, country: null },
    answer: { Query: { countries: COUNTRIES, exchangeRates: RATES, viewer } },
    path: '/university-matcher',
  })
  const { mock } = shown.environment
  const answer = <Q extends keyof Later>(name: Q, answer: AnswerTo<Later[Q]>) =>
    act(async () =>
      mock.resolveMostRecentOperation(operation =>
        payloadOf<Later[Q]>(operation, name.endsWith('Mutation') ? { Mutation: answer } : { Query: answer }),
      ),
    )
  return { ...shown, mock, answer, user: userEvent.setup() }
}

const cards = () => screen.queryAllByRole('article')
const titles = () => cards().map(card => within(card).getByRole('heading').textContent)
const cardOf = (title: string) => within(screen.getByRole('article', { name: title }))
const generateButton = () => screen.getByRole('button', { name: /Generate AI Matches|Generating\.\.\./ })

async function expectAccessible() {
  const { violations } = await axe.run(document.body, {
    // Layout and colours are only there in a browser; the frame around the screen has the landmarks.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

describe('the matcher without matches', () => {
  it('sends somebody without a profile there first', async () => {
    await show(student([], { profile: null }))
    expect(screen.getByRole('link', { name: 'Complete your profile first' }).getAttribute('href')).toBe(
      '/profile',
    )
    expect(generateButton()).toHaveProperty('disabled', true)
    expect(screen.getByRole('heading', { name: 'No matches found' })).toBeDefined()
    await expectAccessible()
  })

  it('says that none have been made yet', async () => {
    await show(student([]))
    expect(screen.getByRole('heading', { name: 'No matches found' })).toBeDefined()
    expect(screen.getByText(/None have been made yet/)).toBeDefined()
    expect(generateButton()).toHaveProperty('disabled', false)
  })

  it('says which of the wishes nothing fits', async () => {
    await show(student([], { matchedAt: '2026-11-20T10:00:00Z' }))
    expect(screen.getByText(/There is no MBA in Italy or Spain among the programmes/)).toBeDefined()
  })

  it('offers a visitor to sign in', async () => {
    await show(null)
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/auth?next=/university-matcher',
    )
  })
})

describe('matches', () => {
  it('show the programme, its facts, the reason and the ways on', async () => {
    await show(student([matchOf(1, { percentage: 84 })]))
    const card = cardOf('Robotics 1')
    for (const words of [
      'University 1',
      '84% Match',
      'Location',
      'Delft, Germany',
      'Duration',
      '2 years',
      'Tuition',
      '€1,500 a year (2025)',
      'Degree',
      'Masters, MSc',
      "Why it's a match",
      'Reason 1',
      'Requirements',
      'IELTS at least 6.5',
    ])
      expect(card.getByText(words), words).toBeDefined()
    expect(card.getByRole('link', { name: /^View Program Details/ }).getAttribute('href')).toBe(
      '/programs/101',
    )
    expect(card.getByRole('link', { name: /^Generate Documents/ }).getAttribute('href')).toBe(
      '/document-generator?course=Robotics+1&university=University+1',
    )
    await expectAccessible()
  })

  it('show what speaks for them at a glance, and open into every factor', async () => {
    const { user } = await show(student([matchOf(1)]))
    const card = cardOf('Robotics 1')
    expect(card.getByText('Strong:').parentElement?.textContent).toBe('Strong: Field')
    expect(card.getByText('Not known:').parentElement?.textContent).toBe('Not known: Intake')
    await user.click(card.getByText('How 89% adds up'))
    const tests = card.getByRole('meter', { name: 'Tests, 30% of the whole' })
    expect(tests.getAttribute('aria-valuetext')).toBe('60 of 100')
    expect(card.getByRole('meter', { name: 'Intake, 10% of the whole' }).getAttribute('aria-valuetext')).toBe(
      'not known, counts as 50',
    )
    expect(card.getByText('It costs more than you plan for.')).toBeDefined()
  })

  it('stand on three shelves, each with what it means', async () => {
    await show(student(many(5)))
    const shelves = screen.getAllByRole('heading', { level: 2, name: /^(Reach|Match|Safety) \d/ })
    expect(shelves.map(({ textContent }) => textContent)).toEqual([
      'Reach 2 programmes',
      'Match 2 programmes',
      'Safety 1 programme',
    ])
    expect(titles()).toEqual(['Robotics 0', 'Robotics 3', 'Robotics 1', 'Robotics 4', 'Robotics 2'])
  })

  it('are short shelves at first when there are fifty of them', async () => {
    const { user } = await show(student(many(50), PREMIUM))
    expect(cards()).toHaveLength(18)
    await user.click(screen.getByRole('button', { name: 'Show all 17 of Reach' }))
    expect(cards()).toHaveLength(29)
    expect(screen.queryByRole('button', { name: /of Reach/ })).toBeNull()
  })

  it('can be narrowed to a country, and say so when none is there', async () => {
    const { user, router } = await show(student([matchOf(1, { country: 'UK' }), matchOf(2)]))
    const country = screen.getByLabelText('Country')
    expect(within(country).getAllByRole('option')).toHaveLength(9)
    await user.selectOptions(country, 'UK')
    expect(titles()).toEqual(['Robotics 1'])
    expect(router.state.location.search).toBe('?country=uk')
    await user.selectOptions(country, 'Spain')
    expect(screen.getByText(/Try selecting a different country filter/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show all countries' }))
    expect(cards()).toHaveLength(2)
  })

  it('say when the profile has changed since', async () => {
    await show(student([matchOf(1)], { matchedAt: '2026-10-01T10:00:00Z' }))
    expect(screen.getByText(/Your profile has changed since these were made/)).toBeDefined()
  })
})

describe('the plan', () => {
  it('says how many matches it keeps and where there are more', async () => {
    await show(student([], FREE))
    expect(screen.getByText('Free keeps your 5 best matches')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing')
  })

  it('shows on Free the tier and the reason, and says what a paid plan shows beside them', async () => {
    await show(student([{ ...matchOf(1), factors: [] }], FREE))
    const card = cardOf('Robotics 1')
    expect(card.getByText('Reason 1')).toBeDefined()
    expect(card.queryByText(/adds up/)).toBeNull()
    expect(screen.queryByRole('slider', { name: /English test/ })).toBeNull()
    expect(screen.getByText(/Paid plans show every factor/)).toBeDefined()
  })

  it('offers no plan where all is included', async () => {
    await show(student([], PREMIUM))
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull()
  })
})

describe('generating', () => {
  it('sends the settings, shows skeletons meanwhile, and then the matches and a toast', async () => {
    const { user, mock, answer } = await show(student([]))
    await user.click(screen.getByRole('radio', { name: /Bold/ }))
    const budget = screen.getByRole('slider', { name: 'Budget counts' })
    expect(budget.getAttribute('aria-valuetext')).toBe('As it comes (1)')
    await user.click(generateButton())
    expect(mock.getMostRecentOperation().request.variables).toEqual({
      input: { settings: { ambition: 'BOLD', budget: 1, country: 1, field: 1 } },
    })
    expect(generateButton()).toHaveProperty('disabled', true)
    expect(generateButton().textContent).toBe('Generating...')
    expect(screen.getByText('Generating matches')).toBeDefined()
    await answer('useGenerateMatchesMutation', matched(student(many(3))))
    await screen.findByText("We've found programs that match your profile!")
    expect(screen.getByText('Matches generated')).toBeDefined()
    expect(cards()).toHaveLength(3)
  })

  it('says the error in a toast and in place, and clears the state', async () => {
    const { user, answer } = await show(student([matchOf(1)]))
    await user.click(generateButton())
    expect(cards()).toHaveLength(0)
    await answer('useGenerateMatchesMutation', {
      generateMatches: refused('RateLimitedError', { message: 'Wait a minute.' }),
    })
    await waitFor(() => expect(screen.getAllByText('Error generating matches').length).toBeGreaterThan(1))
    const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent?.includes('still here'))
    expect(alert?.textContent).toContain('Wait a minute.')
    expect(cards()).toHaveLength(1)
    expect(generateButton()).toHaveProperty('disabled', false)
  })

  it('says what to do when the line is down', async () => {
    const { user, mock } = await show(student([]))
    await user.click(generateButton())
    await act(async () => mock.rejectMostRecentOperation(new NetworkFault('OFFLINE')))
    expect(screen.getAllByText(/You are offline/).length).toBeGreaterThan(0)
  })

  it('claims nothing when nothing was found', async () => {
    const { user, answer } = await show(student([]))
    await user.click(generateButton())
    await answer('useGenerateMatchesMutation', matched(student([], { matchedAt: '2026-11-21T10:00:00Z' })))
    expect(await screen.findByText(/There is no MBA in Italy or Spain/)).toBeDefined()
    expect(screen.queryByText('Matches generated')).toBeNull()
  })
})

describe('what if', () => {
  const english = () => screen.getByRole('slider', { name: 'English test: IELTS' })

  function slide(slider: HTMLElement, value: string) {
    return act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value)
      slider.dispatchEvent(new Event('input', { bubbles: true }))
      slider.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  const pause = () => act(async () => vi.advanceTimersByTimeAsync(250))

  async function showTwo() {
    const shown = await show(
      student([matchOf(1, { percentage: 80, tier: 'MATCH' }), matchOf(2, { percentage: 74, tier: 'MATCH' })]),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = () =>
      shown.mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'useFitsQuery')
    return { ...shown, asked }
  }

  const FITS: AnswerTo<useFitsQuery>['fits'] = [
    {
      matchPercentage: 80,
      tier: 'MATCH',
      factors: factorsWith(0.6),
      program: { id: 'program-1' },
    },
    {
      matchPercentage: 86,
      tier: 'SAFETY',
      factors: factorsWith(1, 'IELTS 8 clears the 7.5 that they ask for.'),
      program: { id: 'program-2' },
    },
  ]

  it('begins with the figures of the profile', async () => {
    await show(student([matchOf(1)]))
    expect(english()).toHaveProperty('value', '7.5')
    expect(screen.getByRole('slider', { name: 'Grade: CGPA of 10' })).toHaveProperty('value', '8.6')
    expect(screen.getAllByText('not in your profile')).toHaveLength(2)
  })

  it('asks once the hand rests, with the figure in the place of what the profile says', async () => {
    const { asked } = await showTwo()
    await slide(english(), '8')
    expect(asked()).toHaveLength(0)
    await slide(english(), '8.5')
    await pause()
    expect(asked().map(({ request }) => request.variables)).toEqual([
      {
        programIds: ['program-1', 'program-2'],
        settings: { ambition: 'BALANCED', budget: 1, country: 1, field: 1 },
        profile: {
          academicBackground: 'B.Tech, CGPA 8.6/10',
          targetDegree: 'MBA',
          workExperience: 'Two years',
          testScores: 'GRE 325, IELTS 7.5',
          preferredCountries: ['ITALY', 'SPAIN'],
          studyInterests: 'Robotics and control',
          budget: '$40,000 a year',
          intendedStartDate: null,
          corrections: [
            { kind: 'GRE', text: 'GRE 325' },
            { kind: 'ENGLISH', text: 'IELTS 8.5' },
          ],
        },
      },
    ])
  })

  it('shows what each match becomes, orders them anew, and goes back', async () => {
    const { answer, asked } = await showTwo()
    expect(titles()).toEqual(['Robotics 1', 'Robotics 2'])
    await slide(english(), '8')
    await pause()
    await answer('useFitsQuery', { fits: FITS })
    expect(cardOf('Robotics 1').getByText('With IELTS 8: stays at 80%')).toBeDefined()
    expect(cardOf('Robotics 2').getByText('With IELTS 8: 74% to 86%, now Safety')).toBeDefined()
    expect(cardOf('Robotics 2').getByText('Tests: IELTS 8 clears the 7.5 that they ask for.')).toBeDefined()
    expect(cardOf('Robotics 2').getByText('74% Match')).toBeDefined()
    expect(
      screen.getByText('With IELTS 8: 1 of 2 rises, 1 changes its tier. Nothing here is saved.'),
    ).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2, name: /Safety 1/ })).toHaveLength(1)
    vi.useRealTimers()
    await userEvent.click(screen.getAllByRole('button', { name: 'Reset' })[0] ?? document.body)
    expect(screen.queryByText(/With IELTS 8/)).toBeNull()
    expect(english()).toHaveProperty('value', '7.5')
    expect(asked()).toHaveLength(0)
  })

  it('lets go of the question before and keeps the last', async () => {
    const { asked, answer } = await showTwo()
    await slide(english(), '8')
    await pause()
    await slide(english(), '9')
    await pause()
    expect(asked().map(({ request }) => request.variables.profile.corrections.at(-1).text)).toEqual([
      'IELTS 9',
    ])
    await answer('useFitsQuery', { fits: FITS })
    expect(screen.getByText('With IELTS 9: 74% to 86%, now Safety')).toBeDefined()
  })

  it('says so when it could not look', async () => {
    const { mock } = await showTwo()
    await slide(english(), '8')
    await pause()
    await act(async () => mock.rejectMostRecentOperation(new NetworkFault('UNREACHABLE')))
    expect(screen.getByText(/cannot be reached/)).toBeDefined()
    expect(cards()).toHaveLength(2)
  })

  it('asks nothing for a figure that is back where it was', async () => {
    const { asked } = await showTwo()
    await slide(english(), '8')
    await slide(english(), '7.5')
    await pause()
    expect(asked()).toHaveLength(0)
  })
})

describe('comparing', () => {
  const compare = (title: string) => screen.getByRole('checkbox', { name: `Compare ${title}` })

  it('takes four at most, and shows them side by side', async () => {
    const { user } = await show(student(many(5)))
    await user.click(compare('Robotics 0'))
    expect(screen.getByRole('button', { name: 'Compare side by side' })).toHaveProperty('disabled', true)
    for (const title of ['Robotics 1', 'Robotics 2', 'Robotics 3']) await user.click(compare(title))
    expect(compare('Robotics 4')).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Compare side by side' }))
    const table = within(screen.getByRole('table'))
    expect(
      table
        .getAllByRole('columnheader')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Robotics 0University 0',
      'Robotics 1University 1',
      'Robotics 2University 2',
      'Robotics 3University 3',
    ])
    const rows = table.getAllByRole('rowheader').map(({ textContent }) => textContent)
    for (const name of [
      'Match',
      'Tier',
      'Tuition',
      'Duration',
      'Deadlines',
      'Requirements',
      'Field',
      'Tests',
    ])
      expect(rows).toContain(name)
    const costs = within(table.getByRole('row', { name: /^Total cost/ })).getAllByRole('cell')
    expect(costs.map(({ textContent }) => textContent)).toEqual([
      'About ₹27,00,000',
      'About ₹27,00,000',
      'About ₹27,00,000',
      'A part is not known, so there is no sum.',
    ])
    expect(screen.getByText(/at rates of 5 March 2026/)).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Side by side')
    await expectAccessible()
    await user.click(table.getByRole('button', { name: 'Leave out Robotics 1' }))
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Close the comparison' }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(compare('Robotics 0')).toHaveProperty('checked', true)
  })
})

describe('all universities', () => {
  it('are asked for with their tab, for the country that is chosen', async () => {
    const { user, mock, answer, router } = await show(student([]))
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
    await user.click(screen.getByRole('tab', { name: 'All Universities' }))
    const { request } = mock.getMostRecentOperation()
    expect(request.node.operation.name).toBe('AllUniversitiesQuery')
    expect(request.variables).toEqual({ country: 'GERMANY' })
    await answer('AllUniversitiesQuery', {
      universities: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    })
    expect(screen.getByRole('heading', { name: 'No universities found' })).toBeDefined()
    expect(screen.getByText('Try selecting a different country filter')).toBeDefined()
    expect(router.state.location.search).toBe('?tab=universities&country=germany')
  })

  it('can be asked for again when they did not load', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { user, mock } = await show(student([]))
    await user.click(screen.getByRole('tab', { name: 'All Universities' }))
    await act(async () => mock.rejectMostRecentOperation(new NetworkFault('UNREACHABLE')))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(mock.getMostRecentOperation().request.node.operation.name).toBe('AllUniversitiesQuery')
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import matcherQuery, {
  type universityMatcherRouteQuery,
} from '../../__generated__/universityMatcherRouteQuery.graphql.ts'
import type { useFitsQuery } from '../../__generated__/useFitsQuery.graphql.ts'
import type { useGenerateMatchesMutation } from '../../__generated__/useGenerateMatchesMutation.graphql.ts'
import type { useMatchesMoreQuery } from '../../__generated__/useMatchesMoreQuery.graphql.ts'
import type { useSaveProfileMutation } from '../../__generated__/useSaveProfileMutation.graphql.ts'
import { NetworkFault } from '../../relay/faults.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import { MATCHER_ADDRESS, matchFilter } from './matcherAddress.ts'
import UniversityMatcherScreen from './UniversityMatcherScreen.tsx'

type Answer = AnswerTo<universityMatcherRouteQuery>
type Viewer = NonNullable<Answer['viewer']>
type Match = Viewer['matches']['edges'][number]['node']
/** What the matcher asks for after its first query. */
type Later = {
  useFitsQuery: useFitsQuery
  useGenerateMatchesMutation: useGenerateMatchesMutation
  useMatchesMoreQuery: useMatchesMoreQuery
  useSaveProfileMutation: useSaveProfileMutation
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

const RATES = [
  { currency: 'EUR', inrPerUnit: 100, date: '2026-03-05' },
  { currency: 'USD', inrPerUnit: 96, date: '2026-03-05' },
]

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
  place: number + 1,
  list: null,
  matchPercentage: more.percentage ?? 90 - number,
  tier: more.tier ?? TIERS[number % 3] ?? 'REACH',
  matchReason: `‘Robotics ${number}’ is your subject. Reason ${number}.`,
  history: { sentence: 'Not enough data: too few reported.', applicants: null },
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
    costYearUsd: 25_000,
    tuitionYearUsd: 1740,
    prerequisites: null,
    deadlines: [],
    usualDeadlines: ['mid-December'],
    usualDeadlinesYear: 2026,
    website: null,
    isShortlisted: false,
    application: null,
    university: { name: `University ${number}` },
  },
  university: {
    id: `university-${number}`,
    databaseId: 200 + number,
    name: `University ${number}`,
    city: 'Delft',
    country: more.country ?? 'GERMANY',
    website: 'https://www.example.edu',
  },
})

type Item = NonNullable<Viewer['profile']>['reading']['items'][number]

const itemOf = (item: Pick<Item, 'kind' | 'name' | 'understood'> & Partial<Item>): Item => ({
  ...{ from: 'testScores', note: null, quote: null, isCorrected: false },
  ...{ key: `${item.kind}:0123456789abcdef`, asCorrection: item.understood },
  ...item,
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
  confirmedReadings: [],
  corrections: [
    { kind: 'ENGLISH', text: 'IELTS 7.5' },
    { kind: 'GRE', text: 'GRE 325' },
  ],
  reading: {
    currency: 'USD',
    items: [
      itemOf({ kind: 'ENGLISH', name: 'English test', understood: 'IELTS 7.5', isCorrected: true }),
      itemOf({ kind: 'GRADE', name: 'Grade', understood: 'CGPA 8.6 of 10', note: 'about 3.5 of 4' }),
    ],
    notUnderstood: [],
  },
}

const student = (
  matches: readonly Match[],
  {
    totalCount = matches.length,
    allCount = totalCount,
    ...more
  }: Partial<Viewer> & { totalCount?: number; allCount?: number } = {},
): Viewer => ({
  id: 'student',
  plan: 'STANDARD',
  entitlements: { outlook: 'FACTORS', keptMatches: { limit: 15 } },
  matchedAt: matches.length > 0 ? '2026-11-20T10:00:00Z' : null,
  profile: PROFILE,
  matchSettings: { ambition: 'BALANCED', budget: 1, country: 1, field: 1 },
  firstTen: 10,
  matchGaps: [],
  matchCount: { totalCount: allCount },
  looserMatches: [],
  matches: {
    totalCount,
    edges: matches.map(node => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: totalCount > matches.length, endCursor: matches.at(-1)?.id ?? null },
  },
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

/** What the route asks for at an address. */
function variablesAt(search: string) {
  const place = MATCHER_ADDRESS.read(new URLSearchParams(search))
  const { tab, country, order } = place
  return { showsUniversities: tab === 'universities', country, filter: matchFilter(place), order }
}

async function show(viewer: Viewer | null, search = '') {
  const shown = await renderScreen<universityMatcherRouteQuery>({
    screen: UniversityMatcherScreen,
    query: matcherQuery,
    variables: variablesAt(search),
    answer: { Query: { countries: COUNTRIES, fields: [{ name: 'Law' }], exchangeRates: RATES, viewer } },
    path: '/university-matcher',
    search,
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
const toggleOf = (title: string) => cardOf(title).getByRole('button', { name: title })
const generateButton = () => screen.getByRole('button', { name: /Generate AI Matches|Generating\.\.\./ })

describe('a reading that is not checked', () => {
  const unread = PROFILE && {
    ...PROFILE,
    corrections: [],
    reading: {
      ...PROFILE.reading,
      items: PROFILE.reading.items.map(item => ({ ...item, isCorrected: false })),
      notUnderstood: ['eleven'],
    },
  }

  it('can be checked before the first matches, each answer saved at once, and stops nobody', async () => {
    const { user, answer, mock } = await show(student([], { profile: unread }))
    const step = within(screen.getByRole('region', { name: 'Check what we understood' }))
    expect(step.getByText(/2 points, about a minute/)).toBeDefined()
    expect(step.getByText('We could not read this:')).toBeDefined()
    expect(generateButton()).toHaveProperty('disabled', false)
    await expectAccessible()
    await user.click(step.getByRole('button', { name: 'Right: Grade' }))
    expect(step.getByRole('button', { name: 'Right: Grade', pressed: true })).toBeDefined()
    const confirmedReadings = ['GRADE:0123456789abcdef']
    expect(mock.getMostRecentOperation().request.variables.input).toMatchObject({
      budget: '$40,000 a year',
      corrections: [],
      confirmedReadings,
    })
    await answer('useSaveProfileMutation', {
      saveProfile: {
        __typename: 'SaveProfilePayload',
        created: false,
        viewer: { id: 'student', profile: unread && { ...unread, confirmedReadings } },
      },
    })
    expect(step.getByText(/1 point, less than a minute/)).toBeDefined()
    await user.click(step.getByRole('button', { name: 'Change: English test' }))
    await user.clear(step.getByLabelText('Score'))
    await user.type(step.getByLabelText('Score'), '7{Enter}')
    expect(mock.getMostRecentOperation().request.variables.input).toMatchObject({
      corrections: [{ kind: 'ENGLISH', text: 'IELTS 7' }],
      confirmedReadings,
    })
  })

  it('is said in one line above matches, until all of it is checked', async () => {
    const { unmount } = await show(student(many(1), { profile: unread }))
    const link = screen.getByRole('link', { name: 'Check it in a minute' })
    expect(link.getAttribute('href')).toBe('/profile#reading')
    expect(screen.queryByRole('region', { name: 'Check what we understood' })).toBeNull()
    unmount()
    const checked = PROFILE && {
      ...PROFILE,
      confirmedReadings: PROFILE.reading.items.map(({ key }) => key),
    }
    await show(student(many(1), { profile: checked }))
    expect(screen.queryByRole('link', { name: 'Check it in a minute' })).toBeNull()
  })
})

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
  it('are lines with what decides, in the currency of the person', async () => {
    await show(student([matchOf(1, { percentage: 84, tier: 'MATCH' })]))
    expect(screen.getByRole('heading', { level: 2, name: '1 match' })).toBeDefined()
    const row = cardOf('Robotics 1')
    expect(row.getByRole('link', { name: 'University 1' }).parentElement?.textContent).toBe(
      'University 1, Germany',
    )
    for (const words of ['84% Match', 'Match', 'About $25,000 a year', 'Reason 1.'])
      expect(row.getByText(words), words).toBeDefined()
    expect(row.queryByText('Location')).toBeNull()
    await expectAccessible()
  })

  it('open in place, keep the focus, and close again', async () => {
    const { user } = await show(student([matchOf(1, { percentage: 84 }), matchOf(2)]))
    const toggle = toggleOf('Robotics 1')
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    toggle.focus()
    await user.keyboard('{Enter}')
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(toggle)
    const row = cardOf('Robotics 1')
    for (const words of [
      'Location',
      'Delft, Germany',
      'Duration',
      '2 years',
      'Tuition',
      '€1,500 a year (2025)',
      'Degree',
      'Masters, MSc',
      "Why it's a match",
      '‘Robotics 1’ is your subject. Reason 1.',
      'Requirements',
      'IELTS at least 6.5',
      'Outlook',
    ])
      expect(row.getByText(words), words).toBeDefined()
    expect(row.getByText(/Usually mid-December \(2026\)/).textContent).toContain('www.example.edu')
    expect(row.getByRole('link', { name: /^View Program Details/ }).getAttribute('href')).toBe(
      '/programs/101',
    )
    expect(row.getByRole('link', { name: /^Generate Documents/ }).getAttribute('href')).toBe(
      '/document-generator?course=Robotics+1&university=University+1',
    )
    expect(cardOf('Robotics 2').queryByText('Location')).toBeNull()
    await expectAccessible()
    await user.keyboard('{Enter}')
    expect(row.queryByText('Location')).toBeNull()
  })

  it('open into what speaks for them and every factor', async () => {
    const { user } = await show(student([matchOf(1)]))
    await user.click(toggleOf('Robotics 1'))
    const card = cardOf('Robotics 1')
    expect(card.getByText('Strong:').parentElement?.textContent).toBe('Strong: Field')
    expect(card.getByText('Not known:').parentElement?.textContent).toBe('Not known: Intake')
    expect(card.getByText('How 89% adds up')).toBeDefined()
    const tests = card.getByRole('meter', { name: 'Tests, 30% of the whole' })
    expect(tests.getAttribute('aria-valuetext')).toBe('60 of 100')
    expect(card.getByRole('meter', { name: 'Intake, 10% of the whole' }).getAttribute('aria-valuetext')).toBe(
      'not known, counts as 50',
    )
    expect(card.getByText('It costs more than you plan for.')).toBeDefined()
  })

  it('say once beneath that there is not enough data on earlier applicants, and why when they are open', async () => {
    const history = { sentence: 'Of 84 applicants 61 % were admitted.', applicants: 84 }
    const { user } = await show(student([{ ...matchOf(1), history }, matchOf(2), matchOf(3)]))
    expect(screen.getAllByText(/not enough data/i)).toHaveLength(1)
    for (const title of ['Robotics 1', 'Robotics 2']) await user.click(toggleOf(title))
    expect(cardOf('Robotics 1').getByText('Of 84 applicants 61 % were admitted.')).toBeDefined()
    expect(cardOf('Robotics 2').getByText('Not enough data: too few reported.')).toBeDefined()
  })

  it('are in the order of the server, and load page by page', async () => {
    const { user, mock, answer } = await show(student(many(20), { ...PREMIUM, totalCount: 23 }))
    expect(titles()).toEqual(many(20).map(({ program }) => program.name))
    expect(screen.getByRole('heading', { level: 2, name: '23 matches' })).toBeDefined()
    expect(screen.getByText('20 of 23')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show more matches' }))
    expect(mock.getMostRecentOperation().request.variables).toMatchObject({
      id: 'student',
      count: 20,
      cursor: 'match-19',
    })
    const rest = [20, 21, 22].map(number => matchOf(number))
    await answer('useMatchesMoreQuery', {
      node: {
        __typename: 'User',
        id: 'student',
        matches: {
          totalCount: 23,
          edges: rest.map(node => ({ cursor: node.id, node })),
          pageInfo: { hasNextPage: false, endCursor: 'match-22' },
        },
      },
    })
    expect(cards()).toHaveLength(23)
    await waitFor(() => expect(document.activeElement).toBe(toggleOf('Robotics 20')))
    expect(screen.queryByRole('button', { name: 'Show more matches' })).toBeNull()
  })

  it('are narrowed through the address', async () => {
    const { user, router } = await show(student(many(3)))
    const search = () => new URLSearchParams(router.state.location.search).toString()
    const country = screen.getByLabelText('Country')
    expect(within(country).getAllByRole('option')).toHaveLength(9)
    await user.selectOptions(country, 'UK')
    expect(search()).toBe('country=uk')
    await user.selectOptions(screen.getByLabelText('Tier'), 'Safety')
    await user.selectOptions(screen.getByLabelText('Cost of a year'), 'Up to $30,000 a year')
    await user.selectOptions(screen.getByLabelText('Begins in'), 'September')
    await user.selectOptions(screen.getByLabelText('Order'), 'Best fit first')
    expect(search()).toBe('country=uk&tier=safety&sort=fit&budget=usd-30000&intake=september')
    await user.click(screen.getByRole('button', { name: 'Clear all 4 filters' }))
    expect(search()).toBe('sort=fit')
  })

  it('say which filter to leave out when none fits', async () => {
    const looser = student([], {
      totalCount: 0,
      allCount: 9,
      looserMatches: [
        { kind: 'BUDGET', count: 7 },
        { kind: 'TIER', count: 2 },
      ],
    })
    const { user, router } = await show(looser, '?tier=reach&budget=usd-10000')
    expect(screen.getByRole('heading', { name: 'No matches found' })).toBeDefined()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Leave out the cost: 7 found' }))
    expect(router.state.location.search).toBe('?tier=reach')
  })

  it('say in which country nothing of the field is known, and list what is near on request', async () => {
    const gap = {
      country: 'CANADA',
      near: 4,
      sentence: 'We know no programme in psychology in Canada.',
    } as const
    const { user, mock } = await show(student([matchOf(1)], { matchGaps: [gap] }))
    expect(screen.getByText('We know no programme in psychology in Canada.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'List near fields too' }))
    expect(mock.getMostRecentOperation().request.variables.input).toMatchObject({ includeNear: true })
  })

  it('after a short first list stand under a heading, beneath the words that say why it is short', async () => {
    const sentence =
      'Your first list has 2 programmes: we know no more in psychology in Canada that suit you.'
    const matchGaps = [{ country: null, near: 0, sentence }]
    await show(student(many(4), { firstTen: 2, matchGaps }))
    expect(screen.getByText(sentence)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'List near fields too' })).toBeNull()
    const heading = screen.getByRole('heading', { name: 'Further programmes' })
    const before = screen
      .getAllByText(/^Robotics \d$/)
      .filter(one => heading.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_PRECEDING)
    expect(new Set(before.map(({ textContent }) => textContent))).toEqual(
      new Set(['Robotics 0', 'Robotics 1']),
    )
  })

  it('that cost clearly more than the budget are opened by a line behind the first list', async () => {
    const lists = ['FIRST', 'OVER_BUDGET', 'OVER_BUDGET', 'FURTHER'] as const
    const matches = lists.map((list, number) => ({ ...matchOf(number), list }))
    const { user } = await show(student(matches, { firstTen: 1 }))
    const titles = () => [...new Set(screen.getAllByText(/^Robotics \d$/).map(one => one.textContent))]
    const line = screen.getByRole('button', {
      name: '2 more cost clearly more than your budget, usually 6 to 30 %',
    })
    expect(line.getAttribute('aria-expanded')).toBe('false')
    expect(titles()).toEqual(['Robotics 0', 'Robotics 3'])
    await user.click(line)
    expect(line.getAttribute('aria-expanded')).toBe('true')
    expect(titles()).toEqual(['Robotics 0', 'Robotics 1', 'Robotics 2', 'Robotics 3'])
  })

  it('that cost clearly more are open where nothing is within the budget, and that is said', async () => {
    const matches = many(2).map(match => ({ ...match, list: 'OVER_BUDGET' as const }))
    await show(student(matches, { firstTen: 0 }))
    expect(screen.getByText(/^Nothing that suits you is within your budget/)).toBeDefined()
    expect(screen.getAllByText(/^Robotics \d$/).length).toBeGreaterThanOrEqual(2)
  })

  it('have no such heading in the order by fit', async () => {
    await show(student(many(4), { firstTen: 2 }), '?sort=fit')
    expect(screen.getByText('4 matches', { selector: 'h2' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Further programmes' })).toBeNull()
  })

  it('are tracked and shortlisted from their line', async () => {
    await show(
      student([matchOf(1), { ...matchOf(2), program: { ...matchOf(2).program, isShortlisted: true } }]),
    )
    expect(
      cardOf('Robotics 1').getByRole('button', { name: 'Track application to Robotics 1' }),
    ).toBeDefined()
    const pressed = (title: string) =>
      cardOf(title)
        .getByRole('button', { name: `Shortlist ${title}` })
        .getAttribute('aria-pressed')
    expect(pressed('Robotics 1')).toBe('false')
    expect(pressed('Robotics 2')).toBe('true')
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
    expect(card.getByText('Reason 1.')).toBeDefined()
    expect(card.queryByRole('button', { name: /^What if/ })).toBeNull()
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
    expect(mock.getMostRecentOperation().request.variables.input).toEqual({
      settings: { ambition: 'BOLD', budget: 1, country: 1, field: 1 },
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

  async function showTwo(search = '') {
    const two = [matchOf(1, { percentage: 80, tier: 'MATCH' }), matchOf(2, { percentage: 74, tier: 'MATCH' })]
    const shown = await show(student(two), search)
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

  it('shows what each match becomes, orders them anew by fit, and goes back', async () => {
    const { answer, asked } = await showTwo('?sort=fit')
    expect(titles()).toEqual(['Robotics 1', 'Robotics 2'])
    await slide(english(), '8')
    await pause()
    await answer('useFitsQuery', { fits: FITS })
    expect(cardOf('Robotics 1').getByText('With IELTS 8: stays at 80%')).toBeDefined()
    expect(cardOf('Robotics 2').getByText('With IELTS 8: 74% to 86%, now Safety')).toBeDefined()
    expect(cardOf('Robotics 2').getByText('Tests: IELTS 8 clears the 7.5 that they ask for.')).toBeDefined()
    expect(cardOf('Robotics 2').getByText('86% Match')).toBeDefined()
    expect(titles()).toEqual(['Robotics 2', 'Robotics 1'])
    expect(
      screen.getByText('With IELTS 8: 1 of 2 rises, 1 changes its tier. Nothing here is saved.'),
    ).toBeDefined()
    expect(cardOf('Robotics 2').getByText('Safety')).toBeDefined()
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

  it('is asked for from a line: the panel names the match, has the focus, and leads back', async () => {
    const { user } = await show(student([matchOf(1, { percentage: 80 }), matchOf(2)]))
    await user.click(cardOf('Robotics 1').getByRole('button', { name: 'What if: Robotics 1' }))
    expect(document.activeElement).toBe(english())
    expect(toggleOf('Robotics 1').getAttribute('aria-expanded')).toBe('true')
    const panel = within(screen.getByRole('region', { name: 'What if' }))
    expect(panel.getByText('Robotics 1').parentElement?.textContent).toContain('Robotics 1: 80%')
    await user.click(panel.getByRole('button', { name: 'Back to its row' }))
    expect(document.activeElement).toBe(toggleOf('Robotics 1'))
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
  const compare = (title: string) => screen.getByRole('button', { name: `Compare ${title}` })

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
      'About $28,100',
      'About $28,100',
      'About $28,100',
      'A part is not known, so there is no sum.',
    ])
    expect(screen.getByText(/at rates of 5 March 2026/)).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Side by side')
    await expectAccessible()
    await user.click(table.getByRole('button', { name: 'Leave out Robotics 1' }))
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Close the comparison' }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(compare('Robotics 0').getAttribute('aria-pressed')).toBe('true')
  })
})

describe('all universities', () => {
  it('are asked for through the address, for the country that is chosen', async () => {
    const { user, router } = await show(student([matchOf(1)]))
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
    await user.click(screen.getByRole('tab', { name: 'All Universities' }))
    expect(router.state.location.search).toBe('?tab=universities&country=germany')
    expect(screen.getByText('Loading...')).toBeDefined()
    expect(screen.queryByLabelText('Tier')).toBeNull()
  })

  it('say when there is none in the country', async () => {
    await renderScreen<universityMatcherRouteQuery>({
      screen: UniversityMatcherScreen,
      query: matcherQuery,
      variables: variablesAt('?tab=universities&country=germany'),
      answer: {
        Query: {
          countries: COUNTRIES,
          fields: [{ name: 'Law' }],
          exchangeRates: RATES,
          viewer: student([]),
          universities: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
        },
      },
      path: '/university-matcher',
      search: '?tab=universities&country=germany',
    })
    expect(screen.getByRole('heading', { name: 'No universities found' })).toBeDefined()
    expect(screen.getByText('Try selecting a different country filter')).toBeDefined()
  })
})

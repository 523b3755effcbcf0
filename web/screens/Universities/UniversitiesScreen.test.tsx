import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UniversityListMoreQuery } from '../../__generated__/UniversityListMoreQuery.graphql.ts'
import universitiesQuery, {
  type universitiesRouteQuery,
} from '../../__generated__/universitiesRouteQuery.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { openApp, serveOperations } from '../../test/openApp.tsx'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import { CATALOGUE_ADDRESS, variablesOf } from './catalogueAddress.ts'
import UniversitiesScreen from './UniversitiesScreen.tsx'

type Answer = AnswerTo<universitiesRouteQuery>
type University = NonNullable<Answer['universities']>['edges'][number]['node']
type Program = NonNullable<Answer['programs']>['edges'][number]['node']

const university = (number: number): University => ({
  __typename: 'University',
  id: `university ${number}`,
  databaseId: number,
  name: `University ${number}`,
  country: 'UK',
  city: 'Leeds',
  imageUrl: null,
  description: 'Large public university in Leeds, the United Kingdom.',
  programCount: number,
  mainFields: ['Robotics and automation'],
  costRange: { lowest: 12_000, highest: 40_000, programCount: 1 },
  bestFit: null,
})

const pageOf = <Node extends object = University>(
  nodes: readonly Node[],
  { totalCount = nodes.length, hasNextPage = false } = {},
) => ({
  totalCount,
  edges: nodes.map((node, place) => ({ cursor: `${place}`, node })),
  pageInfo: { hasNextPage, endCursor: `${nodes.length - 1}` },
})

/** What the page asks for of a visitor. */
const NOBODY = {
  exchangeRates: [{ currency: 'USD', inrPerUnit: 100 }],
  viewer: null,
  looserPrograms: [],
}

const show = (answer: Partial<Answer>, search = '') =>
  renderScreen<universitiesRouteQuery>({
    screen: UniversitiesScreen,
    query: universitiesQuery,
    variables: variablesOf(CATALOGUE_ADDRESS.read(new URLSearchParams(search))),
    answer: { Query: { ...NOBODY, catalogueReach: 'ALL', fields: [], beyondPlan: [], ...answer } },
    path: '/universities',
    search,
  })

describe('the catalogue', () => {
  it('shows each university with its place, how much of it is listed, and the way to it', async () => {
    await show({ universities: pageOf([university(1), university(2)]) })
    expect(screen.getByText('2 universities')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'University 2' })).toBeTruthy()
    expect(screen.getAllByText('Leeds, UK')).toHaveLength(2)
    expect(screen.getByText('1 programme')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Explore Programs of University 2' }).getAttribute('href')).toBe(
      '/universities/2',
    )
  })

  it('counts a single one as one', async () => {
    await show({ universities: pageOf([university(1)]) })
    expect(screen.getByText('1 university')).toBeTruthy()
  })

  it('says what to try when nothing fits', async () => {
    await show({ universities: pageOf([]) }, '?country=italy')
    expect(screen.getByText('No universities found')).toBeTruthy()
    expect(screen.getByText('Try selecting a different country filter')).toBeTruthy()
    expect(screen.getByText('0 universities')).toBeTruthy()
  })

  it('leads from a search among universities that finds none to the same among programmes', async () => {
    await show({ universities: pageOf([]) }, '?q=robotics&country=italy')
    expect(
      screen.getByRole('link', { name: 'Look for ‘robotics’ among programmes' }).getAttribute('href'),
    ).toBe('/universities?show=programmes&q=robotics&country=italy')
  })

  it('says to whom that only the sample is shown, and to everybody that no rank is for sale', async () => {
    const note = 'You see the 50 universities of the public sample. Every plan above Free sees all.'
    await show({ universities: pageOf([university(1)]), catalogueReach: 'SAMPLE' })
    expect(screen.getByText(note, { exact: false })).toBeTruthy()
    expect(screen.getByText(/No ranking of universities is for sale/)).toBeTruthy()
  })

  it('says what the search finds beyond the plan, and never that there is nothing', async () => {
    await show(
      {
        universities: pageOf([]),
        catalogueReach: 'SAMPLE',
        beyondPlan: [{ name: 'Purdue University', programCount: 12 }],
      },
      '?q=purdue',
    )
    expect(screen.getByText(/Purdue University, 12 programmes/)).toBeTruthy()
    expect(screen.getByText('None in the public sample')).toBeTruthy()
    expect(screen.queryByText('No universities found')).toBeNull()
  })

  it('does not say so to who sees all', async () => {
    await show({ universities: pageOf([university(1)]) })
    expect(screen.queryByText(/public sample/)).toBeNull()
  })

  it('goes on page by page, with the focus on the first that is new', async () => {
    const first = Array.from({ length: 24 }, (_, number) => university(number + 1))
    const { environment } = await show({
      universities: pageOf(first, { totalCount: 25, hasNextPage: true }),
    })
    expect(screen.getByText('24 of 25')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show more universities' }))
    environment.mock.resolveMostRecentOperation(operation =>
      payloadOf<UniversityListMoreQuery>(operation, {
        Query: { ...NOBODY, universities: pageOf([university(25)], { totalCount: 25 }) },
      }),
    )
    const added = await screen.findByRole('link', { name: 'Explore Programs of University 25' })
    await waitFor(() => expect(document.activeElement).toBe(added))
    expect(screen.queryByRole('button', { name: 'Show more universities' })).toBeNull()
  })

  it('says why the next page did not come, and keeps what is there', async () => {
    const { environment } = await show({
      universities: pageOf([university(1)], { totalCount: 2, hasNextPage: true }),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Show more universities' }))
    environment.mock.rejectMostRecentOperation(new Error('lost'))
    await screen.findByText('Something went wrong on our side. Try again in a moment.')
    expect(screen.getByRole('heading', { level: 2, name: 'University 1' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Show more universities' })).toBeTruthy()
  })

  it('lists programmes with degree and field as filters where the address asks for them', async () => {
    await show(
      {
        programs: pageOf<Program>([]),
        fields: [
          { code: 'robotics', name: 'Robotics and automation', group: 'Engineering' },
          { code: 'physics', name: 'Physics and astronomy', group: 'Science' },
        ],
      },
      '?show=programmes&degree=mba&field=robotics',
    )
    expect(screen.getByLabelText('Degree')).toHaveProperty('value', 'mba')
    expect(screen.getByLabelText('Field of study')).toHaveProperty('value', 'robotics')
    expect(screen.getByRole('group', { name: 'Engineering' })).toBeTruthy()
    expect(screen.getByText('No programmes found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Programmes' }).getAttribute('aria-current')).toBe('page')
  })

  it('says of a university what a year costs, its fields, and what fits the person best', async () => {
    const bestFit = {
      matchPercentage: 84,
      tier: 'MATCH',
      programName: 'Robotics MSc',
      programDatabaseId: 5,
    } as const
    await show({ universities: pageOf([{ ...university(2), bestFit }]) })
    expect(screen.getByText(/From ₹12 lakh to ₹40 lakh \(known of 1\)/)).toBeTruthy()
    expect(screen.getByText('Robotics and automation')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Robotics MSc' }).getAttribute('href')).toBe('/programs/5')
    expect(screen.getByText('84% Match')).toBeTruthy()
  })

  it('narrows programmes by facts, through the address, and says which filter to leave out', async () => {
    const { router } = await show(
      { programs: pageOf<Program>([]), looserPrograms: [{ kind: 'BUDGET', count: 12 }] },
      '?show=programmes&country=uk&budget=inr-1000000&test=gre',
    )
    expect(screen.getByLabelText('Cost of a year')).toHaveProperty('value', 'inr-1000000')
    expect(screen.getByLabelText('GRE or GMAT')).toHaveProperty('value', 'GRE')
    expect(screen.getByText(/not known to us are left out/)).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Begins in'), 'January')
    expect(router.state.location.search).toContain('intake=january')
    await userEvent.click(screen.getByRole('button', { name: 'Leave out the cost: 12 found' }))
    expect(router.state.location.search).not.toContain('budget')
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(router.state.location.search).toBe('?show=programmes')
  })

  it('offers the best fit first to who has a profile, and says why to others', async () => {
    const viewer = { id: 'me', profile: { id: 'profile', reading: { currency: 'EUR' } } }
    await show({ programs: pageOf<Program>([]), viewer }, '?show=programmes')
    expect(screen.getByLabelText('Order')).toHaveProperty('value', 'USUAL')
  })

  it('has no order by fit without a profile', async () => {
    await show({ programs: pageOf<Program>([]) }, '?show=programmes&sort=fit')
    expect(screen.queryByLabelText('Order')).toBeNull()
    expect(screen.getByText(/The best fit is known once you have/)).toBeTruthy()
  })

  it('has no fault that axe knows of', async () => {
    const { container } = await show({ universities: pageOf([university(1), university(2)]) })
    await expectAccessible(container)
  })
})

describe('looking through the catalogue', () => {
  let server: ReturnType<typeof serveOperations>
  beforeEach(() => {
    server = serveOperations()
    server.answer('universitiesRouteQuery', ({ search }) => ({
      data: {
        ...NOBODY,
        catalogueReach: 'SAMPLE',
        beyondPlan: [],
        fields: [],
        universities: pageOf([
          { ...university(1), id: `found for ${search}`, name: `Found for ${search ?? 'nothing'}` },
        ]),
      },
    }))
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const searches = () =>
    server.asked.filter(({ name }) => name === 'universitiesRouteQuery').map(({ variables }) => variables)

  it('follows what is typed after a pause, and puts it into the address', async () => {
    const { address } = openApp('/universities?country=uk')
    await screen.findByRole('heading', { level: 2, name: 'Found for nothing' })
    // The pause after a letter must not pass while a slow machine types.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const user = userEvent.setup({ delay: null })
    await user.type(screen.getByLabelText('Search by university or city'), 'leeds')
    expect(searches()).toHaveLength(1)
    await act(() => vi.runOnlyPendingTimersAsync())
    vi.useRealTimers()
    await screen.findByRole('heading', { level: 2, name: 'Found for leeds' })
    expect(address()).toBe('/universities?q=leeds&country=uk')
    expect(searches()).toEqual([
      expect.objectContaining({ search: null, country: 'UK' }),
      expect.objectContaining({ search: 'leeds', country: 'UK' }),
    ])
    expect(screen.getByLabelText('Search by university or city')).toHaveProperty('value', 'leeds')
  })

  it('takes a search over from a link', async () => {
    const { router } = openApp('/universities?q=leeds')
    await screen.findByRole('heading', { level: 2, name: 'Found for leeds' })
    await router.navigate('/universities?q=bath&country=germany')
    await screen.findByRole('heading', { level: 2, name: 'Found for bath' })
    expect(screen.getByLabelText('Search by university or city')).toHaveProperty('value', 'bath')
    expect(screen.getByLabelText('Country')).toHaveProperty('value', 'GERMANY')
  })

  it('keeps the search where the list does not load, and tries again', async () => {
    server.answer('universitiesRouteQuery', () => new Response('no', { status: 500 }))
    openApp('/universities?q=leeds')
    await screen.findByText('The list did not load')
    expect(screen.getByLabelText('Search by university or city')).toHaveProperty('value', 'leeds')
    server.answer('universitiesRouteQuery', () => ({
      data: {
        ...NOBODY,
        catalogueReach: 'ALL',
        beyondPlan: [],
        fields: [],
        universities: pageOf([university(7)]),
      },
    }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 2, name: 'University 7' })
  })
})

describe('an address of the catalogue', () => {
  it.each([
    ['', { isPrograms: false, search: null, country: null, degreeType: null, field: null }],
    ['?country=Germany', { country: 'GERMANY' }],
    ['?country=atlantis&degree=phd&show=nothing', { country: null, degreeType: null, isPrograms: false }],
    ['?show=programmes&degree=MBA', { isPrograms: true, degreeType: 'MBA' }],
    [`?q=${'x'.repeat(5000)}`, { search: 'x'.repeat(100) }],
  ])('asks by %s', (search, variables) => {
    expect(variablesOf(CATALOGUE_ADDRESS.read(new URLSearchParams(search)))).toMatchObject(variables)
  })
})

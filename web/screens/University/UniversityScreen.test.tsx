import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import universityQuery, {
  type universityRouteQuery,
} from '../../__generated__/universityRouteQuery.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import UniversityScreen from './UniversityScreen.tsx'

type Answer = AnswerTo<universityRouteQuery>
type University = NonNullable<Answer['university']>
type Program = Answer['masters']['edges'][number]['node']

const figure = { basis: 'INDICATIVE', source: 'a rule', year: 2022 } as const

const UNIVERSITY: University = {
  __typename: 'University',
  id: 'university',
  name: 'Technical University of Munich',
  localName: 'Technische Universität München',
  country: 'GERMANY',
  city: 'Munich',
  website: 'https://www.tum.de',
  imageUrl: null,
  description: 'Very large public university in Munich, Germany.',
  control: 'PUBLIC',
  size: 'VERY_LARGE',
  selectivity: 'Very selective',
  programCount: 2,
  source: 'a list',
  livingCost: { ...figure, amount: 1320, currency: 'USD', period: 'MONTH' },
  requirements: [{ ...figure, kind: 'MINIMUM', what: 'IELTS', text: 'IELTS 6.5' }],
  aiPolicy: 'UNKNOWN',
  aiPolicyNotes: [],
  proofOfFunds: [
    {
      area: null,
      what: 'blocked account, per year',
      amount: 11_904,
      currency: 'EUR',
      validFrom: '2024-09-01',
      isSuperseded: false,
      source: 'a mission',
      year: 2025,
    },
    {
      area: null,
      what: 'an older sum',
      amount: 1,
      currency: 'EUR',
      validFrom: null,
      isSuperseded: true,
      source: 'a mission',
      year: 2020,
    },
  ],
  scholarships: { totalCount: 4, isIncluded: false, items: [] },
}

const program = (number: number): Program => ({
  __typename: 'Program',
  id: `program ${number}`,
  databaseId: number,
  name: `Programme ${number}`,
  degreeType: 'MASTERS',
  field: 'Physics and astronomy',
  duration: '2 years',
  tuitionFees: 'Check with the university',
  costYearUsd: null,
  tuitionYearUsd: null,
  fit: null,
  isShortlisted: false,
  university: {
    id: 'university',
    name: 'Technical University of Munich',
    city: 'Munich',
    country: 'GERMANY',
  },
})

const pageOf = (nodes: readonly Program[]) => ({
  totalCount: nodes.length,
  edges: nodes.map((node, place) => ({ cursor: `${place}`, node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})

const show = (
  university: Partial<University> | null = {},
  { masters = [program(1), program(2)], mbas = [] }: { masters?: Program[]; mbas?: Program[] } = {},
) =>
  renderScreen<universityRouteQuery>({
    screen: UniversityScreen,
    query: universityQuery,
    variables: { id: 'university', search: null },
    answer: {
      Query: {
        university: university && { ...UNIVERSITY, ...university },
        viewer: null,
        exchangeRates: [{ currency: 'USD', inrPerUnit: 90 }],
        found: { totalCount: masters.length + mbas.length },
        masters: pageOf(masters),
        mbas: pageOf(mbas),
      },
    },
    path: '/universities/1',
  })

describe('a university', () => {
  it('says what is known of it, and what that rests on', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Technical University of Munich')
    expect(screen.getByText('Technische Universität München')).toBeTruthy()
    expect(screen.getByText('Very selective (indicative)')).toBeTruthy()
    expect(screen.getByText('About ₹1.2 lakh ($1,320) a month')).toBeTruthy()
    expect(screen.getByText('At least; a programme may ask more. Indicative: a rule, 2022')).toBeTruthy()
    const website = screen.getByRole('link', { name: /www\.tum\.de/ })
    expect(website.getAttribute('rel')).toContain('noopener')
  })

  it('leads to the university for what is not known', async () => {
    await show({
      website: null,
      control: null,
      size: null,
      selectivity: null,
      livingCost: null,
      requirements: [],
    })
    expect(screen.getAllByText('Check with the university').length).toBeGreaterThanOrEqual(6)
  })

  it('does not take a policy that nobody knows for a permission', async () => {
    await show()
    const note = screen.getByRole('complementary', { name: 'No policy on AI is known to us' })
    expect(note.textContent).toContain('That is no permission.')
  })

  it('lists its programmes by degree', async () => {
    await show({ programCount: 3 }, { mbas: [program(3)] })
    expect(screen.getByRole('heading', { level: 3, name: 'Masters, 2' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'MBA, 1' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Programme 3' }).getAttribute('href')).toBe('/programs/3')
    expect(screen.queryByLabelText('Search these programmes')).toBeNull()
  })

  it('lets many programmes be searched', async () => {
    await show({ programCount: 40 })
    expect(screen.getByLabelText('Search these programmes')).toBeTruthy()
  })

  it('says so when none is listed', async () => {
    await show({ programCount: 0 }, { masters: [] })
    expect(screen.getByText('No programmes found')).toBeTruthy()
  })

  it('shows what a visa asks for now, not what it asked before', async () => {
    await show()
    const part = within(screen.getByRole('region', { name: 'What a student visa asks to be shown: Germany' }))
    expect(part.getByText('€11,904')).toBeTruthy()
    expect(part.getByText('a mission, 2025').closest('small')?.textContent).toBe(
      'Since 1 September 2024. a mission, 2025',
    )
    expect(part.queryByText(/an older sum/)).toBeNull()
  })

  it('counts the scholarships for everybody, and names them where the plan includes them', async () => {
    const { unmount } = await show()
    expect(screen.getByText(/4 scholarships are known for studying in Germany/)).toBeTruthy()
    unmount()
    const item = {
      name: 'DAAD',
      amount: '934 EUR a month',
      deadline: 'October',
      whoMayApply: 'graduates',
      source: 'a paper',
      year: 2025,
    }
    await show({ scholarships: { totalCount: 1, isIncluded: true, items: [item] } })
    expect(screen.getByText('DAAD').closest('li')?.textContent).toContain('934 EUR a month. By: October.')
  })

  it('is the 404 page where nothing is found', async () => {
    await show(null)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found')
  })

  it('has no fault that axe knows of', async () => {
    const { container } = await show({ programCount: 40 })
    await expectAccessible(container)
  })
})

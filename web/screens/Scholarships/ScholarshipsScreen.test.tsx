import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, it } from 'vitest'
import scholarshipsQuery, {
  type scholarshipsRouteQuery,
} from '../../__generated__/scholarshipsRouteQuery.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import ScholarshipsScreen from './ScholarshipsScreen.tsx'

type Matches = NonNullable<AnswerTo<scholarshipsRouteQuery>['scholarshipMatches']>
type Item = Matches['items'][number]

const item = (name: string, changes: Partial<Item>): Item => ({
  standing: 'OPEN',
  countries: ['UK'],
  scholarship: {
    name,
    amount: '5,000 GBP off tuition',
    deadline: 'May',
    whoMayApply: 'international master applicants',
    source: 'a public list',
    year: 2025,
  },
  conditions: [],
  ...changes,
})

const MATCHES: Matches = {
  totalCount: 2,
  isIncluded: true,
  hasProfile: true,
  nationality: null,
  items: [
    item('Sheffield merit', {
      conditions: [
        {
          state: 'UNKNOWN',
          name: 'Nationality',
          reason: 'You have not said your nationality.',
          quote: 'international',
          tellAt: 'NATIONALITY',
        },
      ],
    }),
    item('DAAD', {
      standing: 'FAILS',
      countries: ['GERMANY'],
      conditions: [
        {
          state: 'FAILS',
          name: 'To study in Germany',
          reason: 'You want to study in the UK.',
          quote: null,
          tellAt: null,
        },
      ],
    }),
  ],
}

async function show(changes: Partial<Matches> = {}, search = '') {
  await renderScreen<scholarshipsRouteQuery>({
    screen: ScholarshipsScreen,
    query: scholarshipsQuery,
    variables: {},
    answer: { Query: { scholarshipMatches: { ...MATCHES, ...changes } } },
    search,
  })
}

it('shows each with its sum, date, source and conditions, the failing ones apart', async () => {
  await show()
  const open = within(screen.getByRole('region', { name: /Nothing speaks against it/ }))
  expect(open.getByText('May').closest('dd')?.textContent).toBe('May (as read in 2025)')
  expect(open.getByText('a public list').closest('small')?.textContent).toBe('Source: a public list, 2025')
  expect(open.getByText('Nationality: not known.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /nationality|questionnaire/i }).getAttribute('href')).toMatch(
    /^\/document-generation\/sop#.*nationality$/,
  )
  const failing = within(screen.getByRole('region', { name: /Something does not hold/ }))
  expect(failing.getByText('To study in Germany: fails.')).toBeTruthy()
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
})

it('shows one country, and says so where it has none', async () => {
  await show({}, '?country=GERMANY')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('To study in'), 'Spain')
  expect(await screen.findByText('No scholarship for this country')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all countries' }))
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

it('counts them for other plans and leads to the plans', async () => {
  await show({ isIncluded: false, items: [], hasProfile: false })
  expect(screen.getByText(/The catalogue has 2 scholarships/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
  expect(screen.getByRole('link', { name: 'Write your profile' }).getAttribute('href')).toBe('/profile')
  expect(screen.queryByRole('article')).toBeNull()
})

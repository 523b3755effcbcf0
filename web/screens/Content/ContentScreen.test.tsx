import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import contentQuery, { type contentRouteQuery } from '../../__generated__/contentRouteQuery.graphql.ts'
import type { useImportKeywordsMutation } from '../../__generated__/useImportKeywordsMutation.graphql.ts'
import type { useSaveItemMutation } from '../../__generated__/useSaveItemMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { payloadOf, renderScreen } from '../../test/renderScreen.tsx'
import ContentScreen from './ContentScreen.tsx'

type Answer = AnswerTo<contentRouteQuery>

const ITEM = {
  __typename: 'EditorialItem' as const,
  id: 'post-1',
  title: 'Papers for Germany',
  topic: 'Papers',
  category: 'Visa Guide',
  keywords: ['aps', 'uni-assist', 'blocked account', 'vpd'],
  author: 'Meera',
  scheduledDate: '2027-01-12',
  status: 'PLANNED' as const,
  notes: '',
  body: '## What to begin with',
  path: null,
  canChange: true,
  canPublish: false,
}
const KEYWORD = {
  __typename: 'SeoKeyword' as const,
  id: 'keyword-1',
  keyword: 'ms in germany',
  targetPage: '/countries/germany',
  currentRank: null,
  targetRank: 8,
  searchVolume: 5400,
  difficulty: 72,
  checkedAt: null,
  canChange: true,
}
const DATA: Answer = {
  editorialItems: [
    ITEM,
    { ...ITEM, id: 'post-2', title: 'Ours', canChange: false, status: 'COMPLETED', path: '/guides/ours' },
  ],
  seoKeywords: [KEYWORD],
  editorialStatusCounts: [{ name: 'PLANNED', count: 1 }],
  editorialMonthCounts: [{ name: '2027-01', count: 2 }],
  pageVisits: null,
}

const open = (search = '', answer: Answer = DATA) =>
  renderScreen<contentRouteQuery>({
    screen: ContentScreen,
    query: contentQuery,
    variables: {},
    answer: { Query: answer },
    path: '/content-management',
    search,
  })

describe('content management', () => {
  it('shows the calendar as a table, with what one may do to each post', async () => {
    const { container } = await open()
    const row = screen.getByRole('row', { name: /Papers for Germany/ })
    expect(within(row).getByText('aps, uni-assist +2')).toBeDefined()
    expect(within(row).getByRole<HTMLSelectElement>('combobox').value).toBe('PLANNED')
    const ours = screen.getByRole('row', { name: /Ours/ })
    expect(within(ours).queryByRole('combobox')).toBeNull()
    expect(within(ours).getByRole('link', { name: 'Read' }).getAttribute('href')).toBe('/guides/ours')
    await expectAccessible(container)
  })

  it('shows it by month, and says what is not there', async () => {
    const { container, unmount } = await open('?view=months')
    expect(screen.getByRole('region', { name: 'January 2027' })).toBeDefined()
    await expectAccessible(container)
    unmount()
    await open('', { ...DATA, editorialItems: [] })
    expect(screen.getByText('Nothing is planned')).toBeDefined()
  })

  it('adds a post: keywords by Enter and once, faults at their fields, and what was typed stays', async () => {
    const { environment, container } = await open('?tab=create')
    await userEvent.type(screen.getByLabelText(/^Topic/), 'GRE')
    const words = screen.getByRole('textbox', { name: /Target keywords/ })
    await userEvent.type(words, 'gre{Enter}gre{Enter} {Enter}')
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Add Editorial Item' }))
    const sent = environment.mock.getMostRecentOperation()
    expect(sent.request.variables.input).toMatchObject({
      topic: 'GRE',
      title: '',
      scheduledDate: null,
      status: 'PLANNED',
      targetKeywords: ['gre'],
    })
    environment.mock.resolve(
      sent,
      payloadOf<useSaveItemMutation>(sent, {
        Mutation: {
          saveEditorialItem: refused('ValidationError', {
            message: 'Title is required',
            fields: [{ path: 'title', message: 'Title is required' }],
          }),
        },
      }),
    )
    expect(await screen.findByText('Title is required')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/^Topic/).value).toBe('GRE')
    await expectAccessible(container)
    await userEvent.type(screen.getByLabelText(/^Title/), 'G')
    expect(screen.queryByText('Title is required')).toBeNull()
  })

  it('says that ranks are not tracked, and which rows of a file were left out', async () => {
    const { environment, container } = await open('?tab=keywords')
    expect(screen.getByText('Not tracked')).toBeDefined()
    expect(screen.getByText('72/100')).toBeDefined()
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Import ranks' }))
    const spreadsheet = new File(['PK\u0003\u0000'], 'ranks.csv')
    await userEvent.upload(screen.getByLabelText('A file of ranks'), spreadsheet)
    expect(await screen.findByText(/Save the table as CSV/)).toBeDefined()
    await userEvent.upload(screen.getByLabelText('A file of ranks'), new File(['keyword'], 'ranks.csv'))
    await waitFor(() => expect(screen.queryByText(/Save the table as CSV/)).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    const sent = environment.mock.getMostRecentOperation()
    expect(sent.request.variables).toEqual({ input: { csv: 'keyword' } })
    environment.mock.resolve(
      sent,
      payloadOf<useImportKeywordsMutation>(sent, {
        Mutation: {
          importSeoKeywords: {
            __typename: 'ImportSeoKeywordsPayload',
            imported: 0,
            faults: [{ row: 1, message: 'keyword: Keyword is required' }],
          },
        },
      }),
    )
    expect(await screen.findByText(/Row 1: keyword: Keyword is required/)).toBeDefined()
  })

  it('counts what is stored', async () => {
    const { container } = await open('?tab=analytics')
    expect(screen.getByText('January 2027')).toBeDefined()
    expect(screen.queryByText(/Visits of pages/)).toBeNull()
    await expectAccessible(container)
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import dashboardQuery, { type dashboardRouteQuery } from '../../__generated__/dashboardRouteQuery.graphql.ts'
import { isoDayOf } from '../../format/dates.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { generationOf } from '../../test/entitlements.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import DashboardScreen from './DashboardScreen.tsx'

type Viewer = NonNullable<AnswerTo<dashboardRouteQuery>['viewer']>
type Document = Viewer['documents']['edges'][number]['node']

const student: Viewer = {
  fullName: 'Maya Krishnan',
  isPremium: false,
  isPromotionalUser: false,
  creditsRemaining: 1,
  entitlements: generationOf({ included: ['SOP'] }),
  plan: 'FREE',
  profile: null,
  matchedAt: null,
  createdAt: '2026-07-14T10:00:00Z',
  allDocuments: { totalCount: 0 },
  newestDocuments: { edges: [] },
  newestDraft: { edges: [] },
  documents: { edges: [] },
  deadlines: { totalCount: 0, edges: [] },
  allApplications: { totalCount: 0 },
  allShortlisted: { totalCount: 0 },
  allMatches: { totalCount: 0 },
  reaches: { edges: [] },
  matches: { edges: [] },
  safeties: { edges: [] },
}

const document: Document = {
  id: 'document',
  databaseId: 12,
  documentType: 'SOP',
  status: 'READY',
  course: 'MS in Robotics',
  targetUniversity: 'ETH Zurich',
  createdAt: '2026-08-01T10:00:00Z',
  generatedAt: '2026-08-02T10:00:00Z',
  excerpt: 'In my second year I watched a quadruped slip',
  failureMessage: null,
}

const show = (viewer: Partial<Viewer>) =>
  renderScreen<dashboardRouteQuery>({
    screen: DashboardScreen,
    query: dashboardQuery,
    variables: {},
    answer: { Query: { viewer: { ...student, ...viewer } } },
  })

const withDocuments = (documents: readonly Document[]) => ({
  allDocuments: { totalCount: documents.length },
  newestDocuments: { edges: documents.slice(0, 1).map(node => ({ node })) },
  documents: { edges: documents.map(node => ({ node })) },
})

const day = (days: number) => isoDayOf(new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString())

const deadline = (id: string, days: number) => ({
  node: { id, deadline: day(days), program: { name: `MSc ${id}` }, university: { name: 'ETH Zurich' } },
})

const match = (name: string, matchPercentage: number) => ({
  node: {
    __typename: 'Match',
    id: name,
    matchPercentage,
    program: { id: `program ${name}`, databaseId: 7, name },
    university: { id: 'delft', name: 'TU Delft' },
  },
})

describe('the dashboard', () => {
  it('puts the next deadlines on a line, each with the way to its application', async () => {
    await show({
      deadlines: { totalCount: 2, edges: [deadline('near=', 3), deadline('far', 60)] },
      allApplications: { totalCount: 5 },
      allShortlisted: { totalCount: 2 },
    })
    const section = within(screen.getByRole('region', { name: 'Deadlines' }))
    const [near, far] = section.getAllByRole('listitem')
    expect(near?.textContent).toMatch(/, in 3 daysMSc near=ETH Zurich$/)
    expect(far?.textContent).toContain('in 60 days')
    expect(section.getByRole('link', { name: 'MSc near=' }).getAttribute('href')).toBe(
      '/applications?application=near%3D',
    )
    expect(section.getByRole('link', { name: 'All applications (5)' }).getAttribute('href')).toBe(
      '/applications',
    )
    expect(section.getByRole('link', { name: 'Shortlist (2)' }).getAttribute('href')).toBe('/shortlist')
  })

  it('says where deadlines come from while none is there', async () => {
    await show({})
    expect(screen.getByText(/^Track a programme/)).toBeTruthy()
    cleanup()
    await show({ allApplications: { totalCount: 1 } })
    expect(screen.getByText(/^No deadline lies ahead/)).toBeTruthy()
  })

  it('shows the best matches of each tier that has any, and nothing of matches before there are some', async () => {
    await show({})
    expect(screen.queryByRole('region', { name: 'Your Matches' })).toBeNull()
    cleanup()
    await show({
      allMatches: { totalCount: 9 },
      matches: { edges: [match('Robotics', 84), match('Control', 76)] },
      safeties: { edges: [match('Mechanics', 91)] },
    })
    const section = within(screen.getByRole('region', { name: 'Your Matches' }))
    const shelves = section.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)
    expect(shelves).toEqual(['Match', 'Safety'])
    expect(section.getByText('84% Match')).toBeTruthy()
    expect(section.getByRole('link', { name: 'Mechanics' }).getAttribute('href')).toBe('/programs/7')
    expect(section.getByRole('link', { name: 'All matches (9)' }).getAttribute('href')).toBe(
      '/university-matcher',
    )
  })

  it('welcomes by name and shows the account in four figures', async () => {
    await show({ profile: { id: 'profile' } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Welcome back, Maya Krishnan',
    )
    expect(screen.getByText('Free credits available')).toBeTruthy()
    expect(screen.getByText('Regular User')).toBeTruthy()
    expect(screen.getByText('July 2026')).toBeTruthy()
  })

  it('welcomes somebody who has begun nothing without “back”', async () => {
    await show({ profile: null, matchedAt: null })
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Maya Krishnan' })).toBeTruthy()
  })

  it('calls somebody without a name a student', async () => {
    await show({ fullName: '', profile: { id: 'profile' } })
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Student' })).toBeTruthy()
  })

  it('leads back into the draft that was touched last', async () => {
    const draft = { id: 'draft-1', type: 'LOR', name: 'Letter for Delft', lastDocument: null } as const
    await show({ newestDraft: { edges: [{ node: { ...draft, coverage: { filled: 12, total: 60 } } }] } })
    expect(screen.getByRole('heading', { name: 'Go on with “Letter for Delft”' })).toBeTruthy()
    expect(screen.getByText(/12 of 60 questions are answered/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/document-generation/lor?draft=draft-1',
    )
  })

  it('says what to do when there is no document yet', async () => {
    await show({})
    expect(screen.getByText('No documents yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Generate Your First Document' }).getAttribute('href')).toBe(
      '/document-generator',
    )
  })

  it('names the unlimited credits of Premium and warns nobody there', async () => {
    await show({ isPremium: true, plan: 'PREMIUM', creditsRemaining: 0 })
    expect(screen.getByText('Unlimited (Premium)')).toBeTruthy()
    expect(screen.queryByText('No Credits Remaining')).toBeNull()
  })

  it('leads to the prices when nothing can be generated', async () => {
    await show({ creditsRemaining: 0, entitlements: generationOf({ included: ['SOP'], ready: [] }) })
    expect(screen.getByText('No Credits Remaining')).toBeTruthy()
    const way = screen.getByRole('link', { name: /You've used all your free credits\./ })
    expect(way.getAttribute('href')).toBe('/pricing')
  })

  it('shows no such warning while an allowance is left without credits', async () => {
    const entitlements = generationOf({
      included: ['SOP', 'LOR', 'ESSAY'],
      ready: ['ESSAY'],
      left: { SOP: 0, LOR: 0, ESSAY: 2 },
    })
    await show({ plan: 'STANDARD', creditsRemaining: 0, entitlements })
    expect(screen.queryByText(/No Credits Remaining|Nothing left this month/)).toBeNull()
    expect(screen.getByText('Left this month: 0 SOPs, 0 LORs, 2 essays')).toBeTruthy()
  })

  it('says on Standard that this month is used up, and names Premium', async () => {
    const entitlements = generationOf({
      included: ['SOP', 'LOR', 'ESSAY'],
      ready: [],
      left: { SOP: 0, LOR: 0, ESSAY: 0 },
    })
    await show({ plan: 'STANDARD', creditsRemaining: 0, entitlements })
    expect(screen.getByText('Nothing left this month')).toBeTruthy()
    expect(screen.queryByText(/free credits\. Upgrade/)).toBeNull()
  })

  it('offers a promotional credit that waits', async () => {
    await show({ isPromotionalUser: true, creditsRemaining: 1 })
    expect(screen.getByText('Promotional Credit Available')).toBeTruthy()
    expect(screen.getByText('Promotional User')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Use Your Free Credit' }).getAttribute('href')).toBe(
      '/document-generator',
    )
  })

  it('shows a document with its type, its day, its first words and the way to it', async () => {
    await show(withDocuments([document]))
    const sheet = within(screen.getByRole('article'))
    expect(sheet.getByText('SOP')).toBeTruthy()
    expect(sheet.getByText('2 August 2026')).toBeTruthy()
    expect(sheet.getByText('In my second year I watched a quadruped slip')).toBeTruthy()
    expect(sheet.getByRole('link', { name: /View Document/ }).getAttribute('href')).toBe('/results/12')
  })

  it('shows at most six documents', async () => {
    const many = Array.from({ length: 7 }, (_, n) => ({
      ...document,
      id: `document ${n}`,
      databaseId: n + 1,
    }))
    await show(withDocuments(many))
    expect(screen.getAllByRole('article')).toHaveLength(6)
  })

  it('shows the state of a document that is not ready, and follows the one that is being written', async () => {
    const { environment } = await show(
      withDocuments([
        { ...document, status: 'GENERATING', generatedAt: null, excerpt: null },
        { ...document, id: 'failed', status: 'FAILED', failureMessage: 'The writing took too long.' },
      ]),
    )
    expect(screen.getByText('Being written')).toBeTruthy()
    expect(screen.getByText('Could not be written')).toBeTruthy()
    expect(screen.getByText('The writing took too long.')).toBeTruthy()
    const followed = environment.mock.getAllOperations()
    expect(followed.map(({ request }) => request.variables)).toEqual([{ id: 'document', after: null }])
  })
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import adminQuery, { type adminRouteQuery } from '../../__generated__/adminRouteQuery.graphql.ts'
import auditQuery, { type auditRouteQuery } from '../../__generated__/auditRouteQuery.graphql.ts'
import jobsQuery, { type jobsRouteQuery } from '../../__generated__/jobsRouteQuery.graphql.ts'
import organisationsQuery, {
  type organisationsRouteQuery,
} from '../../__generated__/organisationsRouteQuery.graphql.ts'
import paymentsQuery, { type paymentsRouteQuery } from '../../__generated__/paymentsRouteQuery.graphql.ts'
import peopleQuery, { type peopleRouteQuery } from '../../__generated__/peopleRouteQuery.graphql.ts'
import personQuery, { type personRouteQuery } from '../../__generated__/personRouteQuery.graphql.ts'
import type { useAdjustCreditsMutation } from '../../__generated__/useAdjustCreditsMutation.graphql.ts'
import type { useNameOwnerMutation } from '../../__generated__/useNameOwnerMutation.graphql.ts'
import type { useRetryJobMutation } from '../../__generated__/useRetryJobMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import AdminScreen from './AdminScreen.tsx'
import AuditScreen from './AuditScreen.tsx'
import JobsScreen from './JobsScreen.tsx'
import OrganisationsScreen from './OrganisationsScreen.tsx'
import PaymentsScreen from './PaymentsScreen.tsx'
import PeopleScreen from './PeopleScreen.tsx'
import PersonScreen from './PersonScreen.tsx'

const MOMENT = '2026-11-20T10:00:00.000Z'
const LAST_PAGE = { hasNextPage: false, endCursor: '1' }

const showOverview = (overview: AnswerTo<adminRouteQuery>['overview']) =>
  renderScreen<adminRouteQuery>({
    screen: AdminScreen,
    query: adminQuery,
    variables: {},
    answer: {
      Query: {
        overview,
        modelUsage: overview && {
          days: [{ day: '2026-11-22', requests: 3, inputTokens: 9_000, outputTokens: 1 }],
        },
      },
    },
  })

const showAudit = (auditLog: AnswerTo<auditRouteQuery>['auditLog'], search = '') =>
  renderScreen<auditRouteQuery>({
    screen: AuditScreen,
    query: auditQuery,
    variables: { action: null, actor: null, person: null, since: null, until: null },
    answer: { Query: { auditLog } },
    search,
  })

type Entry = NonNullable<AnswerTo<auditRouteQuery>['auditLog']>['edges'][number]['node']
const entry = (number: number, said: Partial<Entry>) => ({
  cursor: String(number),
  node: {
    __typename: 'AuditEntry' as const,
    id: `entry-${number}`,
    createdAt: MOMENT,
    action: 'CHANGE_ROLE',
    actor: { databaseId: 9, username: 'rohan' },
    person: { databaseId: 1, username: 'asha' },
    subjectId: 1,
    details: [],
    ...said,
  },
})

const PERSON = {
  __typename: 'Person',
  id: 'person-1',
  databaseId: 1,
  username: 'asha',
  email: 'asha@example.com',
  fullName: 'Asha Verma',
  role: 'STUDENT',
  plan: 'FREE',
  isViewer: false,
  isEmailConfirmed: true,
  emailRefusedAt: null,
  createdAt: MOMENT,
  deletionDueAt: null,
  creditsRemaining: 1,
  documentCount: 2,
  sessionCount: 1,
  subscription: null,
  creditEntries: [{ databaseId: 1, kind: 'SIGN_UP', amount: 1, note: null, createdAt: MOMENT }],
  payments: [],
} as const

const showPerson = (person: AnswerTo<personRouteQuery>['person']) =>
  renderScreen<personRouteQuery>({
    screen: PersonScreen,
    query: personQuery,
    variables: { id: 'person-1' },
    answer: { Query: { viewer: { id: 'viewer', role: 'ADMIN' }, person } },
  })

describe('administration', () => {
  it('shows figures, health and what the outside model was asked', async () => {
    await showOverview({
      people: 1_200,
      newPeople: 4,
      payingPeople: 2,
      jobs: [
        { state: 'FAILED', count: 2, waitingSeconds: 0 },
        { state: 'WAITING', count: 1, waitingSeconds: 600 },
      ],
      waitingMails: 1,
      failedMails: 0,
      newPayments: 0,
      disputedPayments: 1,
      openSupport: 3,
      lateSupport: 1,
      reportedPosts: 2,
      isPromotionRunning: true,
      newClaims: 5,
      database: 'server',
      billing: 'stripe',
      hasOutsideModel: true,
    })
    for (const text of [
      '1,200 accounts',
      '2 failed',
      '1 mail not sent',
      '1 disputed',
      '1 past the promised time',
      '2 posts reported',
      '5 claims in seven days',
      'Due for 10 minutes',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(/3 requests, 9,000 tokens read, 1 token written/)).toBeTruthy()
    await expectAccessible()
  })

  it('tells everybody else that a page is for admins, and shows no way on', async () => {
    await showOverview(null)
    expect(screen.getByText('This page is for admins')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull()
    await showAudit(null)
    expect(screen.getAllByText('This page is for admins').length).toBeGreaterThan(0)
    expect(screen.queryByLabelText('Done by')).toBeNull()
  })

  it('says in words what the audit log has, also of accounts that are erased', async () => {
    await showAudit({
      totalCount: 7,
      edges: [
        entry(7, {
          action: 'SAVE_CAMPAIGN',
          person: null,
          subjectId: 3,
          details: [
            { name: 'perCampaign', value: '1000' },
            { name: 'perNetworkAndDay', value: '20' },
          ],
        }),
        entry(6, {
          action: 'ANSWER_SUPPORT',
          subjectId: 12,
          details: [
            { name: 'person', value: '1' },
            { name: 'late', value: 'yes' },
          ],
        }),
        entry(5, { action: 'CREATE_ORGANISATION', subjectId: 8, details: [{ name: 'person', value: '1' }] }),
        entry(4, {
          details: [
            { name: 'from', value: 'STUDENT' },
            { name: 'to', value: 'ANALYST' },
          ],
        }),
        entry(3, {
          action: 'ADJUST_CREDITS',
          person: { databaseId: 7, username: null },
          details: [
            { name: 'amount', value: '-2' },
            { name: 'left', value: '0' },
          ],
        }),
        entry(2, { action: 'CREATE_STAFF', actor: null, details: [{ name: 'role', value: 'ADMIN' }] }),
        entry(1, {
          action: 'FROM_ANOTHER_RELEASE',
          person: null,
          subjectId: 5,
          details: [{ name: 'a', value: 'b' }],
        }),
      ],
      pageInfo: LAST_PAGE,
    })
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    const text = lines.join('\n')
    for (const words of [
      'Changed a role: ashaFrom Student to Analystrohan',
      'Adjusted credits: account #7 (erased)2 credits taken, 0 left',
      'Created a staff account: ashaAs AdminThe operator',
      'FROM_ANOTHER_RELEASE: #5a: b',
      'Saved a campaign: campaign #3At most 1,000 claims, 20 a day from one network',
      'Answered a message to support: ashaIn conversation #12, after the promised time',
      'Created an organisation: ashaOrganisation #8',
    ])
      expect(text).toContain(words)
    await expectAccessible()
  })

  it('takes the filter of the audit log from the address, and offers to drop it', async () => {
    await showAudit(
      { totalCount: 0, edges: [], pageInfo: LAST_PAGE },
      '?action=refund_payment&actor=rohan&person=%2312&from=2026-11-01&to=soon',
    )
    expect(screen.getByLabelText('Action')).toHaveProperty('value', 'REFUND_PAYMENT')
    expect(screen.getByLabelText('Person')).toHaveProperty('value', '#12')
    expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-11-01')
    expect(screen.getByLabelText('To')).toHaveProperty('value', '')
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show all entries' }))
    expect(screen.getByLabelText('Done by')).toHaveProperty('value', '')
    expect(screen.getByText('Nothing has been done yet')).toBeTruthy()
  })

  it('lists people, and says when nobody matches', async () => {
    const { id, databaseId, username, email, fullName, role, plan, createdAt, __typename } = PERSON
    const node = {
      id,
      databaseId,
      username,
      email,
      fullName,
      role,
      plan,
      createdAt,
      __typename,
      deletionDueAt: MOMENT,
    }
    const show = (edges: NonNullable<AnswerTo<peopleRouteQuery>['people']>['edges']) =>
      renderScreen<peopleRouteQuery>({
        screen: PeopleScreen,
        query: peopleQuery,
        variables: { search: null, role: null },
        answer: { Query: { people: { totalCount: edges.length, edges, pageInfo: LAST_PAGE } } },
      })
    await show([{ cursor: '1', node }])
    expect(screen.getByRole('link', { name: 'Asha Verma' }).getAttribute('href')).toBe('/admin/people/1')
    expect(screen.getByText('To be erased')).toBeTruthy()
    await expectAccessible()
    await show([])
    expect(screen.getByText('Nobody matches')).toBeTruthy()
  })

  it('adjusts credits: faults beside their fields, nothing typed is lost', async () => {
    const { environment } = await showPerson(PERSON)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Adjust credits' }))
    await user.click(screen.getByRole('radio', { name: 'Take' }))
    const amount = screen.getByLabelText('Number of credits')
    await user.type(amount, 'two')
    await user.click(screen.getByRole('button', { name: 'Take credits' }))
    expect(screen.getByText('Give a whole number from 1 to 50')).toBeTruthy()
    expect(document.activeElement).toBe(amount)
    await user.clear(amount)
    await user.type(amount, '2')
    await user.type(screen.getByLabelText('Reason'), 'A mistake')
    await user.click(screen.getByRole('button', { name: 'Take credits' }))
    const { mock } = environment
    expect(mock.getMostRecentOperation().request.variables).toEqual({
      input: { personId: 'person-1', amount: -2, reason: 'A mistake' },
    })
    await answerWith<useAdjustCreditsMutation>(mock, {
      adjustCredits: refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'amount', message: 'The person has 1 credit' }],
      }),
    })
    expect(screen.getByText('The person has 1 credit')).toBeTruthy()
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'A mistake')
    await expectAccessible()
  })

  it('offers no role and no sign-out for the own account, and says when nobody is there', async () => {
    await showPerson({ ...PERSON, isViewer: true })
    expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
    await showPerson(null)
    expect(screen.getByText('There is nobody here')).toBeTruthy()
  })

  it('takes a retried job off the list, with its counts', async () => {
    const { environment } = await renderScreen<jobsRouteQuery>({
      screen: JobsScreen,
      query: jobsQuery,
      variables: {},
      answer: {
        Query: {
          jobCounts: [{ kind: 'deliver-mail', state: 'FAILED', count: 1, waitingSeconds: 0 }],
          failedJobs: {
            totalCount: 1,
            edges: [
              {
                cursor: '1',
                node: {
                  __typename: 'Job',
                  id: 'job-1',
                  databaseId: 1,
                  kind: 'deliver-mail',
                  subjectId: 4,
                  attempts: 14,
                  lastError: 'The mail server gave no answer',
                  finishedAt: MOMENT,
                },
              },
            ],
            pageInfo: LAST_PAGE,
          },
        },
      },
    })
    expect(screen.getByText('The mail server gave no answer')).toBeTruthy()
    await expectAccessible()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry job 1' }))
    await answerWith<useRetryJobMutation>(environment.mock, {
      retryJob: {
        __typename: 'RetryJobPayload',
        retriedJobId: 'job-1',
        failedJobCount: 0,
        jobCounts: [{ kind: 'deliver-mail', state: 'WAITING', count: 1, waitingSeconds: 0 }],
      },
    })
    expect(screen.getByText('No job has failed')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Failed' }))
    expect(screen.getByText('Waiting: 1')).toBeTruthy()
  })

  it('offers a refund where one is possible, and asks for a reason', async () => {
    const payment = (number: number, isRefundable: boolean) => ({
      cursor: String(number),
      node: {
        __typename: 'Payment' as const,
        id: `payment-${number}`,
        number: `INV-${number}`,
        amount: 2999,
        currency: 'INR',
        state: 'PAID' as const,
        createdAt: MOMENT,
        refundedAt: null,
        disputedAt: null,
        isRefundable,
        payer: number === 1 ? { databaseId: 1, username: 'asha' } : null,
      },
    })
    const { environment } = await renderScreen<paymentsRouteQuery>({
      screen: PaymentsScreen,
      query: paymentsQuery,
      variables: {},
      answer: {
        Query: {
          payments: { totalCount: 2, edges: [payment(1, true), payment(2, false)], pageInfo: LAST_PAGE },
        },
      },
    })
    expect(screen.getByText('An erased account')).toBeTruthy()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: /^Refund/ }))
    await user.type(screen.getByLabelText('Reason'), 'Asked for it')
    await user.click(screen.getByRole('button', { name: 'Return the payment' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { paymentId: 'payment-1', reason: 'Asked for it' },
    })
    await expectAccessible()
  })

  it('shows an organisation without an owner, and names one', async () => {
    const node = {
      __typename: 'Organisation' as const,
      id: 'organisation-1',
      name: 'Bright Paths',
      createdAt: MOMENT,
      owners: [],
      seats: 10,
      monthlyDocuments: 0,
      memberCount: 1,
      keyCount: 2,
    }
    const { environment } = await renderScreen<organisationsRouteQuery>({
      screen: OrganisationsScreen,
      query: organisationsQuery,
      variables: {},
      answer: {
        Query: { organisations: { totalCount: 1, edges: [{ cursor: '1', node }], pageInfo: LAST_PAGE } },
      },
    })
    expect(screen.getByText('No owner')).toBeTruthy()
    await expectAccessible()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Name an owner of Bright Paths' }))
    await user.type(screen.getByLabelText(/^Owner/), 'nobody')
    await user.click(screen.getByRole('button', { name: 'Name the owner' }))
    await answerWith<useNameOwnerMutation>(environment.mock, {
      nameOwner: refused('ValidationError', {
        message: 'Invalid',
        fields: [{ path: 'ownerName', message: 'No account has this name' }],
      }),
    })
    expect(screen.getByLabelText(/^Owner/)).toHaveProperty('value', 'nobody')
    expect(screen.getByText('No account has this name')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Name the owner' }))
    await answerWith<useNameOwnerMutation>(environment.mock, {
      nameOwner: {
        __typename: 'NameOwnerPayload',
        organisation: {
          ...node,
          owners: [{ fullName: 'Meera Iyer', username: 'meera', personNumber: 7 }],
          seats: 10,
          memberCount: 2,
        },
      },
    })
    expect(screen.getByRole('link', { name: 'Meera Iyer (meera)' })).toBeTruthy()
    expect(screen.queryByText('No owner')).toBeNull()
  })
})

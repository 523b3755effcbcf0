import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import organisationQuery, {
  type organisationRouteQuery,
} from '../../__generated__/organisationRouteQuery.graphql.ts'
import type { useAskStudentMutation } from '../../__generated__/useAskStudentMutation.graphql.ts'
import type { useInviteMemberMutation } from '../../__generated__/useInviteMemberMutation.graphql.ts'
import type { useLeaveOrganisationMutation } from '../../__generated__/useLeaveOrganisationMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import OrganisationScreen from './OrganisationScreen.tsx'

type Partner = NonNullable<AnswerTo<organisationRouteQuery>['partner']>
const MOMENT = '2026-11-20T10:00:00.000Z'
const member = (id: string, changes: Partial<Partner['members'][number]> = {}) => ({
  id,
  fullName: `${id} Verma`,
  email: `${id}@example.com`,
  role: 'COUNSELLOR' as const,
  joinedAt: MOMENT,
  isViewer: false,
  ...changes,
})
const ASHA = member('asha', { role: 'OWNER', isViewer: true })
const studentsOf = (nodes: readonly { id: string; consentedAt: string | null }[]) => ({
  totalCount: nodes.length,
  edges: nodes.map(({ id, consentedAt }) => ({
    cursor: id,
    node: {
      __typename: 'PartnerStudent' as const,
      ...{ id, consentedAt, fullName: `${id} Iyer`, email: `${id}@example.com` },
      ...{ invitedAt: MOMENT, expiresAt: MOMENT },
    },
  })),
  pageInfo: { endCursor: null, hasNextPage: false },
})
const show = (partner: Partial<Partner> | null) =>
  renderScreen<organisationRouteQuery>({
    screen: OrganisationScreen,
    query: organisationQuery,
    variables: {},
    answer: {
      Query: {
        partner: partner && {
          id: 'partner-1',
          name: 'Bright Paths',
          role: 'OWNER',
          seats: 3,
          members: [ASHA, member('meera')],
          invitations: [],
          students: studentsOf([]),
          monthlyDocuments: 50,
          documentsThisMonth: 3,
          imports: [],
          exports: [],
          ...partner,
        },
      },
    },
  })

describe('the page of an organisation', () => {
  it('says how to come into one to somebody in none', async () => {
    const { container } = await show(null)
    expect(screen.getByRole('heading', { name: 'You are in no organisation' })).toBeDefined()
    await expectAccessible(container)
  })

  it('shows a counsellor who is there, and nothing to change but their own place', async () => {
    const members = [{ ...ASHA, isViewer: false }, member('meera', { isViewer: true })]
    const { container } = await show({ role: 'COUNSELLOR', members })
    expect(screen.getByText(/You are a counsellor of this organisation/)).toBeDefined()
    expect(within(screen.getByRole('region', { name: 'Members' })).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Ask the student',
      'Choose a list',
      'Make a CSV file',
      'Make a JSON file',
      'Leave',
    ])
    await expectAccessible(container)
  })

  it('lists students, leads to those who share, and asks before one goes', async () => {
    const user = userEvent.setup()
    const nodes = [
      { id: 'neha', consentedAt: MOMENT },
      { id: 'ravi', consentedAt: null },
    ]
    const { environment, container } = await show({ students: studentsOf(nodes) })
    const region = within(screen.getByRole('region', { name: 'Students' }))
    expect(region.getByRole('link', { name: 'neha Iyer' }).getAttribute('href')).toBe(
      '/organisation/students/neha',
    )
    expect(region.queryByRole('link', { name: 'ravi Iyer' })).toBeNull()
    await expectAccessible(container)
    await user.click(region.getByRole('button', { name: 'Take back the request to ravi Iyer' }))
    expect(environment.mock.getAllOperations()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Take it back' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { studentId: 'ravi' },
    })
  })

  it('shows a developer no students', async () => {
    await show({ role: 'DEVELOPER', members: [member('meera', { isViewer: true, role: 'DEVELOPER' })] })
    expect(screen.queryByRole('heading', { name: 'Students' })).toBeNull()
  })

  it('asks a student, and keeps what was typed when it is refused', async () => {
    const user = userEvent.setup()
    const { environment } = await show({})
    await user.type(screen.getByRole('textbox', { name: 'Full name of the student' }), 'Ravi Iyer')
    await user.type(screen.getByRole('textbox', { name: 'Email of the student' }), 'ravi@example')
    await user.click(screen.getByRole('button', { name: 'Ask the student' }))
    const fields = [{ path: 'email', message: 'Please enter a valid email' }]
    await answerWith<useAskStudentMutation>(environment.mock, {
      askStudent: refused('ValidationError', { message: 'Some answers need a correction.', fields }),
    })
    expect(screen.getByRole('textbox', { name: 'Email of the student' })).toHaveProperty(
      'value',
      'ravi@example',
    )
    expect(screen.getByText('Please enter a valid email')).toBeDefined()
  })

  it('shows how a list was read, with what is wrong, and a file to fetch', async () => {
    const list: Partner['imports'][number] = {
      id: 'import-1',
      createdAt: MOMENT,
      finishedAt: MOMENT,
      ...{ rows: 50_000, asked: 49_997, known: 0, broken: 3, fault: null },
      faults: [{ row: 7, field: 'email', message: 'Please enter a valid email' }],
    }
    const file: Partner['exports'][number] = {
      id: 'export-1',
      format: 'CSV',
      createdAt: MOMENT,
      readyAt: MOMENT,
      expiresAt: MOMENT,
      students: 12,
      size: 4200,
      address: 'https://gradwright.example/bulk/exports/1',
    }
    const { container } = await show({ imports: [list], exports: [file] })
    const region = within(screen.getByRole('region', { name: 'Lists and files' }))
    expect(region.getByText('50,000 rows: 49997 asked, 0 share already, 3 with faults')).toBeDefined()
    expect(region.getByText('Row 7, email: Please enter a valid email')).toBeDefined()
    expect(region.getByRole('link', { name: /^Download the CSV/ }).getAttribute('href')).toBe(
      '/bulk/exports/1',
    )
    expect(region.getByText(/3 of 50 documents for students were asked for this month/)).toBeDefined()
    expect(region.queryByRole('button', { name: 'Refresh' })).toBeNull()
    await expectAccessible(container)
  })

  it('sends a list, and says why it was not taken', async () => {
    const user = userEvent.setup()
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ fields: { file: 'The file is empty' } }, { status: 422 }))
    await show({})
    const list = new File([''], 'students.csv', { type: 'text/csv' })
    await user.upload(screen.getByLabelText('List of students'), list)
    expect(await screen.findByText('The file is empty.')).toBeDefined()
    expect(fetched.mock.calls[0]?.[0]).toBe('/bulk/imports')
    fetched.mockRestore()
  })

  it('invites by mail, and keeps what was typed when it is refused', async () => {
    const user = userEvent.setup()
    const { environment, container } = await show({})
    await expectAccessible(container)
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'kiran@example.com')
    await user.click(screen.getByRole('radio', { name: /Developer/ }))
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { email: 'kiran@example.com', role: 'DEVELOPER' },
    })
    const fields = [{ path: 'email', message: 'This person is a member already.' }]
    await answerWith<useInviteMemberMutation>(environment.mock, {
      inviteMember: refused('ConflictError', { message: 'This person is a member already.', fields }),
    })
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'kiran@example.com')
    expect(screen.getByText('This person is a member already.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    const invitation = {
      id: 'i1',
      email: 'kiran@example.com',
      role: 'DEVELOPER' as const,
      createdAt: MOMENT,
      expiresAt: MOMENT,
    }
    await answerWith<useInviteMemberMutation>(environment.mock, {
      inviteMember: {
        __typename: 'InviteMemberPayload',
        partner: {
          id: 'partner-1',
          role: 'OWNER',
          seats: 3,
          members: [ASHA, member('meera')],
          invitations: [invitation],
        },
      },
    })
    expect(
      screen.getByRole('button', { name: 'Take back the invitation of kiran@example.com' }),
    ).toBeDefined()
    // The last seat is taken now.
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
    expect(screen.getByText(/Every seat is taken/)).toBeDefined()
  })

  it('is left after a question, and is gone then', async () => {
    const user = userEvent.setup()
    const { environment } = await show({})
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }))
    await answerWith<useLeaveOrganisationMutation>(environment.mock, {
      leaveOrganisation: refused('ConflictError', { message: 'You are the only owner of Bright Paths.' }),
    })
    expect(screen.getByText('You are the only owner of Bright Paths.')).toBeDefined()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }))
    await answerWith<useLeaveOrganisationMutation>(environment.mock, {
      leaveOrganisation: { __typename: 'LeaveOrganisationPayload', partner: null },
    })
    expect(screen.getByRole('heading', { name: 'You are in no organisation' })).toBeDefined()
  })
})

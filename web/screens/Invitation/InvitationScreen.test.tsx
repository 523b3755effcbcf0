import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import invitationQuery, {
  type invitationRouteQuery,
} from '../../__generated__/invitationRouteQuery.graphql.ts'
import type { useAcceptInvitationMutation } from '../../__generated__/useAcceptInvitationMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import InvitationScreen from './InvitationScreen.tsx'

const INVITATION = {
  organisationName: 'Bright Paths',
  role: 'COUNSELLOR' as const,
  expiresAt: '2026-12-04T10:00:00.000Z',
}
const MEERA = { id: 'u1', fullName: 'Meera Iyer', email: 'meera@example.com' }
const show = (answer: Partial<AnswerTo<invitationRouteQuery>>) =>
  renderScreen<invitationRouteQuery>({
    screen: InvitationScreen,
    path: '/invitations/:token',
    query: invitationQuery,
    variables: { token: ':token' },
    answer: { Query: { invitation: INVITATION, viewer: null, partner: null, ...answer } },
  })

describe('an invitation', () => {
  it('says what to do about a link that opens nothing', async () => {
    const { container } = await show({ invitation: null })
    expect(screen.getByRole('heading', { name: 'This link opens nothing' })).toBeDefined()
    await expectAccessible(container)
  })

  it('leads a visitor to an account and back', async () => {
    const { container } = await show({})
    const login = screen.getByRole('link', { name: 'Log in' })
    expect(login.getAttribute('href')).toBe('/auth?next=%2Finvitations%2F%3Atoken')
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull()
    await expectAccessible(container)
  })

  it('is not accepted by a member of another organisation', async () => {
    await show({ viewer: MEERA, partner: { id: 'p2', name: 'Other Ways' } })
    expect(screen.getByText('You are a member of Other Ways')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull()
  })

  it('is accepted by one press, and says why where it cannot be', async () => {
    const user = userEvent.setup()
    const { environment } = await show({ viewer: MEERA })
    expect(screen.getByText(/You are signed in as Meera Iyer/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Accept the invitation' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { token: ':token' },
    })
    await answerWith<useAcceptInvitationMutation>(environment.mock, {
      acceptInvitation: refused('NotFoundError', { message: 'This invitation does not work any more.' }),
    })
    expect(screen.getByText('This invitation does not work any more.')).toBeDefined()
  })
})

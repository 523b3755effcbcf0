import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import developersQuery, {
  type developersRouteQuery,
} from '../../__generated__/developersRouteQuery.graphql.ts'
import type { useCreateApiKeyMutation } from '../../__generated__/useCreateApiKeyMutation.graphql.ts'
import type { useRevokeApiKeyMutation } from '../../__generated__/useRevokeApiKeyMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import DevelopersScreen from './DevelopersScreen.tsx'

type Partner = NonNullable<AnswerTo<developersRouteQuery>['partner']>
const MOMENT = '2026-11-20T10:00:00.000Z'
const KEY: Partner['apiKeys'][number] = {
  id: 'key-1',
  name: 'Website',
  start: 'gw_live_1a2b3c',
  mode: 'LIVE',
  scopes: ['CATALOGUE'],
  createdAt: MOMENT,
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  wasExposed: false,
  isUsable: true,
  days: [{ requests: 1200, points: 30_000 }],
}
const show = (partner: Partial<Partner> | null) =>
  renderScreen<developersRouteQuery>({
    screen: DevelopersScreen,
    query: developersQuery,
    variables: {},
    answer: {
      Query: {
        partner: partner && {
          id: 'partner-1',
          name: 'Bright Paths',
          role: 'OWNER',
          points: { left: 40_000, most: 60_000, refilledAt: MOMENT },
          apiKeys: [KEY],
          ...partner,
        },
      },
    },
  })

describe('the page for developers', () => {
  it('says how to get keys to somebody in no organisation', async () => {
    const { container } = await show(null)
    expect(screen.getByRole('heading', { name: 'You are in no organisation' })).toBeDefined()
    await expectAccessible(container)
  })

  it('shows keys with their use, and examples', async () => {
    const { container } = await show({})
    const [key] = within(screen.getByRole('region', { name: 'Keys' })).getAllByRole('listitem')
    expect(key?.textContent).toContain('gw_live_1a2b3c… for catalogue')
    expect(key?.textContent).toContain('1,200 requests for 30,000 points on its last day of use')
    expect(screen.getByRole('group', { name: 'Example with curl' }).textContent).toContain(
      '-H "Authorization: Bearer $GRADWRIGHT_KEY"',
    )
    await expectAccessible(container)
  })

  it('shows a counsellor no keys and no form', async () => {
    await show({ role: 'COUNSELLOR', apiKeys: [] })
    expect(screen.getByText('Keys are for owners and developers of the organisation.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Create a key' })).toBeNull()
  })

  it('creates a key, keeps what was typed when it is refused, and shows the secret once', async () => {
    const user = userEvent.setup()
    const { environment } = await show({ apiKeys: [] })
    const press = () => user.click(screen.getByRole('button', { name: 'Create a key' }))
    await user.type(screen.getByRole('textbox', { name: 'Name of the key' }), 'Shop')
    await press()
    const fields = [{ path: 'name', message: 'Give the key another name' }]
    await answerWith<useCreateApiKeyMutation>(environment.mock, {
      createApiKey: refused('ValidationError', { message: 'Some answers need a correction.', fields }),
    })
    expect(screen.getByRole('textbox', { name: 'Name of the key' })).toHaveProperty('value', 'Shop')
    expect(screen.getByText('Give the key another name')).toBeDefined()
    await press()
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: { name: 'Shop', mode: 'TEST', scopes: ['CATALOGUE'], expiresInDays: 90 },
    })
    await answerWith<useCreateApiKeyMutation>(environment.mock, {
      createApiKey: {
        __typename: 'CreateApiKeyPayload',
        secret: 'gw_test_secret',
        partner: { id: 'partner-1', role: 'OWNER', apiKeys: [{ ...KEY, name: 'Shop', days: [] }] },
      },
    })
    expect(screen.getByRole('group', { name: 'Your new key' }).textContent).toContain('gw_test_secret')
    expect(screen.getByRole('button', { name: 'Revoke Shop' })).toBeDefined()
  })

  it('revokes a key only after a confirmation', async () => {
    const user = userEvent.setup()
    const { environment } = await show({})
    await user.click(screen.getByRole('button', { name: 'Revoke Website' }))
    expect(environment.mock.getAllOperations()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Revoke the key' }))
    await answerWith<useRevokeApiKeyMutation>(environment.mock, {
      revokeApiKey: {
        __typename: 'RevokeApiKeyPayload',
        partner: {
          id: 'partner-1',
          role: 'OWNER',
          apiKeys: [{ ...KEY, revokedAt: MOMENT, isUsable: false, days: [] }],
        },
      },
    })
    expect(screen.queryByRole('button', { name: 'Revoke Website' })).toBeNull()
    expect(screen.getByText(/revoked on 20 November 2026/)).toBeDefined()
  })
})

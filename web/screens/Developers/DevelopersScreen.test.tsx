import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import developersQuery, {
  type developersRouteQuery,
} from '../../__generated__/developersRouteQuery.graphql.ts'
import type { useCreateApiKeyMutation } from '../../__generated__/useCreateApiKeyMutation.graphql.ts'
import type { useCreateWebhookMutation } from '../../__generated__/useCreateWebhookMutation.graphql.ts'
import type { useEnableWebhookMutation } from '../../__generated__/useEnableWebhookMutation.graphql.ts'
import type { useReplayWebhookMutation } from '../../__generated__/useReplayWebhookMutation.graphql.ts'
import type { useRevokeApiKeyMutation } from '../../__generated__/useRevokeApiKeyMutation.graphql.ts'
import type { useTestWebhookMutation } from '../../__generated__/useTestWebhookMutation.graphql.ts'
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
  points: { left: 39_000, most: 40_000 },
  days: [{ day: '2026-11-20', requests: 1200, points: 30_000 }],
}
const ENDPOINT: Partner['webhooks'][number] = {
  id: 'webhook-1',
  url: 'https://example.com/events',
  events: ['DOCUMENT_READY', 'STUDENT_LEFT'],
  createdAt: MOMENT,
  failingSince: null,
  disabledAt: null,
  formerSecretEndsAt: null,
}
type Delivery = Partner['webhookDeliveries']['edges'][number]['node']
const DELIVERY: Delivery = {
  __typename: 'WebhookDelivery',
  id: 'delivery-1',
  event: 'DOCUMENT_READY',
  eventId: 'evt_1',
  body: '{"id":"evt_1","type":"document.ready"}',
  state: 'FAILED',
  createdAt: MOMENT,
  attempts: 15,
  lastAttemptAt: MOMENT,
  status: 500,
  answer: 'out of order',
  fault: 'It answered 500.',
  endpoint: { id: 'webhook-1', url: 'https://example.com/events' },
}
const logOf = (nodes: readonly Delivery[]) => ({
  totalCount: nodes.length,
  edges: nodes.map(node => ({ cursor: node.id, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
})
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
          webhooks: [],
          webhookDeliveries: logOf([]),
          usage: [],
          deprecatedUses: [],
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
    expect(key?.textContent).toContain('39,000 of 40,000 points left')
    expect(key?.textContent).toContain('1,200 requests for 30,000 points on its last day of use')
    expect(screen.getByRole('group', { name: 'Example with curl' }).textContent).toContain(
      '-H "Authorization: Bearer $GRADWRIGHT_KEY"',
    )
    await expectAccessible(container)
  })

  it('shows points by day and key, and by month', async () => {
    const user = userEvent.setup()
    const other = { ...KEY, id: 'key-2', name: 'Shop', start: 'gw_test_9f8e7d' }
    const days = [
      { day: '2026-11-20', requests: 2, points: 20 },
      { day: '2026-11-18', requests: 1, points: 5 },
    ]
    const { container } = await show({
      apiKeys: [KEY, { ...other, days }],
      usage: [{ month: '2026-11', mode: 'LIVE', keys: 2, requests: 1203, points: 30_025 }],
    })
    const rows = () =>
      within(screen.getByRole('region', { name: 'Points by day' }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent)
    expect(rows()).toEqual(['20 November 20261,20230,020', '18 November 202615'])
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Points by day' }),
      'Shop (gw_test_9f8e7d…)',
    )
    expect(rows()).toEqual(['20 November 2026220', '18 November 202615'])
    expect(screen.getByRole('region', { name: 'Usage by month' }).textContent).toContain(
      'November 2026Live21,20330,025',
    )
    await expectAccessible(container)
  })

  it('says which deprecated parts keys use', async () => {
    const reason = 'Since 2026-11-22, kept until 2027-11-22 at least. Use `User.entitlements`.'
    const use = { keyName: 'Website', keyStart: 'gw_live_1a2b3c', requests: 1, lastUsedOn: '2026-11-20' }
    await show({ deprecatedUses: [{ coordinate: 'User.outlook', reason, ...use }] })
    const part = screen.getByRole('region', { name: 'Deprecated parts in use' })
    expect(part.textContent).toContain(
      'Website (gw_live_1a2b3c…): one request, the last on 20 November 2026.',
    )
    expect(part.textContent).toContain(reason)
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

describe('webhooks', () => {
  const region = () => within(screen.getByRole('region', { name: 'Webhooks' }))

  it('are not for counsellors', async () => {
    await show({ role: 'COUNSELLOR', apiKeys: [] })
    expect(screen.queryByRole('region', { name: 'Webhooks' })).toBeNull()
  })

  it('say that there is no endpoint yet', async () => {
    await show({})
    expect(region().getByText('There is no endpoint yet.')).toBeDefined()
    expect(region().queryByRole('heading', { name: 'Log' })).toBeNull()
  })

  it('get an endpoint, keep what was typed when it is refused, and show the secret once', async () => {
    const user = userEvent.setup()
    const { environment } = await show({})
    const url = () => region().getByRole('textbox', { name: 'Address of the endpoint' })
    const press = () => user.click(region().getByRole('button', { name: 'Add the endpoint' }))
    await user.type(url(), 'http://example.com')
    await user.click(region().getByRole('checkbox', { name: /^application\.changed/ }))
    await press()
    const fields = [{ path: 'url', message: 'The address must begin with https://' }]
    await answerWith<useCreateWebhookMutation>(environment.mock, {
      createWebhook: refused('ValidationError', { message: 'Some answers need a correction.', fields }),
    })
    expect(url()).toHaveProperty('value', 'http://example.com')
    expect(region().getByText('The address must begin with https://')).toBeDefined()
    await press()
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: {
        url: 'http://example.com',
        events: ['DOCUMENT_READY', 'LETTER_APPROVED', 'STUDENT_CONSENTED', 'STUDENT_LEFT'],
      },
    })
    await answerWith<useCreateWebhookMutation>(environment.mock, {
      createWebhook: {
        __typename: 'CreateWebhookPayload',
        secret: 'gw_whsec_secret',
        partner: { id: 'partner-1', webhooks: [ENDPOINT] },
      },
    })
    expect(region().getByRole('group', { name: 'The secret of the endpoint' }).textContent).toContain(
      'gw_whsec_secret',
    )
    expect(region().getByRole('button', { name: `Test ${ENDPOINT.url}` })).toBeDefined()
    expect(url()).toHaveProperty('value', '')
  })

  it('show what was sent and answered, and send it again', async () => {
    const user = userEvent.setup()
    const { environment, container } = await show({
      webhooks: [ENDPOINT],
      webhookDeliveries: logOf([DELIVERY]),
    })
    const entry = within(region().getByRole('list', { name: 'Log' }))
    expect(entry.getByText('Given up')).toBeDefined()
    expect(entry.getByText(/Sent 15 times, last on .*, status 500\. It answered 500\./)).toBeDefined()
    expect(entry.getByText('out of order')).toBeDefined()
    await expectAccessible(container)
    await user.click(entry.getByRole('button', { name: 'Send again: document.ready, evt_1' }))
    await answerWith<useReplayWebhookMutation>(environment.mock, {
      replayWebhook: {
        __typename: 'ReplayWebhookPayload',
        delivery: { ...DELIVERY, state: 'WAITING', attempts: 0 },
      },
    })
    expect(entry.getByText('Waiting')).toBeDefined()
    expect(entry.getByText(/Not sent yet/)).toBeDefined()
  })

  it('say why an endpoint is disabled, and enable it; a refusal of a test is said', async () => {
    const user = userEvent.setup()
    const disabled = { ...ENDPOINT, failingSince: MOMENT, disabledAt: MOMENT }
    const { environment } = await show({ webhooks: [disabled] })
    expect(region().getByText(/disabled on .* after three days without a delivery/)).toBeDefined()
    await user.click(region().getByRole('button', { name: `Enable ${ENDPOINT.url}` }))
    await answerWith<useEnableWebhookMutation>(environment.mock, {
      enableWebhook: {
        __typename: 'EnableWebhookPayload',
        partner: { id: 'partner-1', webhooks: [ENDPOINT] },
      },
    })
    await user.click(region().getByRole('button', { name: `Test ${ENDPOINT.url}` }))
    const message = 'You sent many events by hand. Try again in 10 minutes.'
    await answerWith<useTestWebhookMutation>(environment.mock, {
      testWebhook: refused('RateLimitedError', { message }),
    })
    expect(region().getByText(message)).toBeDefined()
  })
})

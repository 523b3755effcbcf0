import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import campaignsQuery, { type campaignsRouteQuery } from '../../__generated__/campaignsRouteQuery.graphql.ts'
import type { useSaveCampaignMutation } from '../../__generated__/useSaveCampaignMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import CampaignsScreen from './CampaignsScreen.tsx'

const show = (campaigns: AnswerTo<campaignsRouteQuery>['campaigns']) =>
  renderScreen<campaignsRouteQuery>({
    screen: CampaignsScreen,
    query: campaignsQuery,
    variables: {},
    answer: { Query: { campaigns } },
  })

const CAMPAIGN = {
  key: 'winter',
  name: 'Winter',
  startsAt: '2026-11-24T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  perCampaign: 1_000,
  perNetworkAndDay: 20,
  claims: 12,
  state: 'RUNNING',
} as const

describe('campaigns', () => {
  it('shows caps and claims, and the last day that counts', async () => {
    await show([
      CAMPAIGN,
      { ...CAMPAIGN, key: 'free-sop', name: 'Built-in campaign', startsAt: null, state: 'ENDED' },
    ])
    expect(screen.getAllByText('12 of 1,000 claimed, at most 20 from one network in a day')).toHaveLength(2)
    expect(screen.getByText('From 24 November 2026 to 30 November 2026')).toBeTruthy()
    expect(screen.getByText('Until another campaign begins')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'End: Built-in campaign' })).toBeNull()
    await expectAccessible()
  })

  it('changes one: a refused day is said beside it, and nothing typed is lost', async () => {
    const { environment } = await show([CAMPAIGN])
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Change: Winter' }))
    const cap = screen.getByLabelText('Claims in all')
    await user.clear(cap)
    await user.type(cap, '1500')
    await user.click(screen.getByRole('button', { name: 'Save campaign' }))
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: {
        key: 'winter',
        name: 'Winter',
        startsAt: '2026-11-24T00:00:00.000Z',
        endsAt: '2026-12-01T00:00:00.000Z',
        perCampaign: 1500,
        perNetworkAndDay: 20,
      },
    })
    await answerWith<useSaveCampaignMutation>(environment.mock, {
      saveCampaign: refused('ValidationError', {
        message: 'Some answers need a correction.',
        fields: [{ path: 'startsAt', message: "It would run beside 'Autumn'" }],
      }),
    })
    expect(document.activeElement).toBe(screen.getByLabelText('First day'))
    expect(screen.getByLabelText('Claims in all')).toHaveProperty('value', '1500')
    await expectAccessible()
  })

  it('asks for the first day of a new one', async () => {
    const { environment } = await show([CAMPAIGN])
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'New campaign' }))
    await user.click(screen.getByRole('button', { name: 'Save campaign' }))
    expect(screen.getByText('Choose the first day')).toBeTruthy()
    expect(environment.mock.getAllOperations()).toEqual([])
  })

  it('is for admins', async () => {
    await show(null)
    expect(screen.getByText('This page is for admins')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'New campaign' })).toBeNull()
  })
})

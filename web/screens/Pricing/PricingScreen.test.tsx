import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import pricingQuery, { type pricingRouteQuery } from '../../__generated__/pricingRouteQuery.graphql.ts'
import type { useUpgradeToPremiumMutation } from '../../__generated__/useUpgradeToPremiumMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { freeAccount } from '../../test/entitlements.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import PricingScreen from './PricingScreen.tsx'

type Prices = AnswerTo<pricingRouteQuery>

const priced = { currency: 'INR', listPricePerMonth: null, saving: null }
const plans: Prices['plans'] = [
  { ...priced, code: 'FREE', name: 'Free', pricePerMonth: 0, features: ['One statement'] },
  {
    ...priced,
    code: 'STANDARD',
    name: 'Standard',
    pricePerMonth: 2999,
    listPricePerMonth: 4999,
    saving: 'Save 40%',
    features: ['One statement each month'],
  },
  {
    ...priced,
    code: 'PREMIUM',
    name: 'Premium',
    pricePerMonth: 7999,
    listPricePerMonth: 12999,
    saving: 'Save 38%',
    features: ['Unlimited statements'],
  },
]

async function show({
  billing = 'SANDBOX',
  plan,
}: {
  billing?: Prices['billing']
  plan?: 'FREE' | 'STANDARD' | 'PREMIUM'
}) {
  const viewer = plan ? { id: 'maya', plan, isPremium: plan === 'PREMIUM' } : null
  const shown = await renderScreen<pricingRouteQuery>({
    screen: PricingScreen,
    query: pricingQuery,
    variables: {},
    answer: { Query: { billing, plans, viewer } },
  })
  const answer = (upgradeToPremium: AnswerTo<useUpgradeToPremiumMutation>['upgradeToPremium']) =>
    answerWith<useUpgradeToPremiumMutation>(shown.environment.mock, { upgradeToPremium })
  return { ...shown, answer, user: userEvent.setup() }
}

const column = (plan: string) => within(screen.getByRole('article', { name: plan }))
const upgradeButton = () => screen.queryByRole('button', { name: 'Upgrade to Premium' })

describe('the prices', () => {
  it('are written as Indians write them, with what is struck and saved', async () => {
    await show({})
    expect(column('Free').getByText('₹0')).toBeTruthy()
    expect(column('Standard').getByText('₹2,999')).toBeTruthy()
    expect(column('Standard').getByText('₹4,999')).toBeTruthy()
    expect(column('Standard').getByText('Save 40%')).toBeTruthy()
    expect(column('Standard').getByText('Most Popular')).toBeTruthy()
    expect(column('Premium').getByText('₹12,999')).toBeTruthy()
    expect(column('Premium').getByText('Unlimited statements')).toBeTruthy()
  })

  it('offer a visitor the way in and nothing to buy', async () => {
    await show({})
    expect(screen.getByRole('link', { name: 'Start Free Today' }).getAttribute('href')).toBe(
      '/auth?tab=register',
    )
    expect(upgradeButton()).toBeNull()
    expect(screen.queryByText('Current Plan')).toBeNull()
  })

  it('say plainly where nothing can be bought', async () => {
    await show({ billing: 'OFF', plan: 'FREE' })
    expect(screen.getByText(/Purchases are not open on this installation/)).toBeTruthy()
    expect(upgradeButton()).toBeNull()
  })

  it('mark the present plan and offer Premium nothing more', async () => {
    await show({ plan: 'PREMIUM' })
    expect(column('Premium').getByText('Current Plan')).toBeTruthy()
    expect(upgradeButton()).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
  })
})

describe('the upgrade in the sandbox', () => {
  it('says that no money moves and gives premium access', async () => {
    const { user, answer } = await show({ plan: 'FREE' })
    expect(screen.getByText('Sandbox: no money moves')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Upgrade to Premium' }))
    await answer({
      __typename: 'UpgradeToPremiumPayload',
      viewer: { ...freeAccount, plan: 'PREMIUM', isPremium: true },
    })
    expect(await screen.findByText('Upgrade successful')).toBeTruthy()
    expect(screen.getByText('You now have premium access!')).toBeTruthy()
    expect(column('Premium').getByText('Current Plan')).toBeTruthy()
  })

  it('says in place why it failed', async () => {
    const { user, answer } = await show({ plan: 'FREE' })
    await user.click(screen.getByRole('button', { name: 'Upgrade to Premium' }))
    await answer(refused('PlanRequiredError', { message: 'Purchases are closed.' }))
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('Purchases are closed.'),
    )
    expect(screen.getAllByText('Upgrade failed').length).toBeGreaterThan(1)
    expect(upgradeButton()).not.toBeNull()
  })
})

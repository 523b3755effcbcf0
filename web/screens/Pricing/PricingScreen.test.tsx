import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import pricingQuery, { type pricingRouteQuery } from '../../__generated__/pricingRouteQuery.graphql.ts'
import type { useStartCheckoutMutation } from '../../__generated__/useStartCheckoutMutation.graphql.ts'
import type { AnswerTo } from '../../test/answers.ts'
import { answerWith } from '../../test/answerWith.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { refused } from '../../test/refused.ts'
import { renderScreen } from '../../test/renderScreen.tsx'
import PricingScreen from './PricingScreen.tsx'

type Prices = AnswerTo<pricingRouteQuery>

const priced = { currency: 'INR', listPricePerMonth: null, saving: null }
const compared = (essays: string | null) => [
  { group: 'Documents', name: 'Essays', value: essays },
  { group: 'Universities', name: 'Scholarships', value: essays === 'Unlimited' ? 'Included' : null },
]
const plans: Prices['plans'] = [
  {
    ...priced,
    code: 'FREE',
    name: 'Free',
    pricePerMonth: 0,
    features: ['One statement'],
    comparedFeatures: compared(null),
  },
  {
    ...priced,
    code: 'STANDARD',
    name: 'Standard',
    pricePerMonth: 2999,
    features: ['One statement each month'],
    comparedFeatures: compared('3 a month'),
  },
  {
    ...priced,
    code: 'PREMIUM',
    name: 'Premium',
    pricePerMonth: 7999,
    features: ['Unlimited statements'],
    comparedFeatures: compared('Unlimited'),
  },
]

async function show({
  billing = 'SANDBOX',
  plan,
}: {
  billing?: Prices['billing']
  plan?: 'FREE' | 'STANDARD' | 'PREMIUM'
} = {}) {
  const viewer = plan ? { id: 'maya', plan, canStartTrial: true, subscription: null } : null
  const shown = await renderScreen<pricingRouteQuery>({
    screen: PricingScreen,
    query: pricingQuery,
    variables: {},
    answer: { Query: { billing, plans, viewer } },
  })
  const answer = (startCheckout: AnswerTo<useStartCheckoutMutation>['startCheckout']) =>
    answerWith<useStartCheckoutMutation>(shown.environment.mock, { startCheckout })
  return { ...shown, answer, user: userEvent.setup() }
}

const column = (plan: string) => within(screen.getByRole('article', { name: plan }))

describe('the prices', () => {
  it('are written as Indians write them, and compared with no higher ones', async () => {
    await show()
    expect(column('Free').getByText('₹0')).toBeTruthy()
    expect(column('Standard').getByText('₹2,999')).toBeTruthy()
    expect(column('Standard').getByText('Most Popular')).toBeTruthy()
    expect(column('Premium').getByText('₹7,999')).toBeTruthy()
    expect(document.querySelector('s')).toBeNull()
    expect(column('Premium').getByText('Unlimited statements')).toBeTruthy()
    expect(screen.getByText(/7-day money-back guarantee/)).toBeTruthy()
    await expectAccessible()
  })

  it('lead a visitor to an account from every plan', async () => {
    await show()
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(links).toHaveLength(5)
    for (const href of links) expect(href).toMatch(/^\/auth\?tab=register/)
    expect(screen.getByRole('link', { name: 'Try Standard Plan' })).toBeTruthy()
    expect(screen.queryByText('Current Plan')).toBeNull()
  })

  it('say plainly where nothing can be bought', async () => {
    await show({ billing: 'OFF', plan: 'FREE' })
    expect(screen.getByText(/Purchases are not open on this installation/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('mark the present plan and offer Premium nothing more', async () => {
    await show({ plan: 'PREMIUM' })
    expect(column('Premium').getByText('Current Plan')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
  })

  it('are compared feature by feature', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('radio', { name: 'Compare Features' }))
    const row = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map(cell => cell.textContent)
    expect(row('Essays')).toEqual(['Not included', '3 a month', 'Unlimited'])
    expect(row('Scholarships')).toEqual(['Not included', 'Not included', 'Included'])
    expect(screen.queryByRole('article')).toBeNull()
    await expectAccessible()
  })
})

describe('the checkout of a plan', () => {
  it('opens at its address', async () => {
    const { user, answer, router } = await show({ plan: 'FREE' })
    expect(screen.getByText('Sandbox: no money moves')).toBeTruthy()
    await user.click(column('Standard').getByRole('button', { name: 'Start 7-Day Trial' }))
    await answer({ __typename: 'StartCheckoutPayload', url: '/checkout/sandbox?plan=STANDARD' })
    expect(router.state.location.pathname).toBe('/checkout/sandbox')
  })

  it('says in place why it could not be opened', async () => {
    const { user, answer } = await show({ plan: 'FREE' })
    await user.click(column('Premium').getByRole('button', { name: 'Start Premium Trial' }))
    await answer(refused('PaymentError', { message: 'The payment service is busy.' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The payment service is busy.')
  })
})

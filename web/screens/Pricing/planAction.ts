import { pricingWords } from '../../content/pricing.ts'
import { planName } from '../../format/planName.ts'
import { t } from '../../language/language.ts'

type PlanCode = 'FREE' | 'STANDARD' | 'PREMIUM'
export type PaidPlan = Exclude<PlanCode, 'FREE'>
type Billing = 'OFF' | 'SANDBOX' | 'STRIPE' | '%future added value'

/** What the button of a plan depends on. */
export type Buyer = {
  plan: string
  canStartTrial: boolean
  subscription: { readonly isLive: boolean; readonly status: string } | null | undefined
} | null

/** What the button of a plan does: lead to a page, or open the checkout. */
export type PlanAction =
  | { kind: 'LINK'; label: string; href: string }
  | { kind: 'CHECKOUT'; label: string; plan: PaidPlan }

/** The button of a plan for a visitor or an account; null where nothing can be bought. */
export function planAction(
  plan: PlanCode,
  { buyer, billing }: { buyer: Buyer; billing: Billing },
): PlanAction | null {
  const isOpen = billing === 'SANDBOX' || billing === 'STRIPE'
  if (buyer === null) {
    if (plan === 'FREE') return { kind: 'LINK', label: t('Start Free Today'), href: '/auth?tab=register' }
    return isOpen
      ? { kind: 'LINK', label: pricingWords.trials[plan], href: registerFor(plan, billing) }
      : null
  }
  const { subscription } = buyer
  if (subscription?.isLive) {
    if (subscription.status === 'PAST_DUE' || subscription.status === 'UNPAID')
      return { kind: 'LINK', label: t('Check your payment'), href: '/account' }
    if (plan === 'PREMIUM' && buyer.plan === 'STANDARD')
      return { kind: 'LINK', label: t('Upgrade to Premium'), href: '/account' }
    return { kind: 'LINK', label: t('Manage your plan'), href: '/account' }
  }
  if (plan === 'FREE' || plan === buyer.plan || buyer.plan === 'PREMIUM')
    return { kind: 'LINK', label: t('Go to Dashboard'), href: '/dashboard' }
  if (!isOpen) return null
  const label = buyer.canStartTrial ? pricingWords.trials[plan] : t('Choose {plan}', { plan: planName(plan) })
  return { kind: 'CHECKOUT', label, plan }
}

/** Where a visitor registers who wants a paid plan. They come back to its checkout, or to the prices. */
export function registerFor(plan: PaidPlan, billing: Billing): string {
  const next = billing === 'SANDBOX' ? `/checkout/sandbox?plan=${plan.toLowerCase()}` : '/pricing'
  return `/auth?tab=register&next=${encodeURIComponent(next)}`
}

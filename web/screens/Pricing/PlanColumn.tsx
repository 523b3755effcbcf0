import { Check } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PlanColumn_plan$key } from '../../__generated__/PlanColumn_plan.graphql.ts'
import { pricingWords } from '../../content/pricing.ts'
import { Badge, Heading, LinkButton, Text, VisuallyHidden } from '../../design/index.ts'
import { moneyOf } from '../../format/money.ts'
import { Features, ListPrice, PlanAction, PlanFrame, PlanHead, Price } from './pricingStyles.ts'
import { UpgradeButton } from './UpgradeButton.tsx'

type PlanCode = 'FREE' | 'STANDARD' | 'PREMIUM' | '%future added value'

/** One plan: its price, what it holds, and the way to it where there is one. */
export function PlanColumn({
  plan: planRef,
  currentPlan,
  isSandbox,
}: {
  plan: PlanColumn_plan$key
  /** The account's plan; null for a visitor. */
  currentPlan: PlanCode | null
  isSandbox: boolean
}) {
  const plan = useFragment(
    graphql`
      fragment PlanColumn_plan on Plan {
        code
        name
        pricePerMonth
        listPricePerMonth
        currency
        saving
        features
      }
    `,
    planRef,
  )
  const isCurrent = plan.code === currentPlan
  const mayUpgrade = isSandbox && plan.code === 'PREMIUM' && currentPlan !== null && !isCurrent
  const mayStart = plan.code === 'FREE' && currentPlan === null
  const isRecommended = plan.code === 'STANDARD'
  return (
    <PlanFrame aria-labelledby={`plan-${plan.code}`} $isFirst={plan.code === 'FREE'}>
      <PlanHead>
        <Heading level={2} size="small" id={`plan-${plan.code}`}>
          {plan.name}
        </Heading>
        {isRecommended && <Badge tone="note">Most Popular</Badge>}
        {isCurrent && <Badge tone="success">Current Plan</Badge>}
      </PlanHead>
      {plan.code !== '%future added value' && <Text $tone="soft">{pricingWords.plans[plan.code]}</Text>}
      <Price>
        {plan.listPricePerMonth != null && (
          <ListPrice>
            <s>
              <VisuallyHidden>Instead of </VisuallyHidden>
              {moneyOf(plan.listPricePerMonth, plan.currency)}
            </s>
            {plan.saving && <em>{plan.saving}</em>}
          </ListPrice>
        )}
        <strong>{moneyOf(plan.pricePerMonth, plan.currency)}</strong>
        <span>{plan.pricePerMonth === 0 ? pricingWords.free : pricingWords.perMonth}</span>
      </Price>
      <Features>
        {plan.features.map(feature => (
          <li key={feature}>
            <Check aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </Features>
      {(mayStart || mayUpgrade) && (
        <PlanAction>
          {mayStart && (
            <LinkButton as={Link} to="/auth?tab=register" variant="primary">
              Start Free Today
            </LinkButton>
          )}
          {mayUpgrade && <UpgradeButton />}
        </PlanAction>
      )}
    </PlanFrame>
  )
}

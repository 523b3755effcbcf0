import { Check } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PlanColumn_plan$key } from '../../__generated__/PlanColumn_plan.graphql.ts'
import { pricingWords } from '../../content/pricing.ts'
import { Badge, Heading, LinkButton, Text, VisuallyHidden } from '../../design/index.ts'
import { moneyOf } from '../../format/money.ts'
import { sent, t } from '../../language/language.ts'
import { CheckoutButton } from './CheckoutButton.tsx'
import { type Buyer, planAction } from './planAction.ts'
import { Features, PlanAction, PlanFrame, PlanHead, Price } from './pricingStyles.ts'

/** One plan: its price, what it holds, and the way to it where there is one. */
export function PlanColumn({
  plan: planRef,
  buyer,
  billing,
}: {
  plan: PlanColumn_plan$key
  /** The account; null for a visitor. */
  buyer: Buyer
  billing: Parameters<typeof planAction>[1]['billing']
}) {
  const plan = useFragment(
    graphql`
      fragment PlanColumn_plan on Plan {
        code
        name
        pricePerMonth
        currency
        features
      }
    `,
    planRef,
  )
  const isCurrent = plan.code === buyer?.plan
  const isRecommended = plan.code === 'STANDARD'
  const action = plan.code === '%future added value' ? null : planAction(plan.code, { buyer, billing })
  return (
    <PlanFrame aria-labelledby={`plan-${plan.code}`} $isFirst={plan.code === 'FREE'}>
      <PlanHead>
        <Heading level={2} size="small" id={`plan-${plan.code}`}>
          {plan.name}
        </Heading>
        {isRecommended && <Badge tone="note">{t('Most Popular')}</Badge>}
        {isCurrent && <Badge tone="success">{t('Current Plan')}</Badge>}
      </PlanHead>
      {plan.code !== '%future added value' && <Text $tone="soft">{pricingWords.plans[plan.code]}</Text>}
      <Price>
        <strong>{moneyOf(plan.pricePerMonth, plan.currency)}</strong>
        <span>{plan.pricePerMonth === 0 ? pricingWords.free : pricingWords.perMonth}</span>
      </Price>
      <Features>
        {plan.features.map(feature => (
          <li key={feature}>
            <Check aria-hidden="true" />
            <span>{sent(feature)}</span>
          </li>
        ))}
      </Features>
      {action && (
        <PlanAction>
          {action.kind === 'LINK' ? (
            <LinkButton as={Link} to={action.href} variant={isRecommended ? 'primary' : 'secondary'} wide>
              {action.label}
              <VisuallyHidden> ({plan.name})</VisuallyHidden>
            </LinkButton>
          ) : (
            <CheckoutButton plan={action.plan} label={action.label} isPrimary={isRecommended} />
          )}
        </PlanAction>
      )}
    </PlanFrame>
  )
}

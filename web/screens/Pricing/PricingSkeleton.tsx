import { pricingWords } from '../../content/pricing.ts'
import { Heading, SkeletonText } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Columns, PlanFrame } from './pricingStyles.ts'

const PLANS = ['FREE', 'STANDARD', 'PREMIUM']

/** The three columns while the plans load. */
export function PricingSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <Heading level={1}>{pricingWords.title}</Heading>
      </ScreenHead>
      <Columns>
        {PLANS.map(plan => (
          <li key={plan}>
            <PlanFrame as="div" $isFirst={plan === 'FREE'}>
              <SkeletonText lines={7} label={t('Loading...')} />
            </PlanFrame>
          </li>
        ))}
      </Columns>
    </ScreenPage>
  )
}

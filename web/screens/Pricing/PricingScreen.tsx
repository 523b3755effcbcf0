import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PricingScreen_query$key } from '../../__generated__/PricingScreen_query.graphql.ts'
import type { PricingScreen_viewer$key } from '../../__generated__/PricingScreen_viewer.graphql.ts'
import pricingQuery, { type pricingRouteQuery } from '../../__generated__/pricingRouteQuery.graphql.ts'
import { pricingWords } from '../../content/pricing.ts'
import { Banner, Heading, LinkButton, Text } from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { PlanColumn } from './PlanColumn.tsx'
import { Columns, Questions } from './pricingStyles.ts'

function Pricing({ query: queryRef }: { query: PricingScreen_query$key }) {
  const {
    billing,
    plans,
    viewer: viewerRef,
  } = useFragment(
    graphql`
      fragment PricingScreen_query on Query {
        billing
        plans {
          code
          ...PlanColumn_plan
        }
        viewer {
          ...PricingScreen_viewer
        }
      }
    `,
    queryRef,
  )
  const viewer = useFragment<PricingScreen_viewer$key>(
    graphql`
      fragment PricingScreen_viewer on User {
        plan
        isPremium
      }
    `,
    viewerRef ?? null,
  )
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{pricingWords.title}</Heading>
          <Text $tone="soft" $measure>
            {pricingWords.lead}
          </Text>
        </div>
        {viewer?.isPremium && (
          <LinkButton as={Link} to="/dashboard">
            Go to Dashboard
          </LinkButton>
        )}
      </ScreenHead>
      {billing !== 'SANDBOX' && <Banner>{pricingWords.purchasesClosed}</Banner>}
      <Columns>
        {plans.map(plan => (
          <li key={plan.code}>
            <PlanColumn plan={plan} currentPlan={viewer?.plan ?? null} isSandbox={billing === 'SANDBOX'} />
          </li>
        ))}
      </Columns>
      <Questions aria-labelledby="pricing-questions">
        <Heading level={2} size="small" id="pricing-questions">
          Before you decide
        </Heading>
        <dl>
          {pricingWords.questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Questions>
    </ScreenPage>
  )
}

/** The plans, side by side. */
export default function PricingScreen({ queryRef }: { queryRef: PreloadedQuery<pricingRouteQuery> }) {
  return <Pricing query={usePreloadedQuery<pricingRouteQuery>(pricingQuery, queryRef)} />
}

import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PricingScreen_query$key } from '../../__generated__/PricingScreen_query.graphql.ts'
import type { PricingScreen_viewer$key } from '../../__generated__/PricingScreen_viewer.graphql.ts'
import pricingQuery, { type pricingRouteQuery } from '../../__generated__/pricingRouteQuery.graphql.ts'
import { pricingWords } from '../../content/pricing.ts'
import { Banner, Heading, LinkButton, Row, Segments, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { CompareTable } from './CompareTable.tsx'
import { PlanColumn } from './PlanColumn.tsx'
import { registerFor } from './planAction.ts'
import { PRICING_ADDRESS } from './pricingAddress.ts'
import { CallToAction, Columns, Note, Questions, View } from './pricingStyles.ts'

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
          ...CompareTable_plan
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
        canStartTrial
        subscription {
          isLive
          status
        }
      }
    `,
    viewerRef ?? null,
  )
  const { state, set } = useAddress(PRICING_ADDRESS)
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{pricingWords.title}</Heading>
          <Text $tone="soft" $measure>
            {pricingWords.lead}
          </Text>
        </div>
        <View>
          <Segments
            aria-label={t('View')}
            options={[
              { value: 'simple', label: pricingWords.simple },
              { value: 'compare', label: pricingWords.compare },
            ]}
            value={state.view}
            onValueChange={view => set({ view }, { reloads: false })}
          />
        </View>
      </ScreenHead>
      {billing === 'OFF' && <Banner>{pricingWords.purchasesClosed}</Banner>}
      {billing === 'SANDBOX' && <Banner title={pricingWords.sandbox}>{pricingWords.sandboxLead}</Banner>}
      {state.view === 'compare' ? (
        <CompareTable plans={plans} />
      ) : (
        <Columns>
          {plans.map(plan => (
            <li key={plan.code}>
              <PlanColumn plan={plan} buyer={viewer ?? null} billing={billing} />
            </li>
          ))}
        </Columns>
      )}
      <Note>{pricingWords.guarantee}</Note>
      <Questions aria-labelledby="pricing-questions">
        <Heading level={2} size="small" id="pricing-questions">
          {t('Before you decide')}
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
      {viewer ? (
        <Row>
          <LinkButton as={Link} to="/dashboard">
            {t('Go to Dashboard')}
          </LinkButton>
        </Row>
      ) : (
        <CallToAction>
          <div>
            <Heading level={2} size="small">
              {pricingWords.callToAction.title}
            </Heading>
            <Text $tone="soft">{pricingWords.callToAction.text}</Text>
          </div>
          <Row>
            <LinkButton as={Link} to="/auth?tab=register">
              {t('Start Free Today')}
            </LinkButton>
            {billing !== 'OFF' && (
              <LinkButton as={Link} to={registerFor('STANDARD', billing)}>
                {t('Try Standard Plan')}
              </LinkButton>
            )}
          </Row>
        </CallToAction>
      )}
    </ScreenPage>
  )
}

/** The plans, side by side. */
export default function PricingScreen({ queryRef }: { queryRef: PreloadedQuery<pricingRouteQuery> }) {
  return <Pricing query={usePreloadedQuery<pricingRouteQuery>(pricingQuery, queryRef)} />
}

import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PlanSection_viewer$key } from '../../__generated__/PlanSection_viewer.graphql.ts'
import { Badge, Banner, Column, Heading, LinkButton, Row, Stack, Text } from '../../design/index.ts'
import { planName } from '../../format/planName.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { CheckoutReturn } from './CheckoutReturn.tsx'
import { PlanActions } from './PlanActions.tsx'
import { SandboxClock } from './SandboxClock.tsx'
import { badgeOf, sentenceOf, warningOf } from './subscriptionWords.ts'

/** The plan: what it is, what comes next, and what can be changed. */
export function PlanSection({ viewer: viewerRef }: { viewer: PlanSection_viewer$key }) {
  const { plan, subscription } = useFragment(
    graphql`
      fragment PlanSection_viewer on User {
        plan
        subscription {
          plan
          status
          source
          isLive
          periodEnd
          cancelsAtPeriodEnd
          scheduledPlan
          graceEnd
        }
      }
    `,
    viewerRef,
  )
  const live = subscription?.isLive ? subscription : null
  const badge = live && badgeOf(live)
  const warning = live && warningOf(live)
  return (
    <Part aria-labelledby="plan">
      <Column>
        <Stack $gap={4}>
          <CheckoutReturn plan={live === null ? 'NONE' : warning ? 'UNPAID' : 'BEGUN'} />
          <Row>
            <Heading level={2} size="medium" id="plan">
              {t('{plan} plan', { plan: planName(live?.plan ?? plan) })}
            </Heading>
            {badge && <Badge tone={badge.tone}>{badge.word}</Badge>}
          </Row>
          {warning && (
            <Banner tone="warning" title={warning.title}>
              {warning.text}
            </Banner>
          )}
          <Text>{sentenceOf(plan, live)}</Text>
          {live ? (
            <PlanActions subscription={live} />
          ) : (
            <Row>
              <LinkButton as={Link} to="/pricing" variant={plan === 'FREE' ? 'primary' : 'secondary'}>
                {t('See the plans')}
              </LinkButton>
            </Row>
          )}
          {live?.source === 'SANDBOX' && <SandboxClock isUnpaid={live.status === 'PAST_DUE'} />}
        </Stack>
      </Column>
    </Part>
  )
}

import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { SandboxCheckoutScreen_query$key } from '../../__generated__/SandboxCheckoutScreen_query.graphql.ts'
import type { SandboxCheckoutScreen_viewer$key } from '../../__generated__/SandboxCheckoutScreen_viewer.graphql.ts'
import sandboxCheckoutQuery, {
  type sandboxCheckoutRouteQuery,
} from '../../__generated__/sandboxCheckoutRouteQuery.graphql.ts'
import { billingWords } from '../../content/billing.ts'
import {
  Banner,
  Button,
  Column,
  EmptyState,
  Heading,
  LinkButton,
  Row,
  Stack,
  Text,
} from '../../design/index.ts'
import { moneyOf } from '../../format/money.ts'
import { t } from '../../language/language.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { useShownAddress } from '../../routing/useAddress.ts'
import { CHECKOUT_ADDRESS } from './checkoutAddress.ts'
import { usePayInSandbox } from './usePayInSandbox.ts'

function Checkout({ query: queryRef }: { query: SandboxCheckoutScreen_query$key }) {
  const navigate = useNavigate()
  const { state } = useShownAddress(CHECKOUT_ADDRESS)
  const {
    billing,
    plans,
    viewer: viewerRef,
  } = useFragment(
    graphql`
      fragment SandboxCheckoutScreen_query on Query {
        billing
        plans {
          code
          name
          pricePerMonth
          currency
        }
        viewer {
          ...SandboxCheckoutScreen_viewer
        }
      }
    `,
    queryRef,
  )
  const viewer = useFragment<SandboxCheckoutScreen_viewer$key>(
    graphql`
      fragment SandboxCheckoutScreen_viewer on User {
        canStartTrial
        subscription {
          isLive
        }
      }
    `,
    viewerRef ?? null,
  )
  const { send, isPending, refusal } = usePayInSandbox()
  const plan = plans.find(({ code }) => code === state.plan)
  if (billing !== 'SANDBOX' || plan === undefined || !viewer)
    return (
      <EmptyState
        title={t('There is no sandbox here')}
        headingLevel={2}
        action={
          <LinkButton as={Link} to="/pricing">
            {t('See the plans')}
          </LinkButton>
        }
      >
        {t('On this installation plans are bought on the pricing page.')}
      </EmptyState>
    )
  if (viewer.subscription?.isLive)
    return (
      <EmptyState
        title={t('You have a subscription already')}
        headingLevel={2}
        action={
          <LinkButton as={Link} to="/account">
            {t('Go to your account')}
          </LinkButton>
        }
      >
        {t('Nothing more has to be paid. Plans are changed on the account page.')}
      </EmptyState>
    )

  async function pay(isDeclined: boolean) {
    const { saved } = await send(
      { input: { plan: state.plan, isDeclined } },
      // The plan decides what every document shows: everything that was read under the old plan is read again.
      { updater: store => store.invalidateStore() },
    )
    if (saved !== null) await navigate('/account?checkout=done', { replace: true })
  }

  const price = moneyOf(plan.pricePerMonth, plan.currency)
  return (
    <Column>
      <Stack $gap={5}>
        <Banner tone="warning" title={billingWords.sandbox}>
          {t('This page stands in for the payment service. Choose how the payment ends.')}
        </Banner>
        <Heading level={1}>{t('Gradwright {name}', { name: plan.name })}</Heading>
        <Text>
          {viewer.canStartTrial
            ? t(
                'Seven days that cost nothing, then {price} per month. You can cancel before the first payment.',
                { price },
              )
            : t('{price} per month, beginning today. You can cancel at any time.', { price })}
        </Text>
        {refusal && (
          <Banner tone="danger" announce title={t('The payment was not made')}>
            {refusal.message}
          </Banner>
        )}
        <Row>
          <Button
            variant="primary"
            onClick={() => pay(false)}
            pending={isPending}
            pendingLabel={t('Paying...')}
          >
            {viewer.canStartTrial ? t('Start the trial') : t('Pay {price}', { price })}
          </Button>
          <Button onClick={() => pay(true)} disabled={isPending}>
            {t('Let the card be declined')}
          </Button>
          <LinkButton as={Link} to="/pricing" variant="quiet">
            {t('Back to the plans')}
          </LinkButton>
        </Row>
      </Stack>
    </Column>
  )
}

/** The checkout of the sandbox, where no money moves. */
export default function SandboxCheckoutScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<sandboxCheckoutRouteQuery>
}) {
  return (
    <ScreenPage>
      <Checkout query={usePreloadedQuery<sandboxCheckoutRouteQuery>(sandboxCheckoutQuery, queryRef)} />
    </ScreenPage>
  )
}

import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { PromotionalSignupScreen_query$key } from '../../__generated__/PromotionalSignupScreen_query.graphql.ts'
import promotionalSignupQuery, {
  type promotionalSignupRouteQuery,
} from '../../__generated__/promotionalSignupRouteQuery.graphql.ts'
import { NoMailNotice } from '../../account/NoMailNotice.tsx'
import { PROMOTION } from '../../content/promotion.ts'
import { Column, EmptyState, from, Heading, LinkButton, Stack, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { useHeadingFocus } from '../../routing/useHeadingFocus.ts'
import { ClaimedPromotion } from './ClaimedPromotion.tsx'
import { ClaimForm } from './ClaimForm.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);
    gap: var(--space-8);
    align-items: start;
  }
`

const Points = styled.ul`
  display: grid;
  max-width: 38rem;
  border-top: 1px solid var(--line);

  li {
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    color: var(--ink-soft);
  }
`

const RegisterLink = () => (
  <LinkButton as={Link} to="/register">
    {t('Register without the promotion')}
  </LinkButton>
)

const isClosed = (state: string): state is keyof typeof PROMOTION.closed =>
  Object.hasOwn(PROMOTION.closed, state)

function Promotion({ query }: { query: PromotionalSignupScreen_query$key }) {
  const answer = useFragment(
    graphql`
      fragment PromotionalSignupScreen_query on Query {
        promotionState
        viewer {
          isPromotionalUser
        }
        ...ClaimedPromotion_query
        ...NoMailNotice_query
      }
    `,
    query,
  )
  const { promotionState, viewer } = answer
  const heading = useHeadingFocus(viewer ? 'claimed' : 'form')
  const closed = isClosed(promotionState) ? PROMOTION.closed[promotionState] : null
  const head = (title: string, lead: string) => (
    <Stack $gap={3}>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Text $size="lead" $tone="soft" $measure>
        {lead}
      </Text>
    </Stack>
  )
  if (viewer)
    return (
      <ScreenPage>
        <Column $centred>
          <Stack $gap={5}>
            {viewer.isPromotionalUser
              ? head('Welcome to Gradwright', 'Your account is open, and the promotion is yours.')
              : head(PROMOTION.title, 'The promotion is for new accounts.')}
            <ClaimedPromotion query={answer} />
          </Stack>
        </Column>
      </ScreenPage>
    )
  return (
    <ScreenPage>
      <Columns>
        <Stack $gap={5}>
          {head(PROMOTION.title, PROMOTION.lead)}
          <Points>
            {PROMOTION.points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </Points>
        </Stack>
        {closed ? (
          <EmptyState headingLevel={2} title={closed.title} action={<RegisterLink />}>
            {closed.text}
          </EmptyState>
        ) : (
          <Stack $gap={5}>
            <NoMailNotice link="The link that confirms your address" query={answer} />
            <ClaimForm />
            <Text $size="small" $tone="soft">
              <Trans
                message="Claimed before, or already registered? <link>Log in</link> or <link1>register without the promotion</link1>."
                parts={{
                  link: inside => (
                    <TextLink as={Link} to="/login">
                      {inside}
                    </TextLink>
                  ),
                  link1: inside => (
                    <TextLink as={Link} to="/register">
                      {inside}
                    </TextLink>
                  ),
                }}
              />
            </Text>
          </Stack>
        )}
      </Columns>
    </ScreenPage>
  )
}

/** The promotional sign-up: its form while it is open, and what somebody with an account has of it. */
export default function PromotionalSignupScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<promotionalSignupRouteQuery>
}) {
  return (
    <Promotion query={usePreloadedQuery<promotionalSignupRouteQuery>(promotionalSignupQuery, queryRef)} />
  )
}

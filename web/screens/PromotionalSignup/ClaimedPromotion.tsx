import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ClaimedPromotion_query$key } from '../../__generated__/ClaimedPromotion_query.graphql.ts'
import { ConfirmationMail } from '../../account/ConfirmationMail.tsx'
import { CreditCard } from '../../account/CreditCard.tsx'
import { Banner, LinkButton, Row, Stack } from '../../design/index.ts'
import { t } from '../../language/language.ts'

/** What somebody with an account has of the promotion, and where it leads on. */
export function ClaimedPromotion({ query }: { query: ClaimedPromotion_query$key }) {
  const answer = useFragment(
    graphql`
      fragment ClaimedPromotion_query on Query {
        viewer {
          isPromotionalUser
          creditsRemaining
        }
        ...ConfirmationMail_query
      }
    `,
    query,
  )
  const { viewer } = answer
  if (!viewer) return null
  const { isPromotionalUser, creditsRemaining } = viewer
  const hasCredit = isPromotionalUser && creditsRemaining > 0
  return (
    <Stack $gap={5}>
      {isPromotionalUser ? (
        <>
          <CreditCard title={t('Your free statement of purpose')} credits={creditsRemaining}>
            {hasCredit
              ? t('You see all of it once your email address is confirmed.')
              : t('You have used the credit. The statement is among your documents.')}
          </CreditCard>
          <ConfirmationMail query={answer} />
        </>
      ) : (
        <Banner tone="info" title={t('You are signed in already')}>
          {t('What your account can write is on your dashboard.')}
        </Banner>
      )}
      <Row>
        {hasCredit && (
          <LinkButton as={Link} to="/document-generator" variant="primary" size="large">
            {t('Write your statement')}
          </LinkButton>
        )}
        {/* Somebody who is signed in is sent on from there to the dashboard. */}
        <LinkButton as={Link} to="/login" variant={hasCredit ? 'secondary' : 'primary'} size="large">
          {t('Continue to Dashboard')}
        </LinkButton>
        {!hasCredit && (
          <LinkButton as={Link} to="/document-generator" size="large">
            {t('Write a document')}
          </LinkButton>
        )}
      </Row>
    </Stack>
  )
}

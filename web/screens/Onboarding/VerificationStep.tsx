import type { RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { VerificationStep_query$key } from '../../__generated__/VerificationStep_query.graphql.ts'
import { ConfirmationMail } from '../../account/ConfirmationMail.tsx'
import { CreditCard } from '../../account/CreditCard.tsx'
import { Button, Heading, Stack, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'

/** The credit that the account came with, and the confirmation of its address, which may also wait. */
export function VerificationStep({
  heading,
  query,
  onContinue,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  query: VerificationStep_query$key
  onContinue: () => void
}) {
  const answer = useFragment(
    graphql`
      fragment VerificationStep_query on Query {
        viewer {
          isEmailConfirmed
          creditsRemaining
        }
        ...ConfirmationMail_query
      }
    `,
    query,
  )
  const { viewer } = answer
  if (!viewer) return null
  return (
    <Stack $gap={5}>
      <Stack $gap={3}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {viewer.isEmailConfirmed ? t('Your email address is confirmed') : t('Confirm your email address')}
        </Heading>
        <Text $size="lead" $tone="soft">
          {t('Reminders of deadlines and links to your account go to this address.')}
        </Text>
      </Stack>
      <ConfirmationMail query={answer} />
      <CreditCard title={t('Welcome bonus')} credits={viewer.creditsRemaining}>
        {t('1 free document generation, for a statement of purpose.')}
      </CreditCard>
      <Stack $gap={3} $align="start">
        <Button variant="primary" size="large" onClick={onContinue}>
          {t('Continue to Dashboard')}
        </Button>
        {!viewer.isEmailConfirmed && (
          <Text $size="small" $tone="soft">
            {t('You can confirm the address later, on your account page.')}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}

import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ConfirmationMail_query$key } from '../__generated__/ConfirmationMail_query.graphql.ts'
import { Banner, Button, Row, Stack, Text } from '../design/index.ts'
import { t } from '../language/language.ts'
import { Trans } from '../language/Trans.tsx'
import { useRefreshOnFocus } from '../relay/useRefreshOnFocus.ts'
import { NoMailNotice } from './NoMailNotice.tsx'
import { useCheckConfirmation } from './useCheckConfirmation.ts'
import { useSendConfirmation } from './useSendConfirmation.ts'

/** Whether the viewer's address is confirmed, and how to confirm it. Nothing for a visitor. */
export function ConfirmationMail({ query }: { query: ConfirmationMail_query$key }) {
  const answer = useFragment(
    graphql`
      fragment ConfirmationMail_query on Query {
        sendsMail
        ...NoMailNotice_query
        viewer {
          email
          isEmailConfirmed
        }
      }
    `,
    query,
  )
  const { sendsMail, viewer } = answer
  if (!viewer) return null
  const { email, isEmailConfirmed } = viewer
  if (isEmailConfirmed)
    return (
      <Banner tone="success" title={t('Confirmed')} announce>
        {t('{email} is the address of your account.', { email })}
      </Banner>
    )
  return (
    <Stack $gap={4}>
      <NoMailNotice link={t('The link that confirms your address')} query={answer} />
      <OpenConfirmation email={email} sendsMail={sendsMail} />
    </Stack>
  )
}

function OpenConfirmation({ email, sendsMail }: { email: string; sendsMail: boolean }) {
  const { send, isPending, refusal } = useSendConfirmation()
  const { check, checkQuietly, isPending: isChecking, checked, dismiss } = useCheckConfirmation()
  const [isSent, setSent] = useState(false)
  useRefreshOnFocus(checkQuietly)
  return (
    <Stack $gap={4}>
      {sendsMail && (
        <Text>
          <Trans
            message="We have sent a link to <address>{email}</address>. Open it to confirm the address. It works for three days; a new link replaces it."
            parts={{ address: inside => <strong>{inside}</strong> }}
            values={{ email }}
          />
        </Text>
      )}
      {refusal && (
        <Banner tone="danger" announce>
          {refusal.message}
        </Banner>
      )}
      {isSent && !refusal && (
        <Banner tone="success" announce>
          {sendsMail
            ? t('We have sent a new link to {email}.', { email })
            : t('A new link for {email} is in the outbox.', { email })}
        </Banner>
      )}
      {checked && (
        <Banner tone={checked === 'FAILED' ? 'danger' : 'info'} announce>
          {checked === 'FAILED'
            ? t('This could not be checked. Check your connection and try again.')
            : t('The address is not confirmed yet. Open the link first, on any device.')}
        </Banner>
      )}
      <Row>
        <Button
          pending={isChecking}
          pendingLabel={t('Checking...')}
          onClick={() => {
            setSent(false)
            check()
          }}
        >
          {t('I have confirmed it')}
        </Button>
        <Button
          variant="quiet"
          pending={isPending}
          pendingLabel={t('Sending...')}
          onClick={async () => {
            setSent(false)
            dismiss()
            const { saved } = await send({})
            setSent(saved !== null)
          }}
        >
          {sendsMail ? t('Send the link again') : t('Make a new link')}
        </Button>
      </Row>
    </Stack>
  )
}

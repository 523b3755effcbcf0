import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EmailSection_viewer$key } from '../../__generated__/EmailSection_viewer.graphql.ts'
import { type AccountField, AccountForm } from '../../account/AccountForm.tsx'
import { useSendConfirmation } from '../../account/useSendConfirmation.ts'
import { Badge, Banner, Button, Column, Heading, Row, Stack, Text } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { useChangeEmail } from './useChangeEmail.ts'

const fields = (): readonly AccountField<'email' | 'password'>[] => [
  { name: 'email', label: t('New email address'), type: 'email', autoComplete: 'email' },
  { name: 'password', label: t('Password'), type: 'password', autoComplete: 'current-password' },
]

/** The address of the account: whether it is confirmed, and another one. */
export function EmailSection({ viewer: viewerRef }: { viewer: EmailSection_viewer$key }) {
  const { email, isEmailConfirmed, emailRefusedAt } = useFragment(
    graphql`
      fragment EmailSection_viewer on User {
        email
        isEmailConfirmed
        emailRefusedAt
      }
    `,
    viewerRef,
  )
  const confirmation = useSendConfirmation()
  const change = useChangeEmail()
  const [isSent, setSent] = useState(false)
  const [newAddress, setNewAddress] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Part aria-labelledby="email">
      <Column>
        <Stack $gap={4} $align="start">
          <Heading level={2} size="medium" id="email">
            {t('Email')}
          </Heading>
          <Row $wrap>
            <Text>{email}</Text>
            <Badge tone={isEmailConfirmed ? 'success' : 'warning'}>
              {isEmailConfirmed ? t('Confirmed') : t('Not confirmed')}
            </Badge>
          </Row>
          {emailRefusedAt != null && (
            <Banner tone="warning" title={t('Our mails do not arrive')}>
              {t(
                'The mail server of this address refused one on {day}. Reminders and news are held back. Check the address, or change it.',
                { day: dayOf(emailRefusedAt) },
              )}
            </Banner>
          )}
          {newAddress !== null && (
            <Banner tone="success" announce>
              {t('We have sent a link to {newAddress}. Your address changes when you follow it.', {
                newAddress,
              })}
            </Banner>
          )}
          {confirmation.refusal && (
            <Banner tone="danger" announce>
              {confirmation.refusal.message}
            </Banner>
          )}
          {isSent && (
            <Banner tone="success" announce>
              {t('We have sent a link to {email}. It works for three days.', { email })}
            </Banner>
          )}
          {isOpen ? (
            <AccountForm
              fields={fields()}
              button={t('Send a link to the new address')}
              pendingButton={t('Sending...')}
              isPending={change.isPending}
              refusal={change.refusal}
              faultByField={change.faultByField}
              onSubmit={async input => {
                const { saved } = await change.send({ input })
                if (!saved) return false
                setNewAddress(input.email)
                setOpen(false)
                return true
              }}
            />
          ) : (
            <Row $wrap>
              {!isEmailConfirmed && (
                <Button
                  pending={confirmation.isPending}
                  pendingLabel={t('Sending...')}
                  onClick={async () => {
                    const { saved } = await confirmation.send({})
                    setSent(saved !== null)
                  }}
                >
                  {t('Send the confirmation link again')}
                </Button>
              )}
              <Button variant="quiet" flush={isEmailConfirmed} onClick={() => setOpen(true)}>
                {t('Change the address')}
              </Button>
            </Row>
          )}
        </Stack>
      </Column>
    </Part>
  )
}

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type AccountField, AccountForm } from '../../account/AccountForm.tsx'
import { Banner, Stack, TextLink } from '../../design/index.ts'
import { LinkPage } from './LinkPage.tsx'
import { useRequestReset } from './useRequestReset.ts'

const FIELDS: readonly AccountField<'email'>[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
]

/** Asks for a link that resets the password. */
export default function ForgotScreen() {
  const { send, isPending, refusal, faultByField } = useRequestReset()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <LinkPage
      title="Set a new password"
      lead="Enter the email address of your account. We mail you a link to set a new password."
    >
      <Stack $gap={5}>
        {sentTo !== null && (
          <Banner tone="success" title="Look into your inbox" announce>
            If {sentTo} belongs to an account, a link is on its way. It works once, within one hour.
          </Banner>
        )}
        <AccountForm
          fields={FIELDS}
          button={sentTo === null ? 'Send the link' : 'Send it again'}
          pendingButton="Sending..."
          variant="primary"
          isPending={isPending}
          refusal={refusal}
          faultByField={faultByField}
          onSubmit={async input => {
            const { saved } = await send({ input })
            if (saved) setSentTo(input.email)
            return saved !== null
          }}
        />
        <TextLink as={Link} to="/auth">
          Back to log in
        </TextLink>
      </Stack>
    </LinkPage>
  )
}

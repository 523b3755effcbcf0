import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Banner, Button, LinkButton, Stack } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { LinkPage } from './LinkPage.tsx'
import { useConfirmEmail } from './useConfirmEmail.ts'

/**
 * Confirms an email address. It waits for a press of the button, because programs that check mails open their links.
 */
export default function ConfirmScreen() {
  const { hash } = useLocation()
  const { send, isPending, refusal } = useConfirmEmail()
  const [email, setEmail] = useState<string | null>(null)
  return (
    <LinkPage
      title={t('Confirm your email address')}
      lead={t('Reminders and links to your account go to this address.')}
    >
      <Stack $gap={4} $align="start">
        {refusal && (
          <Banner
            tone="danger"
            announce
            action={
              refusal.kind === 'NotFoundError' && (
                <LinkButton as={Link} to="/account" size="small">
                  {t('Get a new link on your account page')}
                </LinkButton>
              )
            }
          >
            {refusal.message}
          </Banner>
        )}
        {email === null ? (
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel={t('Confirming...')}
            onClick={async () => {
              const { saved } = await send({ input: { token: hash.slice(1) } })
              if (saved) setEmail(saved.email)
            }}
          >
            {t('Confirm this address')}
          </Button>
        ) : (
          <>
            <Banner tone="success" title={t('Confirmed')} announce>
              {t('{email} is the address of your account.', { email })}
            </Banner>
            <LinkButton as={Link} to="/account">
              {t('To your account')}
            </LinkButton>
          </>
        )}
      </Stack>
    </LinkPage>
  )
}

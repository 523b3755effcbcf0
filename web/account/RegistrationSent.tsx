import { useEffect, useRef } from 'react'
import { Banner, Button, Stack, Text } from '../design/index.ts'
import { t } from '../language/language.ts'

/** What follows a registration that waits for the link of a mail. It does not say whether the address has an account. */
export function RegistrationSent({ email, onBack }: { email: string; onBack: () => void }) {
  const region = useRef<HTMLDivElement>(null)
  // The form with the focused button is gone.
  useEffect(() => region.current?.focus(), [])
  return (
    <div ref={region} tabIndex={-1}>
      <Stack $gap={4} $align="start">
        <Banner tone="success" title={t('Look into your inbox')} announce>
          {t(
            'If this address is new here, we have sent a link to {email} that opens the account. It works once, within 24 hours.',
            { email },
          )}
        </Banner>
        <Text $size="small" $tone="soft">
          {t(
            'If it has an account already, we have told its owner by mail instead. Nothing there? Look among unwanted mails too.',
          )}
        </Text>
        <Button variant="quiet" onClick={onBack}>
          {t('Back to the form')}
        </Button>
      </Stack>
    </div>
  )
}

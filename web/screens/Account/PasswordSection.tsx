import { useState } from 'react'
import { type AccountField, AccountForm } from '../../account/AccountForm.tsx'
import { Banner, Button, Column, Heading, Stack } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { useChangePassword } from './useChangePassword.ts'

const fields = (): readonly AccountField<'currentPassword' | 'newPassword'>[] => [
  {
    name: 'currentPassword',
    label: t('Present password'),
    type: 'password',
    autoComplete: 'current-password',
  },
  {
    name: 'newPassword',
    label: t('New password'),
    type: 'password',
    autoComplete: 'new-password',
    help: t('At least 6 characters. Several unusual words are easy to remember and hard to guess.'),
  },
]

/** Another password. */
export function PasswordSection() {
  const { send, isPending, refusal, faultByField } = useChangePassword()
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <Part aria-labelledby="password">
      <Column>
        <Stack $gap={4} $align="start">
          <Heading level={2} size="medium" id="password">
            {t('Password')}
          </Heading>
          {isDone && (
            <Banner tone="success" announce>
              {t('Your password is changed. Other devices are signed out.')}
            </Banner>
          )}
          {isOpen ? (
            <AccountForm
              fields={fields()}
              button={t('Change the password')}
              pendingButton={t('Changing...')}
              isPending={isPending}
              refusal={refusal}
              faultByField={faultByField}
              onSubmit={async input => {
                const { saved } = await send({ input })
                if (!saved) return false
                setDone(true)
                setOpen(false)
                return true
              }}
            />
          ) : (
            <Button variant="quiet" flush onClick={() => setOpen(true)}>
              {t('Change the password')}
            </Button>
          )}
        </Stack>
      </Column>
    </Part>
  )
}

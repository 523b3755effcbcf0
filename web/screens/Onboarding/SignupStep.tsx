import { type RefObject, useState } from 'react'
import { AuthField } from '../../account/AuthField.tsx'
import { AuthForm, type KeptValues } from '../../account/AuthForm.tsx'
import { RegistrationFields } from '../../account/RegistrationFields.tsx'
import { RegistrationSent } from '../../account/RegistrationSent.tsx'
import { REGISTRATION_FAILED } from '../../account/registrationWords.ts'
import { useRegister } from '../../account/useRegister.ts'
import { Button, Heading, Stack, Text, useToast } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { beginSession } from '../../relay/session.ts'

export type SignupValues = typeof EMPTY

const EMPTY = { username: '', email: '', fullName: '', password: '', confirmPassword: '' }

const rules = () =>
  import('../../account/registrationSchemas.ts').then(({ onboardingSchema }) => onboardingSchema)

/** Opens an account and signs in; `onDone` goes on from here. Where mails are sent, a mailed link does. */
export function SignupStep({
  heading,
  kept,
  onBack,
  onDone,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  kept: KeptValues<SignupValues>
  onBack: () => void
  onDone: () => void
}) {
  const { send: register } = useRegister(REGISTRATION_FAILED)
  const { toast } = useToast()
  const [sentTo, setSentTo] = useState<string | null>(null)

  if (sentTo !== null)
    return (
      <Stack $gap={5}>
        <Heading level={1}>{t('Open your account')}</Heading>
        <RegistrationSent email={sentTo} onBack={() => setSentTo(null)} />
      </Stack>
    )
  return (
    <Stack $gap={5}>
      <Stack $gap={3}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {t('Create your account')}
        </Heading>
        <Text $tone="soft">{t('You log in with the username or the email address.')}</Text>
      </Stack>
      <AuthForm
        kept={kept}
        rules={rules}
        initialValues={EMPTY}
        button="Create account"
        pendingButton="Creating account..."
        onSubmit={async ({ username, email, fullName, password }) => {
          const { saved, refusal } = await register({ input: { username, email, fullName, password } })
          if (!saved) return refusal
          const { viewer } = saved
          if (!viewer) {
            setSentTo(email)
            return null
          }
          await beginSession()
          toast({
            title: t('Account Created Successfully!'),
            description: t('Welcome {fullName}! You have {creditsRemaining} free credit.', {
              fullName: viewer.fullName,
              creditsRemaining: viewer.creditsRemaining,
            }),
          })
          onDone()
          return null
        }}
      >
        <RegistrationFields />
        <AuthField
          name="confirmPassword"
          label={t('Confirm password')}
          type="password"
          autoComplete="new-password"
        />
      </AuthForm>
      <div>
        <Button variant="quiet" onClick={onBack}>
          {t('Back')}
        </Button>
      </div>
    </Stack>
  )
}

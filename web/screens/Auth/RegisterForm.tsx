import { useState } from 'react'
import { AuthField } from '../../account/AuthField.tsx'
import { AuthForm, type KeptValues } from '../../account/AuthForm.tsx'
import { RegistrationFields } from '../../account/RegistrationFields.tsx'
import { RegistrationSent } from '../../account/RegistrationSent.tsx'
import { useRegister } from '../../account/useRegister.ts'
import { useToast } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { beginSession } from '../../relay/session.ts'

export type RegisterValues = typeof EMPTY

const EMPTY = { username: '', email: '', fullName: '', password: '', confirmPassword: '' }

const rules = () => import('./authSchemas.ts').then(({ registerSchema }) => registerSchema)

/** Opens an account and signs in; `onDone` goes on from here. Where mails are sent, a mailed link does. */
export function RegisterForm({ kept, onDone }: { kept: KeptValues<RegisterValues>; onDone: () => void }) {
  const { send: register } = useRegister()
  const { toast } = useToast()
  const [sentTo, setSentTo] = useState<string | null>(null)

  if (sentTo !== null) return <RegistrationSent email={sentTo} onBack={() => setSentTo(null)} />
  return (
    <AuthForm
      kept={kept}
      rules={rules}
      initialValues={EMPTY}
      button={t('Create account')}
      pendingButton={t('Creating account...')}
      onSubmit={async ({ username, email, fullName, password }) => {
        const { saved, refusal } = await register({ input: { username, email, fullName, password } })
        if (!saved) return refusal
        if (!saved.viewer) {
          setSentTo(email)
          return null
        }
        await beginSession()
        toast({
          title: t('Registration successful'),
          description: t('Your account has been created successfully.'),
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
  )
}

import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AuthForm } from '../../account/AuthForm.tsx'
import { RegistrationFields } from '../../account/RegistrationFields.tsx'
import { RegistrationSent } from '../../account/RegistrationSent.tsx'
import { REGISTRATION_FAILED } from '../../account/registrationWords.ts'
import { useRegister } from '../../account/useRegister.ts'
import { useToast } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { beginSession } from '../../relay/session.ts'

type ClaimValues = typeof EMPTY

const EMPTY = { username: '', email: '', fullName: '', password: '' }

const rules = () =>
  import('../../account/registrationSchemas.ts').then(({ promotionalSchema }) => promotionalSchema)

/** Opens an account with the promotion, and signs in. The page then shows what was claimed. */
export function ClaimForm() {
  const { send: register } = useRegister(REGISTRATION_FAILED)
  const { toast } = useToast()
  const navigate = useNavigate()
  const kept = useRef<ClaimValues>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)

  if (sentTo !== null) return <RegistrationSent email={sentTo} onBack={() => setSentTo(null)} />
  return (
    <AuthForm
      kept={kept}
      rules={rules}
      initialValues={EMPTY}
      button={t('Claim Your Free Credit')}
      pendingButton={t('Creating account...')}
      onSubmit={async values => {
        const { saved, refusal } = await register({ input: { ...values, isPromotional: true } })
        if (!saved) return refusal
        if (!saved.viewer) {
          setSentTo(values.email)
          return null
        }
        await beginSession()
        toast({
          title: t('Welcome to the Promotional Program!'),
          description: t(
            'Account created successfully. You have {creditsRemaining} free SOP generation credit.',
            { creditsRemaining: saved.viewer.creditsRemaining },
          ),
        })
        await navigate('/promotional-signup', { replace: true })
        return null
      }}
    >
      <RegistrationFields />
    </AuthForm>
  )
}

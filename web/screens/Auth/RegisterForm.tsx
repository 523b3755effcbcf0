import { useToast } from '../../design/index.ts'
import { toFault } from '../../relay/faults.ts'
import { beginSession } from '../../relay/session.ts'
import { AuthField } from './AuthField.tsx'
import { AuthForm, type KeptValues } from './AuthForm.tsx'
import { type Refusal, refusalOf } from './refusal.ts'
import { useRegister } from './useRegister.ts'

export type RegisterValues = typeof EMPTY

const EMPTY = { username: '', email: '', fullName: '', password: '', confirmPassword: '' }

const rules = () => import('./authSchemas.ts').then(({ registerSchema }) => registerSchema)

/** Opens an account and signs in; `onDone` goes on from here. */
export function RegisterForm({ kept, onDone }: { kept: KeptValues<RegisterValues>; onDone: () => void }) {
  const register = useRegister()
  const { toast } = useToast()

  function refuse(refusal: Refusal): Refusal {
    const message = refusal.message || 'Failed to create account'
    toast({ title: 'Registration failed', description: message, variant: 'destructive' })
    return { ...refusal, message }
  }

  return (
    <AuthForm
      kept={kept}
      rules={rules}
      initialValues={EMPTY}
      button="Create account"
      pendingButton="Creating account..."
      onSubmit={async ({ username, email, fullName, password }) => {
        try {
          const outcome = await register({ username, email, fullName, password })
          if (outcome.kind === 'REFUSED') return refuse(outcome.refusal)
          await beginSession()
          toast({
            title: 'Registration successful',
            description: 'Your account has been created successfully.',
          })
          onDone()
          return null
        } catch (thrown) {
          return refuse(refusalOf(toFault(thrown).message))
        }
      }}
    >
      <AuthField name="username" label="Username" autoComplete="username" />
      <AuthField name="email" label="Email" type="email" autoComplete="email" />
      <AuthField name="fullName" label="Full name" autoComplete="name" />
      <AuthField name="password" label="Password" type="password" autoComplete="new-password" />
      <AuthField
        name="confirmPassword"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
      />
    </AuthForm>
  )
}

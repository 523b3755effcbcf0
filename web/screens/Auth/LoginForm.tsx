import { useToast } from '../../design/index.ts'
import { toFault } from '../../relay/faults.ts'
import { beginSession } from '../../relay/session.ts'
import { AuthField } from './AuthField.tsx'
import { AuthForm, type KeptValues } from './AuthForm.tsx'
import { type Refusal, refusalOf } from './refusal.ts'
import { useLogin } from './useLogin.ts'

export type LoginValues = { username: string; password: string }

const rules = () => import('./authSchemas.ts').then(({ loginSchema }) => loginSchema)

/** Signs in somebody who has an account; `onDone` goes on from here. */
export function LoginForm({ kept, onDone }: { kept: KeptValues<LoginValues>; onDone: () => void }) {
  const login = useLogin()
  const { toast } = useToast()

  function refuse(refusal: Refusal): Refusal {
    const message = refusal.message || 'Invalid credentials'
    toast({ title: 'Login failed', description: message, variant: 'destructive' })
    return { ...refusal, message }
  }

  return (
    <AuthForm
      kept={kept}
      rules={rules}
      initialValues={{ username: '', password: '' }}
      button="Log in"
      pendingButton="Logging in..."
      onSubmit={async values => {
        try {
          const outcome = await login(values)
          if (outcome.kind === 'REFUSED') return refuse(outcome.refusal)
          await beginSession()
          toast({ title: 'Login successful', description: `Welcome back, ${outcome.fullName}!` })
          onDone()
          return null
        } catch (thrown) {
          return refuse(refusalOf(toFault(thrown).message))
        }
      }}
    >
      <AuthField name="username" label="Username" autoComplete="username" />
      <AuthField name="password" label="Password" type="password" autoComplete="current-password" />
    </AuthForm>
  )
}

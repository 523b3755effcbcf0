import { Link } from 'react-router-dom'
import { AuthField } from '../../account/AuthField.tsx'
import { AuthForm, type KeptValues } from '../../account/AuthForm.tsx'
import { Stack, TextLink, useToast } from '../../design/index.ts'
import { beginSession } from '../../relay/session.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { useLogin } from './useLogin.ts'

export type LoginValues = { username: string; password: string }

const rules = () => import('./authSchemas.ts').then(({ loginSchema }) => loginSchema)

/** Signs in with an account. `onDone` is called afterwards. */
export function LoginForm({ kept, onDone }: { kept: KeptValues<LoginValues>; onDone: () => void }) {
  const { send: login } = useLogin()
  const { toast } = useToast()

  return (
    <Stack $gap={4}>
      <AuthForm
        kept={kept}
        rules={rules}
        initialValues={{ username: '', password: '' }}
        button="Log in"
        pendingButton="Logging in..."
        onSubmit={async values => {
          const { saved, refusal } = await login({ input: values })
          if (!saved) return refusal
          await beginSession()
          toast({ title: 'Login successful', description: `Welcome back, ${saved.viewer.fullName}!` })
          onDone()
          return null
        }}
      >
        <AuthField name="username" label="Username" help="or email" autoComplete="username" />
        <AuthField name="password" label="Password" type="password" autoComplete="current-password" />
        <TextLink as={Link} to="/auth/forgot">
          Forgot your password?
        </TextLink>
      </AuthForm>
      <PasskeyLogin onDone={onDone} />
    </Stack>
  )
}

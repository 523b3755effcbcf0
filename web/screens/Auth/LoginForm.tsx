import { Link } from 'react-router-dom'
import { AuthField } from '../../account/AuthField.tsx'
import { AuthForm, type KeptValues } from '../../account/AuthForm.tsx'
import { Stack, TextLink, useToast } from '../../design/index.ts'
import { t } from '../../language/language.ts'
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
        button={t('Log in')}
        pendingButton={t('Logging in...')}
        onSubmit={async values => {
          const { saved, refusal } = await login({ input: values })
          if (!saved) return refusal
          await beginSession()
          toast({
            title: t('Login successful'),
            description: t('Welcome back, {fullName}!', { fullName: saved.viewer.fullName }),
          })
          onDone()
          return null
        }}
      >
        <AuthField name="username" label={t('Username')} help={t('or email')} autoComplete="username" />
        <AuthField name="password" label={t('Password')} type="password" autoComplete="current-password" />
        <TextLink as={Link} to="/auth/forgot">
          {t('Forgot your password?')}
        </TextLink>
      </AuthForm>
      <PasskeyLogin onDone={onDone} />
    </Stack>
  )
}

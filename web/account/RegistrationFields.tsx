import { t } from '../language/language.ts'
import { AuthField } from './AuthField.tsx'

/** What every new account is asked for. */
export function RegistrationFields() {
  return (
    <>
      <AuthField name="username" label={t('Username')} autoComplete="username" />
      <AuthField name="email" label={t('Email')} type="email" autoComplete="email" />
      <AuthField name="fullName" label={t('Full name')} autoComplete="name" />
      <AuthField name="password" label={t('Password')} type="password" autoComplete="new-password" />
    </>
  )
}

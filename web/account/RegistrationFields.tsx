import { AuthField } from './AuthField.tsx'

/** What every new account is asked for. */
export function RegistrationFields() {
  return (
    <>
      <AuthField name="username" label="Username" autoComplete="username" />
      <AuthField name="email" label="Email" type="email" autoComplete="email" />
      <AuthField name="fullName" label="Full name" autoComplete="name" />
      <AuthField name="password" label="Password" type="password" autoComplete="new-password" />
    </>
  )
}

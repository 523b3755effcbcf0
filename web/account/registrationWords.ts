import { t, words } from '../language/language.ts'
import type { Refusal } from '../relay/refusal.ts'

/** The toast of onboarding and of the promotional sign-up when the registration is refused. */
export const REGISTRATION_FAILED = words({
  title: 'Registration Failed',
  describe: ({ kind, message }: Refusal) =>
    kind === 'FAULT' ? t('An error occurred during registration') : message || t('Failed to create account'),
})

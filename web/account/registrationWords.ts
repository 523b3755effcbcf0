import type { Refusal } from '../relay/refusal.ts'

/** The toast of onboarding and of the promotional sign-up when the registration is refused. */
export const REGISTRATION_FAILED = {
  title: 'Registration Failed',
  describe: ({ kind, message }: Refusal) =>
    kind === 'FAULT' ? 'An error occurred during registration' : message || 'Failed to create account',
}

import { t, words } from '../language/language.ts'

/** What a member of an organisation may do, as people choose it. */
export const MEMBER_ROLES = words([
  {
    value: 'COUNSELLOR',
    label: 'Counsellor',
    description: 'Works with students and sees what they share.',
  },
  { value: 'DEVELOPER', label: 'Developer', description: 'Creates and revokes keys. Sees no students.' },
  { value: 'OWNER', label: 'Owner', description: 'Everything: students, keys, and who is a member.' },
])

export type MemberRole = (typeof MEMBER_ROLES)[number]['value']

/** A role in words. The server may have one that this release does not know. */
export function roleWord(role: string): string {
  return MEMBER_ROLES.find(({ value }) => value === role)?.label ?? t('Member')
}

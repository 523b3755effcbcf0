/** What a member of an organisation may do, as people choose it. */
export const MEMBER_ROLES = [
  {
    value: 'COUNSELLOR',
    label: 'Counsellor',
    description: 'Sees the organisation and its members.',
  },
  { value: 'DEVELOPER', label: 'Developer', description: 'Also creates and revokes keys.' },
  { value: 'OWNER', label: 'Owner', description: 'Also invites, changes and removes members.' },
] as const

export type MemberRole = (typeof MEMBER_ROLES)[number]['value']

/** A role in words. The server may have one that this release does not know. */
export function roleWord(role: string): string {
  return MEMBER_ROLES.find(({ value }) => value === role)?.label ?? 'Member'
}

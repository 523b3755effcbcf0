import type { Tone } from '../../design/index.ts'

/** The roles that an admin gives, with what each may do. */
export const ROLES = [
  { value: 'STUDENT', label: 'Student', description: 'Sees their own data only.' },
  {
    value: 'REVIEWER',
    label: 'Reviewer',
    description: 'Comments on documents that students handed to them.',
  },
  {
    value: 'ANALYST',
    label: 'Analyst',
    description: 'Reads aggregates and pseudonymous records; no names, addresses or texts.',
  },
  { value: 'ADMIN', label: 'Admin', description: 'Looks after people, payments, jobs and mails.' },
] as const

export type GivenRole = (typeof ROLES)[number]['value']

const ROLE_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ROLES.map(({ value, label }) => [value, label])),
  PARTNER: 'Partner',
}

/** A role in words. */
export function roleWord(role: string): string {
  return ROLE_WORDS[role] ?? role
}

/** The actions of the audit log, in words. */
export const ACTIONS = [
  { value: 'CHANGE_ROLE', label: 'Changed a role' },
  { value: 'CREATE_STAFF', label: 'Created a staff account' },
  { value: 'ADJUST_CREDITS', label: 'Adjusted credits' },
  { value: 'END_SESSIONS', label: 'Signed a person out' },
  { value: 'REFUND_PAYMENT', label: 'Asked for a refund' },
  { value: 'REFUND_MADE', label: 'Refund made' },
  { value: 'REFUND_REFUSED', label: 'Refund refused by Stripe' },
  { value: 'REFUND_UNANSWERED', label: 'Refund not answered by Stripe' },
  { value: 'RETRY_JOB', label: 'Retried a job' },
  { value: 'SAVE_CAMPAIGN', label: 'Saved a campaign' },
  { value: 'END_CAMPAIGN', label: 'Ended a campaign' },
  { value: 'ANSWER_SUPPORT', label: 'Answered a message to support' },
  { value: 'ASSIGN_SUPPORT', label: 'Assigned a conversation' },
  { value: 'HIDE_POST', label: 'Hid a post' },
  { value: 'RESTORE_POST', label: 'Restored a post' },
  { value: 'KEEP_POST', label: 'Kept a reported post' },
  { value: 'CLOSE_SUPPORT', label: 'Closed a conversation' },
  { value: 'PUBLISH_POST', label: 'Published a post' },
  { value: 'TAKE_BACK_POST', label: 'Took a post back' },
  { value: 'READ_ANALYTICS', label: 'Read a figure about all students' },
] as const

/** An action of the audit log in words. */
export function actionWord(action: string): string {
  return ACTIONS.find(({ value }) => value === action)?.label ?? action
}

/** A payment's state in words. */
export const PAYMENT_STATES: Readonly<Record<string, { tone: Tone; word: string }>> = {
  PAID: { tone: 'success', word: 'Paid' },
  FAILED: { tone: 'failed', word: 'Failed' },
  REFUNDED: { tone: 'note', word: 'Refunded' },
}

/** A job's state in words. */
export const JOB_STATES: Readonly<Record<string, { tone: Tone; word: string }>> = {
  WAITING: { tone: 'note', word: 'Waiting' },
  RUNNING: { tone: 'success', word: 'Running' },
  FAILED: { tone: 'failed', word: 'Failed' },
}

const CREDIT_KINDS: Readonly<Record<string, string>> = {
  SIGN_UP: 'Given with the account',
  PROMOTION: 'Given with a promotion',
  RESERVATION: 'Taken for a document',
  RETURN: 'Returned, since a document failed',
  ADJUSTMENT: 'Adjusted by an admin',
}

/** Why the ledger of credits has an entry. */
export function creditWord(kind: string): string {
  return CREDIT_KINDS[kind] ?? kind
}

/** A job's kind in words: 'write-document' is 'Write document'. */
export function jobWord(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

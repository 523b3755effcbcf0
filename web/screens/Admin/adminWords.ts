import type { AuditAction } from '../../__generated__/auditRouteQuery.graphql.ts'
import type { Tone } from '../../design/index.ts'
import { counted } from '../../format/counted.ts'
import { moneyOf } from '../../format/money.ts'

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

/** The actions of the audit log, each with its words. */
const ACTION_WORDS: Readonly<Record<Exclude<AuditAction, '%future added value'>, string>> = {
  CHANGE_ROLE: 'Changed a role',
  CREATE_STAFF: 'Created a staff account',
  ADJUST_CREDITS: 'Adjusted credits',
  END_SESSIONS: 'Signed a person out',
  REFUND_PAYMENT: 'Asked for a refund',
  REFUND_MADE: 'Refund made',
  REFUND_REFUSED: 'Refund refused by Stripe',
  REFUND_UNANSWERED: 'Refund not answered by Stripe',
  RETRY_JOB: 'Retried a job',
  CREATE_ORGANISATION: 'Created an organisation',
  NAME_OWNER: 'Named an owner',
  SAVE_CAMPAIGN: 'Saved a campaign',
  END_CAMPAIGN: 'Ended a campaign',
  ANSWER_SUPPORT: 'Answered a message to support',
  ASSIGN_SUPPORT: 'Assigned a conversation',
  CLOSE_SUPPORT: 'Closed a conversation',
  HIDE_POST: 'Hid a post',
  RESTORE_POST: 'Restored a post',
  KEEP_POST: 'Kept a reported post',
  PUBLISH_POST: 'Published a guide',
  TAKE_BACK_POST: 'Took a guide back',
  READ_ANALYTICS: 'Read a figure about all students',
}

/** The actions of the audit log as options of a filter. */
export const ACTIONS = Object.keys(ACTION_WORDS)
  .filter(isAction)
  .map(value => ({ value, label: ACTION_WORDS[value] }))

/** Narrows a text to an action of this release. */
export function isAction(action: string): action is keyof typeof ACTION_WORDS {
  return Object.hasOwn(ACTION_WORDS, action)
}

/** An action of the audit log in words. */
export function actionWord(action: string): string {
  return isAction(action) ? ACTION_WORDS[action] : action
}

type Details = ReadonlyMap<string, string>

/** What an entry of the audit log changed, where that is no person: 'campaign #5'. */
export function subjectWord(action: string, subjectId: number): string {
  const noun = isAction(action) ? SUBJECTS[action] : undefined
  return noun === undefined ? `#${subjectId}` : `${noun} #${subjectId}`
}

const SUBJECTS: Readonly<Partial<Record<keyof typeof ACTION_WORDS, string>>> = {
  REFUND_PAYMENT: 'payment',
  REFUND_MADE: 'payment',
  REFUND_REFUSED: 'payment',
  REFUND_UNANSWERED: 'payment',
  RETRY_JOB: 'job',
  CREATE_ORGANISATION: 'organisation',
  NAME_OWNER: 'organisation',
  SAVE_CAMPAIGN: 'campaign',
  END_CAMPAIGN: 'campaign',
  ANSWER_SUPPORT: 'conversation',
  ASSIGN_SUPPORT: 'conversation',
  CLOSE_SUPPORT: 'conversation',
  HIDE_POST: 'post',
  RESTORE_POST: 'post',
  KEEP_POST: 'post',
  PUBLISH_POST: 'guide',
  TAKE_BACK_POST: 'guide',
  READ_ANALYTICS: 'account',
}

const FIGURES: Readonly<Record<string, string>> = {
  deadlines: 'Deadlines',
  documents: 'Documents',
  funnel: 'Funnel',
  matches: 'Matches',
  modelCosts: 'Model costs',
  plans: 'Plans',
  questions: 'Questions',
  records: 'Pseudonymous records',
  retention: 'Retention',
}

/** What an entry of the audit log says of the change; empty where there is nothing to add. */
export function changeWords(action: string, subjectId: number, said: Details): string {
  const detail = (name: string) => said.get(name) ?? ''
  const subject = subjectWord(action, subjectId)
  switch (action) {
    case 'CHANGE_ROLE':
      return `From ${roleWord(detail('from'))} to ${roleWord(detail('to'))}`
    case 'CREATE_STAFF':
      return `As ${roleWord(detail('role'))}`
    case 'ADJUST_CREDITS': {
      const amount = Number(detail('amount'))
      const done = amount < 0 ? 'taken' : 'given'
      return `${counted(Math.abs(amount), 'credit')} ${done}, ${detail('left')} left`
    }
    case 'END_SESSIONS':
      return counted(Number(detail('sessions')), 'device')
    case 'REFUND_PAYMENT':
    case 'REFUND_MADE':
    case 'REFUND_REFUSED':
    case 'REFUND_UNANSWERED':
      return `${moneyOf(Number(detail('amount')), detail('currency'))}, ${subject}`
    case 'RETRY_JOB':
      return jobWord(detail('kind'))
    case 'SAVE_CAMPAIGN':
      return `At most ${counted(Number(detail('perCampaign')), 'claim')}, ${Number(detail('perNetworkAndDay')).toLocaleString('en')} a day from one network`
    case 'ANSWER_SUPPORT':
      return detail('late') === 'yes' ? `In ${subject}, after the promised time` : `In ${subject}`
    case 'ASSIGN_SUPPORT':
      return detail('assignee') === 'nobody'
        ? `To nobody: ${subject}`
        : `To account #${detail('assignee')}: ${subject}`
    case 'HIDE_POST':
    case 'KEEP_POST': {
      const reports = Number(detail('reports'))
      const words = subject.charAt(0).toUpperCase() + subject.slice(1)
      return reports === 0 ? words : `${words}, ${counted(reports, 'report')} settled`
    }
    case 'CREATE_ORGANISATION':
    case 'NAME_OWNER':
    case 'CLOSE_SUPPORT':
    case 'RESTORE_POST':
      return subject.charAt(0).toUpperCase() + subject.slice(1)
    case 'READ_ANALYTICS':
      return FIGURES[detail('figure')] ?? detail('figure')
    default:
      return [...said].map(([name, value]) => `${name}: ${value}`).join(', ')
  }
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

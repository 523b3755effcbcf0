import type { AuditAction } from '../../__generated__/auditRouteQuery.graphql.ts'
import type { Tone } from '../../design/index.ts'
import { capitalised } from '../../format/capitalised.ts'
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

type Action = Exclude<AuditAction, '%future added value'>

/** The actions of the audit log in words, and what they change; null for a person. */
const ACTION_WORDS: Readonly<Record<Action, { label: string; subject: string | null }>> = {
  CHANGE_ROLE: { label: 'Changed a role', subject: null },
  CREATE_STAFF: { label: 'Created a staff account', subject: null },
  ADJUST_CREDITS: { label: 'Adjusted credits', subject: null },
  END_SESSIONS: { label: 'Signed a person out', subject: null },
  REFUND_PAYMENT: { label: 'Asked for a refund', subject: 'payment' },
  REFUND_MADE: { label: 'Refund made', subject: 'payment' },
  REFUND_REFUSED: { label: 'Refund refused by Stripe', subject: 'payment' },
  REFUND_UNANSWERED: { label: 'Refund not answered by Stripe', subject: 'payment' },
  RETRY_JOB: { label: 'Retried a job', subject: 'job' },
  CREATE_ORGANISATION: { label: 'Created an organisation', subject: 'organisation' },
  NAME_OWNER: { label: 'Named an owner', subject: 'organisation' },
  CHANGE_SEATS: { label: 'Changed the seats', subject: 'organisation' },
  SAVE_CAMPAIGN: { label: 'Saved a campaign', subject: 'campaign' },
  END_CAMPAIGN: { label: 'Ended a campaign', subject: 'campaign' },
  ANSWER_SUPPORT: { label: 'Answered a message to support', subject: 'conversation' },
  ASSIGN_SUPPORT: { label: 'Assigned a conversation', subject: 'conversation' },
  CLOSE_SUPPORT: { label: 'Closed a conversation', subject: 'conversation' },
  HIDE_POST: { label: 'Hid a post', subject: 'post' },
  RESTORE_POST: { label: 'Restored a post', subject: 'post' },
  KEEP_POST: { label: 'Kept a reported post', subject: 'post' },
  PUBLISH_POST: { label: 'Published a guide', subject: 'guide' },
  TAKE_BACK_POST: { label: 'Took a guide back', subject: 'guide' },
  READ_ANALYTICS: { label: 'Read a figure about all students', subject: 'account' },
  RUN_QUERY: { label: 'Sent a query of their own', subject: 'account' },
}

/** The actions of the audit log as options of a filter. */
export const ACTIONS = Object.keys(ACTION_WORDS)
  .filter(isAction)
  .map(value => ({ value, label: ACTION_WORDS[value].label }))

/** Narrows a text to an action of this release. */
export function isAction(action: string): action is Action {
  return Object.hasOwn(ACTION_WORDS, action)
}

/** An action of the audit log in words. */
export function actionWord(action: string): string {
  return isAction(action) ? ACTION_WORDS[action].label : action
}

type Details = ReadonlyMap<string, string>

/** What an entry of the audit log changed, where that is no person: 'campaign #5'. */
export function subjectWord(action: string, subjectId: number): string {
  const subject = isAction(action) ? ACTION_WORDS[action].subject : null
  return subject === null ? `#${subjectId}` : `${subject} #${subjectId}`
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
      const settled = reports === 0 ? '' : `, ${counted(reports, 'report')} settled`
      return `${capitalised(subject)}${settled}`
    }
    case 'CHANGE_SEATS':
      return `${capitalised(subject)}: ${counted(Number(detail('seats')), 'seat')}`
    case 'CREATE_ORGANISATION':
    case 'NAME_OWNER':
    case 'CLOSE_SUPPORT':
    case 'RESTORE_POST':
      return capitalised(subject)
    case 'RUN_QUERY':
      return detail('fields')
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

/** What the row is that an action changed. */
export type AuditSubject =
  | 'PERSON'
  | 'PAYMENT'
  | 'JOB'
  | 'ORGANISATION'
  | 'SUPPORT_THREAD'
  | 'COMMUNITY_POST'
  | 'CAMPAIGN'
  | 'ANALYTICS'
  | 'POST'

/** The closed list of actions that are logged, each with what it changes. */
export const AUDIT_ACTIONS = {
  /** The operator created an account for staff. */
  CREATE_STAFF: 'PERSON',
  /** A person got another role. */
  CHANGE_ROLE: 'PERSON',
  /** Somebody asked for a payment to be returned. What became of it is an entry of its own. */
  REFUND_PAYMENT: 'PAYMENT',
  /** The payment was returned. */
  REFUND_MADE: 'PAYMENT',
  /** Stripe refused to return the payment. */
  REFUND_REFUSED: 'PAYMENT',
  /** Stripe did not answer: the payment may have been returned. */
  REFUND_UNANSWERED: 'PAYMENT',
  /** A person was given credits, or some were taken. */
  ADJUST_CREDITS: 'PERSON',
  /** Every session of a person was ended. */
  END_SESSIONS: 'PERSON',
  /** A failed job is done again. */
  RETRY_JOB: 'JOB',
  /** An organisation was created. */
  CREATE_ORGANISATION: 'ORGANISATION',
  /** Somebody became an owner of an organisation. */
  NAME_OWNER: 'ORGANISATION',
  /** An organisation may have more or fewer members. */
  CHANGE_SEATS: 'ORGANISATION',
  /** A campaign of the promotion was created or changed. */
  SAVE_CAMPAIGN: 'CAMPAIGN',
  /** A campaign of the promotion was ended. */
  END_CAMPAIGN: 'CAMPAIGN',
  /** A message to support was answered. */
  ANSWER_SUPPORT: 'SUPPORT_THREAD',
  /** A conversation with support was given to an admin, or to nobody. */
  ASSIGN_SUPPORT: 'SUPPORT_THREAD',
  /** A conversation with support was closed. */
  CLOSE_SUPPORT: 'SUPPORT_THREAD',
  /** A post of the community was hidden. */
  HIDE_POST: 'COMMUNITY_POST',
  /** A hidden post is shown again. */
  RESTORE_POST: 'COMMUNITY_POST',
  /** A reported post stays as it is. */
  KEEP_POST: 'COMMUNITY_POST',
  /** A post was published at `/guides`. */
  PUBLISH_POST: 'POST',
  /** A published post was taken back. */
  TAKE_BACK_POST: 'POST',
  /** An analyst or an admin read a figure about all people. */
  READ_ANALYTICS: 'ANALYTICS',
  /** An analyst or an admin sent an operation of their own. */
  RUN_QUERY: 'ANALYTICS',
} as const satisfies Record<string, AuditSubject>

export type AuditAction = keyof typeof AUDIT_ACTIONS

/** The subjects whose entries name the person in the detail `person`. */
export const NAMES_PERSON: readonly AuditSubject[] = [
  'PAYMENT',
  'ORGANISATION',
  'SUPPORT_THREAD',
  'COMMUNITY_POST',
]

/** The actions that change rows of a subject. */
export function actionsOn(subject: AuditSubject): AuditAction[] {
  return Object.keys(AUDIT_ACTIONS)
    .filter(isAuditAction)
    .filter(action => AUDIT_ACTIONS[action] === subject)
}

/** Narrows a text to an action of this release. The database may hold entries of another release. */
export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, action)
}

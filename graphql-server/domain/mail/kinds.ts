/** The closed list of mails, named by their purpose. */
export const MAIL_KINDS = [
  'deadline-reminder',
  'payment-failed',
  'subscription-ended',
  'payment-refunded',
  'payment-disputed',
  'contact-message',
  'document-comments',
  'password-reset',
  'password-changed',
  'email-confirmation',
  'email-change',
  'email-change-notice',
  'email-changed',
  'letter-request',
  'letter-reminder',
  'export-ready',
  'account-deletion',
  'key-exposed',
] as const

export type MailKind = (typeof MAIL_KINDS)[number]

/** The closed list of mails: a mail is what it is for. */
export const MAIL_KINDS = ['deadline-reminder'] as const

export type MailKind = (typeof MAIL_KINDS)[number]

/** What a kind of mail is, apart from its words. */
export type MailKindFacts = {
  /** The line that a mail program shows behind the subject. */
  preview: string
  /** The words of the button, which opens the first link that ends a paragraph; null for a mail without one. */
  button: string | null
}

/** The closed list of mails, named by their purpose. */
export const MAIL_KINDS = {
  'deadline-reminder': { preview: 'What is due, and what is still to do.', button: 'Open your applications' },
  'payment-failed': {
    preview: 'You keep your plan for now. Please check the card.',
    button: 'Open your account',
  },
  'subscription-ended': { preview: 'What was shown in full stays so.', button: 'See the plans' },
  'payment-refunded': { preview: 'The amount, and when your bank shows it.', button: 'See your payments' },
  'payment-disputed': { preview: 'Answer it before the deadline in Stripe.', button: null },
  'contact-message': { preview: 'A message from the contact page.', button: null },
  'review-assigned': { preview: 'A text waits for your comments.', button: 'Open the text' },
  'review-returned': { preview: 'Comments and a summary are there.', button: 'Read the review' },
  'support-question': { preview: 'Somebody on a paid plan waits for an answer.', button: 'Answer it' },
  'support-answer': { preview: 'Read it in your conversation.', button: 'Read the answer' },
  'document-comments': {
    preview: 'Somebody read your document and wrote to you.',
    button: 'Read and answer',
  },
  'community-answer': { preview: 'Somebody in the community knows more.', button: 'Read the answer' },
  'password-reset': { preview: 'The link works once, within one hour.', button: 'Set a new password' },
  'password-changed': { preview: 'If this was not you, here is what to do.', button: null },
  'registration-attempt': {
    preview: 'It has an account already. Nothing has changed.',
    button: 'Set a new password',
  },
  'registration-link': {
    preview: 'The link works once, within 24 hours.',
    button: 'Open your account',
  },
  'passkey-added': { preview: 'If this was not you, here is what to do.', button: 'Open your account' },
  'email-confirmation': {
    preview: 'The link works once, within three days.',
    button: 'Confirm your address',
  },
  'email-change': { preview: 'The link works once, within 24 hours.', button: 'Use this address' },
  'email-change-notice': { preview: 'It changes when the new address is confirmed.', button: null },
  'email-changed': { preview: 'No further mails come to this address.', button: null },
  'letter-request': { preview: 'Somebody names you as their recommender.', button: 'Open the letter' },
  'letter-reminder': { preview: 'The letter still waits for you.', button: 'Open the letter' },
  'export-ready': { preview: 'You can fetch it on your account page.', button: 'Open your account' },
  'account-deletion': { preview: 'You can keep the account until then.', button: 'Open your account' },
  'member-invitation': { preview: 'An organisation asks you to join it.', button: 'Open the invitation' },
  'student-consent': {
    preview: 'You decide what a consultancy sees.',
    button: 'Read and decide',
  },
  'deprecated-use': {
    preview: 'It still works. Please change your programs in time.',
    button: 'See how often they are used',
  },
  'webhook-disabled': {
    preview: 'It accepted nothing for three days.',
    button: 'Open the log',
  },
  'key-exposed': { preview: 'Programs that use it are refused from now on.', button: null },
} as const satisfies Record<string, MailKindFacts>

export type MailKind = keyof typeof MAIL_KINDS

/** The mails that are not about the account itself: each with the setting that its person changes. */
export const OPTIONAL_KINDS = {
  'deadline-reminder': 'wantsReminders',
  'document-comments': 'wantsCommentMails',
  'community-answer': 'wantsCommentMails',
} as const satisfies { [Kind in MailKind]?: string }

export type OptionalKind = keyof typeof OPTIONAL_KINDS

/** Narrows a stored kind to one that people can stop. */
export function isOptional(kind: string): kind is OptionalKind {
  return Object.hasOwn(OPTIONAL_KINDS, kind)
}

/** What is known of a stored kind. The database may hold mails of another release, which have no button. */
export function factsOfKind(kind: string): MailKindFacts {
  return isMailKind(kind) ? MAIL_KINDS[kind] : { preview: '', button: null }
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(MAIL_KINDS, kind)
}

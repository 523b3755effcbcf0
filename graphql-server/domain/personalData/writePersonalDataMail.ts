import type { MailKind } from '../mail/kinds.ts'

type PersonalDataMail = { kind: MailKind; subject: string; body: string }

/** The mail that an archive is ready. Its link leads to a page that asks for a sign-in. */
export function writeExportMail({
  fullName,
  publicUrl,
  expiresAt,
}: {
  fullName: string
  publicUrl: string
  expiresAt: Date
}): PersonalDataMail {
  return {
    kind: 'export-ready',
    subject: 'The archive of your data is ready',
    body: [
      `Hello ${fullName},`,
      `Fetch it on your account page until ${inWords(expiresAt)}. It is removed then: ${publicUrl}/account`,
      'If you did not ask for it, change your password there.',
    ].join('\n\n'),
  }
}

/** The mail that an account will be erased, and how to keep it. */
export function writeDeletionMail({
  fullName,
  publicUrl,
  dueAt,
}: {
  fullName: string
  publicUrl: string
  dueAt: Date
}): PersonalDataMail {
  return {
    kind: 'account-deletion',
    subject: 'Your Gradwright account will be erased',
    body: [
      `Hello ${fullName},`,
      `Your account and all that is in it will be erased on ${inWords(dueAt)}. Payments stay without your name, as the law asks.`,
      `To keep the account, log in before that day and choose 'Keep my account': ${publicUrl}/account`,
    ].join('\n\n'),
  }
}

function inWords(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

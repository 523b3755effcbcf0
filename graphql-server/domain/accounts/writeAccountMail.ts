import type { MailKind } from '../mail/kinds.ts'

/** The words of a mail about an account. */
export type AccountMail = { kind: MailKind; subject: string; body: string }

const NOT_YOU = (publicUrl: string) =>
  `If this was not you, set another password at ${publicUrl}/auth/forgot. It signs out every device.`

/** The mail with the link that resets a password. */
export function writeResetMail({ fullName, link }: { fullName: string; link: string }): AccountMail {
  return {
    kind: 'password-reset',
    subject: 'Set a new password for Gradwright',
    body: text(
      fullName,
      `Set a new password here: ${link}`,
      'The link works once, within one hour. If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ),
  }
}

/** The mail with the link that confirms the address of an account. */
export function writeConfirmationMail({ fullName, link }: { fullName: string; link: string }): AccountMail {
  return {
    kind: 'email-confirmation',
    subject: 'Confirm your email address for Gradwright',
    body: text(
      fullName,
      `Confirm that this is your address: ${link}`,
      'The link works once, within three days. If you have no account with Gradwright, you can ignore this mail.',
    ),
  }
}

/** The mail to a new address, which replaces the present one once it is confirmed. */
export function writeNewAddressMail({ fullName, link }: { fullName: string; link: string }): AccountMail {
  return {
    kind: 'email-change',
    subject: 'Confirm your new email address for Gradwright',
    body: text(
      fullName,
      `Confirm that your account should use this address: ${link}`,
      'The link works once, within 24 hours. Until then your account keeps its present address. If you did not ask for this, you can ignore this mail.',
    ),
  }
}

/** The notice to the present address that another one was asked for. */
export function writeChangeNotice({
  fullName,
  publicUrl,
}: {
  fullName: string
  publicUrl: string
}): AccountMail {
  return {
    kind: 'email-change-notice',
    subject: 'A new email address was asked for',
    body: text(
      fullName,
      'Somebody who knows your password asked to change the email address of your Gradwright account. It changes when the new address is confirmed.',
      NOT_YOU(publicUrl),
    ),
  }
}

/** The notice to the former address that it was replaced. */
export function writeChangedNotice({ fullName }: { fullName: string }): AccountMail {
  return {
    kind: 'email-changed',
    subject: 'Your email address was changed',
    body: text(
      fullName,
      'Your Gradwright account now uses another email address. No further mails about it come to this one.',
      'If this was not you, answer this mail.',
    ),
  }
}

/** The notice that a password was changed. */
export function writePasswordNotice({
  fullName,
  publicUrl,
}: {
  fullName: string
  publicUrl: string
}): AccountMail {
  return {
    kind: 'password-changed',
    subject: 'Your Gradwright password was changed',
    body: text(
      fullName,
      'The password of your account was changed, and other devices were signed out.',
      NOT_YOU(publicUrl),
    ),
  }
}

/** The notice that a passkey was added. */
export function writePasskeyNotice({
  fullName,
  publicUrl,
}: {
  fullName: string
  publicUrl: string
}): AccountMail {
  return {
    kind: 'passkey-added',
    subject: 'A passkey was added to your Gradwright account',
    body: text(
      fullName,
      'A passkey was added to your account. It logs in without your password.',
      `If this was not you, remove it on your account page and set another password: ${publicUrl}/account`,
    ),
  }
}

/** The mail with the link that opens the account of a registration. */
export function writeRegistrationMail({
  fullName,
  username,
  link,
}: {
  fullName: string
  username: string
  link: string
}): AccountMail {
  return {
    kind: 'registration-link',
    subject: 'Open your Gradwright account',
    body: text(
      fullName,
      `Somebody, perhaps you, asked for a Gradwright account with this address and the username ${username}.`,
      `Open the account: ${link}`,
      'The link works once, within 24 hours. If it was not you, you can ignore this mail: no account is opened.',
    ),
  }
}

/** The notice to the owner of an address that somebody tried to register with. */
export function writeRegistrationNotice({
  fullName,
  publicUrl,
}: {
  fullName: string
  publicUrl: string
}): AccountMail {
  return {
    kind: 'registration-attempt',
    subject: 'Somebody tried to register with your address',
    body: text(
      fullName,
      'Somebody, perhaps you, tried to open a Gradwright account with this address. It has one already, and nothing has changed.',
      `If it was you, log in with this address, or set a new password: ${publicUrl}/auth/forgot`,
      'If it was not you, there is nothing to do.',
    ),
  }
}

function text(fullName: string, ...paragraphs: string[]): string {
  return [`Hello ${fullName},`, ...paragraphs].join('\n\n')
}

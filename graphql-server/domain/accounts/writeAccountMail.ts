import type { MailKind } from '../mail/kinds.ts'
import type { MailWords, WrittenMail } from '../mail/words.ts'

/** The words of a mail about an account. */
export type AccountMail = WrittenMail & { kind: MailKind }

type Recipient = { words: MailWords; fullName: string }

const NOT_YOU = 'If this was not you, set another password at {link}. It signs out every device.'

/** The mail with the link that resets a password. */
export function writeResetMail({ words, fullName, link }: Recipient & { link: string }): AccountMail {
  const { language, say } = words
  return {
    kind: 'password-reset',
    language,
    subject: say('Set a new password for Gradwright'),
    body: text(
      say('Hello {name},', { name: fullName }),
      say('Set a new password here: {link}', { link }),
      say(
        'The link works once, within one hour. If you did not ask for it, you can ignore this mail: your password stays as it is.',
      ),
    ),
  }
}

/** The mail with the link that confirms the address of an account. */
export function writeConfirmationMail({ words, fullName, link }: Recipient & { link: string }): AccountMail {
  const { language, say } = words
  return {
    kind: 'email-confirmation',
    language,
    subject: say('Confirm your email address for Gradwright'),
    body: text(
      say('Hello {name},', { name: fullName }),
      say('Confirm that this is your address: {link}', { link }),
      say(
        'The link works once, within three days. If you have no account with Gradwright, you can ignore this mail.',
      ),
    ),
  }
}

/** The mail to a new address, which replaces the present one once it is confirmed. */
export function writeNewAddressMail({ words, fullName, link }: Recipient & { link: string }): AccountMail {
  const { language, say } = words
  return {
    kind: 'email-change',
    language,
    subject: say('Confirm your new email address for Gradwright'),
    body: text(
      say('Hello {name},', { name: fullName }),
      say('Confirm that your account should use this address: {link}', { link }),
      say(
        'The link works once, within 24 hours. Until then your account keeps its present address. If you did not ask for this, you can ignore this mail.',
      ),
    ),
  }
}

/** The notice to the present address that another one was asked for. */
export function writeChangeNotice({
  words,
  fullName,
  publicUrl,
}: Recipient & { publicUrl: string }): AccountMail {
  const { language, say } = words
  return {
    kind: 'email-change-notice',
    language,
    subject: say('A new email address was asked for'),
    body: text(
      say('Hello {name},', { name: fullName }),
      say(
        'Somebody who knows your password asked to change the email address of your Gradwright account. It changes when the new address is confirmed.',
      ),
      say(NOT_YOU, { link: `${publicUrl}/auth/forgot` }),
    ),
  }
}

/** The notice to the former address that it was replaced. */
export function writeChangedNotice({ words, fullName }: Recipient): AccountMail {
  const { language, say } = words
  return {
    kind: 'email-changed',
    language,
    subject: say('Your email address was changed'),
    body: text(
      say('Hello {name},', { name: fullName }),
      say(
        'Your Gradwright account now uses another email address. No further mails about it come to this one.',
      ),
      say('If this was not you, answer this mail.'),
    ),
  }
}

/** The notice that a password was changed. */
export function writePasswordNotice({
  words,
  fullName,
  publicUrl,
}: Recipient & { publicUrl: string }): AccountMail {
  const { language, say } = words
  return {
    kind: 'password-changed',
    language,
    subject: say('Your Gradwright password was changed'),
    body: text(
      say('Hello {name},', { name: fullName }),
      say('The password of your account was changed, and other devices were signed out.'),
      say(NOT_YOU, { link: `${publicUrl}/auth/forgot` }),
    ),
  }
}

/** The notice that a passkey was added. */
export function writePasskeyNotice({
  words,
  fullName,
  publicUrl,
}: Recipient & { publicUrl: string }): AccountMail {
  const { language, say } = words
  return {
    kind: 'passkey-added',
    language,
    subject: say('A passkey was added to your Gradwright account'),
    body: text(
      say('Hello {name},', { name: fullName }),
      say('A passkey was added to your account. It logs in without your password.'),
      say('If this was not you, remove it on your account page and set another password: {link}', {
        link: `${publicUrl}/account`,
      }),
    ),
  }
}

/** The mail with the link that opens the account of a registration. */
export function writeRegistrationMail({
  words,
  fullName,
  username,
  link,
}: Recipient & { username: string; link: string }): AccountMail {
  const { language, say } = words
  return {
    kind: 'registration-link',
    language,
    subject: say('Open your Gradwright account'),
    body: text(
      say('Hello {name},', { name: fullName }),
      say(
        'Somebody, perhaps you, asked for a Gradwright account with this address and the username {username}.',
        { username },
      ),
      say('Open the account: {link}', { link }),
      say(
        'The link works once, within 24 hours. If it was not you, you can ignore this mail: no account is opened.',
      ),
    ),
  }
}

/** The notice to the owner of an address that somebody tried to register with. */
export function writeRegistrationNotice({
  words,
  fullName,
  publicUrl,
}: Recipient & { publicUrl: string }): AccountMail {
  const { language, say } = words
  return {
    kind: 'registration-attempt',
    language,
    subject: say('Somebody tried to register with your address'),
    body: text(
      say('Hello {name},', { name: fullName }),
      say(
        'Somebody, perhaps you, tried to open a Gradwright account with this address. It has one already, and nothing has changed.',
      ),
      say('If it was you, log in with this address, or set a new password: {link}', {
        link: `${publicUrl}/auth/forgot`,
      }),
      say('If it was not you, there is nothing to do.'),
    ),
  }
}

function text(...paragraphs: string[]): string {
  return paragraphs.join('\n\n')
}

import type { WrittenMail } from '../mail/words.ts'

/** The mail that tells the operator of a message. The subject is one line. */
export function writeContactMail({
  name,
  email,
  message,
  isSignedIn,
}: {
  name: string
  email: string
  message: string
  isSignedIn: boolean
}): WrittenMail {
  return {
    language: 'ENGLISH',
    subject: `Message from ${name}`.replace(/\s+/g, ' ').slice(0, 120),
    body: `${[
      `${name} <${email}> wrote through the contact page${isSignedIn ? ', signed in' : ''}:`,
      message,
      `Answer to ${email}. The address was typed by the sender and is not confirmed.`,
    ].join('\n\n')}\n`,
  }
}

import type { MailKind } from '../mail/kinds.ts'
import type { MailWords, WrittenMail } from '../mail/words.ts'

type PersonalDataMail = WrittenMail & { kind: MailKind }

/** The mail that an archive is ready. Its link leads to a page that asks for a sign-in. */
export function writeExportMail({
  words: { language, say, day },
  fullName,
  publicUrl,
  expiresAt,
}: {
  words: MailWords
  fullName: string
  publicUrl: string
  expiresAt: Date
}): PersonalDataMail {
  return {
    kind: 'export-ready',
    language,
    subject: say('The archive of your data is ready'),
    body: [
      say('Hello {name},', { name: fullName }),
      say('Fetch it on your account page until {day}. It is removed then: {link}', {
        day: day(expiresAt),
        link: `${publicUrl}/account`,
      }),
      say('If you did not ask for it, change your password there.'),
    ].join('\n\n'),
  }
}

/** The mail that an account will be erased, and how to keep it. */
export function writeDeletionMail({
  words: { language, say, day },
  fullName,
  publicUrl,
  dueAt,
}: {
  words: MailWords
  fullName: string
  publicUrl: string
  dueAt: Date
}): PersonalDataMail {
  return {
    kind: 'account-deletion',
    language,
    subject: say('Your Gradwright account will be erased'),
    body: [
      say('Hello {name},', { name: fullName }),
      say(
        'Your account and all that is in it will be erased on {day}. Payments stay without your name, as the law asks.',
        { day: day(dueAt) },
      ),
      say("To keep the account, log in before that day and choose 'Keep my account': {link}", {
        link: `${publicUrl}/account`,
      }),
    ].join('\n\n'),
  }
}

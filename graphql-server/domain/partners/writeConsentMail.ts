import type { MailWords, WrittenMail } from '../mail/words.ts'

/** The mail that asks a student to share with an organisation. They need not have an account. */
export function writeConsentMail({
  words: { language, say, day },
  fullName,
  organisation,
  link,
  expiresAt,
}: {
  words: MailWords
  fullName: string
  organisation: string
  link: string
  expiresAt: Date
}): WrittenMail & { kind: 'student-consent' } {
  return {
    kind: 'student-consent',
    language,
    subject: say('May {organisation} see your applications on Gradwright?', { organisation }),
    body: [
      say('Hello {name},', { name: fullName }),
      say('{organisation} would like to work with you on Gradwright. They see nothing before you agree.', {
        organisation,
      }),
      say('Read what they would see, and decide: {link}', { link }),
      say(
        'The link works once, until {day}. You can stop sharing at any time. If you do not know the sender, you can ignore this mail: nothing happens.',
        { day: day(expiresAt) },
      ),
    ].join('\n\n'),
  }
}

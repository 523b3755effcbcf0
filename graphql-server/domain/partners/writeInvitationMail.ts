import type { MailWords, WrittenMail } from '../mail/words.ts'

/** The mail that asks somebody to join an organisation. They need not have an account. */
export function writeInvitationMail({
  words: { language, say, day },
  inviter,
  organisation,
  link,
  expiresAt,
}: {
  words: MailWords
  inviter: string
  organisation: string
  link: string
  expiresAt: Date
}): WrittenMail & { kind: 'member-invitation' } {
  return {
    kind: 'member-invitation',
    language,
    subject: say('Join {organisation} on Gradwright', { organisation }),
    body: [
      say('Hello,'),
      say('{inviter} invites you to work with {organisation} on Gradwright.', { inviter, organisation }),
      say('Open the invitation: {link}', { link }),
      say(
        'The link works once, until {day}. If you do not know the sender, you can ignore this mail: nothing happens.',
        { day: day(expiresAt) },
      ),
    ].join('\n\n'),
  }
}

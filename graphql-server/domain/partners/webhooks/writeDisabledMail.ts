import type { MailWords, WrittenMail } from '../../mail/words.ts'

/** The mail to an owner about an endpoint that was disabled after a long failure. */
export function writeDisabledMail({
  words: { language, say },
  fullName,
  url,
  publicUrl,
}: {
  words: MailWords
  fullName: string
  url: string
  publicUrl: string
}): WrittenMail & { kind: 'webhook-disabled' } {
  return {
    kind: 'webhook-disabled',
    language,
    subject: say('A webhook endpoint of your organisation was disabled'),
    body: [
      say('Hello {name},', { name: fullName }),
      say(
        'The endpoint "{address}" accepted no event for three days, so nothing is sent there any more. The events that it missed are kept in the log for 30 days.',
        { address: url },
      ),
      say('Read why, enable it and send events again: {link}', { link: `${publicUrl}/developers` }),
    ].join('\n\n'),
  }
}

import type { MailWords, WrittenMail } from '../mail/words.ts'

/** The mail to an owner about a key that was revoked because it stood in an address. */
export function writeExposedKeyMail({
  words: { language, say },
  fullName,
  name,
  start,
  publicUrl,
}: {
  words: MailWords
  fullName: string
  name: string
  start: string
  publicUrl: string
}): WrittenMail & { kind: 'key-exposed' } {
  return {
    kind: 'key-exposed',
    language,
    subject: say('A key of your organisation was revoked'),
    body: [
      say('Hello {name},', { name: fullName }),
      say(
        'The key "{name}" ({start}…) was sent to Gradwright in the address of a request. Addresses are kept in logs, so the key was revoked at once. Programs that use it are refused from now on.',
        { name, start },
      ),
      say('Create another key at {link} and send it in the header Authorization.', {
        link: `${publicUrl}/developers`,
      }),
    ].join('\n\n'),
  }
}

import type { MailWords, WrittenMail } from '../mail/words.ts'

/** Something deprecated in an operation, and the reason in the schema: since when, until when, and what to use. */
export type DeprecatedUse = { coordinate: string; reason: string }

/** The mail to an owner about deprecated parts of the graph that a key used for the first time. */
export function writeDeprecationMail({
  words: { language, say },
  fullName,
  name,
  start,
  uses,
  publicUrl,
}: {
  words: MailWords
  fullName: string
  /** The key's name, and how it begins. */
  name: string
  start: string
  uses: readonly DeprecatedUse[]
  publicUrl: string
}): WrittenMail & { kind: 'deprecated-use' } {
  return {
    kind: 'deprecated-use',
    language,
    subject: say('Your programs use parts of the graph that will be removed'),
    body: [
      say('Hello {name},', { name: fullName }),
      say(
        'The key "{name}" ({start}…) asked for what is deprecated. It still works. Please change your programs before the day that is named:',
        { name, start },
      ),
      // As the schema says it, in English.
      ...uses.map(({ coordinate, reason }) => `${coordinate}: ${reason}`),
      say('There is one mail for each of them. How often they are used is counted at {link}', {
        link: `${publicUrl}/developers`,
      }),
    ].join('\n\n'),
  }
}

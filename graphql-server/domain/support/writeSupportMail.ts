import type { MailWords, WrittenMail } from '../mail/words.ts'

/** The mail that tells a person of an answer. It has no word of it: mailboxes are read by others too. */
export function writeAnswerMail({
  words: { language, say },
  fullName,
  subject,
  threadId,
  publicUrl,
}: {
  words: MailWords
  fullName: string
  subject: string
  threadId: number
  publicUrl: string
}): WrittenMail {
  return {
    language,
    subject: say('An answer to your message: {subject}', { subject: oneLine(subject) }),
    body: `${[
      say('Hello {name},', { name: fullName }),
      say("your message '{subject}' has an answer.", { subject: oneLine(subject) }),
      say('Read it, and reply if something is left open: {link}', {
        link: `${publicUrl}/support/${threadId}`,
      }),
      'Gradwright',
    ].join('\n\n')}\n`,
  }
}

/** The mail that tells the operator of a message that waits. */
export function writeQuestionMail({
  subject,
  threadId,
  dueAt,
  publicUrl,
}: {
  subject: string
  threadId: number
  dueAt: Date
  publicUrl: string
}): WrittenMail {
  const due = `${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return {
    language: 'ENGLISH',
    subject: `Support, due ${due}: ${oneLine(subject)}`,
    body: `${[
      `A message to support waits for an answer, which was promised by ${due}.`,
      `Answer it: ${publicUrl}/support/${threadId}`,
    ].join('\n\n')}\n`,
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

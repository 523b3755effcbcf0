import type { MailWords, WrittenMail } from '../mail/words.ts'

/** The mail that tells a reviewer of a text. It does not say whose it is. */
export function writeAssignedMail({
  words: { language, say },
  fullName,
  reviewId,
  publicUrl,
}: {
  words: MailWords
  fullName: string
  reviewId: number
  publicUrl: string
}): WrittenMail {
  return {
    language,
    subject: say('A text to review'),
    body: `${[
      say('Hello {name},', { name: fullName }),
      say('a student has handed over a text, and it was given to you.'),
      say('Read it, comment on it and return it: {link}', { link: `${publicUrl}/reviews/${reviewId}` }),
      'Gradwright',
    ].join('\n\n')}\n`,
  }
}

/** The mail that tells a person that their text is back. */
export function writeReturnedMail({
  words: { language, say },
  fullName,
  course,
  reviewId,
  publicUrl,
}: {
  words: MailWords
  fullName: string
  course: string
  reviewId: number
  publicUrl: string
}): WrittenMail {
  const name = course.replace(/\s+/g, ' ')
  return {
    language,
    subject: say('Your text is reviewed: {name}', { name }),
    body: `${[
      say('Hello {name},', { name: fullName }),
      say('a reviewer has read your text for {name} and commented on it.', { name }),
      say('Read the comments: {link}', { link: `${publicUrl}/reviews/${reviewId}` }),
      'Gradwright',
    ].join('\n\n')}\n`,
  }
}

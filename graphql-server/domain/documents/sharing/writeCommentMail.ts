import type { DocumentType } from '../../../generated/prisma/enums.ts'
import type { MailMessage, MailWords, WrittenMail } from '../../mail/words.ts'

const ONE = {
  SOP: 'A new comment on your statement of purpose',
  LOR: 'A new comment on your letter of recommendation',
  ESSAY: 'A new comment on your essay',
} as const satisfies Record<DocumentType, MailMessage>

const MANY = {
  SOP: '{count} new comments on your statement of purpose',
  LOR: '{count} new comments on your letter of recommendation',
  ESSAY: '{count} new comments on your essay',
} as const satisfies Record<DocumentType, MailMessage>

/** The mail about new comments. It quotes none: strangers wrote them. */
export function writeCommentMail({
  words: { language, say },
  documentType,
  documentId,
  comments,
  publicUrl,
}: {
  words: MailWords
  documentType: DocumentType
  documentId: number
  /** How many are new. */
  comments: number
  publicUrl: string
}): WrittenMail {
  const subject = comments === 1 ? say(ONE[documentType]) : say(MANY[documentType], { count: comments })
  return {
    language,
    subject,
    body: `${[
      say('{comments}, from people to whom you gave a link.', { comments: subject }),
      say('Read and answer: {link}', { link: `${publicUrl}/results/${documentId}` }),
      say(
        'You get at most one such mail an hour for each document. To take no more comments, close them under Share.',
      ),
    ].join('\n\n')}\n`,
  }
}

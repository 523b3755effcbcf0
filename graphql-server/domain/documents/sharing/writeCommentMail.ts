import type { DocumentType } from '../../../generated/prisma/enums.ts'

const NAMES: Readonly<Record<DocumentType, string>> = {
  SOP: 'statement of purpose',
  LOR: 'letter of recommendation',
  ESSAY: 'essay',
}

/** The mail about new comments. It quotes none: strangers wrote them. */
export function writeCommentMail({
  documentType,
  documentId,
  comments,
  publicUrl,
}: {
  documentType: DocumentType
  documentId: number
  /** How many are new. */
  comments: number
  publicUrl: string
}): { subject: string; body: string } {
  const count = comments === 1 ? 'a new comment' : `${comments} new comments`
  return {
    subject: `${count.charAt(0).toUpperCase()}${count.slice(1)} on your ${NAMES[documentType]}`,
    body: `${[
      `There ${comments === 1 ? 'is' : 'are'} ${count} on your ${NAMES[documentType]}, from people to whom you gave a link.`,
      `Read and answer: ${publicUrl}/results/${documentId}`,
      'You get at most one such mail an hour for each document. To take no more comments, close them under Share.',
    ].join('\n\n')}\n`,
  }
}

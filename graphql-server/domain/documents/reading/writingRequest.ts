import type { Document } from '../../../generated/prisma/client.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import type { WritingRequest } from '../writing/request.ts'

type Asked = Pick<
  Document,
  'documentType' | 'form' | 'answers' | 'course' | 'targetUniversity' | 'targetProgram' | 'createdAt'
>

/** What a writer is told of a document that was asked for. The same at every try: so is the text. */
export function writingRequestOf(document: Asked, owner: { fullName: string }): WritingRequest {
  return {
    type: document.documentType,
    form: document.form,
    answers: readStoredAnswers(document.answers),
    course: document.course,
    targetUniversity: document.targetUniversity,
    targetProgram: document.targetProgram,
    // The year of asking, not of writing: a draft that is tried again reads the same.
    writtenIn: document.createdAt.getUTCFullYear(),
    // A letter is about the account's owner, and its quick form does not ask what they are called.
    applicantName: document.documentType === 'LOR' ? owner.fullName : null,
  }
}

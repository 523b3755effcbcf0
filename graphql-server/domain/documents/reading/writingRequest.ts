import type { Document } from '../../../generated/prisma/client.ts'
import { readStoredAnswers } from '../../questionnaires/storedAnswers.ts'
import type { WritingRequest } from '../writing/request.ts'
import { answersWithChosen } from '../writing/statements/chosen.ts'
import { chosenStatements } from '../writing/statements/statement.ts'

type StoredRequest = Pick<
  Document,
  | 'documentType'
  | 'form'
  | 'answers'
  | 'statements'
  | 'course'
  | 'targetUniversity'
  | 'targetProgram'
  | 'createdAt'
>

/** The writer's input for a stored document. It is the same at every attempt, and so is the text. */
export function writingRequestOf(document: StoredRequest, owner: { fullName: string }): WritingRequest {
  const chosen = chosenStatements.parse(document.statements)
  return {
    type: document.documentType,
    form: document.form,
    answers: answersWithChosen(readStoredAnswers(document.answers), chosen),
    replies: chosen.flatMap(({ words, tellsWith, question }) =>
      question === undefined ? [] : [{ words, tellsWith, question }],
    ),
    course: document.course,
    targetUniversity: document.targetUniversity,
    targetProgram: document.targetProgram,
    // The year of the request, not of the writing: a retry gives the same text.
    writtenIn: document.createdAt.getUTCFullYear(),
    // A letter is about the account's owner. Its quick form does not ask for the name.
    applicantName: document.documentType === 'LOR' ? owner.fullName : null,
  }
}

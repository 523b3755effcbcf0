import { ValidationError } from '../../domain/errors.ts'
import type { AnswerValue } from '../../domain/questionnaires/definition.ts'
import { fromRestQuestionnaire } from '../../domain/questionnaires/fromRestQuestionnaire.ts'
import { findQuestionnaire } from '../../domain/questionnaires/index.ts'
import type { DocumentType } from '../../generated/prisma/enums.ts'

/** Turns the plain object of answers into those of the type's quick form. */
export function quickAnswers({
  type,
  questionnaire,
}: {
  type: DocumentType
  questionnaire: unknown
}): { key: string; value: AnswerValue }[] {
  const definition = findQuestionnaire(type, 'QUICK')
  if (!definition)
    throw new ValidationError([
      { path: 'documentType', message: 'There is no questionnaire for this type yet' },
    ])
  return fromRestQuestionnaire({ definition, questionnaire })
}

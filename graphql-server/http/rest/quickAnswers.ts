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
  // Without one the request is refused anyway; the domain says whether for the plan or for the type.
  if (!definition) return []
  return fromRestQuestionnaire({ definition, questionnaire })
}

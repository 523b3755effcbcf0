import type { DocumentType, QuestionnaireForm } from '../../generated/prisma/enums.ts'
import type { QuestionnaireDefinition } from './definition.ts'
import { sopQuick } from './sopQuick.ts'

/** Every questionnaire that can be filled in. */
export const QUESTIONNAIRES: readonly QuestionnaireDefinition[] = [sopQuick]

/** The questionnaire for a document of this type in this form; null where there is none. */
export function findQuestionnaire(
  type: DocumentType,
  form: QuestionnaireForm,
): QuestionnaireDefinition | null {
  return QUESTIONNAIRES.find(candidate => candidate.type === type && candidate.form === form) ?? null
}

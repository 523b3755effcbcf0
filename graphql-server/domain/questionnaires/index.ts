import type { DocumentType, QuestionnaireForm } from '../../generated/prisma/enums.ts'
import type { QuestionnaireDefinition } from './definition.ts'
import { essayQuick } from './essayQuick.ts'
import { essayWizard } from './essayWizard.ts'
import { lorQuick } from './lorQuick.ts'
import { lorWizard } from './lorWizard.ts'
import { sopQuick } from './sopQuick.ts'
import { sopWizard } from './sopWizard.ts'

/** Every questionnaire. */
export const QUESTIONNAIRES: readonly QuestionnaireDefinition[] = [
  sopQuick,
  sopWizard,
  lorQuick,
  lorWizard,
  essayQuick,
  essayWizard,
]

/** The questionnaire for this document type and form; null if there is none. */
export function findQuestionnaire(
  type: DocumentType,
  form: QuestionnaireForm,
): QuestionnaireDefinition | null {
  return QUESTIONNAIRES.find(candidate => candidate.type === type && candidate.form === form) ?? null
}

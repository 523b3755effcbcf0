/** A form for every kind of document that can be written. */
import type { DocumentType, QuestionnaireForm } from '../../../../generated/prisma/enums.ts'
import { questionnaireName } from '../../../questionnaires/sameAnswers.ts'
import { essayQuickForm } from './essayQuick.ts'
import { essayWizardForm } from './essayWizard.ts'
import type { WritingForm } from './form.ts'
import { lorQuickForm } from './lorQuick.ts'
import { lorWizardForm } from './lorWizard.ts'
import { sopQuickForm } from './sopQuick.ts'
import { sopWizardForm } from './sopWizard.ts'

const FORMS = {
  SOP_QUICK: sopQuickForm,
  SOP_WIZARD: sopWizardForm,
  LOR_QUICK: lorQuickForm,
  LOR_WIZARD: lorWizardForm,
  ESSAY_QUICK: essayQuickForm,
  ESSAY_WIZARD: essayWizardForm,
}

/** The form of a document of this type and questionnaire. */
export function formOf(type: DocumentType, form: QuestionnaireForm): WritingForm {
  return FORMS[questionnaireName(type, form)]
}

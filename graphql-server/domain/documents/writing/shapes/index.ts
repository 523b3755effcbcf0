/** A shape for every kind of document that can be written. */
import type { DocumentType, QuestionnaireForm } from '../../../../generated/prisma/enums.ts'
import { essayQuickShape } from './essayQuick.ts'
import { essayWizardShape } from './essayWizard.ts'
import { lorQuickShape } from './lorQuick.ts'
import { lorWizardShape } from './lorWizard.ts'
import type { DocumentShape } from './shape.ts'
import { sopQuickShape } from './sopQuick.ts'
import { sopWizardShape } from './sopWizard.ts'

export type { DocumentShape, ShapePart, ShapeSection } from './shape.ts'

/** By type and form of the questionnaire. */
export const SHAPES: Partial<Record<DocumentType, Partial<Record<QuestionnaireForm, DocumentShape>>>> = {
  SOP: { QUICK: sopQuickShape, WIZARD: sopWizardShape },
  ESSAY: { QUICK: essayQuickShape, WIZARD: essayWizardShape },
  LOR: { QUICK: lorQuickShape, WIZARD: lorWizardShape },
}

/** @throws Error when nothing of this kind can be written; offering it is a fault of ours. */
export function shapeOf(type: DocumentType, form: QuestionnaireForm): DocumentShape {
  const shape = SHAPES[type]?.[form]
  if (shape === undefined) throw new Error(`There is no plan for ${type} ${form}`)
  return shape
}

import type { DocumentType, QuestionnaireForm } from '../../../generated/prisma/enums.ts'
import type { Answers } from '../../questionnaires/definition.ts'

/** All that a writer knows. What is not in here cannot be in the text. */
export type WritingRequest = {
  type: DocumentType
  form: QuestionnaireForm
  answers: Answers
  /** The course applied for, as the person typed it. */
  course: string
  targetUniversity: string | null
  targetProgram: string | null
  /**
   * The year of writing. With it a degree is 'completed in 2022' or 'to be completed in 2027'; without it the text
   * says 'class of 2022', which is right either way.
   */
  writtenIn?: number
}

/** The three voices of the quick forms. */
export const TONES = ['classic-formal', 'formal-warm', 'conversational'] as const
export type Tone = (typeof TONES)[number]

/** The tone asked for, or the form's own default. */
export function toneOf(asked: string | undefined): Tone {
  return TONES.find(tone => tone === asked) ?? 'formal-warm'
}

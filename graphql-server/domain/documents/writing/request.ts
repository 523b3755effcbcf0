import type { DocumentType, QuestionnaireForm } from '../../../generated/prisma/enums.ts'
import type { Answers } from '../../questionnaires/definition.ts'

/** A reply to a follow-up question, which `answers` hold with the answer `tellsWith`. */
export type ReplyAmongAnswers = { words: string; tellsWith: string; question: string }

/** All that a writer knows. What is not in here cannot be in the text. */
export type WritingRequest = {
  type: DocumentType
  form: QuestionnaireForm
  answers: Answers
  /** What of the answers replies to a question of ours. 'Nobody used it' says little without it. */
  replies?: readonly ReplyAmongAnswers[]
  /** The course applied for, as the person typed it. */
  course: string
  targetUniversity: string | null
  targetProgram: string | null
  /**
   * The year of writing. With it a degree is 'completed in 2022' or 'to be completed in 2027'; without it the text
   * says 'class of 2022', which is right either way.
   */
  writtenIn?: number
  /** The name on the applicant's account, for a letter whose form does not ask for it. */
  applicantName?: string | null
}

/** Every tone that a form offers. */
const TONE_NAMES = [
  'classic-formal',
  'formal-warm',
  'conversational',
  'professional',
  'academic',
  'personal',
  'inspirational',
  'analytical',
  'narrative',
  'formal',
  'warm',
  'enthusiastic',
] as const

export type ToneName = (typeof TONE_NAMES)[number]

/** Is this the name of a tone? */
export function isToneName(name: string): name is ToneName {
  return TONE_NAMES.some(tone => tone === name)
}

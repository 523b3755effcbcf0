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
  /** The name on the applicant's account, for a letter whose form does not ask for it. */
  applicantName?: string | null
}

/** The three voices of the quick forms. */
export const TONES = ['classic-formal', 'formal-warm', 'conversational'] as const
export type Tone = (typeof TONES)[number]

/** Every tone that a form offers, and the voice that its wordings have. */
const VOICE_OF = {
  'classic-formal': 'classic-formal',
  'formal-warm': 'formal-warm',
  conversational: 'conversational',
  professional: 'formal-warm',
  academic: 'classic-formal',
  personal: 'formal-warm',
  inspirational: 'formal-warm',
  analytical: 'classic-formal',
  narrative: 'formal-warm',
  formal: 'classic-formal',
  warm: 'formal-warm',
  enthusiastic: 'formal-warm',
} as const satisfies Record<string, Tone>

export type ToneName = keyof typeof VOICE_OF

/** Is this the name of a tone? */
export function isToneName(name: string): name is ToneName {
  return Object.hasOwn(VOICE_OF, name)
}

/** The voice in which a tone words what it adds. */
export function toneOf(asked: string | undefined): Tone {
  return asked !== undefined && isToneName(asked) ? VOICE_OF[asked] : 'formal-warm'
}

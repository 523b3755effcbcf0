import { z } from 'zod'
import { DocumentType, QuestionnaireForm } from '../../generated/prisma/enums.ts'
import { optionalText, typedText } from '../parseInput.ts'
import { MOST_ANSWERS } from '../questionnaires/limits.ts'

/**
 * A request for a document. Answers are checked against the questionnaire's definition afterwards; here only their
 * outer form is.
 */
export const generateDocumentInput = z.object({
  type: z.enum(DocumentType, 'Choose SOP, LOR or Essay'),
  form: z.enum(QuestionnaireForm, 'Choose the quick form or the wizard'),
  course: typedText()
    .min(3, "Please specify the course you're applying for")
    .max(200, 'Please keep this under 200 characters'),
  targetUniversity: optionalText(200),
  targetProgram: optionalText(200),
  answers: z
    .array(z.object({ key: z.string(), value: z.unknown() }), 'Must be a list of answers')
    .max(MOST_ANSWERS, `Send at most ${MOST_ANSWERS} answers`),
  acceptThinAnswers: z.boolean('Must be true or false').nullish(),
  idempotencyKey: z
    .string('Must be a text')
    .regex(/^[\x21-\x7e]{1,200}$/, 'Must be 1 to 200 visible ASCII characters')
    .nullish(),
})
export type GenerateDocumentInput = z.infer<typeof generateDocumentInput>

import { z } from 'zod'
import { DocumentType, QuestionnaireForm, Writer } from '../../../generated/prisma/enums.ts'
import { optionalText, typedText } from '../../parseInput.ts'
import { MOST_ANSWERS } from '../../questionnaires/limits.ts'
import { MOST_CHOSEN } from '../story/chooseStatements.ts'

const NO_COURSE = "Please specify the course you're applying for"
/** In characters, of a course, a programme and a university. */
export const LONGEST_TARGET = 200

/** The course, for a questionnaire without a question for it. */
export const neededCourse = z
  .preprocess(course => course ?? '', typedText())
  .pipe(
    z.string().min(3, NO_COURSE).max(LONGEST_TARGET, `Please keep this under ${LONGEST_TARGET} characters`),
  )

/**
 * A request for a document. Only the structure of the answers is checked here; the questionnaire's definition checks
 * them afterwards.
 */
export const generateDocumentInput = z.object({
  type: z.enum(DocumentType, 'Choose SOP, LOR or Essay'),
  form: z.enum(QuestionnaireForm, 'Choose the quick form or the wizard'),
  /** A draft of the viewer's whose stored answers are used. Answers in the request override them. */
  draftId: z.int().nullish(),
  course: optionalText(LONGEST_TARGET),
  targetUniversity: optionalText(LONGEST_TARGET),
  targetProgram: optionalText(LONGEST_TARGET),
  answers: z
    .array(z.object({ key: z.string(), value: z.unknown().optional() }), 'Must be a list of answers')
    .max(MOST_ANSWERS, `Send at most ${MOST_ANSWERS} answers`)
    .nullish(),
  /** The answers in the format of the REST calls: plain values by key. They replace `answers`. */
  questionnaire: z.unknown().optional(),
  /** Keys of statements from the viewer's story that the document is to use as well. */
  statements: z
    .array(z.string('Must be the id of a statement'), 'Must be a list of statements')
    .max(MOST_CHOSEN, `Choose at most ${MOST_CHOSEN} statements`)
    .nullish(),
  acceptThinAnswers: z.boolean('Must be true or false').nullish(),
  writer: z.enum(Writer, 'Choose MODEL or BUILT_IN').nullish(),
  /** COACH: a plan and a review of the person's own text, no prose. DRAFT, the default: a text. */
  mode: z.enum(['DRAFT', 'COACH'], 'Choose DRAFT or COACH').nullish(),
  /** The person says that the programme belongs to none of the university's schools that accept advice only. */
  isForOtherSchool: z.boolean('Must be true or false').nullish(),
  /** Whether the built-in writer may write a document that the outside model could not. */
  fallBack: z.boolean('Must be true or false').nullish(),
  idempotencyKey: z
    .string('Must be a text')
    .regex(/^[\x21-\x7e]{1,200}$/, 'Must be 1 to 200 visible ASCII characters')
    .nullish(),
})

/** The fields that depend on the form: the wizards have questions for the course, the quick forms need it here. */
export function generateDocumentInputFor(form: QuestionnaireForm) {
  return form === 'QUICK' ? generateDocumentInput.extend({ course: neededCourse }) : generateDocumentInput
}

export type GenerateDocumentInput = z.infer<typeof generateDocumentInput>

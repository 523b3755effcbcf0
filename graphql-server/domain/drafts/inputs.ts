import { z } from 'zod'
import { DocumentType, QuestionnaireForm } from '../../generated/prisma/enums.ts'
import { typedText } from '../parseInput.ts'
import { MOST_ANSWERS } from '../questionnaires/limits.ts'
import { LONGEST_NAME } from './limits.ts'

const mark = z
  .string('Must be a text')
  .regex(/^[\x21-\x7e]{8,100}$/, 'Must be 8 to 100 visible ASCII characters')
  .nullish()

/**
 * A save of answers. Only its structure is checked here. Each invalid answer is refused by key afterwards, and the
 * others are saved.
 */
export const saveAnswersInput = z.object({
  draftId: z.int().nullish(),
  type: z.enum(DocumentType, 'Choose SOP, LOR or Essay'),
  form: z.enum(QuestionnaireForm, 'Choose the quick form or the wizard'),
  questionnaireVersion: z.int('Must be a whole number'),
  answers: z
    .array(
      z.object({
        key: z.string(),
        revision: z.unknown().optional(),
        value: z.unknown().optional(),
        givesWay: z.boolean('Must be true or false').nullish(),
      }),
      'Must be a list of answers',
    )
    .max(MOST_ANSWERS, `Send at most ${MOST_ANSWERS} answers`),
  editor: mark,
  sequence: z.int('Must be a whole number').min(0, 'Must be 0 or more').nullish(),
  creationKey: mark,
})

/** The revision that a page last received for an answer; null or 0 if it received none. */
export const knownRevision = z
  .int()
  .min(0)
  .nullish()
  .transform(revision => revision ?? 0)

/** The name of a draft: visible characters on one line. */
export const draftName = typedText()
  .transform(text => text.replace(/\s+/gu, ' '))
  .refine(text => /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text), {
    error: 'Give the draft a name',
    abort: true,
  })
  .refine(text => text.length <= LONGEST_NAME, `Please keep this to ${LONGEST_NAME} characters`)

export const renameDraftInput = z.object({ name: draftName })
export const duplicateDraftInput = z.object({ name: draftName.nullish() })

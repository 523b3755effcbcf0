import { z } from 'zod'
import { typedText } from '../../parseInput.ts'
import {
  DEFAULT_SHARE_DAYS,
  LONGEST_COMMENT,
  LONGEST_NAME,
  LONGEST_QUOTE,
  MOST_SHARE_DAYS,
} from './limits.ts'

/** A link to be made. */
export const shareInput = z.object({
  access: z.enum(['READ', 'COMMENT'], 'Must be READ or COMMENT'),
  days: z
    .int('Must be a whole number of days')
    .min(1, 'At least 1 day')
    .max(MOST_SHARE_DAYS, `At most ${MOST_SHARE_DAYS} days`)
    .nullish()
    .transform(days => days ?? DEFAULT_SHARE_DAYS),
})

const body = typedText()
  .min(1, 'Write a comment first')
  .max(LONGEST_COMMENT, `At most ${LONGEST_COMMENT.toLocaleString('en')} characters`)

/** What the owner answers to a comment. */
export const answerInput = z.object({ body })

const passage = z.object({
  paragraphKey: z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'Is no key of a paragraph'),
  start: z.int('Must be a whole number').min(0, 'Must not be negative'),
  quote: z
    .string('Must be a text')
    .min(1, 'Choose some words')
    .max(LONGEST_QUOTE, `At most ${LONGEST_QUOTE} characters`),
})

/** A comment of somebody who opened a link: on a passage, on the whole text, or an answer. */
export const sharedCommentInput = z.object({
  name: typedText().min(1, 'Please give your name').max(LONGEST_NAME, `At most ${LONGEST_NAME} characters`),
  body,
  passage: passage.nullish(),
})

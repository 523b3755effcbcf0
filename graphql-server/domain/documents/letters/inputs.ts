import { z } from 'zod'
import { typedText } from '../../parseInput.ts'

const name = typedText().min(2, 'Please give the name').max(120, 'At most 120 characters')

/** Whom a letter goes to. */
export const letterRequestInput = z.object({
  name,
  email: typedText().max(254, 'Please enter a valid email').pipe(z.email('Please enter a valid email')),
  isConfidential: z.boolean('Must be yes or no'),
  /** Questions without the draft. Such a letter is confidential. */
  isQuestionsOnly: z.boolean('Must be yes or no').nullish(),
})

/** The longest reply to a question, in characters. */
export const LONGEST_REPLY = 4000

/** A recommender's reply to a question. */
export const letterReplyInput = z.object({
  number: z.int('Must be the number of a question'),
  /** The revision that the page read. */
  revision: z.int('Must be a whole number').min(0, 'Must not be negative'),
  reply: typedText().max(LONGEST_REPLY, `At most ${LONGEST_REPLY.toLocaleString('en')} characters`),
  isUnknown: z.boolean('Must be yes or no'),
})

/** How a recommender approves. */
export const approvalInput = z.object({
  /** The revision that they read. */
  revision: z.int('Must be a whole number').min(0, 'Must not be negative'),
  name,
  role: typedText().min(2, 'Please give your role').max(160, 'At most 160 characters'),
  isConfidential: z.boolean('Must be yes or no'),
})

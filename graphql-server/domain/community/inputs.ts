import { z } from 'zod'
import { typedText } from '../parseInput.ts'

/** Names that would pass for the people who run this installation. */
const RESERVED = /gradwright|admin|moderator|support|staff/

const name = typedText()
  .min(2, 'The name must be at least 2 characters')
  .max(30, 'The name must be at most 30 characters')
  .regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._-]*$/u, 'Use letters, numbers, spaces, dots and dashes')
  .refine(chosen => !RESERVED.test(keyOfName(chosen)), 'This name is reserved')

const body = typedText()
  .min(10, 'Please write at least 10 characters')
  .max(4000, 'Please keep this under 4,000 characters')

/** A question as it is sent. */
export const questionInput = z.object({
  name,
  title: typedText()
    .min(10, 'Ask in at least 10 characters')
    .max(160, 'Please keep this under 160 characters'),
  body,
})

/** An answer as it is sent. */
export const answerInput = z.object({ name, body })

/** Why a post is reported or hidden. */
export const reasonInput = z.object({
  reason: typedText()
    .min(3, 'Give a reason of at least 3 characters')
    .max(500, 'Please keep this under 500 characters'),
})

/** A name for comparison: two people cannot have names that differ by case, width or spaces alone. */
export function keyOfName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
}

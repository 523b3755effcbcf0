import { z } from 'zod'
import type { Answers } from './definition.ts'

/** One answer in a JSON column. */
export const storedAnswerValue = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ number: z.number() }),
  z.strictObject({ flag: z.boolean() }),
  z.strictObject({ option: z.string() }),
  z.strictObject({ options: z.array(z.string()) }),
])

/** The answers of a document, with the labels that were shown. Old documents stay readable. */
export const storedAnswers = z.array(
  z.object({ key: z.string(), label: z.string(), value: storedAnswerValue }),
)
export type StoredAnswers = z.infer<typeof storedAnswers>

/** The answers of a stored document, by key. */
export function readStoredAnswers(json: unknown): Answers {
  return Object.fromEntries(storedAnswers.parse(json).map(answer => [answer.key, answer.value]))
}

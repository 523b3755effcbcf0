import { typedText } from '../parseInput.ts'

/** A message of a conversation with support. */
export const supportMessage = typedText()
  .min(1, 'Write your message')
  .max(5000, 'Please keep this under 5,000 characters')

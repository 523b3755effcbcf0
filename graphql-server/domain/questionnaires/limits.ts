import type { AnswerRule } from './definition.ts'

/** More answers than any questionnaire has. A longer list is refused before it is parsed. */
export const MOST_ANSWERS = 300
/** The most characters of a one-line answer. */
export const SHORT_TEXT_LIMIT = 200
/** The most characters of a story: about a thousand words. */
export const LONG_TEXT_LIMIT = 6000
/** The longest deliverable email address (RFC 5321). */
export const EMAIL_LIMIT = 254
/** A key story with fewer trimmed characters is asked for again before a document is written. */
export const THIN_ANSWER_LENGTH = 20

/** The rule that an answer has at most `limit` characters. */
export function atMost(limit: number): AnswerRule {
  return {
    type: 'MAX_LENGTH',
    value: limit,
    message: `Please keep this to ${limit.toLocaleString('en-GB')} characters`,
  }
}

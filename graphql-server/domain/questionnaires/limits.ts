import type { AnswerRule } from './definition.ts'

/** More answers than any questionnaire asks for; a longer list is refused unread. */
export const MOST_ANSWERS = 300
/** The most characters that a one-line answer may have. */
export const SHORT_TEXT_LIMIT = 200
/** The most characters that a story may have: about a thousand words. */
export const LONG_TEXT_LIMIT = 6000
/** The longest address that mail can be delivered to (RFC 5321). */
export const EMAIL_LIMIT = 254
/** A key story below this many trimmed characters is asked for again before a document is written. */
export const THIN_ANSWER_LENGTH = 20

/** The rule that an answer has at most `limit` characters. */
export function atMost(limit: number): AnswerRule {
  return {
    type: 'MAX_LENGTH',
    value: limit,
    message: `Please keep this to ${limit.toLocaleString('en-GB')} characters`,
  }
}

import type { Answers, AnswerValue } from '../../questionnaires/definition.ts'
import { cleanText } from './cleanText.ts'
import { isNonAnswer } from './nonAnswers.ts'
import { countWords } from './plainText.ts'
import { splitSentences } from './splitSentences.ts'

/** How a person is reached or called is never part of a text. */
const CONTACT = /(?:full_?name|email|phone|mobile)$/iu

/** The answer's text as it was typed; options and numbers steer the writing and are not prose. */
export function proseOf(value: AnswerValue | undefined): string {
  return value !== undefined && 'text' in value ? value.text : ''
}

/** Words in all answers that a text could quote. */
export function usableWords(answers: Answers): number {
  let words = 0
  for (const [key, value] of Object.entries(answers)) {
    if (CONTACT.test(key)) continue
    for (const sentence of splitSentences(cleanText(proseOf(value))))
      if (!isNonAnswer(sentence.text)) words += countWords(sentence.text)
  }
  return words
}

import { cleanText } from '../../language/cleanText.ts'
import type { Answers, AnswerValue } from '../../questionnaires/definition.ts'
import { isNonAnswer } from './nonAnswers.ts'
import { countWords } from './plainText.ts'
import { splitSentences } from './splitSentences.ts'

/** The answer's text as it was typed; options and numbers steer the writing and are not prose. */
export function proseOf(value: AnswerValue | undefined): string {
  return value !== undefined && 'text' in value ? value.text : ''
}

/** Words in these answers that a text could quote; which answers it may quote is the questionnaire's to say. */
export function usableWords(answers: Answers): number {
  let words = 0
  for (const value of Object.values(answers)) {
    for (const sentence of splitSentences(cleanText(proseOf(value))))
      if (!isNonAnswer(sentence.text)) words += countWords(sentence.text)
  }
  return words
}

import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { quotableAnswers } from '../../questionnaires/quotable.ts'
import { visibleQuestions } from '../../questionnaires/visibility.ts'
import { answersInPlay } from '../writing/plan.ts'
import { usableWords } from '../writing/usableWords.ts'

/** The fewest quotable words, in all answers together, that a document can be written from. */
export const FEWEST_WORDS = 40

/** How many words of the visible questions' answers a text can quote. */
export function wordsToWriteFrom({
  definition,
  answers,
}: {
  definition: QuestionnaireDefinition
  answers: Answers
}): number {
  const { type, form } = definition
  return usableWords(quotableAnswers(definition, answersInPlay({ type, form, answers })))
}

/** Quotable words in the visible answers. A document needs `FEWEST_WORDS`. */
export function usableWordsIn({
  definition,
  answers,
}: {
  definition: QuestionnaireDefinition
  answers: Answers
}): number {
  const shown = new Set([
    ...visibleQuestions(definition, answers).map(({ key }) => key),
    ...definition.background.map(({ key }) => key),
  ])
  return wordsToWriteFrom({
    definition,
    answers: Object.fromEntries(Object.entries(answers).filter(([key]) => shown.has(key))),
  })
}

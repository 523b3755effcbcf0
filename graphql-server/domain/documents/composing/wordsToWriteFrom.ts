import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { quotableAnswers } from '../../questionnaires/quotable.ts'
import { visibleQuestions } from '../../questionnaires/visibility.ts'
import { answersInPlay } from '../writing/plan.ts'
import { usableWords } from '../writing/usableWords.ts'

/** Answers with fewer quotable words than this, all together, can't carry a document. */
export const FEWEST_WORDS = 40

/** How many words these answers, those of the questions that are shown, hold for a text to quote. */
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

/** Words in the shown answers that a text could quote; a document needs `FEWEST_WORDS`. */
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

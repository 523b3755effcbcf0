import type { Answers, QuestionnaireDefinition } from '../../questionnaires/definition.ts'
import { visibleQuestions } from '../../questionnaires/visibility.ts'
import { wordsToUse } from '../writing/arrange/usable.ts'

/** The fewest usable words, in all answers together, that a document can be written from. */
export const FEWEST_WORDS = 40

/** Words in the visible answers that a text can use. A document needs `FEWEST_WORDS`. */
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
  return wordsToUse({
    type: definition.type,
    form: definition.form,
    course: '',
    targetUniversity: null,
    targetProgram: null,
    answers: Object.fromEntries(Object.entries(answers).filter(([key]) => shown.has(key))),
  })
}

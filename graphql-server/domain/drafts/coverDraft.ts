import { coverAnswers } from '../questionnaires/coverage.ts'
import { type Answers, type QuestionnaireDefinition, questionsOf } from '../questionnaires/definition.ts'

/** How full a draft is. Only questions that are shown count, and none that is answered from the start. */
export type DraftCoverage = {
  filled: number
  total: number
  sections: readonly { key: string; title: string; filled: number; total: number }[]
  /** The starred questions without an answer, in their order. */
  emptyStarred: readonly { key: string; label: string }[]
}

/** How full a draft with these answers is. */
export function coverDraft({
  definition,
  answers,
}: {
  definition: QuestionnaireDefinition
  answers: Answers
}): DraftCoverage {
  const { filled, empty, sections } = coverAnswers({ definition, answers })
  const missing = new Set(empty)
  return {
    filled: filled.length,
    total: filled.length + empty.length,
    sections,
    emptyStarred: questionsOf(definition).filter(({ key, starred }) => starred === true && missing.has(key)),
  }
}

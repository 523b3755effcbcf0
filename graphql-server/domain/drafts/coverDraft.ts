import { coverAnswers } from '../questionnaires/coverage.ts'
import { type Answers, type QuestionnaireDefinition, questionsOf } from '../questionnaires/definition.ts'

/** The coverage of a draft. Hidden questions and questions with a default do not count. */
export type DraftCoverage = {
  filled: number
  total: number
  sections: readonly { key: string; title: string; filled: number; total: number }[]
  /** The questions with an asterisk that have no answer, in their order. */
  emptyStarred: readonly { key: string; label: string }[]
}

/** The coverage of a draft with these answers. */
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

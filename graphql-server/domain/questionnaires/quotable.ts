import type { Answers, QuestionnaireDefinition } from './definition.ts'

/** The answers that a text may quote: no names, addresses, tones or lengths. Background may be quoted. */
export function quotableAnswers(definition: QuestionnaireDefinition, answers: Answers): Answers {
  const held = new Set(
    definition.sections.flatMap(section =>
      section.questions.filter(({ use }) => use !== 'QUOTE').map(({ key }) => key),
    ),
  )
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !held.has(key)))
}

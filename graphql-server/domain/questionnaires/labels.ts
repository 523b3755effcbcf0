import { type QuestionnaireDefinition, questionsOf } from './definition.ts'

/** The labels of all questions by key, in their order; background comes last. */
export function labelsOf(definition: QuestionnaireDefinition): ReadonlyMap<string, string> {
  return new Map([...questionsOf(definition), ...definition.background].map(({ key, label }) => [key, label]))
}

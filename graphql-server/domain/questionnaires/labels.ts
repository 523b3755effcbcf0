import { type QuestionnaireDefinition, questionsOf } from './definition.ts'

/** The labels of all that can be answered, by key, in the order in which it is asked; background comes last. */
export function labelsOf(definition: QuestionnaireDefinition): ReadonlyMap<string, string> {
  return new Map([...questionsOf(definition), ...definition.background].map(({ key, label }) => [key, label]))
}

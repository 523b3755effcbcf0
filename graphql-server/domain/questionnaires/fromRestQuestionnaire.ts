import { type FieldFault, ValidationError } from '../errors.ts'
import { type AnswerValue, type QuestionnaireDefinition, questionsOf } from './definition.ts'
import { KINDS } from './kinds.ts'
import { MOST_ANSWERS } from './limits.ts'

/**
 * Parses the plain object of the REST calls (`{ studentFullName: 'Maya', wordCount: 1000 }`) into answers, by the kinds
 * of the questionnaire's questions. Empty texts and nulls count as missing. Rules are not checked here.
 *
 * @returns the answers that can be read, and a fault for every unknown key and every value that its question cannot
 * take
 * @throws ValidationError if the value is no object or has too many keys
 */
export function fromRestQuestionnaire({
  definition,
  questionnaire,
}: {
  definition: QuestionnaireDefinition
  questionnaire: unknown
}): { answers: { key: string; value: AnswerValue }[]; faults: FieldFault[] } {
  if (typeof questionnaire !== 'object' || questionnaire === null || Array.isArray(questionnaire)) {
    throw new ValidationError([
      { path: 'questionnaire', message: 'Send the questionnaire as an object of answers by key.' },
    ])
  }
  const plain: readonly (readonly [string, unknown])[] = Object.entries(questionnaire)
  if (plain.length > MOST_ANSWERS) {
    throw new ValidationError([
      { path: 'questionnaire', message: `At most ${MOST_ANSWERS} answers are taken at once.` },
    ])
  }
  const asked = new Map([
    ...questionsOf(definition).map(({ key, kind, label }) => [key, { kind: KINDS[kind], label }] as const),
    ...definition.background.map(({ key, label }) => [key, { kind: KINDS.LONG_TEXT, label }] as const),
  ])
  const faults: FieldFault[] = []
  const answers: { key: string; value: AnswerValue }[] = []
  for (const [key, sent] of plain) {
    const question = asked.get(key)
    if (question === undefined) {
      faults.push({ path: key, message: `There is no question “${key}”.` })
      continue
    }
    if (sent === null || sent === undefined || sent === '') continue
    const { kind, label } = question
    const value = kind.fromPlain(sent)
    if (value === null) faults.push({ path: key, message: `“${label}” takes ${kind.takes}.` })
    else answers.push({ key, value })
  }
  return { answers, faults }
}

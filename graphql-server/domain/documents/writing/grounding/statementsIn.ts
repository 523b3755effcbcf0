import { cleanText } from '../../../language/cleanText.ts'
import {
  type Answers,
  type QuestionnaireDefinition,
  questionsOf,
} from '../../../questionnaires/definition.ts'
import { answerText } from '../../../questionnaires/text.ts'
import { splitSentences } from '../splitSentences.ts'
import { type ReadStatement, readStatement } from './departures.ts'

/** More are not compared: 50,000 words of answers are compared by their first ones. */
const MOST_STATEMENTS = 1_500

/** The sentences and list items of all answers, and the options that were chosen, read for comparing. */
export function statementsIn(answers: Answers, definition: QuestionnaireDefinition | null): ReadStatement[] {
  const questions = definition === null ? [] : questionsOf(definition)
  const statements: ReadStatement[] = []
  for (const [key, value] of Object.entries(answers)) {
    if (value === undefined || 'flag' in value) continue
    const question = questions.find(candidate => candidate.key === key)
    const label = question?.label ?? definition?.background.find(one => one.key === key)?.label ?? ''
    const texts =
      'text' in value
        ? splitSentences(cleanText(value.text)).map(({ text }) => text)
        : [question === undefined ? answerText(value) : answerText(value, question)]
    for (const text of texts) {
      if (statements.length >= MOST_STATEMENTS) return statements
      statements.push(readStatement({ text, label }))
    }
  }
  return statements
}

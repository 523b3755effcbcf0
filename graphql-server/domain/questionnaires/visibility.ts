import {
  type Answers,
  type AnswerValue,
  type Question,
  type QuestionnaireDefinition,
  questionsOf,
} from './definition.ts'
import { defaultAnswer } from './kinds.ts'

/**
 * Whether a question is shown beside these answers. `answers` has the effective ones: without those of hidden
 * questions, with defaults. A question that depends on a hidden one is therefore hidden too.
 */
export function isVisible(question: Question, answers: Answers): boolean {
  if (question.visibleWhen === undefined) return true
  const { field, is } = question.visibleWhen
  const answer: AnswerValue | undefined = answers[field]
  if (answer === undefined) return false
  if ('flag' in answer) return answer.flag === is
  if ('option' in answer) return answer.option === is
  return false
}

/** The questions that are shown with these answers, in order. */
export function visibleQuestions(definition: QuestionnaireDefinition, answers: Answers): readonly Question[] {
  const effective: Record<string, AnswerValue> = {}
  return questionsOf(definition).filter(question => {
    if (!isVisible(question, effective)) return false
    const answer = answers[question.key] ?? defaultAnswer(question)
    if (answer !== undefined) effective[question.key] = answer
    return true
  })
}

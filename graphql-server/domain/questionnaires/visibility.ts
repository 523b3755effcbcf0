import {
  type Answers,
  type AnswerValue,
  defaultAnswer,
  type Question,
  type QuestionnaireDefinition,
  questionsOf,
} from './definition.ts'

/**
 * Whether a question is shown beside these answers. `answers` holds what is in force: answers of hidden questions left
 * out, defaults filled in. That is how a question that depends on a hidden one is hidden too.
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

/** The questions that are shown beside these answers, in the order in which they are asked. */
export function visibleQuestions(definition: QuestionnaireDefinition, answers: Answers): readonly Question[] {
  const inForce: Record<string, AnswerValue> = {}
  return questionsOf(definition).filter(question => {
    if (!isVisible(question, inForce)) return false
    const answer = answers[question.key] ?? defaultAnswer(question)
    if (answer !== undefined) inForce[question.key] = answer
    return true
  })
}

import type { AnswerValue, Question } from './definition.ts'

/** An answer as plain text. With its question, options have their labels; without it, their stored values. */
export function answerText(value: AnswerValue, question?: Question): string {
  const labelOf = (option: string) =>
    question !== undefined && 'options' in question
      ? (question.options.find(candidate => candidate.value === option)?.label ?? option)
      : option
  if ('text' in value) return value.text
  if ('number' in value) return String(value.number)
  if ('flag' in value) return value.flag ? 'Yes' : 'No'
  if ('option' in value) return labelOf(value.option)
  return value.options.map(labelOf).join(', ')
}

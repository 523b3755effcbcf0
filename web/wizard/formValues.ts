import type { FormQuestion } from './formQuestion.ts'

/** What a field holds while it is edited: numbers as they are typed, a choice as its option's value ('' for none). */
export type FormValue = string | boolean | readonly string[]
export type FormValues = { readonly [key: string]: FormValue }

/** An answer as the graph takes it: exactly one member of the value is set. */
export type AnswerInput = {
  key: string
  value:
    | { text: string }
    | { number: number }
    | { flag: boolean }
    | { option: string }
    | { options: readonly string[] }
}

/** The first value of a question's field. */
export function initialValue(question: FormQuestion): FormValue {
  switch (question.kind) {
    case 'FLAG':
      return question.initial
    case 'CHOICE':
      return question.initial ?? ''
    case 'MULTI_CHOICE':
      return question.initial
    default:
      return ''
  }
}

/** Whether a kept value still fits its question; an option that is gone does not. */
function fits(question: FormQuestion, value: unknown): value is FormValue {
  switch (question.kind) {
    case 'FLAG':
      return typeof value === 'boolean'
    case 'CHOICE':
      return value === '' || question.options.some(option => option.value === value)
    case 'MULTI_CHOICE':
      return (
        Array.isArray(value) && value.every(item => question.options.some(option => option.value === item))
      )
    default:
      return typeof value === 'string'
  }
}

/** Values to start a form from: what was kept where it still fits its question, else the first value of each. */
export function initialValues(
  questions: readonly FormQuestion[],
  kept: Readonly<Record<string, unknown>> = {},
): FormValues {
  return Object.fromEntries(
    questions.map(question => {
      const value = kept[question.key]
      return [question.key, fits(question, value) ? value : initialValue(question)]
    }),
  )
}

/**
 * The questions that are shown beside these values, in order. A question that depends on a hidden one is hidden too;
 * what controls it stands before it.
 */
export function visibleQuestions(
  questions: readonly FormQuestion[],
  values: FormValues,
): readonly FormQuestion[] {
  const shown = new Set<string>()
  return questions.filter(({ key, visibleWhen }) => {
    const isShown =
      visibleWhen === null || (shown.has(visibleWhen.field) && values[visibleWhen.field] === visibleWhen.is)
    if (isShown) shown.add(key)
    return isShown
  })
}

/** Key stories below this many trimmed characters are asked for again before a document is written. */
const THIN_ANSWER_LENGTH = 20

/** The visible key stories that are missing or too short to carry a paragraph. */
export function thinStories(questions: readonly FormQuestion[], values: FormValues): readonly FormQuestion[] {
  return visibleQuestions(questions, values).filter(({ key, followUp }) => {
    const value = values[key]
    return followUp !== null && (typeof value !== 'string' || value.trim().length < THIN_ANSWER_LENGTH)
  })
}

function answerOf(question: FormQuestion, value: FormValue | undefined): AnswerInput['value'] | null {
  switch (question.kind) {
    case 'FLAG':
      return { flag: value === true }
    case 'MULTI_CHOICE':
      return Array.isArray(value) && value.length > 0 ? { options: [...new Set(value)] } : null
    case 'CHOICE':
      return typeof value === 'string' && value !== '' ? { option: value } : null
    case 'NUMBER':
      return typeof value === 'string' && value.trim() !== '' ? { number: Number(value) } : null
    default:
      return typeof value === 'string' && value.trim() !== '' ? { text: value.trim() } : null
  }
}

/** The answers to send: those of visible questions, trimmed, empty ones left out. The values must have been checked. */
export function toAnswerInputs(questions: readonly FormQuestion[], values: FormValues): AnswerInput[] {
  return visibleQuestions(questions, values).flatMap(question => {
    const value = answerOf(question, values[question.key])
    return value === null ? [] : [{ key: question.key, value }]
  })
}

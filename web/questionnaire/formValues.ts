import { type FormQuestion, kindOf } from './kinds/index.ts'
import { type AnswerValue, asText, type FormValue, type GivenAnswer } from './kinds/value.ts'

/** The values of a form by the keys of its questions. */
export type FormValues = { readonly [key: string]: FormValue }

export type AnswerInput = { key: string; value: AnswerValue }

/** The value of a question's field that was not edited yet. */
export function initialValue(question: FormQuestion): FormValue {
  return kindOf(question).initial(question)
}

/** The start values of a form: the kept value where it still fits its question, else the question's initial one. */
export function initialValues(
  questions: readonly FormQuestion[],
  kept: Readonly<Record<string, unknown>> = {},
): FormValues {
  return Object.fromEntries(
    questions.map(question => {
      const value = kept[question.key]
      return [question.key, kindOf(question).fits(question, value) ? value : initialValue(question)]
    }),
  )
}

/**
 * The questions that are shown with these values, in order. A question that depends on a hidden one is hidden too. The
 * question that it depends on comes before it.
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

/** Key stories with fewer trimmed characters are asked for again before a document is written. */
const THIN_ANSWER_LENGTH = 20

/** The visible key stories that are missing or too short for a paragraph. */
export function thinStories(questions: readonly FormQuestion[], values: FormValues): readonly FormQuestion[] {
  return visibleQuestions(questions, values).filter(
    ({ key, followUp }) => followUp !== null && asText(values[key]).trim().length < THIN_ANSWER_LENGTH,
  )
}

/** The answers to send: those of visible questions, trimmed, without empty ones. The values must have been checked. */
export function toAnswerInputs(questions: readonly FormQuestion[], values: FormValues): AnswerInput[] {
  return visibleQuestions(questions, values).flatMap(question => {
    const value = kindOf(question).toAnswer(values[question.key])
    return value === null ? [] : [{ key: question.key, value }]
  })
}

/** The value that a field shows for an answer. An answer that no longer fits its question shows the initial value. */
export function formValueOf(question: FormQuestion, answer: GivenAnswer | null): FormValue {
  const kind = kindOf(question)
  if (answer === null) return kind.cleared(question)
  const value = kind.fromAnswer(answer)
  return kind.fits(question, value) ? value : kind.initial(question)
}

/** The answer to save of a field that may be incomplete: null for none, or why it cannot be saved. */
export function answerToSave(
  question: FormQuestion,
  value: FormValue,
): { answer: AnswerValue | null } | { fault: string } {
  return kindOf(question).toSave(question, value)
}

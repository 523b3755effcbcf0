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

/** An answer as the graph gives it: the member that the kind of the question asks for is set. */
export type GivenAnswer = {
  readonly text?: string | null | undefined
  readonly number?: number | null | undefined
  readonly flag?: boolean | null | undefined
  readonly option?: string | null | undefined
  readonly options?: readonly string[] | null | undefined
}

/** What a field shows of an answer that was taken away: nothing, which need not be what it starts with. */
function emptyValue(question: FormQuestion): FormValue {
  switch (question.kind) {
    case 'FLAG':
      return question.initial
    case 'MULTI_CHOICE':
      return []
    default:
      return ''
  }
}

/** What a field shows of an answer; what does not fit its question any more shows as a field that nobody touched. */
export function formValueOf(question: FormQuestion, answer: GivenAnswer | null): FormValue {
  if (answer === null) return emptyValue(question)
  const given =
    answer.text ?? answer.option ?? answer.options ?? answer.flag ?? (answer.number ?? undefined)?.toString()
  return fits(question, given) ? given : initialValue(question)
}

/** Whether two values of a field are the same; of several options the order counts. */
export function isSameFormValue(one: FormValue, other: FormValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.length === other.length && one.every((option, index) => option === other[index])
}

const INT32 = { min: -(2 ** 31), max: 2 ** 31 - 1 }

/**
 * What to save of a field that may still be half done: the answer as it was typed, null for none, or why it could not
 * be kept. Text is not trimmed, so that a space that was just typed does not vanish on another page.
 */
export function answerToSave(
  question: FormQuestion,
  value: FormValue,
): { answer: AnswerInput['value'] | null } | { fault: string } {
  switch (question.kind) {
    case 'FLAG':
      return { answer: { flag: value === true } }
    case 'CHOICE':
      return { answer: typeof value === 'string' && value !== '' ? { option: value } : null }
    case 'MULTI_CHOICE':
      return {
        answer: typeof value === 'object' && value.length > 0 ? { options: [...new Set(value)] } : null,
      }
    case 'NUMBER': {
      const typed = typeof value === 'string' ? value.trim() : ''
      if (typed === '') return { answer: null }
      const number = /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN
      return number >= INT32.min && number <= INT32.max
        ? { answer: { number } }
        : { fault: `“${question.label}” takes a whole number.` }
    }
    default: {
      const text = typeof value === 'string' ? value : ''
      const tooLong = question.rules.find(
        rule => rule.type === 'MAX_LENGTH' && text.trim().length > rule.value,
      )
      if (tooLong !== undefined) return { fault: tooLong.message }
      return { answer: text === '' ? null : { text } }
    }
  }
}

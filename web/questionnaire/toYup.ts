import * as yup from 'yup'
import type { FormQuestion, FormRule } from './formQuestion.ts'
import { type FormValues, visibleQuestions } from './formValues.ts'

/** Messages by the key of their question: the first rule that fails speaks for a field. */
export type FormFaults = { [key: string]: string }

/** The pattern by which the server knows an address. */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const INT32 = { min: -(2 ** 31), max: 2 ** 31 - 1 }

/** Whether the server can keep this text: neither a NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}

function textSchema({ label, rules }: FormQuestion, isStoryWaived: boolean) {
  return rules.reduce(
    (schema, rule) => {
      switch (rule.type) {
        case 'REQUIRED':
          return schema.required(rule.message)
        case 'MIN_LENGTH':
          return isStoryWaived ? schema : schema.min(rule.value, rule.message)
        case 'MAX_LENGTH':
          return schema.max(rule.value, rule.message)
        case 'EMAIL':
          return schema.matches(EMAIL, { message: rule.message, excludeEmptyString: true })
        default:
          return schema
      }
    },
    yup
      .string()
      .ensure()
      .trim()
      .test('storable', `“${label}” contains a character that cannot be kept. Please remove it.`, isStorable),
  )
}

function numberSchema({ label, rules }: FormQuestion) {
  const wholeNumber = `“${label}” takes a whole number.`
  return rules.reduce(
    (schema, rule) => {
      switch (rule.type) {
        case 'REQUIRED':
          return schema.required(rule.message)
        case 'MIN_NUMBER':
          return schema.min(rule.value, rule.message)
        case 'MAX_NUMBER':
          return schema.max(rule.value, rule.message)
        default:
          return schema
      }
    },
    yup
      .number()
      .transform((_, typed: unknown) => {
        const text = String(typed ?? '').trim()
        if (text === '') return undefined
        return /^-?\d+$/.test(text) ? Number(text) : Number.NaN
      })
      .typeError(wholeNumber)
      .min(INT32.min, wholeNumber)
      .max(INT32.max, wholeNumber),
  )
}

function messageOf(rules: readonly FormRule[], type: FormRule['type']): string | undefined {
  return rules.find(rule => rule.type === type)?.message
}

function choiceSchema({ rules, options }: Extract<FormQuestion, { kind: 'CHOICE' }>) {
  const schema = yup
    .string()
    .ensure()
    .oneOf(['', ...options.map(option => option.value)], messageOf(rules, 'ONE_OF'))
  const required = messageOf(rules, 'REQUIRED')
  return required === undefined ? schema : schema.required(required)
}

function multiChoiceSchema({ rules, options }: Extract<FormQuestion, { kind: 'MULTI_CHOICE' }>) {
  const known = options.map(option => option.value)
  return rules.reduce(
    (schema, rule) => {
      switch (rule.type) {
        case 'REQUIRED':
          return schema.min(1, rule.message)
        case 'MAX_ITEMS':
          return schema.max(rule.value, rule.message)
        default:
          return schema
      }
    },
    yup
      .array(yup.string().defined())
      .ensure()
      .transform((chosen: readonly string[]) => [...new Set(chosen)])
      .test('options', messageOf(rules, 'ONE_OF') ?? 'Choose from the options', (chosen = []) =>
        chosen.every(value => known.includes(value)),
      ),
  )
}

function questionSchema(question: FormQuestion, acceptThinAnswers: boolean): yup.Schema {
  switch (question.kind) {
    case 'SHORT_TEXT':
    case 'LONG_TEXT':
    case 'EMAIL':
    case 'PHONE':
      return textSchema(question, acceptThinAnswers && question.followUp !== null)
    case 'NUMBER':
      return numberSchema(question)
    case 'FLAG':
      return yup.boolean()
    case 'CHOICE':
      return choiceSchema(question)
    case 'MULTI_CHOICE':
      return multiChoiceSchema(question)
  }
}

/**
 * The yup schema of a form: the rules of its visible questions, as the graph describes them. What is visible depends on
 * the values, so the schema does.
 *
 * `acceptThinAnswers` waives the minimum length of the key stories, and nothing else, as it does on the server.
 */
export function toYup(
  questions: readonly FormQuestion[],
  { acceptThinAnswers = false }: { acceptThinAnswers?: boolean } = {},
) {
  const schemas = new Map(
    questions.map(question => [question.key, questionSchema(question, acceptThinAnswers)]),
  )
  return yup.lazy((values: FormValues) => {
    const shape: Record<string, yup.Schema> = {}
    for (const { key } of visibleQuestions(questions, values)) {
      const schema = schemas.get(key)
      if (schema !== undefined) shape[key] = schema
    }
    return yup.object(shape)
  })
}

/** Everything that does not hold, by key, in the order of the questions; empty when all of it holds. */
export function faultsOf(schema: ReturnType<typeof toYup>, values: FormValues): FormFaults {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error
    const faults: FormFaults = {}
    for (const { path, message } of error.inner) {
      const key = path?.split(/[.[]/, 1)[0]
      if (key !== undefined) faults[key] ??= message
    }
    return faults
  }
}

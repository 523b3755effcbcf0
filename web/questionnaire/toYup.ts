import * as yup from 'yup'
import { type FormValues, visibleQuestions } from './formValues.ts'
import { type FormQuestion, kindOf } from './kinds/index.ts'

/** Messages by the key of their question: that of the first rule that fails. */
export type FormFaults = { [key: string]: string }

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
    questions.map(question => {
      const waivesMinLength = acceptThinAnswers && question.followUp !== null
      return [question.key, kindOf(question).toYup(question, { waivesMinLength })]
    }),
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

/** The faults by key, in the order of the questions; empty if there are none. */
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

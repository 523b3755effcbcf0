import type { FormQuestion } from '../../wizard/formQuestion.ts'
import { type FormValues, visibleQuestions } from '../../wizard/formValues.ts'

function isAnswered({ key, kind }: FormQuestion, values: FormValues): boolean {
  if (kind === 'FLAG') return true
  const value = values[key]
  return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0
}

/** How many of the questions that are shown have an answer. `all` is the whole form, which decides what is shown. */
export function sectionFill({
  questions,
  all,
  values,
}: {
  questions: readonly FormQuestion[]
  all: readonly FormQuestion[]
  values: FormValues
}): { answered: number; shown: number; first: string | null } {
  const visible = visibleQuestions(all, values).filter(question => questions.includes(question))
  return {
    answered: visible.filter(question => isAnswered(question, values)).length,
    shown: visible.length,
    first: visible[0]?.key ?? null,
  }
}

import type { FormToFill } from '../story/storyOffers.ts'
import type { FormQuestion } from './formQuestion.ts'
import { type FormValues, visibleQuestions } from './formValues.ts'

/** What a form holds, as far as what may be offered from the person's story depends on it. */
export function formToFill({
  questions,
  values,
  draftId,
}: {
  questions: readonly FormQuestion[]
  values: FormValues
  draftId: string | null
}): FormToFill {
  const textOf = (key: string) => {
    const value = values[key]
    return typeof value === 'string' ? value : ''
  }
  return {
    draftId,
    texts: Object.keys(values).map(textOf),
    university: textOf('targetUniversity'),
    recommender: textOf('recommenderName'),
    shownKeys: new Set(visibleQuestions(questions, values).map(({ key }) => key)),
  }
}

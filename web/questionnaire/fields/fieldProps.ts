import type { FocusEvent, ReactNode } from 'react'
import type { FormQuestionKind, QuestionOf } from '../formQuestion.ts'
import type { FormValue } from '../formValues.ts'

/** What a component that asks one kind of question gets. It reports changes; the form keeps the values. */
export type QuestionFieldProps<Kind extends FormQuestionKind> = {
  question: QuestionOf<Kind>
  value: FormValue
  /** What is wrong with the answer; undefined while there is nothing to say. */
  error: string | undefined
  onChange: (value: FormValue) => void
  onLeave: () => void
}

export type QuestionComponent<Kind extends FormQuestionKind> = (props: QuestionFieldProps<Kind>) => ReactNode

/** A field's value as text; a value of another kind counts as empty. */
export function asText(value: FormValue): string {
  return typeof value === 'string' ? value : ''
}

/** The settings of the Field around a question's control. */
export function fieldSettings<Kind extends FormQuestionKind>({
  question,
  error,
}: QuestionFieldProps<Kind>): {
  label: string
  help: string | undefined
  error: string | undefined
  required: boolean
  starred: boolean
} {
  return {
    label: question.label,
    help: question.help ?? undefined,
    error,
    required: question.rules.some(({ type }) => type === 'REQUIRED' || type === 'MIN_LENGTH'),
    starred: question.starred,
  }
}

/** Whether the focus leaves a group of controls, rather than moving within it. */
export function leavesGroup(event: FocusEvent): boolean {
  return !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))
}

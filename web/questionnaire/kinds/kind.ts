import type { FocusEvent, ReactNode } from 'react'
import type { Schema } from 'yup'
import type { kinds_question$data } from '../../__generated__/kinds_question.graphql.ts'
import type { QuestionBase } from './question.ts'
import type { AnswerValue, FormValue, GivenAnswer } from './value.ts'

/** What the component that asks a question gets. It reports changes; the form keeps the values. */
export type FieldProps<Question extends QuestionBase = QuestionBase> = {
  question: Question
  value: FormValue
  /** What is wrong with the answer; undefined while there is nothing to say. */
  error: string | undefined
  onChange: (value: FormValue) => void
  onLeave: () => void
}

/** Everything about one kind of question. */
export type QuestionKind<Question extends QuestionBase = QuestionBase> = {
  /** Reads a question of this kind from the graph's description. */
  read: (base: QuestionBase, field: kinds_question$data) => Question
  /** The value of a field that was not edited yet. */
  initial: (question: Question) => FormValue
  /** The value of a field whose answer was removed. It may differ from the initial one. */
  cleared: (question: Question) => FormValue
  /** Whether a value fits its question; an option that is gone does not. */
  fits: (question: Question, value: unknown) => value is FormValue
  /** Whether a value is no answer. A question that is never empty counts as answered from the start. */
  isEmpty: (value: FormValue | undefined) => boolean
  /** The value that a field shows for an answer; undefined for an answer of another kind. */
  fromAnswer: (answer: GivenAnswer) => FormValue | undefined
  /** The answer for a complete value that was checked; null for none. */
  toAnswer: (value: FormValue | undefined) => AnswerValue | null
  /** The answer for a value that may be incomplete: as typed, null for none, or why it cannot be saved. */
  toSave: (question: Question, value: FormValue) => { answer: AnswerValue | null } | { fault: string }
  /** The rules as yup. `waivesMinLength`: a text may be shorter than its minimum length. */
  toYup: (question: Question, options: { waivesMinLength: boolean }) => Schema
  /** Whether a wizard shows a fault only after the focus has left the field. */
  isCheckedOnLeave: boolean
  /** Whether an answer is sentences or phrases that a text can use. */
  isProse: boolean
  /** A value in words, with the labels of its options. */
  inWords: (question: Question, value: FormValue) => string
  /** Asks the question. */
  Field: (props: FieldProps<Question>) => ReactNode
}

/** The settings of the `Field` around a question's control. */
export function fieldSettings({ question, error }: Pick<FieldProps, 'question' | 'error'>): {
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

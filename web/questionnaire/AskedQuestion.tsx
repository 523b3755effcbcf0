import { memo } from 'react'
import { type FormQuestion, kindOf } from './kinds/index.ts'
import type { FieldProps } from './kinds/kind.ts'

/** Asks one question. Formik renders all fields after each keystroke; only the field that changed is rendered here. */
export const AskedQuestion = memo(function AskedQuestion({
  question,
  ...props
}: Omit<FieldProps, 'question'> & { question: FormQuestion }) {
  const { Field } = kindOf(question)
  return <Field question={question} {...props} />
})

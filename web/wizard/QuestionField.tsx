import { useField, useFormikContext } from 'formik'
import { memo, useCallback } from 'react'
import type { FormQuestion } from './formQuestion.ts'
import type { FormValue, FormValues } from './formValues.ts'
import { questionAnchor } from './questionAnchor.ts'
import { AskedQuestion } from './registry.tsx'

type AskedProps = {
  question: FormQuestion
  value: FormValue
  error: string | undefined
  onChange: (value: FormValue) => void
  onLeave: () => void
}

/** Formik tells every field of every keystroke; only the field that changed is drawn again. */
const Asked = memo(function Asked({ question, ...rest }: AskedProps) {
  return (
    <div id={questionAnchor(question.key)}>
      <AskedQuestion kind={question.kind} question={question} {...rest} />
    </div>
  )
})

/** One question of a Formik form: its value, and its fault once it was left or the form was handed in. */
export function QuestionField({ question }: { question: FormQuestion }) {
  const { key } = question
  const [{ value }, { error, touched }] = useField<FormValue>(key)
  const { setFieldValue, setFieldTouched } = useFormikContext<FormValues>()
  const onChange = useCallback((changed: FormValue) => void setFieldValue(key, changed), [key, setFieldValue])
  const onLeave = useCallback(() => void setFieldTouched(key, true), [key, setFieldTouched])
  return (
    <Asked
      question={question}
      value={value}
      error={touched ? error : undefined}
      onChange={onChange}
      onLeave={onLeave}
    />
  )
}

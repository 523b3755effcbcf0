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

/**
 * One question of a Formik form: its value, and its fault from the first try to hand the form in. A fault that
 * appeared as the focus leaves a field would move the button that the pointer is just pressing.
 */
export function QuestionField({ question }: { question: FormQuestion }) {
  const { key } = question
  const [{ value }, { error, touched }] = useField<FormValue>(key)
  const { setFieldValue, setFieldTouched, submitCount } = useFormikContext<FormValues>()
  const onChange = useCallback((changed: FormValue) => void setFieldValue(key, changed), [key, setFieldValue])
  const onLeave = useCallback(() => void setFieldTouched(key, true), [key, setFieldTouched])
  return (
    <Asked
      question={question}
      value={value}
      error={submitCount > 0 && touched ? error : undefined}
      onChange={onChange}
      onLeave={onLeave}
    />
  )
}

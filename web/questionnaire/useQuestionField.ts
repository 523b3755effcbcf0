import { useField, useFormikContext } from 'formik'
import { useCallback } from 'react'
import type { FormValues } from './formValues.ts'
import type { FormValue } from './kinds/value.ts'

/**
 * The state of one question of a Formik form: its value, and its fault once the form was submitted. A fault that
 * appeared when the focus leaves a field would move the button that is being clicked.
 */
export function useQuestionField(key: string): {
  value: FormValue
  error: string | undefined
  onChange: (value: FormValue) => void
  onLeave: () => void
} {
  const [{ value }, { error, touched }] = useField<FormValue>(key)
  const { setFieldValue, setFieldTouched, submitCount } = useFormikContext<FormValues>()
  const onChange = useCallback((changed: FormValue) => void setFieldValue(key, changed), [key, setFieldValue])
  const onLeave = useCallback(() => void setFieldTouched(key, true), [key, setFieldTouched])
  return { value, error: submitCount > 0 && touched ? error : undefined, onChange, onLeave }
}

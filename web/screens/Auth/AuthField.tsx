import { useField, useFormikContext } from 'formik'
import { Field, PasswordInput, TextInput } from '../../design/index.ts'
import type { Refused } from './refusal.ts'

type Props = {
  name: string
  label: string
  autoComplete: string
  type?: 'text' | 'email' | 'password'
}

/**
 * One line of a sign-in form. Faults are said from the first try on: a message that appears as the focus leaves a
 * field would push the button away from under the pointer that is pressing it. What the server refused stays said
 * until the person changes it.
 */
export function AuthField({ name, label, autoComplete, type = 'text' }: Props) {
  const [field, { touched, error }] = useField<string>(name)
  const { status, submitCount } = useFormikContext<Record<string, string>>()
  const refused: Refused | undefined = status
  const refusal = refused?.values[name] === field.value ? refused?.faults[name] : undefined
  const Control = type === 'password' ? PasswordInput : TextInput
  return (
    <Field label={label} error={(submitCount > 0 && touched && error) || refusal}>
      <Control
        {...field}
        {...(type === 'password' ? {} : { type, autoCapitalize: 'none', spellCheck: false })}
        autoComplete={autoComplete}
      />
    </Field>
  )
}

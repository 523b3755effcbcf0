import { useField, useFormikContext } from 'formik'
import { Field, PasswordInput, TextInput } from '../design/index.ts'
import { refusalByField } from '../relay/refusal.ts'
import type { RefusedValues } from './AuthForm.tsx'

type Props = {
  name: string
  label: string
  autoComplete: string
  help?: string
  type?: 'text' | 'email' | 'password'
}

/**
 * One line of a sign-in form. Faults are said from the first try on: a message that appears as the focus leaves a
 * field would push the button away from under the pointer that is pressing it. What the server refused stays said
 * until the person changes it.
 */
export function AuthField({ name, label, help, autoComplete, type = 'text' }: Props) {
  const [field, { touched, error }] = useField<string>(name)
  const { status, submitCount } = useFormikContext<Record<string, string>>()
  const refused: RefusedValues | undefined = status
  const refusal = refused?.values[name] === field.value ? refusalByField(refused.refusal)[name] : undefined
  const Control = type === 'password' ? PasswordInput : TextInput
  return (
    <Field label={label} help={help} error={(submitCount > 0 && touched && error) || refusal}>
      <Control
        {...field}
        {...(type === 'password' ? {} : { type, autoCapitalize: 'none', spellCheck: false })}
        autoComplete={autoComplete}
      />
    </Field>
  )
}

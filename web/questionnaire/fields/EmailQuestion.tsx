import { Field, TextInput } from '../../design/index.ts'
import { asText, fieldSettings, type QuestionFieldProps } from './fieldProps.ts'

/** An email address. */
export function EmailQuestion(props: QuestionFieldProps<'EMAIL'>) {
  const { question, value, onChange, onLeave } = props
  return (
    <Field {...fieldSettings(props)}>
      <TextInput
        type="email"
        name={question.key}
        autoComplete="email"
        value={asText(value)}
        placeholder={question.placeholder ?? undefined}
        onChange={event => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  )
}

import { Field, TextInput } from '../../design/index.ts'
import { asText, fieldSettings, type QuestionFieldProps } from './fieldProps.ts'

/** A telephone number, in whatever way a country writes it. */
export function PhoneQuestion(props: QuestionFieldProps<'PHONE'>) {
  const { question, value, onChange, onLeave } = props
  return (
    <Field {...fieldSettings(props)}>
      <TextInput
        type="tel"
        name={question.key}
        autoComplete="tel"
        value={asText(value)}
        placeholder={question.placeholder ?? undefined}
        onChange={event => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  )
}

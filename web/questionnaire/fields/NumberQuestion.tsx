import { Field, TextInput } from '../../design/index.ts'
import { asText, fieldSettings, type QuestionFieldProps } from './fieldProps.ts'

/**
 * A whole number. A text input with a numeric keypad: `type="number"` drops what it cannot read, and changes its value
 * when the page is scrolled over it.
 */
export function NumberQuestion(props: QuestionFieldProps<'NUMBER'>) {
  const { question, value, onChange, onLeave } = props
  return (
    <Field {...fieldSettings(props)}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        name={question.key}
        value={asText(value)}
        placeholder={question.placeholder ?? undefined}
        onChange={event => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  )
}

import { Field, TextInput } from '../../design/index.ts'
import { type FieldProps, fieldSettings, type QuestionKind } from './kind.ts'
import type { QuestionBase } from './question.ts'
import { text } from './text.ts'
import { asText } from './value.ts'

/** An email address. */
function EmailField(props: FieldProps) {
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

export const email: QuestionKind<QuestionBase & { kind: 'EMAIL' }> = {
  ...text,
  read: base => ({ ...base, kind: 'EMAIL' }),
  isProse: false,
  Field: EmailField,
}

import { Field, TextInput } from '../../design/index.ts'
import { type FieldProps, fieldSettings, type QuestionKind } from './kind.ts'
import type { QuestionBase } from './question.ts'
import { text } from './text.ts'
import { asText } from './value.ts'

/** A telephone number, in the notation of any country. */
function PhoneField(props: FieldProps) {
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

export const phone: QuestionKind<QuestionBase & { kind: 'PHONE' }> = {
  ...text,
  read: base => ({ ...base, kind: 'PHONE' }),
  isProse: false,
  Field: PhoneField,
}

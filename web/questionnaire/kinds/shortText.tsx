import { Field, TextInput } from '../../design/index.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { type FieldProps, fieldSettings, type QuestionKind } from './kind.ts'
import type { QuestionBase } from './question.ts'
import { text } from './text.ts'
import { asText } from './value.ts'

/** One line of text. It takes no `maxlength`: a browser would cut a pasted answer without a message. */
function ShortTextField(props: FieldProps) {
  const { question, value, onChange, onLeave } = props
  return (
    <Field {...fieldSettings(props)} aside={<CharacterCount rules={question.rules} text={asText(value)} />}>
      <TextInput
        name={question.key}
        value={asText(value)}
        placeholder={question.placeholder ?? undefined}
        onChange={event => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  )
}

export const shortText: QuestionKind<QuestionBase & { kind: 'SHORT_TEXT' }> = {
  ...text,
  read: base => ({ ...base, kind: 'SHORT_TEXT' }),
  isProse: true,
  Field: ShortTextField,
}

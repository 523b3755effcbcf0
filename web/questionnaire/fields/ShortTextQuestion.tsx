import { Field, TextInput } from '../../design/index.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { asText, fieldSettings, type QuestionFieldProps } from './fieldProps.ts'

/** One line of text. It takes no `maxlength`: a browser would cut a pasted answer without a word. */
export function ShortTextQuestion(props: QuestionFieldProps<'SHORT_TEXT'>) {
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

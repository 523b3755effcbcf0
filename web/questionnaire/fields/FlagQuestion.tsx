import { Checkbox, Field } from '../../design/index.ts'
import { fieldSettings, type QuestionFieldProps } from './fieldProps.ts'

/** Yes or no to one statement; the statement itself is the label. */
export function FlagQuestion(props: QuestionFieldProps<'FLAG'>) {
  const { question, value, onChange, onLeave } = props
  const { help, ...settings } = fieldSettings(props)
  return (
    <Field {...settings} group hideLabel>
      <Checkbox
        name={question.key}
        label={question.label}
        description={help}
        checked={value === true}
        onChange={event => onChange(event.target.checked)}
        onBlur={onLeave}
      />
    </Field>
  )
}

import { Field, RadioGroup, Select } from '../../design/index.ts'
import { asText, fieldSettings, leavesGroup, type QuestionFieldProps } from './fieldProps.ts'

/** Up to this many options stand in sight; more go into a select. */
const MOST_IN_SIGHT = 5

/** One of several options: a line of radios for two plain ones, tiles for a few, a select for many. */
export function ChoiceQuestion(props: QuestionFieldProps<'CHOICE'>) {
  const { question, value, onChange, onLeave } = props
  const { options } = question
  if (options.length > MOST_IN_SIGHT) {
    return (
      <Field {...fieldSettings(props)}>
        <Select
          name={question.key}
          options={options.map(option => ({ value: option.value, label: option.label }))}
          placeholder={question.placeholder ?? 'Choose one'}
          value={asText(value)}
          onChange={event => onChange(event.target.value)}
          onBlur={onLeave}
        />
      </Field>
    )
  }
  const isPlainPair = options.length <= 2 && options.every(option => option.help === null)
  return (
    <Field {...fieldSettings(props)} group>
      <RadioGroup
        layout={isPlainPair ? 'row' : 'tiles'}
        options={options.map(({ help, ...option }) => ({ ...option, description: help ?? undefined }))}
        value={asText(value)}
        onValueChange={onChange}
        onBlur={event => leavesGroup(event) && onLeave()}
      />
    </Field>
  )
}

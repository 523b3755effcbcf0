import { Field, MultiSelect } from '../../design/index.ts'
import { fieldSettings, leavesGroup, type QuestionFieldProps } from './fieldProps.ts'

/** Several of several options. */
export function MultiChoiceQuestion(props: QuestionFieldProps<'MULTI_CHOICE'>) {
  const { question, value, onChange, onLeave } = props
  return (
    <Field {...fieldSettings(props)} group>
      <MultiSelect
        options={question.options}
        value={typeof value === 'object' ? value : []}
        onValueChange={onChange}
        onBlur={event => leavesGroup(event) && onLeave()}
      />
    </Field>
  )
}

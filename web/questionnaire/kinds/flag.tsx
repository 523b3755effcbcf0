import { graphql, readInlineData } from 'relay-runtime'
import * as yup from 'yup'
import type { flag_question$key } from '../../__generated__/flag_question.graphql.ts'
import { Checkbox, Field } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { type FieldProps, fieldSettings, type QuestionKind } from './kind.ts'
import type { QuestionBase } from './question.ts'
import type { FormValue } from './value.ts'

const fragment = graphql`
  fragment flag_question on FlagField @inline {
    initialFlag
  }
`

type FlagQuestion = QuestionBase & { kind: 'FLAG'; initial: boolean }

/** Yes or no to one statement. The statement is the label. */
function FlagField(props: FieldProps<FlagQuestion>) {
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

export const flag: QuestionKind<FlagQuestion> = {
  read: (base, { flag: ref }) => ({
    ...base,
    kind: 'FLAG',
    initial: readInlineData<flag_question$key>(fragment, ref)?.initialFlag ?? false,
  }),
  initial: question => question.initial,
  cleared: question => question.initial,
  fits: (_question, value): value is FormValue => typeof value === 'boolean',
  // A checkbox that is not ticked is the answer no.
  isEmpty: () => false,
  fromAnswer: answer => answer.flag ?? undefined,
  toAnswer: value => ({ flag: value === true }),
  toSave: (_question, value) => ({ answer: { flag: value === true } }),
  toYup: () => yup.boolean(),
  isCheckedOnLeave: false,
  isProse: false,
  inWords: (_question, value) => (value === true ? t('Yes') : t('No')),
  Field: FlagField,
}

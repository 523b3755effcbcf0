import { graphql, readInlineData } from 'relay-runtime'
import * as yup from 'yup'
import type { choice_question$key } from '../../__generated__/choice_question.graphql.ts'
import { Field, RadioGroup, Select } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { type FieldProps, fieldSettings, leavesGroup, type QuestionKind } from './kind.ts'
import { labelOf, readOptions } from './options.ts'
import { type FormOption, messageOf, type QuestionBase, unchanged, withRules } from './question.ts'
import { type AnswerValue, asText, type FormValue } from './value.ts'

const fragment = graphql`
  fragment choice_question on ChoiceField @inline {
    options {
      value
      label
      help
    }
    initialOption
  }
`

type ChoiceQuestion = QuestionBase & {
  kind: 'CHOICE'
  options: readonly FormOption[]
  initial: string | null
}

/** More options than this are shown in a select. */
const MOST_RADIOS = 5

/** One of several options: a line of radios for two plain ones, tiles for a few, a select for many. */
function ChoiceField(props: FieldProps<ChoiceQuestion>) {
  const { question, value, onChange, onLeave } = props
  const { options } = question
  if (options.length > MOST_RADIOS) {
    return (
      <Field {...fieldSettings(props)}>
        <Select
          name={question.key}
          options={options.map(option => ({ value: option.value, label: option.label }))}
          placeholder={question.placeholder ?? t('Choose one')}
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

function toAnswer(value: FormValue | undefined): AnswerValue | null {
  const option = asText(value)
  return option === '' ? null : { option }
}

export const choice: QuestionKind<ChoiceQuestion> = {
  read: (base, { choice: ref }) => {
    const field = readInlineData<choice_question$key>(fragment, ref)
    return {
      ...base,
      kind: 'CHOICE',
      options: readOptions(field?.options ?? []),
      initial: field?.initialOption ?? null,
    }
  },
  initial: question => question.initial ?? '',
  cleared: () => '',
  fits: ({ options }, value): value is FormValue =>
    value === '' || options.some(option => option.value === value),
  isEmpty: value => asText(value) === '',
  fromAnswer: answer => answer.option ?? undefined,
  toAnswer,
  toSave: (_question, value) => ({ answer: toAnswer(value) }),
  toYup: ({ rules, options }) =>
    withRules(
      yup
        .string()
        .ensure()
        .oneOf(['', ...options.map(option => option.value)], messageOf(rules, 'ONE_OF')),
      rules,
      {
        REQUIRED: (schema, { message }) => schema.required(message),
        // The schema has its message, since an option that is gone is refused without the rule too.
        ONE_OF: unchanged,
        MIN_LENGTH: unchanged,
        MAX_LENGTH: unchanged,
        EMAIL: unchanged,
        MAX_ITEMS: unchanged,
        MIN_NUMBER: unchanged,
        MAX_NUMBER: unchanged,
      },
    ),
  isCheckedOnLeave: false,
  isProse: false,
  inWords: ({ options }, value) => labelOf(options, asText(value)),
  Field: ChoiceField,
}

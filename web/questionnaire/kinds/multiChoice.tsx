import { graphql, readInlineData } from 'relay-runtime'
import * as yup from 'yup'
import type { multiChoice_question$key } from '../../__generated__/multiChoice_question.graphql.ts'
import { Field, MultiSelect } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { type FieldProps, fieldSettings, leavesGroup, type QuestionKind } from './kind.ts'
import { labelOf, readOptions } from './options.ts'
import { type FormOption, messageOf, type QuestionBase, unchanged, withRules } from './question.ts'
import { type AnswerValue, asList, type FormValue } from './value.ts'

const fragment = graphql`
  fragment multiChoice_question on MultiChoiceField @inline {
    options {
      value
      label
      help
    }
    initialOptions
  }
`

type MultiChoiceQuestion = QuestionBase & {
  kind: 'MULTI_CHOICE'
  options: readonly FormOption[]
  initial: readonly string[]
}

/** Any number of several options. */
function MultiChoiceField(props: FieldProps<MultiChoiceQuestion>) {
  const { question, value, onChange, onLeave } = props
  return (
    <Field {...fieldSettings(props)} group>
      <MultiSelect
        options={question.options}
        value={asList(value)}
        onValueChange={onChange}
        onBlur={event => leavesGroup(event) && onLeave()}
      />
    </Field>
  )
}

function toAnswer(value: FormValue | undefined): AnswerValue | null {
  const options = [...new Set(asList(value))]
  return options.length === 0 ? null : { options }
}

export const multiChoice: QuestionKind<MultiChoiceQuestion> = {
  read: (base, { multiChoice: ref }) => {
    const field = readInlineData<multiChoice_question$key>(fragment, ref)
    return {
      ...base,
      kind: 'MULTI_CHOICE',
      options: readOptions(field?.options ?? []),
      initial: field?.initialOptions ?? [],
    }
  },
  initial: question => question.initial,
  cleared: () => [],
  fits: ({ options }, value): value is FormValue =>
    Array.isArray(value) && value.every(item => options.some(option => option.value === item)),
  isEmpty: value => asList(value).length === 0,
  fromAnswer: answer => answer.options ?? undefined,
  toAnswer,
  toSave: (_question, value) => ({ answer: toAnswer(value) }),
  toYup: ({ rules, options }) => {
    const known = options.map(option => option.value)
    return withRules(
      yup
        .array(yup.string().defined())
        .ensure()
        .transform((chosen: readonly string[]) => [...new Set(chosen)])
        .test(
          'options',
          () => messageOf(rules, 'ONE_OF') ?? t('Choose from the options'),
          (chosen = []) => chosen.every(value => known.includes(value)),
        ),
      rules,
      {
        REQUIRED: (schema, { message }) => schema.min(1, message),
        MAX_ITEMS: (schema, { value, message }) => schema.max(value, message),
        // The first test has its message, since an option that is gone is refused without the rule too.
        ONE_OF: unchanged,
        MIN_LENGTH: unchanged,
        MAX_LENGTH: unchanged,
        EMAIL: unchanged,
        MIN_NUMBER: unchanged,
        MAX_NUMBER: unchanged,
      },
    )
  },
  isCheckedOnLeave: false,
  isProse: false,
  inWords: ({ options }, value) =>
    asList(value)
      .map(option => labelOf(options, option))
      .join(', '),
  Field: MultiChoiceField,
}

import * as yup from 'yup'
import { Field, TextInput } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { type FieldProps, fieldSettings, type QuestionKind } from './kind.ts'
import { type QuestionBase, unchanged, withRules } from './question.ts'
import { asText, type FormValue } from './value.ts'

const INT32 = { min: -(2 ** 31), max: 2 ** 31 - 1 }

function wholeNumberMessage(label: string): string {
  return t('“{label}” takes a whole number.', { label })
}

/** Text that was typed as a whole number: undefined for none, NaN for anything else. */
function parseTyped(typed: string): number | undefined {
  if (typed.trim() === '') return undefined
  return /^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

/**
 * A whole number. A text input with a numeric keypad: `type="number"` drops what it cannot read, and changes its value
 * when the page is scrolled over it.
 */
function NumberField(props: FieldProps) {
  const { question, value, onChange, onLeave } = props
  return (
    <Field {...fieldSettings(props)}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        name={question.key}
        value={asText(value)}
        placeholder={question.placeholder ?? undefined}
        onChange={event => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  )
}

export const number: QuestionKind<QuestionBase & { kind: 'NUMBER' }> = {
  read: base => ({ ...base, kind: 'NUMBER' }),
  initial: () => '',
  cleared: () => '',
  fits: (_question, value): value is FormValue => typeof value === 'string',
  isEmpty: value => asText(value).trim() === '',
  fromAnswer: answer => answer.number?.toString(),
  toAnswer: value => {
    const typed = asText(value).trim()
    return typed === '' ? null : { number: Number(typed) }
  },
  toSave: ({ label }, value) => {
    const typed = parseTyped(asText(value))
    if (typed === undefined) return { answer: null }
    return typed >= INT32.min && typed <= INT32.max
      ? { answer: { number: typed } }
      : { fault: wholeNumberMessage(label) }
  },
  toYup: ({ label, rules }) => {
    const wholeNumber = wholeNumberMessage(label)
    return withRules(
      yup
        .number()
        .transform((_, typed: unknown) => parseTyped(String(typed ?? '')))
        .typeError(wholeNumber)
        .min(INT32.min, wholeNumber)
        .max(INT32.max, wholeNumber),
      rules,
      {
        REQUIRED: (schema, { message }) => schema.required(message),
        MIN_NUMBER: (schema, { value, message }) => schema.min(value, message),
        MAX_NUMBER: (schema, { value, message }) => schema.max(value, message),
        MIN_LENGTH: unchanged,
        MAX_LENGTH: unchanged,
        EMAIL: unchanged,
        ONE_OF: unchanged,
        MAX_ITEMS: unchanged,
      },
    )
  },
  // While it is being typed, '-' is not a number yet.
  isCheckedOnLeave: true,
  isProse: false,
  inWords: (_question, value) => asText(value),
  Field: NumberField,
}

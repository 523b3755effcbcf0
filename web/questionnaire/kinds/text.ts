import * as yup from 'yup'
import { t } from '../../language/language.ts'
import type { QuestionKind } from './kind.ts'
import { unchanged, withRules } from './question.ts'
import { asText, type FormValue } from './value.ts'

/** The pattern that the server checks addresses with. */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether the server can store this text: it has neither a NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}

/** The number of words, counted as on the results page: what white space separates. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

/** What the kinds with a text as their answer have in common. */
export const text = {
  initial: () => '',
  cleared: () => '',
  fits: (_question, value): value is FormValue => typeof value === 'string',
  isEmpty: value => asText(value).trim() === '',
  fromAnswer: answer => answer.text ?? undefined,
  toAnswer: value => {
    const trimmed = asText(value).trim()
    return trimmed === '' ? null : { text: trimmed }
  },
  // As it was typed: trimmed, a space that was just typed would vanish on another page.
  toSave: ({ rules }, value) => {
    const typed = asText(value)
    const tooLong = rules.find(rule => rule.type === 'MAX_LENGTH' && typed.trim().length > rule.value)
    if (tooLong !== undefined) return { fault: tooLong.message }
    return { answer: typed === '' ? null : { text: typed } }
  },
  toYup: ({ label, rules }, { waivesMinLength }) =>
    withRules(
      yup
        .string()
        .ensure()
        .trim()
        .test(
          'storable',
          () => t('“{label}” contains a character that cannot be kept. Please remove it.', { label }),
          isStorable,
        ),
      rules,
      {
        REQUIRED: (schema, { message }) => schema.required(message),
        MIN_LENGTH: (schema, { value, message }) => (waivesMinLength ? schema : schema.min(value, message)),
        MAX_LENGTH: (schema, { value, message }) => schema.max(value, message),
        EMAIL: (schema, { message }) => schema.matches(EMAIL, { message, excludeEmptyString: true }),
        ONE_OF: unchanged,
        MAX_ITEMS: unchanged,
        MIN_NUMBER: unchanged,
        MAX_NUMBER: unchanged,
      },
    ),
  isCheckedOnLeave: false,
  inWords: (_question, value) => asText(value),
} satisfies Omit<QuestionKind, 'read' | 'isProse' | 'Field'>

import { type Messages, setupI18n } from '@lingui/core'
import type { Translator, Values } from './language.ts'

/** Hindi with these texts. */
export function hindiOf(messages: Messages): Translator {
  const i18n = setupI18n({ locale: 'hi', locales: 'hi-IN', messages: { hi: messages } })
  return {
    language: 'hi',
    locale: 'hi-IN',
    find: (message, values: Values = {}) =>
      Object.hasOwn(messages, message) ? i18n._(message, { ...values }) : null,
  }
}

import { type Messages, setupI18n } from '@lingui/core'
import { keyOfSent, type Translator, type Values } from './language.ts'

/** Hindi with these texts. */
export function hindiOf(messages: Messages): Translator {
  const i18n = setupI18n({ locale: 'hi', locales: 'hi-IN', messages: { hi: messages } })
  let worded: WordedText[] | null = null

  function find(message: string, values: Values = {}): string | null {
    return Object.hasOwn(messages, message) ? i18n._(message, { ...values }) : null
  }

  function findWorded(text: string): string | null {
    worded ??= Object.keys(messages).flatMap(key => wordedTextOf(key) ?? [])
    for (const { key, expression } of worded) {
      const words = expression.exec(text)?.groups
      const values = words && valuesOf(words)
      if (values) return find(key, values)
    }
    return null
  }

  /** The words that a key has room for; null where a text among them is not in the catalogue. */
  function valuesOf(words: Record<string, string>): Values | null {
    const values: Record<string, string> = {}
    for (const [name, said] of Object.entries(words)) {
      const { key, figures } = keyOfSent(said)
      const value = name.startsWith('t') ? (find(key, figures) ?? findWorded(said)) : said
      if (value === null) return null
      values[name] = value
    }
    return values
  }

  return { language: 'hi', locale: 'hi-IN', find, findWorded }
}

type WordedText = { key: string; expression: RegExp }

/** How a text of the server with words in it is recognised; null where the key has no room for words. */
function wordedTextOf(key: string): WordedText | null {
  if (!/\{[st]\d\}/.test(key)) return null
  const pattern = key
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(n\d)\}/g, '(?<$1>\\d+(?:,\\d+)*)')
    .replace(/\{([st]\d)\}/g, '(?<$1>.+?)')
  return { key, expression: new RegExp(`^${pattern}$`, 'su') }
}

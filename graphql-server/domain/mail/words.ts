import type { MailLanguage } from '../../generated/prisma/enums.ts'
import { HINDI } from './hindi.ts'

/** A text of a mail, in English. Each has a Hindi one. */
export type MailMessage = keyof typeof HINDI

/** What a person reads of a mail, and its language. */
export type WrittenMail = { language: MailLanguage; subject: string; body: string }

const LOCALES = { ENGLISH: 'en-GB', HINDI: 'hi-IN' } as const satisfies Record<MailLanguage, string>

/** How a language is written in HTML, as a tag of BCP 47. */
export const LANGUAGE_TAGS = { ENGLISH: 'en', HINDI: 'hi' } as const satisfies Record<MailLanguage, string>

/** The words of mails in one language. */
export type MailWords = {
  language: MailLanguage
  /** A text, with `{name}` filled in. */
  say(message: MailMessage, values?: Readonly<Record<string, string | number>>): string
  /** '7 January 2026'. */
  day(moment: Date): string
  /** 'Wednesday 7 January 2026'. */
  weekday(moment: Date): string
}

/** The words of mails in a language. Days are those of UTC. */
export function mailWords(language: MailLanguage): MailWords {
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' })
  return {
    language,
    say: (message, values = {}) =>
      textIn(language, message).replace(/\{(\w+)\}/g, (room, name: string) => String(values[name] ?? room)),
    day: moment => day.format(moment),
    weekday: moment => weekday.format(moment).replace(',', ''),
  }
}

/** A text in a language; in English where there is none. */
export function textIn(language: MailLanguage, message: string): string {
  return language === 'HINDI' && isTranslated(message) ? HINDI[message] : message
}

function isTranslated(message: string): message is MailMessage {
  return Object.hasOwn(HINDI, message)
}

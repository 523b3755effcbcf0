import { currentLanguage } from '../language/language.ts'

/** A number in the present language: '120,000' in English, '1,20,000' in Hindi. */
export function numberOf(value: number, options: Intl.NumberFormatOptions = {}): string {
  const { language, locale } = currentLanguage()
  return value.toLocaleString(language === 'en' ? 'en' : locale, options)
}

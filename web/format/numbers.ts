import { currentLanguage } from '../language/language.ts'

/** A number in the present language, as Indians group it: '1,20,000'. */
export function numberOf(value: number, options: Intl.NumberFormatOptions = {}): string {
  const { language, locale } = currentLanguage()
  return value.toLocaleString(language === 'en' ? 'en-IN' : locale, options)
}

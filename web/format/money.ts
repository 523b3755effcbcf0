import { currentLanguage } from '../language/language.ts'

/**
 * An amount in whole units: rupees as Indians write them ('₹1,20,000'), others as they are written abroad ('$120,000').
 * Hindi groups all of them by lakh and crore.
 */
export function moneyOf(amount: number, currency: string): string {
  const { language, locale } = currentLanguage()
  const english = currency === 'INR' ? 'en-IN' : 'en'
  return new Intl.NumberFormat(language === 'en' ? english : locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(amount)
}

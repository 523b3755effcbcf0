import { listOf } from '../format/lists.ts'
import { currentLanguage } from '../language/language.ts'

/** The months of the year by their English names, January first, as addresses have them. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The name of a month, 1 to 12, in the present language. */
export function monthName(month: number): string {
  const { locale } = currentLanguage()
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1))
}

/** Months as people read them: 'January and September'. */
export function monthsOf(months: readonly number[]): string {
  return listOf(months.filter(month => MONTHS[month - 1] !== undefined).map(monthName))
}

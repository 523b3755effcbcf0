import { formatDistanceToNowStrict, intlFormatDistance } from 'date-fns'
import { currentLanguage } from '../language/language.ts'

/** How long ago a moment was: '3 minutes ago'. */
export function ageOf(moment: string): string {
  const { language, locale } = currentLanguage()
  const date = new Date(moment)
  if (language === 'en') return formatDistanceToNowStrict(date, { addSuffix: true })
  return intlFormatDistance(date, Date.now(), { locale, numeric: 'always' })
}

import { listOf } from '../format/lists.ts'
import { t } from '../language/language.ts'

/**
 * The usual time of applying in words, with the year that it is known from: 'usually mid-December (2026)'. Null where
 * none is known.
 */
export function usualDeadlines(days: readonly string[], year: number | null | undefined): string | null {
  if (days.length === 0) return null
  const when = listOf(days)
  return year == null ? t('usually {when}', { when }) : t('usually {when} ({year})', { when, year })
}

/**
 * The usual time of applying in words, with the year that it is known from: 'usually mid-December (2026)'. Null where
 * none is known.
 */
export function usualDeadlines(days: readonly string[], year: number | null | undefined): string | null {
  if (days.length === 0) return null
  const when = new Intl.ListFormat('en-GB').format(days)
  return year == null ? `usually ${when}` : `usually ${when} (${year})`
}

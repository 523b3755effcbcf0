import { calendarDayOf, isoDayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'

const MOST_SHOWN = 3

/**
 * The next days by which one applies, in words; the last known one where all are past, and null where none is known.
 */
export function deadlineWords(
  deadlines: readonly { readonly date: string; readonly label: string }[],
  now: Date,
): string | null {
  const today = isoDayOf(now.toISOString())
  const ahead = deadlines.filter(({ date }) => date >= today).slice(0, MOST_SHOWN)
  if (ahead.length > 0) return ahead.map(({ date, label }) => `${calendarDayOf(date)} (${label})`).join('; ')
  const last = deadlines.at(-1)
  return last
    ? t('Last known: {date} ({label})', { date: calendarDayOf(last.date), label: last.label })
    : null
}

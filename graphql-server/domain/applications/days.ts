import { UTCDate } from '@date-fns/utc'
import { addDays, differenceInCalendarDays } from 'date-fns'

/** A day in ISO 8601, such as '2026-01-07'. Days have no time and no time zone. */
export type Day = string

const DATE_IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The UTC day of a moment, or of a date column. */
export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10)
}

/** A day as a value for a date column. */
export function columnOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The day that many days later; earlier for a negative number. */
export function daysAfter(day: Day, days: number): Day {
  return dayOf(addDays(new UTCDate(columnOf(day)), days))
}

/** The number of days between two days; negative where `to` is the earlier one. */
export function daysFrom(from: Day, to: Day): number {
  return differenceInCalendarDays(new UTCDate(columnOf(to)), new UTCDate(columnOf(from)))
}

/** '7 January 2026'. */
export function dayInWords(day: Day): string {
  return DATE_IN_WORDS.format(columnOf(day))
}

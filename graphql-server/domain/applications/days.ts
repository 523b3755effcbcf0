import { UTCDate } from '@date-fns/utc'
import { addDays, differenceInCalendarDays } from 'date-fns'

/** A day as ISO 8601 writes it: '2026-01-07'. Days have no time and no time zone. */
export type Day = string

const DAY_IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** The day of a moment, in UTC; also of a column that holds a day. */
export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10)
}

/** A day as a column takes it. */
export function columnOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The day that lies so many days later; earlier where the number is negative. */
export function daysAfter(day: Day, days: number): Day {
  return dayOf(addDays(new UTCDate(columnOf(day)), days))
}

/** How many days lie between two: negative where `to` is the earlier one. */
export function daysFrom(from: Day, to: Day): number {
  return differenceInCalendarDays(new UTCDate(columnOf(to)), new UTCDate(columnOf(from)))
}

/** 'Wednesday 7 January 2026'. */
export function inWords(day: Day): string {
  return DAY_IN_WORDS.format(columnOf(day)).replace(',', '')
}

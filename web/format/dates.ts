import { differenceInCalendarDays, parseISO } from 'date-fns'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
const DISTANCE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

/** A moment as a day that a person reads: '3 March 2026', in their own time zone. */
export function dayOf(moment: string): string {
  return DAY.format(new Date(moment))
}

/** A day without an hour in few letters: '3 Mar 2026'. */
export function shortCalendarDayOf(date: string): string {
  return SHORT_DAY.format(parseISO(date))
}

/** A moment to the minute: '3 March 2026 at 09:05', in the person's own time zone. */
export function momentOf(moment: string): string {
  return MOMENT.format(new Date(moment))
}

/** A moment as month and year: 'March 2026'. */
export function monthOf(moment: string): string {
  return MONTH.format(new Date(moment))
}

/** A moment as YYYY-MM-DD in the person's own time zone, for file names. */
export function isoDayOf(moment: string): string {
  const day = new Date(moment)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`
}

/** A day without an hour ('2026-03-03') as a person reads it: the same day in every time zone. */
export function calendarDayOf(date: string): string {
  return DAY.format(parseISO(date))
}

/** How far off a day is, in words: 'in 12 days', 'tomorrow', '3 days ago'. */
export function distanceOf(date: string, today: Date = new Date()): string {
  return DISTANCE.format(daysUntil(date, today), 'day')
}

/** A deadline that is nearer than this, in days, is marked. */
const SOON = 14

/** Whether a day is so near that it is marked; not once it has passed. */
export function isSoon(date: string, today: Date = new Date()): boolean {
  const days = daysUntil(date, today)
  return days >= 0 && days <= SOON
}

/** Days from today to a day without an hour; below 0 once it has passed. */
export function daysUntil(date: string, today: Date = new Date()): number {
  return differenceInCalendarDays(parseISO(date), today)
}

import { differenceInCalendarDays, parseISO } from 'date-fns'
import { currentLanguage } from '../language/language.ts'

/** Makes a format once for each language. */
function inLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>()
  return () => {
    const { locale } = currentLanguage()
    const format = made.get(locale) ?? make(locale)
    made.set(locale, format)
    return format
  }
}

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  inLanguage(locale => new Intl.DateTimeFormat(locale, options))

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const moments = dateFormat({ dateStyle: 'long', timeStyle: 'short' })
const month = dateFormat({ month: 'long', year: 'numeric' })
const monthName = dateFormat({ month: 'long' })
const distance = inLanguage(locale => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** A moment as a day that a person reads: '3 March 2026', in their own time zone. */
export function dayOf(moment: string): string {
  return day().format(new Date(moment))
}

/** A day without an hour in few letters: '3 Mar 2026'. */
export function shortCalendarDayOf(date: string): string {
  return shortDay().format(parseISO(date))
}

/** A moment to the minute: '3 March 2026 at 09:05', in the person's own time zone. */
export function momentOf(moment: string): string {
  return moments().format(new Date(moment))
}

/** A moment as month and year: 'March 2026'. */
export function monthOf(moment: string): string {
  return month().format(new Date(moment))
}

/** A calendar month, from 1, by its name: 'March'. */
export function monthNameOf(month: number): string {
  return monthName().format(new Date(2026, month - 1, 15))
}

/** A moment as YYYY-MM-DD in the person's own time zone, for file names. */
export function isoDayOf(moment: string): string {
  const local = new Date(moment)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${local.getFullYear()}-${twoDigits(local.getMonth() + 1)}-${twoDigits(local.getDate())}`
}

/** A day without an hour ('2026-03-03') as a person reads it: the same day in every time zone. */
export function calendarDayOf(date: string): string {
  return day().format(parseISO(date))
}

/** How far off a day is, in words: 'in 12 days', 'tomorrow', '3 days ago'. */
export function distanceOf(date: string, today: Date = new Date()): string {
  return distance().format(daysUntil(date, today), 'day')
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

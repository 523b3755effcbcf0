import { ValidationError } from '../errors.ts'

/** How many complete months or weeks may be asked for. */
const MOST_MONTHS = 24
const MOST_WEEKS = 26
const WEEK = 7 * 24 * 60 * 60 * 1000

/** A time from a moment to another, without that one. */
export type Period = { from: Date; to: Date }

/** The last complete months (UTC). Running ones are left out: from day to day they would tell of single people. */
export function lastMonths(now: Date, months: number): Period {
  checkCount({ path: 'months', count: months, most: MOST_MONTHS })
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  return { from: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)), to }
}

/** The weeks before a Monday, from Monday to Sunday (UTC). */
export function lastWeeks(monday: Date, weeks: number): Period {
  checkCount({ path: 'weeks', count: weeks, most: MOST_WEEKS })
  return { from: new Date(monday.getTime() - weeks * WEEK), to: monday }
}

/** @throws ValidationError naming the argument, which GraphiQL shows by its message */
export function checkCount({ path, count, most }: { path: string; count: number; most: number }): void {
  if (count >= 1 && count <= most) return
  const message = `Ask for 1 to ${most}`
  throw new ValidationError([{ path, message }], `${path}: ${message}.`)
}

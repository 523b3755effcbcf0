import { counted } from './counted.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in whole words, rounded up: '5 minutes', '3 hours', '2 days'. */
export function spanOf(seconds: number): string {
  if (seconds <= 90 * MINUTE) return counted(Math.max(1, Math.ceil(seconds / MINUTE)), 'minute')
  if (seconds <= 2 * DAY) return counted(Math.ceil(seconds / HOUR), 'hour')
  return counted(Math.ceil(seconds / DAY), 'day')
}

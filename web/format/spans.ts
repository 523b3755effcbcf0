import { plural } from '../language/language.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in whole words, rounded up: '5 minutes', '3 hours', '2 days'. */
export function spanOf(seconds: number): string {
  if (seconds <= 90 * MINUTE)
    return plural(Math.max(1, Math.ceil(seconds / MINUTE)), { one: '# minute', other: '# minutes' })
  if (seconds <= 2 * DAY) return plural(Math.ceil(seconds / HOUR), { one: '# hour', other: '# hours' })
  return plural(Math.ceil(seconds / DAY), { one: '# day', other: '# days' })
}

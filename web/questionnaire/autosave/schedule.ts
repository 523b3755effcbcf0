/* When answers are sent and kept. Pure functions; times are milliseconds since 1970. */

/** Answers are sent after this pause in typing, or after this long without a pause. */
export const PAUSE_MS = 600
export const LONGEST_UNSENT_MS = 5000
/** A request without a response times out after this. */
export const RESPONSE_TIMEOUT_MS = 20_000
const FIRST_RETRY_MS = 1000
export const LAST_RETRY_MS = 30_000
/** The interval of writes to the device. A crash loses at most this much of what was typed. */
export const KEEP_EVERY_MS = 250

/** When something was typed, and how often sending has failed. */
export type Schedule = {
  changedAt: number
  /** The time of the first unsent change; null if nothing is unsent. */
  unsentSince: number | null
  /** The failed attempts since the last success. */
  failures: number
}

export const IDLE_SCHEDULE: Schedule = { changedAt: 0, unsentSince: null, failures: 0 }

export function afterTyping(schedule: Schedule, now: number): Schedule {
  return { ...schedule, changedAt: now, unsentSince: schedule.unsentSince ?? now }
}

export function afterSending(schedule: Schedule): Schedule {
  return { ...schedule, unsentSince: null }
}

export function afterFailure(schedule: Schedule): Schedule {
  return { ...schedule, failures: schedule.failures + 1 }
}

export function afterSuccess(schedule: Schedule): Schedule {
  return { ...schedule, failures: 0 }
}

/** When to send: after a pause in typing, but not later than `LONGEST_UNSENT_MS` after the first change. */
export function sendTime({ changedAt, unsentSince }: Schedule, now: number): number {
  const since = unsentSince ?? now
  return Math.min(Math.max(changedAt, since) + PAUSE_MS, since + LONGEST_UNSENT_MS)
}

/** The delay before the next attempt. It doubles each time, up to `LAST_RETRY_MS`. */
export function retryDelay({ failures }: Schedule): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LAST_RETRY_MS)
}

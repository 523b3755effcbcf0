/*
 * When answers are sent and kept. Pure: times come in as milliseconds since 1970.
 */

/** A pause in typing that is long enough to send, and how long typing may go on without one. */
export const PAUSE_MS = 600
export const LONGEST_UNSENT_MS = 5000
/** A request without a response for this long is taken for lost. */
export const RESPONSE_TIMEOUT_MS = 20_000
export const FIRST_RETRY_MS = 1000
export const LAST_RETRY_MS = 30_000
/** At most so much of what was typed is lost when a page ends without notice. */
export const KEEP_EVERY_MS = 250

/** When something was typed, and how often sending has failed. */
export type Schedule = {
  changedAt: number
  /** Since when something is unsent; null while nothing is. */
  unsentSince: number | null
  /** Failed attempts since the last one that succeeded. */
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

/** How long to wait before the next attempt: each time twice as long, up to `LAST_RETRY_MS`. */
export function retryDelay({ failures }: Schedule): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LAST_RETRY_MS)
}

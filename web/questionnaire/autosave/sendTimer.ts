import type { Clock } from './clock.ts'
import {
  afterFailure,
  afterSending,
  afterSuccess,
  afterTyping,
  IDLE_SCHEDULE,
  retryDelay,
  type Schedule,
  sendTime,
} from './schedule.ts'

/** Calls `send` at the times of the schedule. At most one call is scheduled. */
export class SendTimer {
  readonly #clock: Clock
  readonly #send: () => void
  #schedule: Schedule = IDLE_SCHEDULE
  #cancel: () => void = () => undefined

  constructor(clock: Clock, send: () => void) {
    this.#clock = clock
    this.#send = send
  }

  noteTyping(): void {
    this.#schedule = afterTyping(this.#schedule, this.#clock.now())
  }

  noteSending(): void {
    this.#schedule = afterSending(this.#schedule)
  }

  noteFailure(): void {
    this.#schedule = afterFailure(this.#schedule)
  }

  noteSuccess(): void {
    this.#schedule = afterSuccess(this.#schedule)
  }

  /** Sends after a pause in typing. */
  start(): void {
    const now = this.#clock.now()
    if (this.#schedule.unsentSince === null) this.#schedule = { ...this.#schedule, unsentSince: now }
    this.#after(sendTime(this.#schedule, now) - now)
  }

  /** Sends again after a failure, with a longer delay each time. */
  startRetry(): void {
    this.#after(retryDelay(this.#schedule))
  }

  stop(): void {
    this.#cancel()
  }

  #after(milliseconds: number): void {
    this.#cancel()
    this.#cancel = this.#clock.after(Math.max(0, milliseconds), this.#send)
  }
}

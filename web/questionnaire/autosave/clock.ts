/** The current time and timers. Tests pass a clock that they advance themselves. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls a function after a delay in milliseconds. The returned function cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

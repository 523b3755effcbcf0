/** The time, and a way to wait. Tests pass one that they move themselves. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs something after so many milliseconds, unless the returned function cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}
